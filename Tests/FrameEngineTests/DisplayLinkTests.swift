// Display links fire on the right subset of a stage's frames.

import CoreAnimation
import Foundation
import FrameEngine
import FrameOutput
import Graphics
import Testing

@Suite struct DisplayLinkTests {
  /// The frames of half a second a link fires for.
  private func frames(at rate: Int, _ set: (CADisplayLink) -> Void) throws -> [Int] {
    let scene = SquareStage(framesPerSecond: rate)
    var fired: [Int] = []
    let link = CADisplayLink { fired.append(Int(($0.timestamp * Double(rate)).rounded())) }
    set(link)
    link.add(to: scene.stage)
    try scene.play(0.5)
    return fired
  }

  private func every(_ stride: Int, of count: Int) -> [Int] { Array(Swift.stride(from: 0, to: count, by: stride)) }

  @Test(arguments: [(60, 30), (120, 60)]) func everyFrame(rate: Int, count: Int) throws {
    #expect(try frames(at: rate) { _ in } == Array(0..<count))
    #expect(try frames(at: rate) { $0.preferredFramesPerSecond = rate } == Array(0..<count))
    #expect(try frames(at: rate) { $0.preferredFramesPerSecond = rate * 2 } == Array(0..<count))
  }

  @Test(arguments: [
    (60, 30, 2), (60, 20, 3), (60, 15, 4), (60, 10, 6), (120, 60, 2), (120, 40, 3), (120, 30, 4), (120, 24, 5),
    (120, 1, 120),
  ]) func lowerRates(rate: Int, preferred: Int, stride: Int) throws {
    #expect(try frames(at: rate) { $0.preferredFramesPerSecond = preferred } == every(stride, of: rate / 2))
  }

  @Test func ranges() throws {
    func fired(_ minimum: Float, _ maximum: Float, _ preferred: Float?, at rate: Int = 120) throws -> [Int] {
      try frames(at: rate) {
        $0.preferredFrameRateRange = CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
      }
    }
    #expect(try fired(80, 120, 120) == every(1, of: 60))
    #expect(try fired(30, 60, 60) == every(2, of: 60))
    #expect(try fired(30, 60, nil) == every(2, of: 60))
    #expect(try fired(10, 30, 24) == every(5, of: 60))
    // 45 lies between 60 and 40 and nearer to 40; 60 is out of the range.
    #expect(try fired(30, 50, 45) == every(3, of: 60))
    // Nothing lies between 70 and 100: the nearest there is.
    #expect(try fired(70, 100, 70) == every(2, of: 60))
    #expect(try fired(0, 0, 60, at: 60) == every(1, of: 30))
    #expect(CAFrameRateRange.default == CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0))
    #expect(CAFrameRateRange(minimum: .nan, maximum: -1, preferred: .infinity) == .default)
  }

  @Test func times() throws {
    let scene = SquareStage(framesPerSecond: 120)
    var times: [[Double]] = []
    let link = CADisplayLink { times.append([$0.timestamp, $0.targetTimestamp, $0.duration, CACurrentMediaTime()]) }
    link.preferredFramesPerSecond = 30
    link.add(to: scene.stage)
    try scene.play(0.1)
    #expect(times.count == 3)
    for (index, time) in times.enumerated() {
      let start = Double(index) / 30
      #expect(zip(time, [start, start + 1 / 30.0, 1 / 120.0, start]).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  @Test(arguments: [Float.nan, .infinity, 1e30, -5]) func ratesOutOfReasonAreRead(_ rate: Float) throws {
    let link = CADisplayLink { _ in }
    link.preferredFrameRateRange.preferred = rate
    #expect(link.preferredFramesPerSecond == 0)
    #expect(try frames(at: 60) { $0.preferredFrameRateRange.preferred = rate }.first == 0)
  }

  @Test func pausingAndEnding() throws {
    let scene = SquareStage()
    var fired: [Int] = []
    let link = CADisplayLink { link in
      fired.append(Int((link.timestamp * 60).rounded()))
      if fired.count == 6 { link.invalidate() }
    }
    link.add(to: scene.stage)
    scene.stage.at(2.5 / 60) { link.isPaused = true }
    scene.stage.at(9.5 / 60) { link.isPaused = false }
    try scene.play(0.5)
    #expect(fired == [0, 1, 2, 10, 11, 12] && !link.isListening)
  }

  @Test func whatALinkSetsIsInItsFrame() throws {
    let scene = SquareStage()
    let link = CADisplayLink { link in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      scene.square.position.x = 10 + link.timestamp * 120
      CATransaction.commit()
    }
    link.add(to: scene.stage)
    let sink = PixelSink(width: 100)
    try scene.stage.render(seconds: 0.5, to: sink)
    for frame in sink.frames.indices {
      #expect(abs((sink.frames[frame].centre(ofRow: 10) ?? 0) - Double(10 + 2 * frame)) < 0.01, "frame \(frame)")
    }
  }
}
