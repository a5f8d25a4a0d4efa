// The way tutorials begin: an animation on each layer and nothing else, so that gifts come back when it ends.

package import Cairn

/// Layers whose model values say that they rest in their places. The group is removed when it ends, and the model shows
/// again: every gift snaps back.
package enum NaiveBurst: BurstVariant {
  package static let name = "naive"
  package static let heading = "Naive group"
  package static let sentence = "The model was never told: gifts snap back"

  package static func play(in scene: BurstScene, on stage: Stage) -> Double {
    let layout = scene.layout
    for index in 0..<layout.count {
      stage.at(scene.time(of: index)) {
        BurstMotion.transaction {
          let place = layout.place(index)
          let gift = scene.add(place)
          gift.position = place.middle
          gift.transform = BurstMotion.transform(scale: place.scale, turn: place.turn)
          CATransaction.setCompletionBlock { scene.collect() }
          gift.add(BurstMotion.group(place, corner: layout.corner), forKey: "burst")
        }
      }
    }
    return scene.time(of: layout.count - 1) + BurstMotion.life
  }
}
