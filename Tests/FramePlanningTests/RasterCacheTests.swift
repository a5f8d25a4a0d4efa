// When the bitmap of a rasterized layer is used again, made anew, and let go of.

import CoreAnimation
import Foundation
import FramePlanning
import Graphics
import Testing

@Suite struct RasterCacheTests {
  /// Fifty dots in a rasterized group.
  private func group(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
    box(20, 20, 50, 50) {
      $0.shouldRasterize = true
      for place in 0..<50 { $0.addSublayer(box(Double(place % 10) * 5, Double(place / 10) * 10, 4, 4)) }
      change($0)
    }
  }

  private func counts(_ layer: CALayer, frames count: Int = 60) throws -> CacheCounts {
    var frames = try Frames([layer])
    var sum = CacheCounts()
    for index in 0..<count { sum += try frames.plan(at: Double(index) / 60).cost.cache }
    return sum
  }

  @Test func movingHits() throws {
    let counts = try counts(group { $0.add(animation("position.x", from: 20, to: 80), forKey: nil) })
    #expect(counts.misses == 1 && counts.hits == 59 && counts.fills == 1)
    #expect(counts.bytes == 50 * 50 * 4)
  }

  @Test func aChangeInsideMisses() throws {
    let counts = try counts(group { $0.sublayers?[7].add(animation("opacity", from: 0.1, to: 1), forKey: nil) })
    #expect(counts.misses == 60 && counts.hits == 0 && counts.fills == 60)
    // The old bitmap makes place for the new one.
    #expect(counts.bytes == 50 * 50 * 4)
  }

  @Test(arguments: ["opacity", "transform.rotation.z", "transform.scale"])
  func itsOwnCompositingHits(_ path: String) throws {
    let counts = try counts(group { $0.add(animation(path, from: 0.2, to: 0.9), forKey: nil) })
    #expect(counts.misses == 1 && counts.hits == 59)
  }

  @Test(arguments: ["cornerRadius", "bounds.size.width", "shadowOpacity", "rasterizationScale"])
  func itsOwnContentMisses(_ path: String) throws {
    let counts = try counts(group { $0.add(animation(path, from: 0.2, to: 0.9), forKey: nil) })
    #expect(counts.misses == 60)
  }

  @Test func aMovingSublayerMisses() throws {
    let counts = try counts(group { $0.sublayers?[7].add(animation("position.x", from: 0, to: 9), forKey: nil) })
    #expect(counts.misses == 60)
  }

  @Test func copiesHaveBitmapsOfTheirOwn() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    replicator.add(animation("position.x", from: 40, to: 60), forKey: nil)
    replicator.addSublayer(group())
    let counts = try counts(replicator, frames: 10)
    #expect(counts.misses == 3 && counts.hits == 27)
  }

  /// A layer that is planned but not drawn promises no bitmap: nobody would make it.
  @Test func whatIsNotDrawnIsNotKept() throws {
    for hide: (CALayer) -> Void in [{ $0.mask = box(500, 0, 10, 10) }, { $0.position.x = 500 }] {
      let outer = box(20, 20, 50, 50) {
        $0.shouldRasterize = true
        $0.addSublayer(group())
        hide($0)
      }
      let cost = try plan(outer).cost
      #expect(cost.cache.misses == 0 && cost.cache.bytes == 0 && cost.executed.total == 0)
    }
  }

  @Test func unusedBitmapsGo() throws {
    // In view for 50 frames, out of it for 300, and back; something always moves, for frames that repeat do not count.
    let hop = CAKeyframeAnimation(keyPath: "position.x")
    hop.values = [50, 500, 50]
    hop.keyTimes = [0, 0.1, 0.7, 1]
    hop.calculationMode = .discrete
    hop.beginTime = 1e-100
    hop.duration = 500.0 / 60
    let spin = animation("transform.rotation.z", from: 0, to: 1)
    spin.duration = 20
    var frames = try Frames([group { $0.add(hop, forKey: nil) }, box(0, 0, 5, 5) { $0.add(spin, forKey: nil) }])
    var evictions: [Int] = []
    var misses: [Int] = []
    for index in 0..<400 {
      // The middle of the frame, clear of the steps.
      let cost = try frames.plan(at: (Double(index) + 0.5) / 60).cost
      if cost.cache.evictions > 0 { evictions.append(index) }
      if cost.cache.misses > 0 { misses.append(index) }
    }
    #expect(evictions == [49 + RasterIndex.unusedFrames + 1])
    #expect(misses == [0, 350])
  }

  @Test func theOldestGoWhenMemoryIsShort() throws {
    // Two bitmaps of 144 MB, seen in turn: only one fits into 256 MB.
    func large(_ values: [Double]) -> CALayer {
      let blink = CAKeyframeAnimation(keyPath: "opacity")
      blink.values = values
      blink.calculationMode = .discrete
      blink.beginTime = 1e-100
      blink.duration = 4
      return box(0, 0, 6000, 6000) {
        $0.shouldRasterize = true
        $0.add(blink, forKey: nil)
      }
    }
    var frames = try Frames([large([1, 0, 1, 1]), large([0, 1, 0, 1])])
    let costs = try [0.5, 1.5, 2.5, 3.5].map { try frames.plan(at: $0).cost.cache }
    #expect(costs.map(\.misses) == [1, 1, 1, 1])
    #expect(costs.map(\.evictions) == [0, 1, 1, 0])
    // What a frame uses stays, whatever it takes.
    #expect(costs.map(\.bytes) == [1, 1, 1, 2].map { $0 * 6000 * 6000 * 4 })
  }

  @Test func bitmapsThatAreTooLargeAreNotMade() throws {
    let cost = try plan(
      box(0, 0, 40_000, 10) {
        $0.shouldRasterize = true
        $0.addSublayer(group())
      }
    ).cost
    // It is drawn directly; the group inside it is small enough.
    #expect(cost.executed.byReason == [.rasterize: 1] && cost.cache.misses == 1)
  }
}
