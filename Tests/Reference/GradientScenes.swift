// Gradient layers of every kind (the snapshots of ViewFactory and swift-snapshot-testing).

import Cairn
import Foundation

/// Gradients in 375 × 100 points at 3 pixels a point, and one square.
enum GradientScenes {
  private static let start = CGPoint(x: 0, y: 0)
  private static let center = CGPoint(x: 0.5, y: 0.5)

  static var all: [ReferenceScene] {
    [
      scene("testCustom_WhenTypeAxial_ShouldAddAxialGradientLayer") { $0.type = .axial },
      scene("testCustom_WhenTypeRadial_ShouldAddRadialGradientLayer") { _ in },
      scene("testCustom_WhenGradientLayerIsDefault_ShouldAddRadialGradientFromTopLeftToBottomRight") { _ in },
      scene("testCustom_WhenStartPointSetToCenter_ShouldAddGradientLayerFromCenter") { $0.startPoint = center },
      scene("testCustom_WhenStartPointSetToTopCenter_ShouldAddGradientLayerFromTopCenter") {
        $0.startPoint = CGPoint(x: 0.5, y: 0)
      },
      scene("testCustom_WhenTypeConic_ShouldAddConicGradientLayer", leavingOut: isOnSeam) { $0.type = .conic },
      scene("testCustom_WhenGradientLayerHaveMultipleColors_ShouldAddGradientWithAllColors") {
        $0.colors = [.pureRed, .pureYellow, .pureGreen, .pureBlue] as [CGColor]
      },
      scene("testCustom_WhenCornerRadiusSet_ShouldAddCornerRadiusToGradientLayer", .roundedGradient) {
        $0.cornerRadius = 16
      },
      scene("testCustom_WhenMixed_ShouldCustomGradientLayer", .roundedGradient) {
        $0.type = .axial
        $0.startPoint = center
        $0.colors = [.pureRed, .pureYellow, .pureBlue] as [CGColor]
        $0.cornerRadius = 16
      },
      diagonal("testDiagonal_WhenGradientLayerWithDefaultNameNotExist_ShouldAddGradientLayerToView"),
      diagonal("testDiagonal_WhenThereIsAnotherGradientLayer_ShouldAddGradientLayerToViewOnTopAndCoverPreviousLayer"),
      ReferenceScene(
        image: "swift-snapshot-testing/testCALayerWithGradient.1.png", size: CGSize(width: 100, height: 100), scale: 3,
        tolerance: .gradient
      ) { root in
        let layer = CAGradientLayer()
        layer.frame = root.bounds
        layer.colors = [.pureRed, .pureYellow] as [CGColor]
        root.addSublayer(layer)
      },
    ]
  }

  /// Pixels within one of the ray where a conic gradient's last colour meets the first: Core Graphics mixes the two
  /// there, now over one pixel, now over three.
  private static func isOnSeam(_ x: Int, _ y: Int) -> Bool {
    let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
    return abs(x * 300 - y * 1125) / (300 * 300 + 1125 * 1125).squareRoot() < 1
  }

  private static func diagonal(_ name: String) -> ReferenceScene {
    scene(name) {
      $0.type = .axial
      $0.startPoint = CGPoint(x: 0.25, y: 0.25)
      $0.locations = [0, 1]
    }
  }

  /// Radial from the first corner to the last, red to blue, unless the change says otherwise.
  private static func scene(
    _ name: String, _ tolerance: Tolerance = .gradient,
    leavingOut isLeftOut: @escaping (Int, Int) -> Bool = { _, _ in false },
    _ change: @escaping (CAGradientLayer) -> Void
  ) -> ReferenceScene {
    ReferenceScene(
      image: "viewfactory/\(name).png", size: CGSize(width: 375, height: 100), scale: 3, tolerance: tolerance,
      isLeftOut: isLeftOut
    ) { root in
      let layer = CAGradientLayer()
      layer.frame = root.bounds
      layer.type = .radial
      layer.startPoint = start
      layer.endPoint = CGPoint(x: 1, y: 1)
      layer.colors = [.pureRed, .pureBlue] as [CGColor]
      change(layer)
      root.addSublayer(layer)
    }
  }
}
