// What the cases' scenes are made of.

import Cairn
import Foundation

/// Parts of scenes.
enum BenchScenes {
  /// A stage with an opaque background.
  static func stage(_ size: CGSize, _ fill: (CALayer) -> Void) -> Stage {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    root.backgroundColor = CGColor(red: 0.07, green: 0.08, blue: 0.11, alpha: 1)
    fill(root)
    return Stage(root, size: size)
  }

  /// A layer of a colour.
  static func box(_ frame: CGRect, hue: CGFloat = 0.5, alpha: CGFloat = 1) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = CGColor(red: 0.9 - 0.6 * hue, green: 0.3 + 0.5 * hue, blue: 0.4 + 0.4 * hue, alpha: alpha)
    return layer
  }

  /// A card as the tutorials have it: a shadow, round corners, and forty children of which some are round themselves.
  static func card(_ size: CGSize) -> CALayer {
    let side = min(size.width, size.height) * 0.7
    let card = box(CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side), hue: 0.2)
    card.cornerRadius = side / 12
    card.shadowOpacity = 0.6
    card.shadowRadius = side / 24
    card.shadowOffset = CGSize(width: 0, height: side / 40)
    let cell = side / 8
    for index in 0..<40 {
      let frame = CGRect(
        x: cell * (0.6 + CGFloat(index % 8) * 0.85), y: cell * (0.7 + CGFloat(index / 8) * 1.35), width: cell * 0.7,
        height: cell * 1.1)
      let child = box(frame, hue: CGFloat(index) / 40)
      child.cornerRadius = index % 3 == 0 ? cell * 0.2 : 0
      child.borderWidth = 1
      child.borderColor = CGColor(gray: 1, alpha: 0.4)
      card.addSublayer(child)
    }
    return card
  }

  /// An animation from one value to another over a second, back and forth.
  static func animation(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.autoreverses = true
    animation.repeatCount = .infinity
    return animation
  }

  /// Moves a layer so that every frame draws it elsewhere.
  static func drift(_ layer: CALayer) {
    let target = CGPoint(x: layer.position.x + 37, y: layer.position.y + 11)
    layer.add(animation("position", from: layer.position, to: target), forKey: "drift")
  }
}
