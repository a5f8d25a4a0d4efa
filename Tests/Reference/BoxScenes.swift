// Backgrounds, corners, borders and shadows (Blueprint's snapshots).

import Cairn
import Foundation

/// Boxes on white.
enum BoxScenes {
  static var all: [ReferenceScene] {
    [
      scene("backgroundColor_red", .exact) { $0.add($0.bounds, .pureRed) },
      scene("backgroundColor_clear", .exact) { $0.add($0.bounds, .clear) },
      scene("cornerStyle_rounded", .smallCorners) { $0.add($0.bounds, .pureBlue).cornerRadius = 10 },
      scene("cornerStyle_wideCapsule", .largeCorners, CGSize(width: 200, height: 100)) {
        $0.add($0.bounds, .pureBlue).cornerRadius = 50
      },
      scene("cornerStyle_longCapsule", .largeCorners, CGSize(width: 100, height: 200)) {
        $0.add($0.bounds, .pureBlue).cornerRadius = 50
      },
      scene("borders_square", .border) { bordered($0.add($0.bounds, .pureBlue)) },
      scene("borders_rounded", .thinRing) {
        let box = $0.add($0.bounds, .pureBlue)
        box.cornerRadius = 10
        bordered(box)
      },
      scene("shadow_", .shadowOfSmallCorners) {
        shadowed($0.add(CGRect(x: 20, y: 20, width: 60, height: 60), .pureGreen), .pureMagenta, corners: 10, blur: 8)
      },
      scene("largeCornerRadius_", .shadowOfLargeCorners, CGSize(width: 120, height: 100)) {
        shadowed($0.add(CGRect(x: 20, y: 20, width: 80, height: 60), .pureBlue), .pureRed, corners: 30, blur: 2)
      },
    ]
  }

  private static func scene(
    _ name: String, _ tolerance: Tolerance, _ size: CGSize = CGSize(width: 100, height: 100),
    _ build: @escaping (CALayer) -> Void
  ) -> ReferenceScene {
    ReferenceScene(
      image: "blueprint/BoxTests.test_\(name)_iOS-17.png", size: size, background: .whiteBackground,
      tolerance: tolerance, build: build)
  }

  private static func bordered(_ box: CALayer) {
    box.borderWidth = 1
    box.borderColor = .halfOrange
  }

  private static func shadowed(_ box: CALayer, _ color: CGColor, corners: CGFloat, blur: CGFloat) {
    box.cornerRadius = corners
    box.shadowColor = color
    box.shadowOpacity = 1
    box.shadowRadius = blur
    box.shadowOffset = .zero
    box.shadowPath = CGPath(roundedRect: box.bounds, cornerWidth: corners, cornerHeight: corners, transform: nil)
  }
}
