// Counts of measured cases are those of the scenes; times are asked for nothing but being there.

import Benchmarking
import Cairn
import Foundation
import Testing

@Suite struct BenchRunnerTests {
  private func result(_ name: String) throws -> [String: SideCounts] {
    var options = BenchOptions()
    options.runs = 1
    options.warmup = 0
    options.size = CGSize(width: 320, height: 180)
    let benchCase = try #require(BenchCatalogue.named(name))
    let result = try BenchRunner(options).measure(benchCase)
    #expect(result.sides.allSatisfy { $0.milliseconds.median > 0 } && result.sides[0].ratio == nil)
    #expect(result.sides.dropFirst().allSatisfy { ($0.ratio?.median ?? 0) > 0 })
    return Dictionary(uniqueKeysWithValues: result.sides.map { ($0.name, $0.counts) })
  }

  /// The layer's own position, opacity and scale leave its bitmap as it is; everything inside, and a rasterization scale
  /// that follows, does not.
  @Test(arguments: [
    ("complex-still", 1), ("complex-translation", 1), ("complex-opacity", 1), ("complex-scale", 1),
    ("scale-inside", 60),
    ("scale-crisp", 60), ("changing-content", 60),
  ])
  func rasterizedLayers(_ name: String, _ misses: Int) throws {
    let counts = try #require(try result(name)["rasterized"])
    #expect(counts.frames == 60 && counts.misses == misses && counts.hits == 60 - misses)
    #expect(counts.modelledMisses == misses)
  }

  @Test func whatIsTooLargeForCoreAnimationIsKeptByCairn() throws {
    let counts = try #require(try result("over-budget")["rasterized"])
    #expect(counts.frames == 30 && counts.misses == 1 && counts.modelledMisses == 30)
  }

  @Test(arguments: [
    ("group-opacity", "each", 0, "together", 60), ("mask-clip", "clip", 0, "mask", 60),
    ("corner-clip", "path", 0, "clip", 60 * 30), ("shadow", "shadowPath", 0, "pixels", 60),
    ("filter", "plain", 0, "blurred", 60), ("blend", "over", 0, "multiplied", 60),
  ])
  func passes(_ name: String, _ first: String, _ few: Int, _ second: String, _ many: Int) throws {
    let counts = try result(name)
    #expect(counts[first]?.modelledPasses == few && counts[second]?.modelledPasses == many)
  }

  /// Two looks and what they are flattened into, in each frame of the transition but the first, in which it has not begun.
  @Test func transitions() throws {
    let passes = try #require(try result("transition")["transition"]).modelledPasses
    #expect(passes == 3 * 59)
  }

  @Test func giftsNeedNoPasses() throws {
    let counts = try result("gifts")
    #expect(counts.count == 4 && counts.values.allSatisfy { $0.modelledPasses == 0 && $0.frames == 60 })
  }
}
