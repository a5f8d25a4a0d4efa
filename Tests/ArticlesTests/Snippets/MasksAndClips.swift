// What shows through a mask, what is cut off at the bounds, and round corners.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Testing

extension Article {
  static let masksAndClips = Article("MasksAndClips", frames: [0, 20, 40, 60]) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 240, height: 120)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)
    func stripes(in layer: CALayer) {
      for column in 0..<6 {
        let stripe = CALayer()
        stripe.frame = CGRect(x: column * 20, y: -20, width: 10, height: 140)
        stripe.backgroundColor = CGColor(red: 0.16, green: 0.45, blue: 0.95, alpha: 1)
        layer.addSublayer(stripe)
      }
    }

    // A clip: sublayers end at the bounds and their round corners.
    let window = CALayer()
    window.frame = CGRect(x: 20, y: 20, width: 90, height: 80)
    window.backgroundColor = CGColor(red: 1, green: 0.8, blue: 0.4, alpha: 1)
    window.cornerRadius = 24
    window.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    window.masksToBounds = true
    stripes(in: window)
    root.addSublayer(window)

    // A mask: the alpha of another layer, which may be of any class and may move.
    let poster = CALayer()
    poster.frame = CGRect(x: 130, y: 20, width: 90, height: 80)
    poster.backgroundColor = CGColor(red: 1, green: 0.8, blue: 0.4, alpha: 1)
    stripes(in: poster)
    let spot = CAShapeLayer()
    spot.path = CGPath(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60), transform: nil)
    spot.position = CGPoint(x: 80, y: 40)
    poster.mask = spot
    root.addSublayer(poster)
    let sweep = CABasicAnimation(keyPath: "position.x")
    sweep.fromValue = 10
    sweep.duration = 1
    spot.add(sweep, forKey: "sweep")

    let stage = Stage(root, size: root.bounds.size)
    let report = try stage.render(seconds: 1.1, to: PNGSequence("frames"))
    let passes = report.frames[0].cost.modelled
    print(
      "a frame: \(passes.byReason[.mask, default: 0]) pass for the mask, \(passes.byReason[.roundedClip, default: 0]) for the clip"
    )
    // end
  } truth: { outcome in
    #expect(outcome.printed == ["a frame: 1 pass for the mask, 1 for the clip"])
    // Stripes end at the window's top; the corner at the top left is round, the one at the top right square.
    #expect(outcome.color(0, 45, 10) == [247, 247, 247, 255])
    #expect(outcome.color(0, 21, 21) == [247, 247, 247, 255] && outcome.color(0, 109, 20) == [41, 115, 242, 255])
    // The spot is at 10 points at first and at 80 at last.
    #expect(
      outcome.color(0, 135, 60) != [247, 247, 247, 255] && outcome.color(0, 205, 60) == [247, 247, 247, 255])
    #expect(outcome.color(60, 205, 60) != [247, 247, 247, 255])
  }
}
