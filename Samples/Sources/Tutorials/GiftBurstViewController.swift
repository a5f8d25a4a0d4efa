// Gifts that spring in, pulse and fly to the corner.

import UIKit

class GiftBurstViewController: UIViewController {
  private let counter = UILabel()
  private var received = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.10, green: 0.08, blue: 0.16, alpha: 1)
    counter.frame = CGRect(x: view.bounds.width - 90, y: 20, width: 70, height: 40)
    counter.font = .boldSystemFont(ofSize: 28)
    counter.textColor = .systemYellow
    counter.textAlignment = .right
    counter.text = "0"
    view.addSubview(counter)
  }

  func send(_ index: Int) {
    let gift = GiftView(frame: CGRect(x: -60, y: 64 + CGFloat(index % 3) * 72, width: 48, height: 48))
    view.addSubview(gift)
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
      animations: { gift.center.x = 120 + CGFloat(index % 5) * 70 },
      completion: { _ in self.pulse(gift) })
  }

  private func pulse(_ gift: UIView) {
    UIView.animate(
      withDuration: 0.2, animations: { gift.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) },
      completion: { _ in self.fly(gift) })
  }

  private func fly(_ gift: UIView) {
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveEaseIn,
      animations: {
        gift.center = self.counter.center
        gift.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        gift.alpha = 0
      },
      completion: { _ in
        gift.removeFromSuperview()
        self.received += 1
        self.counter.text = "\(self.received)"
      })
  }
}

private class GiftView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemPink.setFill()
    UIBezierPath(roundedRect: CGRect(x: 4, y: 16, width: 40, height: 30), cornerRadius: 4).fill()
    UIBezierPath(roundedRect: CGRect(x: 0, y: 10, width: 48, height: 12), cornerRadius: 3).fill()
    UIColor.white.setFill()
    UIBezierPath(rect: CGRect(x: 20, y: 10, width: 8, height: 36)).fill()
    UIBezierPath(ovalIn: CGRect(x: 10, y: 0, width: 14, height: 10)).fill()
    UIBezierPath(ovalIn: CGRect(x: 24, y: 0, width: 14, height: 10)).fill()
  }
}
