// What a change invalidates: the areas, their reasons, and the tiles that are drawn for them.

import CoreAnimation
import Foundation
import FramePlanning
import Graphics
import Testing

@Suite struct DamageTests {
  private let canvas = CGSize(width: 1000, height: 600)

  /// The plan of a second frame, after half of a second.
  private func second(_ layers: CALayer...) throws -> FramePlan {
    var frames = try Frames(layers, size: canvas)
    _ = try frames.plan(at: 0)
    return try frames.plan(at: 0.5)
  }

  private func rects(_ plan: FramePlan) -> Set<PixelRect> { Set(plan.damage.map(\.area)) }

  @Test func theFirstFrameIsDrawnWhole() throws {
    var frames = try Frames([box(0, 0, 10, 10)], size: canvas)
    let plan = try frames.plan(at: 0)
    #expect(plan.cost.damagePixels == 1000 * 600 && plan.damage.map(\.reason) == [.unknown])
    #expect(plan.drawsWholeCanvas)
  }

  @Test func whatMovesLeavesItsOldPlaceAndTakesItsNewOne() throws {
    let moving = box(10, 10, 20, 20) { $0.add(animation("position.x", from: 20, to: 1220), forKey: nil) }
    let plan = try second(moving, box(300, 300, 50, 50))
    #expect(
      rects(plan) == [
        PixelRect(x: 10, y: 10, width: 20, height: 20), PixelRect(x: 610, y: 10, width: 20, height: 20),
      ])
    #expect(plan.damage.allSatisfy { $0.reason == .changed } && Set(plan.damage.map(\.layer)).count == 1)
    // One tile each, the second cut off by the canvas.
    #expect(plan.cost.damageRects == 2 && plan.cost.damagePixels == 1000 * 64)
  }

  @Test func aSublayerDamagesNoMoreThanItself() throws {
    let inner = box(5, 5, 10, 10) { $0.add(animation("opacity", from: 0.2, to: 0.8), forKey: nil) }
    let plan = try second(
      box(100, 100, 200, 200) {
        $0.opacity = 0.5
        $0.addSublayer(inner)
      })
    #expect(rects(plan) == [PixelRect(x: 105, y: 105, width: 10, height: 10)])
    // The group's surface is made anew, since the tile needs it.
    #expect(plan.cost.executed.byReason == [.groupOpacity: 1])
  }

  @Test func passesElsewhereAreNotMade() throws {
    let group = box(700, 400, 100, 100) {
      $0.opacity = 0.5
      $0.addSublayer(box(0, 0, 10, 10))
    }
    let plan = try second(group, box(0, 0, 10, 10) { $0.add(animation("position.y", from: 0, to: 50), forKey: nil) })
    #expect(plan.cost.modelled.byReason == [.groupOpacity: 1])
    #expect(plan.cost.executed.total == 0)
  }

  @Test func comingAndGoing() throws {
    func blinking(_ x: Double, from: Double, to: Double) -> CALayer {
      let blink = CAKeyframeAnimation(keyPath: "opacity")
      blink.values = [from, to]
      blink.calculationMode = .discrete
      blink.beginTime = 1e-100
      blink.duration = 0.9
      return box(x, 10, 20, 20) { $0.add(blink, forKey: nil) }
    }
    let plan = try second(blinking(10, from: 0, to: 1), blinking(500, from: 1, to: 0))
    let reasons = Dictionary(uniqueKeysWithValues: plan.damage.map { ($0.area.x, $0.reason) })
    #expect(reasons == [10: .appeared, 500: .vanished])
  }

  @Test func aNewOrderIsDamage() throws {
    let rising = box(30, 10, 40, 40) { $0.add(animation("zPosition", from: -1, to: 3), forKey: nil) }
    let plan = try second(box(10, 10, 40, 40), rising)
    #expect(!plan.damage.isEmpty)
    #expect(plan.damage.allSatisfy { $0.reason == .reordered })
  }

  @Test func whatStaysRepeats() throws {
    let plan = try second(box(10, 10, 20, 20))
    #expect(plan.repeatsPrevious && plan.damage.isEmpty && plan.cost.damagePixels == 0)
  }
}
