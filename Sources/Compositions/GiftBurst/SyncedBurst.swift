// The right way for many layers: model values say where the animation ends, and the layer is removed then.

package import Cairn

/// A layer for each gift, with the values it ends with set as the animation is added.
package enum SyncedBurst: BurstVariant {
  package static let name = "synced"
  package static let heading = "Model synced"
  package static let sentence = "Every layer holds the values it ends with"

  package static func play(in scene: BurstScene, on stage: Stage) -> Double {
    let layout = scene.layout
    for index in 0..<layout.count {
      stage.at(scene.time(of: index)) {
        BurstMotion.transaction {
          let place = layout.place(index)
          let gift = scene.add(place)
          CATransaction.setCompletionBlock {
            BurstMotion.transaction { gift.removeFromSuperlayer() }
            scene.collect()
          }
          BurstMotion.settle(gift, in: layout.corner, scale: place.scale, turn: place.turn)
          gift.add(BurstMotion.group(place, corner: layout.corner), forKey: "burst")
        }
      }
    }
    return scene.time(of: layout.count - 1) + BurstMotion.life
  }
}
