// Changes that belong together: one duration, one curve, one completion.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Testing

extension Article {
  static let transactions = Article("Transactions", frames: [0, 30, 60, 90, 110], columns: 5) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 180, height: 120)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)
    let tile = CALayer()
    tile.frame = CGRect(x: 20, y: 40, width: 40, height: 40)
    tile.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    root.addSublayer(tile)

    let stage = Stage(root, size: root.bounds.size)
    stage.at(0.5) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock {
        print("done at \(CACurrentMediaTime())")
        CATransaction.setDisableActions(true)
        tile.cornerRadius = 20  // at once
      }
      tile.position.x = 140
      tile.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      CATransaction.commit()
    }
    try stage.render(seconds: 2, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    #expect(outcome.printed == ["done at 1.5"])
    // Half way on a straight curve: the middle at 90, the colour in the middle of blue and red.
    #expect(outcome.color(60, 90, 60) == [128, 0, 128, 255])
    #expect(outcome.color(60, 71, 60) == [128, 0, 128, 255] && outcome.color(60, 69, 60) == [247, 247, 247, 255])
    #expect(outcome.color(89, 121, 41)[3] == 255 && outcome.color(91, 121, 41) == [247, 247, 247, 255])
  }
}
