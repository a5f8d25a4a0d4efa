// One gift with one animation, copied by replicators about the corner all copies end in.

package import Cairn
import Foundation

/// Replicators for the columns in a replicator for the rows, each copy later than the one before. Their transforms leave
/// the corner where it is, so it is where every copy flies to, though each flies in a space of its own.
package enum ReplicatorBurst: BurstVariant {
  package static let name = "replicator"
  package static let heading = "Replicator"
  package static let sentence = "One gift and one animation, copied"

  package static func play(in scene: BurstScene, on stage: Stage) -> Double {
    let layout = scene.layout
    let rows = layout.count / layout.columns
    stage.at(0) {
      CATransaction.unanimated {
        if rows > 0 {
          let whole = replicator("rows", copies: rows)
          whole.instanceTransform = CATransform3DMakeScale(layout.growth, layout.growth, 1)
          whole.instanceDelay = scene.delay * Double(layout.columns)
          whole.instanceBlueOffset = GiftLayer.Tint.blueStep
          whole.addSublayer(row(copies: layout.columns, in: scene, after: scene.time(of: 0)))
          place(whole, in: scene)
        }
        let rest = layout.count % layout.columns
        if rest > 0 {
          // The last row has fewer copies, so it is no copy of the others.
          let last = row(copies: rest, in: scene, after: scene.time(of: rows * layout.columns))
          let scale = pow(layout.growth, CGFloat(rows))
          last.transform = CATransform3DMakeScale(scale, scale, 1)
          last.instanceColor = CGColor(
            red: 1, green: 1, blue: GiftLayer.Tint.blue(row: rows), alpha: 1)
          place(last, in: scene)
        }
      }
    }
    for index in 0..<layout.count {
      stage.at(scene.time(of: index) + BurstMotion.life) { scene.collect() }
    }
    return scene.time(of: layout.count - 1) + BurstMotion.life
  }

  /// A replicator whose copies turn and grow about the middle of its bounds.
  private static func replicator(_ name: String, copies: Int) -> CAReplicatorLayer {
    let replicator = CAReplicatorLayer()
    replicator.name = name
    replicator.bounds = CGRect(x: -1, y: -1, width: 2, height: 2)
    replicator.instanceCount = copies
    return replicator
  }

  private static func place(_ replicator: CAReplicatorLayer, in scene: BurstScene) {
    replicator.position = scene.layout.corner
    scene.gifts.addSublayer(replicator)
  }

  private static func row(copies: Int, in scene: BurstScene, after start: Double) -> CAReplicatorLayer {
    let layout = scene.layout
    let row = replicator("columns", copies: copies)
    row.position = .zero
    row.instanceTransform = CATransform3DMakeRotation(-layout.step, 0, 0, 1)
    row.instanceDelay = scene.delay
    row.instanceRedOffset = GiftLayer.Tint.redStep
    let first = layout.place(0)
    let gift = GiftLayer(side: layout.side).layer
    func fromCorner(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - layout.corner.x, y: point.y - layout.corner.y)
    }
    BurstMotion.settle(gift, in: .zero, scale: 1, turn: first.turn)
    let group = BurstMotion.group(
      from: fromCorner(first.start), through: fromCorner(first.middle), to: .zero, scale: 1)
    group.beginTime = start
    // Copies that have not begun wait where they will come from. The animation ends for the first copy while the others
    // still need it, so it must stay.
    group.fillMode = .both
    group.isRemovedOnCompletion = false
    gift.add(group, forKey: "burst")
    row.addSublayer(gift)
    return row
  }
}
