// A fixed number of layers for any number of gifts: those that find none free wait their turn.

package import Cairn

/// Layers in turn: the gift that arrived hands its layer to the one that has waited longest.
package enum PooledBurst: BurstVariant {
  package static let name = "pool"
  package static let heading = "Pool"
  package static let sentence = "A few layers take turns; gifts queue, none is lost"

  package static func play(in scene: BurstScene, on stage: Stage) -> Double {
    let pool = GiftPool(capacity: scene.poolSize)
    scene.pool = pool
    var idle: [GiftLayer] = []
    // The scene keeps the pool, and what is on its way keeps the scene.
    pool.launch = { [unowned pool, weak scene] index in
      guard let scene else { return }
      let place = scene.layout.place(index)
      CATransaction.unanimated {
        let gift = idle.popLast() ?? GiftLayer(side: scene.layout.side)
        gift.paint(row: place.row, column: place.column)
        scene.gifts.addSublayer(gift.layer)
        CATransaction.setCompletionBlock {
          CATransaction.unanimated { gift.layer.removeFromSuperlayer() }
          idle.append(gift)
          scene.collect()
          pool.finished(index)
        }
        BurstMotion.settle(gift.layer, in: scene.layout.corner, scale: place.scale, turn: place.turn)
        gift.layer.add(BurstMotion.group(place, corner: scene.layout.corner), forKey: "burst")
      }
    }
    for index in 0..<scene.layout.count { stage.at(scene.time(of: index)) { scene.pool?.arrive(index) } }
    let starts = starts(count: scene.layout.count, capacity: scene.poolSize) { scene.time(of: $0) }
    return (starts.last ?? 0) + BurstMotion.life
  }

  /// When each gift starts: as it arrives, or as the gift `capacity` before it is done.
  package static func starts(count: Int, capacity: Int, arrival: (Int) -> Double) -> [Double] {
    var starts: [Double] = []
    for index in 0..<count {
      let free = index < capacity ? 0 : starts[index - capacity] + BurstMotion.life
      starts.append(max(arrival(index), free))
    }
    return starts
  }
}
