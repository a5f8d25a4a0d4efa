// Measures a case: its sides are played once, then drawn in turn, frame by frame, run after run.

import Cairn
import Foundation
import FrameEngine

/// Measures cases.
package struct BenchRunner {
  private let options: BenchOptions
  private let isCancelled: () -> Bool

  /// - Parameter isCancelled: asked before each frame; true ends the measurement.
  package init(_ options: BenchOptions, isCancelled: @escaping () -> Bool = { false }) {
    self.options = options
    self.isCancelled = isCancelled
  }

  /// The results of a case.
  ///
  /// - Throws: what cannot be drawn, or `RenderError.cancelled`.
  package func measure(_ benchCase: BenchCase) throws -> BenchResult {
    Self.settleMemory()
    let sides = try benchCase.sides.map { side in
      let stage = side.make(options.size)
      var render = RenderOptions()
      render.duration = Double(benchCase.frames) / 60
      render.isCancelled = isCancelled
      return try stage.record(render)
    }
    var comparison = SceneComparison()
    comparison.comparesPixels = false
    comparison.isCancelled = isCancelled
    for _ in 0..<options.warmup { _ = try comparison.run(sides) }
    var runs: [[SceneComparison.Side]] = []
    for _ in 0..<max(options.runs, 1) { runs.append(try comparison.run(sides)) }
    let results = sides.indices.map { place in
      let times = runs.map { $0[place].total / Double(max($0[place].milliseconds.count, 1)) }
      let firsts = runs.map { $0[0].total / Double(max($0[0].milliseconds.count, 1)) }
      return SideResult(
        name: benchCase.sides[place].name, milliseconds: Sample(times),
        ratio: place == 0 ? nil : Sample(zip(times, firsts).map { $1 > 0 ? $0 / $1 : 0 }),
        counts: SideCounts(runs[0][place]))
    }
    return BenchResult(name: benchCase.name, summary: benchCase.summary, sides: results)
  }

  /// Makes a case's times independent of the cases before it: the C library takes large blocks from the system and gives
  /// them back each time, until a block of nearly 32 MB was freed once; from then on it keeps them.
  private static func settleMemory() {
    let side = 2800
    let block = PixelBuffer(width: side, height: side)
    precondition(block.count == side * side, "a buffer has the size it was asked for")
  }
}
