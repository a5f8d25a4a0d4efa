// Parts of a run: contiguous, disjoint, together the whole, and no longer than another by more than a frame.

import CoreAnimation
import Foundation
import FrameEngine
import Testing

@Suite struct FrameShardTests {
  @Test func partsMakeUpTheWhole() throws {
    for length in [0, 1, 5, 60, 61] {
      for count in [1, 2, 3, 7, 64] {
        var parts: [[Int]] = []
        for number in 1...count {
          var options = RenderOptions()
          options.shard = FrameShard(number, of: count)
          parts.append(try options.indices(frameCount: length))
        }
        #expect(parts.flatMap { $0 } == Array(0..<length))
        let lengths = parts.map(\.count)
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
      }
    }
  }

  @Test func selectionThenStepThenPart() throws {
    var options = RenderOptions()
    options.frames = FrameSelection("10-19,-1")
    options.step = 3
    #expect(try options.indices(frameCount: 100) == [10, 13, 16, 19])
    options.shard = FrameShard("2/2")
    #expect(try options.indices(frameCount: 100) == [16, 19])
  }

  @Test func stepsOutOfReasonAreTheNearestThatAreNot() throws {
    var options = RenderOptions()
    for (step, frames) in [(0, [0, 1, 2]), (-3, [0, 1, 2]), (.min, [0, 1, 2]), (.max, [0])] {
      options.step = step
      #expect(try options.indices(frameCount: 3) == frames)
      let rate = Stage(CALayer(), size: CGSize(width: 1, height: 1))
      options.duration = 1
      #expect(try rate.streamFormat(options).rateDenominator == max(1, min(step, 1_000_000)))
    }
  }

  @Test func partsAreWrittenAsFractions() {
    #expect(FrameShard("2/4") == FrameShard(2, of: 4))
    for text in ["0/4", "5/4", "1", "1/", "/2", "-1/2", "1/2/3", "a/b", "+1/2", "1/2000000"] {
      #expect(FrameShard(text) == nil, "\(text)")
    }
  }
}
