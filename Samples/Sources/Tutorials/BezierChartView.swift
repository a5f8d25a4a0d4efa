// A smooth chart: Catmull-Rom points as a Bézier path, drawn in by strokeEnd, a gradient under it.

import QuartzCore
import UIKit

class BezierChartView: UIView {
  var values: [CGFloat] = [] {
    didSet { setNeedsLayout() }
  }

  private let line = CAShapeLayer()
  private let gradient = CAGradientLayer()
  private let area = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemBlue.withAlphaComponent(0).cgColor]
    gradient.opacity = 0.3
    gradient.mask = area
    line.strokeColor = UIColor.systemBlue.cgColor
    line.fillColor = nil
    line.lineWidth = 2.5
    line.lineCap = .round
    layer.addSublayer(gradient)
    layer.addSublayer(line)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard values.count > 1 else { return }
    for part in [line, gradient, area] { part.frame = bounds }
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: 20 + (bounds.width - 40) * CGFloat(index) / CGFloat(values.count - 1),
        y: 24 + (bounds.height - 48) * (1 - value))
    }
    let path = smooth(points)
    line.path = path.cgPath
    let closed = UIBezierPath(cgPath: path.cgPath)
    closed.addLine(to: CGPoint(x: points.last!.x, y: bounds.height))
    closed.addLine(to: CGPoint(x: points.first!.x, y: bounds.height))
    closed.close()
    area.path = closed.cgPath
  }

  func drawIn() {
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.toValue = 1
    draw.duration = 0.8
    draw.timingFunction = CAMediaTimingFunction(name: .easeOut)
    line.strokeEnd = 1
    line.add(draw, forKey: "draw")
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 0.8
    gradient.add(fade, forKey: "fade")
  }

  private func smooth(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: points[0])
    for i in 0..<points.count - 1 {
      let before = points[max(i - 1, 0)]
      let (from, to) = (points[i], points[i + 1])
      let after = points[min(i + 2, points.count - 1)]
      path.addCurve(
        to: to,
        controlPoint1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
        controlPoint2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
    }
    return path
  }
}
