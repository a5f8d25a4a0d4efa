// The rasterize cache of Core Animation as a model: 2.5 screens, 100 ms, and what makes a bitmap stale.

import CoreAnimation
import Foundation
import FramePlanning
import Graphics
import Testing

@Suite struct ModelledCacheTests {
  /// Fifty dots in a rasterized group with a shadow, which is a pass of its own inside the bitmap.
  private func group(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
    box(20, 20, 50, 50) {
      $0.shouldRasterize = true
      for place in 0..<50 { $0.addSublayer(box(Double(place % 10) * 5, Double(place / 10) * 10, 4, 4)) }
      change($0)
    }
  }

  private func costs(_ layers: CALayer..., frames count: Int = 60, size: CGFloat = 100) throws -> [FrameCost] {
    var frames = try Frames(layers, size: CGSize(width: size, height: size))
    return try (0..<count).map { try frames.plan(at: Double($0) / 60).cost }
  }

  private func sum(_ costs: [FrameCost]) -> FrameCost { costs.reduce(into: FrameCost()) { $0 += $1 } }

  /// The group moves; a child fades; the group fades: both columns agree.
  @Test(arguments: [("position.x", nil, 1), ("opacity", 7, 60), ("opacity", nil, 1)] as [(String, Int?, Int)])
  func bothColumnsAgree(_ path: String, _ child: Int?, _ misses: Int) throws {
    let layer = group()
    let moving = child.flatMap { layer.sublayers?[$0] } ?? layer
    moving.add(animation(path, from: 0.2, to: 0.9), forKey: nil)
    let sum = sum(try costs(layer))
    for cache in [sum.cache, sum.modelledCache] {
      #expect(cache.misses == misses && cache.hits == 60 - misses && cache.fills == misses)
      #expect(cache.bytes == 50 * 50 * 4)
    }
    #expect(sum.modelled.byReason == [.rasterize: misses])
  }

  /// The layer's own scale stretches the bitmap; a scale inside, and a rasterization scale that follows, draw it anew.
  @Test func threeKindsOfScale() throws {
    let own = group { $0.add(animation("transform.scale", from: 1, to: 2), forKey: nil) }
    let inside = group { $0.sublayers?[3].add(animation("transform.scale", from: 1, to: 2), forKey: nil) }
    let crisp = group {
      $0.add(animation("transform.scale", from: 1, to: 2), forKey: nil)
      $0.add(animation("rasterizationScale", from: 1, to: 2), forKey: nil)
    }
    let misses = try [own, inside, crisp].map { try sum(costs($0)).modelledCache.misses }
    #expect(misses == [1, 60, 60])
  }

  /// Out of sight for ten frames: Cairn still has the bitmap, Core Animation dropped it after 100 ms.
  @Test func unusedBitmapsGoAfterATenthOfASecond() throws {
    func hop(awayFor seconds: Double) -> CALayer {
      let hop = CAKeyframeAnimation(keyPath: "position.x")
      hop.values = [50, 500, 50]
      hop.keyTimes = [0, NSNumber(value: 0.5), NSNumber(value: 0.5 + seconds), 1]
      hop.calculationMode = .discrete
      hop.beginTime = 1e-100
      hop.duration = 1
      return group {
        $0.add(hop, forKey: nil)
        $0.shadowOpacity = 1
      }
    }
    func spinner() -> CALayer {
      box(0, 0, 5, 5) { $0.add(animation("transform.rotation.z", from: 0, to: 1), forKey: nil) }
    }
    let long = sum(try costs(hop(awayFor: 10.0 / 60), spinner()))
    #expect(long.cache.misses == 1 && long.cache.evictions == 0)
    #expect(long.modelledCache.misses == 2 && long.modelledCache.evictions == 1)
    // The shadow is drawn with the bitmap: once here, twice there.
    #expect(long.executed.byReason == [.rasterize: 1, .shadow: 1])
    #expect(long.modelled.byReason == [.rasterize: 2, .shadow: 2])
    let short = sum(try costs(hop(awayFor: 5.0 / 60), spinner()))
    #expect(short.modelledCache.misses == 1 && short.modelledCache.evictions == 0)
  }

  @Test func allBitmapsTogetherTakeTwoScreensAndAHalf() throws {
    func sheet(_ y: Double) -> CALayer {
      box(0, y, 100, 100) {
        $0.shouldRasterize = true
        $0.add(animation("position.x", from: 50, to: 60), forKey: nil)
      }
    }
    let two = sum(try costs(sheet(0), sheet(5), frames: 10))
    #expect(two.modelledCache.misses == 2 && two.modelledCache.hits == 18)
    // Three do not fit: each makes room by dropping the one that is needed next.
    let three = sum(try costs(sheet(0), sheet(5), sheet(9), frames: 10))
    #expect(three.modelledCache.misses == 30 && three.modelledCache.hits == 0 && three.modelledCache.evictions == 28)
    #expect(three.cache.misses == 3 && three.cache.hits == 27)
    #expect(three.modelled.byReason == [.rasterize: 30] && three.executed.byReason == [.rasterize: 3])
  }

  @Test func aBitmapLargerThanTheRoomIsNeverKept() throws {
    let large = box(0, 0, 400, 100) {
      $0.shouldRasterize = true
      $0.add(animation("position.x", from: 50, to: 60), forKey: nil)
    }
    let sum = sum(try costs(large, frames: 10))
    #expect(sum.modelledCache.misses == 10 && sum.modelledCache.bytes == 0)
    #expect(sum.cache.misses == 1 && sum.cache.hits == 9)
  }

  /// One that Cairn does not keep either is drawn directly here, and offscreen each time there.
  @Test func aBitmapTooLargeForCairnIsAMissOfTheModel() throws {
    let huge = box(0, 0, 40_000, 10) {
      $0.shouldRasterize = true
      $0.add(animation("position.x", from: 50, to: 60), forKey: nil)
    }
    let sum = sum(try costs(huge, frames: 3))
    #expect(sum.modelledCache.misses == 3 && sum.modelled.byReason == [.rasterize: 3])
    #expect(sum.cache == CacheCounts() && sum.executed.total == 0)
  }

  /// A bitmap in a bitmap is used only when the outer one is drawn.
  @Test func nestedBitmaps() throws {
    let outer = box(10, 10, 80, 80) {
      $0.shouldRasterize = true
      $0.addSublayer(group())
      $0.sublayers?[0].add(animation("opacity", from: 0.1, to: 1), forKey: nil)
    }
    let sum = sum(try costs(outer, frames: 10))
    // The inner one hits nine times, and the outer one never.
    #expect(sum.modelledCache.misses == 11 && sum.modelledCache.hits == 9)
    #expect(sum.cache.misses == sum.modelledCache.misses && sum.cache.hits == sum.modelledCache.hits)
  }
}
