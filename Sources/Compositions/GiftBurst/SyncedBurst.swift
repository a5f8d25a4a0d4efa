// The right way for many layers: model values say where the animation ends, and the layer is removed then.

package import Cairn

/// A layer for each gift, with the values it ends with set as the animation is added.
package enum SyncedBurst: BurstVariant {
  package static let name = "synced"
  package static let heading = "Model synced"
  package static let sentence = "Every layer holds the values it ends with"

  package static func play(in scene: BurstScene, on stage: Stage) -> Double {
    let corner = scene.layout.corner
    return LayerPerGift.play(in: scene, on: stage) { gift, place in
      BurstMotion.settle(gift, in: corner, scale: place.scale, turn: place.turn)
    } leave: { gift in
      CATransaction.unanimated { gift.removeFromSuperlayer() }
    }
  }
}
