// A live score line: the path morphs from what is on screen, and each new dot pops.

import QuartzCore
import UIKit

class ScoreChartView: UIView {
  private let home = CAShapeLayer()
  private let away = CAShapeLayer()
  private var scores: [(home: Int, away: Int)] = [(0, 0)]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.05, green: 0.07, blue: 0.10, alpha: 1)
    for (line, color) in [(home, UIColor.systemOrange), (away, UIColor.systemBlue)] {
      line.frame = bounds
      line.strokeColor = color.cgColor
      line.fillColor = UIColor.clear.cgColor
      line.lineWidth = 3
      line.lineJoin = .round
      line.lineCap = .round
      layer.addSublayer(line)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func append(home newHome: Int, away newAway: Int) {
    scores.append((newHome, newAway))
    morph(home, scores.map(\.home), color: .systemOrange)
    morph(away, scores.map(\.away), color: .systemBlue)
  }

  private func points(_ values: [Int]) -> [CGPoint] {
    values.enumerated().map { index, value in
      CGPoint(x: 30 + CGFloat(index) * 50, y: bounds.height - 30 - (bounds.height - 60) * CGFloat(value) / 14)
    }
  }

  private func path(_ points: [CGPoint]) -> CGPath {
    let path = UIBezierPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    return path.cgPath
  }

  private func morph(_ line: CAShapeLayer, _ values: [Int], color: UIColor) {
    let goal = points(values)
    // The old path with its last point once more, so that both have as many.
    let old = line.presentation()?.path ?? path([goal[0]])
    let start = UIBezierPath(cgPath: old)
    start.addLine(to: start.currentPoint)
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = start.cgPath
    animation.toValue = path(goal)
    animation.duration = 0.5
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    line.path = path(goal)
    line.add(animation, forKey: "morph")
    pop(from: start.currentPoint, to: goal.last!, color: color)
  }

  /// The dot starts where the line's end is seen, and goes along with it.
  private func pop(from start: CGPoint, to point: CGPoint, color: UIColor) {
    let dot = CAShapeLayer()
    dot.path = UIBezierPath(ovalIn: CGRect(x: -6, y: -6, width: 12, height: 12)).cgPath
    dot.fillColor = color.cgColor
    dot.strokeColor = UIColor.white.cgColor
    dot.lineWidth = 2
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dot.position = point
    layer.addSublayer(dot)
    CATransaction.commit()
    let slide = CABasicAnimation(keyPath: "position")
    slide.fromValue = start
    slide.duration = 0.5
    slide.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    dot.add(slide, forKey: "slide")
    let pop = CAKeyframeAnimation(keyPath: "transform.scale")
    pop.values = [0.1, 1.3, 0.9, 1.0]
    pop.keyTimes = [0, 0.55, 0.8, 1]
    pop.duration = 0.4
    dot.add(pop, forKey: "pop")
  }
}
