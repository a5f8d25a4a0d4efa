// What is on screen is not what was set: an animation is taken over from where it is seen.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Foundation
import Testing

extension Article {
  static let presentation = Article("Presentation", frames: [0, 30, 45, 60, 90], columns: 5) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 180, height: 120)
    root.backgroundColor = CGColor(red: 0.10, green: 0.12, blue: 0.17, alpha: 1)
    let puck = CALayer()
    puck.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    puck.position = CGPoint(x: 25, y: 60)
    puck.cornerRadius = 15
    puck.backgroundColor = CGColor(red: 0.3, green: 0.85, blue: 0.6, alpha: 1)
    root.addSublayer(puck)

    func send(_ layer: CALayer, to x: CGFloat) {
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = layer.presentation()?.position.x ?? layer.position.x
      move.toValue = x
      move.duration = 1
      layer.position.x = x
      layer.add(move, forKey: "move")  // takes the place of the one before
    }

    let stage = Stage(root, size: root.bounds.size)
    stage.at(0) { send(puck, to: 155) }
    stage.at(0.5) {
      print("set to \(puck.position.x), seen at \(puck.presentation()?.position.x ?? 0)")
      send(puck, to: 25)
    }
    stage.at(1) {
      let seen = puck.presentation()?.position ?? .zero
      print("the puck is hit where it is seen: \(puck.presentation()?.hitTest(seen) != nil)")
    }
    try stage.render(seconds: 1.6, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    #expect(outcome.printed[0] == "set to 155.0, seen at 90.0")
    #expect(outcome.printed[1].hasSuffix("true"))
    // From 90 back to 25 in a second: at 1 s it is at 57.5. There is no jump at the turn.
    #expect(outcome.color(60, 57, 60) == [77, 217, 153, 255] && outcome.color(60, 75, 60) == [26, 31, 43, 255])
    #expect(outcome.color(29, 88, 60) == outcome.color(31, 88, 60))
  }
}
