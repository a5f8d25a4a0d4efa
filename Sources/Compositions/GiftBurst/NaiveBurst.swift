// The way tutorials begin: an animation on each layer and nothing else, so that gifts come back when it ends.

package import Cairn

/// Layers whose model values say that they rest in their places. The group is removed when it ends, and the model shows
/// again: every gift snaps back.
package enum NaiveBurst: BurstVariant {
  package static let name = "naive"
  package static let heading = "Naive group"
  package static let sentence = "The model was never told: gifts snap back"

  package static func play(in scene: BurstScene, on stage: Stage) -> Double {
    LayerPerGift.play(in: scene, on: stage) { gift, place in
      gift.position = place.middle
      gift.transform = BurstMotion.transform(scale: place.scale, turn: place.turn)
    } leave: { _ in
    }
  }
}
