// A ticker: two labels on a strip that moves by one of them and begins again.

import QuartzCore
import UIKit

class MarqueeView: UIView {
  private let strip = UIView()
  private let spacing: CGFloat = 50

  init(frame: CGRect, text: String) {
    super.init(frame: frame)
    backgroundColor = .black
    clipsToBounds = true
    addSubview(strip)
    var x: CGFloat = 0
    for _ in 0..<2 {
      let label = UILabel()
      label.text = text
      label.font = .boldSystemFont(ofSize: 22)
      label.textColor = .white
      label.sizeToFit()
      label.frame.origin = CGPoint(x: x, y: (bounds.height - label.frame.height) / 2)
      strip.addSubview(label)
      x += label.frame.width + spacing
    }
    start(period: x / 2)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func start(period: CGFloat) {
    let run = CABasicAnimation(keyPath: "position.x")
    run.byValue = -period
    run.duration = Double(period / 60)
    run.repeatCount = .infinity
    strip.layer.add(run, forKey: "run")
  }

  func pause() {
    let paused = strip.layer.convertTime(CACurrentMediaTime(), from: nil)
    strip.layer.speed = 0
    strip.layer.timeOffset = paused
  }

  func resume() {
    let paused = strip.layer.timeOffset
    strip.layer.speed = 1
    strip.layer.timeOffset = 0
    strip.layer.beginTime = 0
    strip.layer.beginTime = strip.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }
}
