// swift-tools-version: 6.2
// The package: one target a question (see ARCHITECTURE.md), imports in one direction, no package dependencies.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: settings)
}

/// What `import Cairn` brings.
let publicModules: [Target.Dependency] = [
  "Cairn", "CoreAnimation", "FrameEngine", "FrameOutput", "Graphics", "RenderTree",
]

let package = Package(
  name: "Cairn",
  products: [
    .library(name: "Cairn", targets: ["Cairn"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SceneFormats", targets: ["SceneFormats"]),
    .library(name: "Compositions", targets: ["Compositions"]),
    .executable(name: "cairn", targets: ["CairnCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", path: "CCairo", pkgConfig: "pangocairo libpng libturbojpeg zlib",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "libpng-dev", "libturbojpeg0-dev", "zlib1g-dev"])]),

    module("Graphics"),
    module("Effects", ["Graphics"]),
    module("RenderTree", ["Graphics"]),
    module("FrameResolving", ["RenderTree", "Graphics"]),
    module("FramePlanning", ["FrameResolving", "RenderTree", "Effects", "Graphics"]),
    module("Cairo", ["CCairo", "Graphics"]),
    module("FrameRaster", ["FramePlanning", "RenderTree", "Effects", "Cairo", "Graphics"]),
    module("CoreAnimation", ["RenderTree", "FrameResolving", "Effects", "Graphics"]),
    module("FrameOutput", ["Graphics", "Cairo"]),
    module(
      "FrameEngine",
      [
        "CoreAnimation", "FrameResolving", "FramePlanning", "FrameRaster", "FrameOutput", "RenderTree", "Graphics",
        "Cairo",
      ]),
    module("SceneFormats", ["CoreAnimation", "RenderTree", "Graphics", "Cairo"]),
    module("Cairn", ["CoreAnimation", "Graphics", "FrameEngine", "FrameOutput", "FramePlanning", "RenderTree"]),
    // Compositions import Cairn alone. What Cairn re-exports is named here too, because SwiftPM builds a target anew only
    // when a target it names changed, and a class of the public model whose layout changed must not be missed.
    module("Compositions", publicModules),
    module("Benchmarking", publicModules),
    // Swift Testing has overlays for Apple's modules, which the compiler asks for by name wherever both are imported.
    module("_Testing_CoreGraphics"),
    module("_Testing_UIKit"),
    module("CoreGraphics", ["Graphics", "_Testing_CoreGraphics"]),
    module("QuartzCore", ["CoreGraphics"] + publicModules),
    module("UIKit", ["QuartzCore", "CoreGraphics", "_Testing_UIKit"] + publicModules),
    module(
      "Commands",
      [
        "Cairn", "CoreAnimation", "FrameEngine", "FrameOutput", "SceneFormats", "Compositions", "Benchmarking",
        "RenderTree", "Graphics",
      ]),
    .executableTarget(name: "CairnCommand", dependencies: ["Commands"], swiftSettings: settings),

    .executableTarget(
      name: "BenchResolve", dependencies: ["CoreAnimation", "FrameResolving", "RenderTree"],
      path: "Tests/BenchResolve", swiftSettings: settings),
    .executableTarget(
      name: "Formulas", dependencies: ["CoreAnimation", "FrameResolving", "RenderTree", "Graphics"],
      path: "Tests/Formulas", swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["CoreAnimation", "FrameOutput", "Effects", "Cairo", "Graphics"],
      path: "Tests/Support", exclude: ["fonts.conf"], swiftSettings: settings),
    .executableTarget(
      name: "ReferenceComparison", dependencies: publicModules + ["Cairo"],
      path: "Tests/Reference", swiftSettings: settings),
    .target(
      name: "BenchScenes", dependencies: publicModules + ["Compositions"], path: "Tests/BenchScenes",
      swiftSettings: settings),
    .executableTarget(
      name: "PipelineBenchmark", dependencies: publicModules + ["BenchScenes"], path: "Tests/Bench",
      swiftSettings: settings),
    .executableTarget(
      name: "Soak", dependencies: publicModules + ["Compositions"], path: "Tests/Soak", swiftSettings: settings),
    tests("SoakTests", ["Soak"]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Commands", "Compositions", "SceneFormats", "CoreAnimation", "FrameOutput", "RenderTree", "Graphics",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: settings),
    tests("FuzzTests", ["FuzzTargets"]),
    tests("ArchitectureTests", []),
    tests("CairnTests", publicModules),
    tests("ArticlesTests", ["Commands", "Compositions", "SceneFormats", "TestSupport"] + publicModules),
    tests(
      "SignatureTests", ["QuartzCore", "CoreGraphics"] + publicModules, exclude: ["AppleSignatures.tsv"]),
    tests("CompositionsTests", ["Compositions"] + publicModules),
    tests("UIKitTests", ["UIKit", "QuartzCore", "CoreGraphics"] + publicModules),
    tests("BenchmarkingTests", ["Benchmarking"] + publicModules),
    tests(
      "CommandsTests",
      ["Commands", "Compositions", "CoreAnimation", "FrameEngine", "FrameOutput", "Graphics", "TestSupport"],
      exclude: ["Snapshots"]),
    tests("FormulasTests", ["Formulas"]),
    tests(
      "FrameEngineTests",
      [
        "FrameEngine", "FramePlanning", "FrameRaster", "FrameResolving", "FrameOutput", "RenderTree", "CoreAnimation",
        "Graphics", "Effects", "Cairo", "TestSupport",
      ]),
    tests(
      "GoldenTests",
      [
        "SceneFormats", "FrameEngine", "FrameRaster", "FramePlanning", "CoreAnimation", "RenderTree", "Effects",
        "Graphics", "TestSupport",
      ]),
    tests(
      "PropertyTests",
      [
        "BenchScenes", "FrameEngine", "FrameOutput", "FrameRaster", "FramePlanning", "CoreAnimation", "RenderTree",
        "Graphics",
        "TestSupport",
      ]),
    tests(
      "FramePlanningTests",
      ["FrameEngine", "FramePlanning", "FrameResolving", "CoreAnimation", "RenderTree", "Graphics", "TestSupport"]),
    tests("GraphicsTests", ["Graphics"]),
    tests("CairoTests", ["Cairo", "Graphics", "TestSupport"], resources: [.copy("Resources")]),
    tests("EffectsTests", ["Effects", "Graphics"]),
    tests("FrameRasterTests", ["FrameRaster", "Cairo", "Graphics", "TestSupport"]),
    tests("FrameOutputTests", ["FrameOutput", "Cairo", "Graphics"]),
    tests("SceneFormatsTests", ["SceneFormats", "CoreAnimation", "RenderTree", "Graphics", "TestSupport"]),
    tests("FrameResolvingTests", ["FrameResolving", "RenderTree", "Graphics"]),
    tests("CoreAnimationTests", ["CoreAnimation", "FrameResolving", "RenderTree", "Graphics"]),
  ],
  swiftLanguageModes: [.v6]
)

// What libFuzzer drives is a program with a main of libFuzzer's own: Scripts/fuzz.sh asks for it, nothing else does.
if Context.environment["CAIRN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzer", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Fuzzer",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
