// Several ways to make the same frames, measured side by side.

import Foundation
package import FramePlanning
import FrameRaster
import Graphics

/// Draws the frames of several sides in turn, frame by frame, so that a machine that becomes slower or faster meanwhile
/// does so for all of them.
package struct SceneComparison {
  /// One side's results.
  package struct Side: Sendable {
    /// Milliseconds of processor time that each frame's work took.
    package var milliseconds: [Double] = []
    /// Counts of all frames.
    package var cost = FrameCost()
    /// Costs of layers.
    package var layers: [LayerCost] { accounts.reports.map(\.cost) }
    /// How far its pixels are from the first side's.
    package var difference = FrameDifference()
    var accounts = LayerAccounts()

    /// All frames' milliseconds.
    package var total: Double { milliseconds.reduce(0, +) }
  }

  /// Whether to compare the pixels of the sides with the first one's.
  package var comparesPixels = true
  /// Asked before each frame.
  package var isCancelled: () -> Bool = { false }

  /// A comparison.
  package init() {}

  /// Draws all frames of all sides. Sides may have different numbers of frames.
  ///
  /// - Throws: what cannot be drawn, or `RenderError.cancelled`.
  package func run(_ sides: [[RecordedFrame]]) throws -> [Side] {
    let renderers = sides.map { _ in FrameRenderer() }
    var results = sides.map { _ in Side() }
    for place in 0..<(sides.map(\.count).max() ?? 0) {
      if isCancelled() { throw RenderError.cancelled }
      var pictures: [Int: PixelBuffer] = [:]
      // Who goes first changes: the first finds a colder cache.
      let order = place % 2 == 0 ? Array(sides.indices) : sides.indices.reversed()
      for side in order where place < sides[side].count {
        let frame = sides[side][place]
        let start = ProcessorClock.milliseconds
        let result = try renderers[side].render(frame.scene, at: frame.time)
        results[side].milliseconds.append(ProcessorClock.milliseconds - start)
        results[side].cost += result.plan.cost
        results[side].accounts.add(result.plan.layers, result.ledger)
        pictures[side] = result.pixels
      }
      if comparesPixels, let first = pictures[0] {
        for side in sides.indices.dropFirst() {
          if let other = pictures[side] { results[side].difference.add(first, other) }
        }
      }
    }
    return results
  }
}

/// Processor time of the calling thread: what others do on the machine hardly counts.
enum ProcessorClock {
  /// Milliseconds of processor time so far.
  static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
