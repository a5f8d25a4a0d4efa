// swift-tools-version: 6.2
// Pieces of animation as tutorials for iOS write them, compiled unchanged against Cairn's modules of Apple's names.

import PackageDescription

let package = Package(
  name: "Samples",
  dependencies: [.package(name: "Cairn", path: "..")],
  targets: [
    .executableTarget(
      name: "Tutorials",
      dependencies: [
        .product(name: "CoreGraphics", package: "Cairn"), .product(name: "QuartzCore", package: "Cairn"),
        .product(name: "UIKit", package: "Cairn"),
      ])
  ],
  swiftLanguageModes: [.v5]
)
