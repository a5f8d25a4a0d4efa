// What must hold for every scene, tried on random ones.

import CoreAnimation
import Foundation
import FrameEngine
import FrameOutput
import FramePlanning
import FrameRaster
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct FrameProperties {
  private static let times = [0, 0.05, 0.05, 0.3, 0.31, 0.7, 1.5, 1.6]

  private func stage(_ seed: Int, isAligned: Bool = false) -> Stage {
    let stage = Stage(
      RandomScenes.tree(seed: seed, isAligned: isAligned), size: RandomScenes.size, framesPerSecond: 12)
    if seed % 3 == 0 { stage.canvas.background = .white }
    if seed % 4 == 0, !isAligned { stage.canvas.orientation = .yUp }
    if seed % 5 == 0, !isAligned { stage.canvas.scale = 2 }
    if !isAligned {
      // Two changes, the second often while the first is still on its way.
      for (place, time) in [0.02, 0.27].enumerated() where (seed + place) % 3 > 0 {
        stage.at(time) { RandomScenes.turn(stage.root, seed: 1000 * place + seed) }
      }
    }
    return stage
  }

  /// A scene as it was committed at its start, or after some of its changes.
  private func scene(_ seed: Int, isAligned: Bool = false) throws -> RenderScene {
    try stage(seed, isAligned: isAligned).scene(at: isAligned ? 0 : [0, 0.1, 0.3][seed % 3])
  }

  @Test(arguments: 1...120) func whatIsDoneIsWhatWasPlanned(_ seed: Int) throws {
    let scene = try scene(seed)
    let renderer = FrameRenderer()
    for time in Self.times {
      let frame = try renderer.render(scene, at: time)
      #expect(
        frame.plan.repeatsPrevious || frame.ledger.matches(frame.plan.cost),
        "at \(time): \(frame.ledger.passes) \(frame.ledger.cache), planned \(frame.plan.cost)")
    }
  }

  /// A thousand scenes, a frame and a later one.
  @Test(arguments: 0..<10) func aThousandScenesCostWhatWasPlanned(_ part: Int) throws {
    for seed in (1000 + part * 100)..<(1100 + part * 100) {
      let scene = try scene(seed)
      let renderer = FrameRenderer()
      for time in [0.1, 0.4] {
        do {
          let frame = try renderer.render(scene, at: time)
          #expect(frame.plan.repeatsPrevious || frame.ledger.matches(frame.plan.cost), "scene \(seed) at \(time)")
        } catch {
          Issue.record(error, "scene \(seed) at \(time)")
        }
      }
    }
  }

  /// Neither profiling nor a cache that keeps nothing changes a pixel, and both cost what was planned.
  @Test(arguments: 1...40) func measuringChangesNothing(_ seed: Int) throws {
    let scene = try scene(seed)
    let plain = FrameRenderer()
    let profiled = FrameRenderer(isProfiling: true)
    let forgetful = FrameRenderer(keepsRasters: false)
    for time in Self.times {
      let frame = try plain.render(scene, at: time)
      let measured = try profiled.render(scene, at: time)
      #expect(measured.pixels.equals(frame.pixels) && measured.plan.cost == frame.plan.cost)
      #expect(frame.ledger.times.isEmpty && frame.ledger.fills.isEmpty)
      let anew = try forgetful.render(scene, at: time)
      #expect(anew.pixels.equals(frame.pixels), "at \(time)")
      #expect(anew.plan.repeatsPrevious || anew.ledger.matches(anew.plan.cost), "at \(time)")
      #expect(anew.plan.cost.cache.hits == 0 && anew.plan.cost.cache.bytes == 0)
      // The model does not ask what Cairn keeps.
      #expect(anew.plan.cost.modelled == frame.plan.cost.modelled)
      #expect(anew.plan.cost.modelledCache == frame.plan.cost.modelledCache)
    }
  }

  /// The bitmaps of rasterized layers are warm in a run and cold in a frame alone; repeated frames are not drawn.
  @Test(arguments: 1...60) func aFrameAloneIsTheFrameOfARun(_ seed: Int) throws {
    let scene = try scene(seed)
    let renderer = FrameRenderer()
    for time in Self.times {
      let frame = try renderer.render(scene, at: time)
      let alone = try FrameRenderer().render(scene, at: time)
      #expect(frame.pixels.equals(alone.pixels), "at \(time)")
    }
  }

  /// On a canvas of several tiles, those that are not drawn are as they would be drawn.
  @Test(arguments: 1...16) func damagedTilesAreEnough(_ seed: Int) throws {
    let stage = stage(seed)
    stage.canvas.scale = 9
    let scene = try stage.scene(at: 0)
    let renderer = FrameRenderer()
    for time in Self.times.prefix(6) {
      let frame = try renderer.render(scene, at: time)
      #expect(frame.pixels.equals(try FrameRenderer().render(scene, at: time).pixels), "at \(time)")
      #expect(frame.plan.repeatsPrevious || frame.ledger.matches(frame.plan.cost), "at \(time)")
    }
  }

  private func digests(_ seed: Int, jobs: Int = 1, frames: FrameSelection? = nil) throws -> [Int: UInt64] {
    let sink = DigestSink()
    var options = RenderOptions()
    options.duration = 1
    options.jobs = jobs
    options.frames = frames
    try stage(seed).render(options, to: sink)
    return sink.digests
  }

  @Test(arguments: 1...30) func threeWorkersDrawWhatOneDraws(_ seed: Int) throws {
    let alone = try digests(seed)
    #expect(alone.count == 12)
    #expect(try digests(seed, jobs: 3) == alone)
  }

  @Test(arguments: 1...20) func aSelectedFrameIsTheFrameOfAWholeRender(_ seed: Int) throws {
    let selected = try digests(seed, frames: FrameSelection("7,11"))
    #expect(selected == (try digests(seed)).filter { [7, 11].contains($0.key) })
  }

  /// What is drawn differently through the bitmaps of rasterized layers.
  private func rasterizationDifference(_ seed: Int) throws -> PixelDifference {
    var scene = try scene(seed, isAligned: true)
    let rasterized = try FrameRenderer().render(scene, at: 0)
    scene.canvas.obeysRasterize = false
    let drawn = try FrameRenderer().render(scene, at: 0)
    #expect(drawn.plan.cost.cache == CacheCounts())
    return try #require(rasterized.pixels.difference(from: drawn.pixels))
  }

  @Test(arguments: 1...80) func aRasterizedLayerLooksAsItDoesOtherwise(_ seed: Int) throws {
    let difference = try rasterizationDifference(seed)
    // Each surface on the way rounds to eight bits once more.
    #expect(difference.maximum <= 3, "\(difference.count(over: 3)) pixels in \(difference.bounds)")
  }

  /// A bitmap holds what the canvas cuts off. Cairo cuts the edges of a shape that is larger than its surface, and where
  /// such an edge is nearly level, one of the fifteen lines a row is sampled on may begin or end elsewhere: by 17 levels at
  /// most, and seldom.
  @Test(arguments: [0, 5, 10, 12, 14, 15, 16, 17]) func rasterizedLayersOfManyScenesDifferByASampleAtMost(_ part: Int)
    throws
  {
    var exceptions = 0
    for seed in (100 * part)..<(100 * part + 100) {
      let difference = try rasterizationDifference(seed)
      #expect(difference.maximum <= 17, "scene \(seed)")
      if difference.maximum > 3 { exceptions += 1 }
    }
    #expect(exceptions <= 2)
  }

  @Test(arguments: 1...60) func layersShareTheCostOfTheFrame(_ seed: Int) throws {
    let renderer = FrameRenderer()
    let scene = try scene(seed)
    for time in Self.times {
      let plan = try renderer.render(scene, at: time).plan
      var sum = FrameCost()
      for layer in plan.layers {
        sum.modelled += layer.modelled
        sum.executed += layer.executed
        sum.cache += layer.cache
        sum.modelledCache += layer.modelledCache
      }
      #expect(sum.modelled == plan.cost.modelled)
      #expect(sum.executed == plan.cost.executed)
      #expect(sum.cache.hits == plan.cost.cache.hits && sum.cache.misses == plan.cost.cache.misses)
      let (model, whole) = (sum.modelledCache, plan.cost.modelledCache)
      #expect(model.hits == whole.hits && model.misses == whole.misses && model.evictions == whole.evictions)
    }
  }

  /// The scenes reach what the other properties are about.
  @Test func randomScenesUseEverything() throws {
    var cost = FrameCost()
    var repeats = 0
    for seed in 1...40 {
      let renderer = FrameRenderer()
      let scene = try scene(seed)
      for time in Self.times {
        let plan = try renderer.render(scene, at: time).plan
        cost += plan.cost
        repeats += plan.repeatsPrevious ? 1 : 0
      }
    }
    for reason in PassReason.allCases { #expect(cost.executed.byReason[reason, default: 0] > 5, "\(reason)") }
    #expect(cost.cache.hits > 5 && cost.cache.misses > 5 && cost.layers.culled > 5 && repeats > 5)
  }
}
