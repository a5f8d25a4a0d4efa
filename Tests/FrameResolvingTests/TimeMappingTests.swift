// Layer time and the place inside an animation's cycles, against measured rows.

import FrameResolving
import RenderTree
import Testing

@Suite struct TimeMappingTests {
  static func timing(
    begin: Double = 0, duration: Double = 1, speed: Double = 1, offset: Double = 0, count: Double = 0,
    length: Double = 0, autoreverses: Bool = false, fill: MediaTiming.Fill = .removed
  ) -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = begin
    timing.duration = duration
    timing.speed = speed
    timing.timeOffset = offset
    timing.repeatCount = count
    timing.repeatDuration = length
    timing.autoreverses = autoreverses
    timing.fill = fill
    return timing
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let timing: MediaTiming
    let times: [Double]
    let fractions: [Double?]
    init(_ name: String, _ timing: MediaTiming, _ times: [Double], _ fractions: [Double?]) {
      (testDescription, self.timing, self.times, self.fractions) = (name, timing, times, fractions)
    }
  }

  static let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1]
  static let rows: [Row] = [
    Row("autoreverses", timing(autoreverses: true), times, [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, nil]),
    Row("repeatCount 2.5", timing(count: 2.5), times, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1]),
    Row("repeatDuration 1.7", timing(length: 1.7), times, [0, 0.2, 0.5, 0.9, 0.2, 0.5, nil, nil]),
    Row("speed 2", timing(speed: 2), Array(times[..<4]), [0, 0.4, 1, nil]),
    Row("timeOffset 0.3", timing(offset: 0.3), Array(times[..<5]), [0.3, 0.5, 0.8, 0.2, nil]),
    Row("speed -1", timing(speed: -1), Array(times[..<5]), [0, 0.8, 0.5, 0.1, nil]),
    Row("duration 0", timing(duration: 0), [0, 0.2, 0.5], [0, 0.8, nil]),
    Row("removed", timing(begin: 1), [0, 0.5, 1, 1.5, 2.5], [nil, nil, 0, 0.5, nil]),
    Row("forwards", timing(begin: 1, fill: .forwards), [0, 0.5, 1, 1.5, 2.5], [nil, nil, 0, 0.5, 1]),
    Row("backwards", timing(begin: 1, fill: .backwards), [0, 0.5, 1, 1.5, 2.5], [0, 0, 0, 0.5, nil]),
    Row("both", timing(begin: 1, fill: .both), [0, 0.5, 1, 1.5, 2.5], [0, 0, 0, 0.5, 1]),
    Row("autoreverses and both", timing(begin: 1, autoreverses: true, fill: .both), [3, 4], [0, 0]),
    Row("the end is in effect", timing(), [1, 1 + 1e-12, 1.001], [1, 1, nil]),
    Row("no wrap by rounding", timing(duration: 0.1, count: 5), [0.1 + 0.2], [0]),
    Row("for ever", timing(count: .infinity), [1e6 + 0.25], [0.25]),
    Row("endless cycle", timing(duration: .infinity), [0, 5], [0, 0]),
    Row("no number", timing(duration: .nan, speed: .nan, offset: .nan, count: .nan), [0], [0]),
    Row("time is no number", timing(), [.nan, -.infinity, .infinity], [nil, nil, nil]),
  ]

  @Test(arguments: rows) func cyclePosition(_ row: Row) {
    for (time, fraction) in zip(row.times, row.fractions) {
      let found = row.timing.progress(at: time)?.fraction
      if let fraction, let found {
        #expect(abs(found - fraction) < 1e-9, "at \(time)")
      } else {
        #expect(found == fraction, "at \(time)")
      }
    }
  }

  @Test func cyclesAreCounted() {
    let timing = Self.timing(count: 3)
    #expect([0.5, 1.5, 2.5, 3].map { timing.progress(at: $0)?.cycle } == [0, 1, 2, 2])
    #expect(Self.timing(autoreverses: true).progress(at: 1.5)?.isReversed == true)
  }

  @Test(arguments: [
    (10.0, timing(begin: 3, speed: 2, offset: 1), 15.0), (10, timing(speed: 4, offset: 5), 45),
    (10, timing(begin: 1, speed: 2, offset: 3), 21), (7, timing(begin: 8, speed: 0.5, offset: 7), 0),
    (8, timing(begin: 8, speed: 0.5, offset: 7), 7), (10, timing(begin: 8, speed: 0.5, offset: 7), 8),
    (10, timing(begin: 8, speed: 0, offset: 7), 7),
  ]) func localTime(_ parent: Double, _ timing: MediaTiming, _ local: Double) {
    #expect(timing.localTime(fromParent: parent) == local)
  }

  @Test(arguments: [
    (10.0, timing(speed: 4, offset: 5), 1.25), (10, timing(begin: 1, speed: 2, offset: 3), 4.5),
    (7, timing(begin: 8, speed: 0, offset: 7), 0),
  ]) func parentTime(_ local: Double, _ timing: MediaTiming, _ parent: Double) {
    #expect(timing.parentTime(fromLocal: local) == parent)
  }

  @Test func nestedLayers() {
    let mid = Self.timing(begin: 2, speed: 3, offset: 0.25)
    let leaf = Self.timing(begin: 1, speed: 2, offset: 0.5)
    #expect(leaf.localTime(fromParent: 10) == 18.5)
    #expect(leaf.localTime(fromParent: mid.localTime(fromParent: 10)) == 47)
    #expect(leaf.parentTime(fromLocal: 11 - 0.5 + 0.5) == 6.25)
    #expect(leaf.parentTime(fromLocal: 10) == 5.75)
    #expect(abs(mid.parentTime(fromLocal: 5.75) - 23.0 / 6) < 1e-12)
  }

  @Test func ends() {
    #expect(Self.timing(begin: 1, speed: 2, count: 3).endTime == 2.5)
    #expect(Self.timing(autoreverses: true).activeDuration == 2)
    #expect(Self.timing(count: 4, length: 1.5).activeDuration == 1.5)
    #expect(Self.timing(count: .infinity).endTime == nil)
    #expect(Self.timing(speed: 0).endTime == nil)
    #expect(Self.timing(duration: .infinity).endTime == nil)
    #expect(Self.timing().isOver(at: 1) && !Self.timing().isOver(at: 0.999))
  }
}
