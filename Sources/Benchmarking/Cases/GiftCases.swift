// Thirty gifts that pulse one after the other, built in the four ways people build them.

import Cairn
import Foundation

/// The gift case.
enum GiftCases {
  static let gifts = BenchCase(
    "gifts", "thirty pulsing gifts: layers with animations, values set in each frame, one replicator, a pool of ten",
    [
      BenchSide("naive", make: naive), BenchSide("model-synced", make: synced),
      BenchSide("replicator", make: replicator), BenchSide("pool", make: pool),
    ])

  private static let count = 30
  private static let delay = 0.04

  /// A box with a ribbon and a bow.
  private static func gift() -> CALayer {
    let gift = BenchScenes.box(CGRect(x: 0, y: 0, width: 44, height: 44), hue: 0.15)
    gift.cornerRadius = 6
    gift.addSublayer(BenchScenes.box(CGRect(x: 18, y: 0, width: 8, height: 44), hue: 0.9))
    gift.addSublayer(BenchScenes.box(CGRect(x: 0, y: 18, width: 44, height: 8), hue: 0.9))
    let bow = CAShapeLayer()
    bow.frame = gift.bounds
    bow.path = CGPath(ellipseIn: CGRect(x: 12, y: -6, width: 20, height: 12), transform: nil)
    bow.fillColor = CGColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)
    gift.addSublayer(bow)
    return gift
  }

  private static func place(_ index: Int, _ size: CGSize) -> CGPoint {
    CGPoint(
      x: size.width * (0.5 + CGFloat(index % 10)) / 10, y: size.height * (0.25 + CGFloat(index / 10) * 0.25))
  }

  private static func pulse(after delay: Double) -> CAAnimation {
    let pulse = BenchScenes.animation("transform.scale", from: 0.6, to: 1.2)
    pulse.duration = 0.5
    pulse.timeOffset = 1 - delay.truncatingRemainder(dividingBy: 1)
    return pulse
  }

  /// What an animation from 0.6 to 1.2 in half a second and back shows.
  private static func scale(at time: Double) -> CGFloat {
    let phase = (time + 2).truncatingRemainder(dividingBy: 1) * 2
    return 0.6 + 0.6 * CGFloat(phase < 1 ? phase : 2 - phase)
  }

  private static func naive(_ size: CGSize) -> Stage {
    BenchScenes.stage(size) { root in
      for index in 0..<count {
        let gift = gift()
        gift.position = place(index, size)
        gift.add(pulse(after: Double(index) * delay), forKey: nil)
        root.addSublayer(gift)
      }
    }
  }

  private static func synced(_ size: CGSize) -> Stage {
    let stage = BenchScenes.stage(size) { root in
      for index in 0..<count {
        let gift = gift()
        gift.position = place(index, size)
        root.addSublayer(gift)
      }
    }
    let root = stage.root
    for frame in 0..<120 {
      let time = Double(frame) / 60
      stage.at(time) {
        CATransaction.setDisableActions(true)
        for (index, gift) in (root.sublayers ?? []).enumerated() {
          let scale = scale(at: time - Double(index) * delay)
          gift.transform = CATransform3DMakeScale(scale, scale, 1)
        }
      }
    }
    return stage
  }

  private static func replicator(_ size: CGSize) -> Stage {
    BenchScenes.stage(size) { root in
      let rows = CAReplicatorLayer()
      rows.frame = root.bounds
      rows.instanceCount = 3
      rows.instanceTransform = CATransform3DMakeTranslation(0, size.height * 0.25, 0)
      rows.instanceDelay = 10 * delay
      let columns = CAReplicatorLayer()
      columns.frame = root.bounds
      columns.instanceCount = 10
      columns.instanceTransform = CATransform3DMakeTranslation(size.width / 10, 0, 0)
      columns.instanceDelay = delay
      let gift = gift()
      gift.position = place(0, size)
      gift.add(pulse(after: 0), forKey: nil)
      columns.addSublayer(gift)
      rows.addSublayer(columns)
      root.addSublayer(rows)
    }
  }

  /// Ten layers that take the places of thirty in turn.
  private static func pool(_ size: CGSize) -> Stage {
    let stage = BenchScenes.stage(size) { root in
      for index in 0..<10 {
        let gift = gift()
        gift.position = place(index, size)
        gift.add(pulse(after: Double(index) * delay), forKey: nil)
        root.addSublayer(gift)
      }
    }
    let root = stage.root
    for turn in 1..<6 {
      stage.at(Double(turn) / 3) {
        CATransaction.setDisableActions(true)
        for (index, gift) in (root.sublayers ?? []).enumerated() {
          gift.position = place(turn % 3 * 10 + index, size)
        }
      }
    }
    return stage
  }
}
