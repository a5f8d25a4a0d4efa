// Layers with borders and corners at 2 and 3 pixels a point, and filled curves (swift-snapshot-testing's snapshots).

import Cairn
import Foundation
import RenderTree

/// Single layers on nothing.
enum ShapeScenes {
  static var all: [ReferenceScene] {
    [
      scene("testCALayer.1", 100, scale: 3, .exact) {
        let box = $0.add($0.bounds, .pureRed)
        box.borderWidth = 4
        box.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      },
      // The file is in Generic RGB; this is how sRGB green reads in it.
      scene("testNSViewWithLayer.1", 10, scale: 2, .smallCorners) {
        $0.add($0.bounds, CGColor(red: 34 / 255, green: 1, blue: 6 / 255, alpha: 1)).cornerRadius = 5
      },
      scene("testCGPath.iOS", 90, scale: 1, .curves, .yDown) { heart($0) },
      scene("testUIBezierPath.iOS", 90, scale: 1, .flattened, .yDown) { heart($0) },
      scene("testCGPath.macOS", 90, scale: 2, .curves, .yUp) { heart($0) },
      scene("testNSBezierPath.macOS", 90, scale: 2, .curves, .yUp) { heart($0, isCubic: true) },
    ]
  }

  private static func scene(
    _ name: String, _ side: CGFloat, scale: CGFloat, _ tolerance: Tolerance,
    _ orientation: RenderScene.Orientation = .yDown, _ build: @escaping (CALayer) -> Void
  ) -> ReferenceScene {
    ReferenceScene(
      image: "swift-snapshot-testing/\(name).png", size: CGSize(width: side, height: side), scale: scale,
      orientation: orientation, tolerance: tolerance, build: build)
  }

  /// A heart lying on its side and a circle. Its round end is of quadratic curves in most pictures, of cubic ones in one.
  private static func heart(_ root: CALayer, isCubic: Bool = false) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 60))
    if isCubic {
      path.addCurve(to: CGPoint(x: 30, y: 90), control1: CGPoint(x: 0, y: 75), control2: CGPoint(x: 15, y: 90))
      path.addCurve(to: CGPoint(x: 60, y: 60), control1: CGPoint(x: 45, y: 90), control2: CGPoint(x: 60, y: 75))
    } else {
      path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
      path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 56.25, y: 86.25))
    }
    path.addCurve(to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
    path.addCurve(to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 15), control2: CGPoint(x: 75, y: 0))
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
    let shape = CAShapeLayer()
    shape.frame = root.bounds
    shape.path = path
    root.addSublayer(shape)
  }
}
