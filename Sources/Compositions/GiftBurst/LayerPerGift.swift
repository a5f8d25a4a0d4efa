// What the ways with a new layer for each gift share: when gifts come, and the group that moves them.

import Cairn

/// A new layer for each gift, moved by one group of animations.
enum LayerPerGift {
  /// Plans every gift on a stage. Returns the second at which the last one has arrived.
  ///
  /// - Parameters:
  ///   - settle: gives a new gift its model values.
  ///   - leave: what is done to a gift when its group has ended.
  static func play(
    in scene: BurstScene, on stage: Stage, settle: @escaping (CALayer, BurstLayout.Place) -> Void,
    leave: @escaping (CALayer) -> Void
  ) -> Double {
    let layout = scene.layout
    for index in 0..<layout.count {
      stage.at(scene.time(of: index)) {
        CATransaction.unanimated {
          let place = layout.place(index)
          let gift = scene.add(place)
          settle(gift, place)
          CATransaction.setCompletionBlock {
            leave(gift)
            scene.collect()
          }
          gift.add(BurstMotion.group(place, corner: layout.corner), forKey: "burst")
        }
      }
    }
    return scene.time(of: layout.count - 1) + BurstMotion.life
  }
}
