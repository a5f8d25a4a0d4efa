// Animations that run as one, and a look that gives way to another.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Foundation
import Testing

extension Article {
  static let groupsAndTransitions = Article(
    "GroupsAndTransitions", frames: [0, 30, 60, 84, 110], columns: 5
  ) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 180, height: 120)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)

    // A group: its animations run on its clock and end with it.
    let ball = CALayer()
    ball.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    ball.position = CGPoint(x: 20, y: 25)
    ball.cornerRadius = 12
    ball.backgroundColor = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    root.addSublayer(ball)
    let move = CABasicAnimation(keyPath: "position.x")  // no duration: the group's
    move.toValue = 160
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.beginTime = 1  // of the group's time
    fade.duration = 3  // cut when the group ends
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = 2
    ball.add(group, forKey: "leave")

    // A transition: whatever changes in the layer until the commit, the old look gives way to the new one.
    let page = CALayer()
    page.frame = CGRect(x: 20, y: 55, width: 140, height: 50)
    page.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    page.masksToBounds = true
    root.addSublayer(page)

    let stage = Stage(root, size: root.bounds.size)
    stage.at(0.5) {
      let turn = CATransition()
      turn.type = .moveIn
      turn.subtype = .fromLeft
      turn.duration = 1
      page.add(turn, forKey: nil)
      page.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    stage.at(1.5) {
      let seen = ball.presentation()
      print(String(format: "%.1f, opacity %.4f", seen?.position.x ?? .nan, seen?.opacity ?? .nan))
    }
    try stage.render(seconds: 2.1, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // Three quarters of the way; half a second into a fade of three.
    let numbers = outcome.numbers
    try #require(numbers.count == 2)
    #expect(abs(numbers[0] - (20 + 140 * 0.75)) < 0.06 && abs(numbers[1] - (1 - 0.5 / 3)) < 1e-4)
    // At 1 s the new look has come half way over the old one.
    #expect(outcome.color(60, 88, 80) == [255, 0, 0, 255] && outcome.color(60, 92, 80) == [0, 0, 255, 255])
    #expect(outcome.color(29, 25, 80) == [0, 0, 255, 255] && outcome.color(110, 155, 80) == [255, 0, 0, 255])
    // After the group the ball is where it was set.
    #expect(outcome.color(122, 20, 25) == [255, 153, 51, 255])
  }
}
