// Strokes, dashes, trimmed paths and shadows of shapes (lottie-ios' snapshots, drawn by its Core Animation engine).

import Cairn
import Foundation

/// Shape layers on nothing, at 2 pixels a point.
enum LottieScenes {
  static var all: [ReferenceScene] {
    [
      scene("Nonanimating-GeometryTransformTest-0", 300, 300, .strokes, circles),
      scene("Issues-issue_1169_shadow_style-0", 200, 200, .shadowOfMiddleCorners) {
        shadowed($0, opacity: 0.9, radius: 6)
      },
      scene("Issues-issue_1169_shadow_effect-0", 200, 200, .shadowOfMiddleCorners) {
        shadowed($0, opacity: 1, radius: 2)
      },
    ]
      + [(0, 0), (25, 150), (50, 300), (75, 450)].map { percent, frame in
        scene("Issues-issue_1557-\(percent)", 261, 312, .strokes) { dashed($0, phase: 240 * CGFloat(frame) / 599) }
      }
      + [(0, 0), (25, 22.5), (50, 45), (75, 67.5)].map { percent, frame in
        scene("LottieFiles-bounce_strokes-\(percent)", 500, 500, .strokes, frame: frame, trimmed)
      }
  }

  private static let framesPerSecond = 29.9700012207031

  private static func scene(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ tolerance: Tolerance, frame: Double = 0,
    _ build: @escaping (CALayer) -> Void
  ) -> ReferenceScene {
    ReferenceScene(
      image: "lottie/\(name).png", size: CGSize(width: width, height: height), scale: 2,
      time: frame / framesPerSecond, tolerance: tolerance, build: build)
  }

  /// Four circles with a fill and a stroke, the last twice as large.
  private static func circles(_ root: CALayer) {
    for (x, y, scale) in [(150.0, 150.0, 1.0), (300, 300, 1), (0, 0, 1), (150, 150, 2)] {
      let path = CGPath(ellipseIn: CGRect(x: -34.26, y: -34.26, width: 68.52, height: 68.52), transform: nil)
      let circle = CAShapeLayer()
      circle.path = path
      circle.position = CGPoint(x: x, y: y)
      circle.transform = CATransform3DMakeScale(scale, scale, 1)
      circle.fillColor = CGColor(red: 0.431255, green: 0, blue: 0.902665, alpha: 1)
      circle.strokeColor = .whiteBackground
      circle.lineWidth = 2
      root.addSublayer(circle)
    }
  }

  /// A rounded square with a shadow of its own silhouette, 5 points lower.
  private static func shadowed(_ root: CALayer, opacity: Float, radius: CGFloat) {
    let shape = CAShapeLayer()
    shape.position = CGPoint(x: 100, y: 100)
    let square = CGRect(x: -50, y: -50, width: 100, height: 100)
    shape.path = CGPath(roundedRect: square, cornerWidth: 12, cornerHeight: 12, transform: nil)
    shape.fillColor = CGColor(red: 0.288292320102, green: 0.576094563802, blue: 0.994332107843, alpha: 1)
    shape.shadowOpacity = opacity
    shape.shadowRadius = radius
    shape.shadowOffset = CGSize(width: 0, height: 5)
    root.addSublayer(shape)
  }

  /// A line of round dots.
  private static func dashed(_ root: CALayer, phase: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -1.031, y: 115.028))
    for (x, y) in [(-1.031, 132.278), (108.281, 132.278), (108.281, -22.659), (53.219, -77.722), (65.781, -90.097)] {
      path.addLine(to: CGPoint(x: x, y: y))
    }
    let line = CAShapeLayer()
    line.path = path
    line.setAffineTransform(CGAffineTransform(a: 1.00181, b: 0, c: 0, d: 1.00574, tx: 130.5, ty: 156))
    line.fillColor = nil
    line.strokeColor = CGColor(red: 1, green: 0.8, blue: 0, alpha: 1)
    line.lineWidth = 8
    line.lineCap = .round
    line.miterLimit = 4
    line.lineDashPattern = [0.01, 15]
    line.lineDashPhase = phase
    root.addSublayer(line)
  }

  /// Three copies of a curve that come, run along it and go, one after the other.
  private static func trimmed(_ root: CALayer) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -308, y: -15))
    path.addCurve(
      to: CGPoint(x: -140, y: 87), control1: CGPoint(x: -308, y: -15), control2: CGPoint(x: -195, y: -33))
    path.addCurve(
      to: CGPoint(x: 81, y: 89), control1: CGPoint(x: -138.75, y: 89.727), control2: CGPoint(x: -34, y: -136.37))
    path.addCurve(
      to: CGPoint(x: 248, y: -9), control1: CGPoint(x: 82.437, y: 91.817), control2: CGPoint(x: 133, y: -40))
    let composition = CALayer()
    composition.frame = CGRect(x: -150, y: -150, width: 800, height: 800)
    composition.setAffineTransform(CGAffineTransform(scaleX: 0.625, y: 0.625))
    root.addSublayer(composition)
    // Colour, the frames the opacity passes with its values, and the frames start and end of the stroke set off at.
    let curves: [(CGColor, [(Double, Double)], Double, Double)] = [
      (CGColor(red: 0.41568627451, green: 0.01568627451, blue: 0.058823529412, alpha: 1), [(51, 1), (64, 0)], 14, 0),
      (CGColor(red: 0.81568627451, green: 0, blue: 0, alpha: 1), [(0, 0), (20, 1), (59, 1), (70, 0)], 20, 6),
      (
        CGColor(red: 1, green: 0.729411764706, blue: 0.03137254902, alpha: 1), [(20, 0), (31, 1), (77, 1), (86, 0)], 26,
        12
      ),
    ]
    for (color, opacity, start, end) in curves {
      let curve = CAShapeLayer()
      curve.path = path
      curve.position = CGPoint(x: 433, y: 361.37)
      curve.fillColor = nil
      curve.strokeColor = color
      curve.lineWidth = 30
      curve.lineCap = .round
      curve.miterLimit = 4
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      let (first, last) = (opacity[0].0, opacity[opacity.count - 1].0)
      fade.values = opacity.map { $0.1 }
      fade.keyTimes = opacity.map { NSNumber(value: ($0.0 - first) / (last - first)) }
      run(fade, from: first, to: last, on: curve)
      for (key, frame) in [("strokeStart", start), ("strokeEnd", end)] {
        let trim = CABasicAnimation(keyPath: key)
        trim.fromValue = 0
        trim.toValue = 1
        trim.timingFunction = CAMediaTimingFunction(controlPoints: 0.51, 0, 0.49, 1)
        run(trim, from: frame, to: frame + 60, on: curve)
      }
      composition.addSublayer(curve)
    }
  }

  private static func run(_ animation: CAPropertyAnimation, from first: Double, to last: Double, on layer: CALayer) {
    // 0 would mean the time of the commit.
    animation.beginTime = max(first / framesPerSecond, .leastNonzeroMagnitude)
    animation.duration = (last - first) / framesPerSecond
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: animation.keyPath)
  }
}
