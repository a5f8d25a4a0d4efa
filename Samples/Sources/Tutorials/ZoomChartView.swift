// A chart one can pinch and throw: the path follows an offset and a scale, and a display link slows the throw down.

import QuartzCore
import UIKit

class ZoomChartView: UIView {
  private let line = CAShapeLayer()
  private let samples: [CGFloat]
  private var scale: CGFloat = 1
  private var offset: CGFloat = 0
  private var velocity: CGFloat = 0
  private var link: CADisplayLink?

  init(frame: CGRect, samples: [CGFloat]) {
    self.samples = samples
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.08, alpha: 1)
    line.frame = bounds
    line.strokeColor = UIColor.systemTeal.cgColor
    line.fillColor = nil
    line.lineWidth = 1.5
    line.lineJoin = .round
    layer.addSublayer(line)
    redraw()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// What is under the fingers stays under them.
  func pinch(by factor: CGFloat, at x: CGFloat) {
    let new = min(max(scale * factor, 1), 10)
    offset = (offset + x) * new / scale - x
    scale = new
    clamp()
    redraw()
  }

  func fling(velocity: CGFloat) {
    self.velocity = velocity
    link?.invalidate()
    let link = CADisplayLink { [weak self] link in self?.step(link.duration) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(_ seconds: Double) {
    offset -= velocity * CGFloat(seconds)
    velocity *= CGFloat(pow(0.02, seconds))
    clamp()
    redraw()
    if abs(velocity) < 5 { link?.invalidate() }
  }

  private func clamp() { offset = min(max(offset, 0), bounds.width * (scale - 1)) }

  private func redraw() {
    let width = bounds.width * scale
    let step = width / CGFloat(samples.count - 1)
    let first = max(0, Int(offset / step) - 1)
    let last = min(samples.count - 1, Int((offset + bounds.width) / step) + 1)
    let path = UIBezierPath()
    for index in first...last {
      let point = CGPoint(x: CGFloat(index) * step - offset, y: bounds.height * (0.9 - 0.8 * samples[index]))
      if index == first { path.move(to: point) } else { path.addLine(to: point) }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.path = path.cgPath
    CATransaction.commit()
  }
}
