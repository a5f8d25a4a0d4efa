// Scripted input: events with their fields, whole gestures, and errors with their place.

import Compositions
import Foundation
import Testing

@Suite struct ScriptReaderTests {
  private let kinds: [ScriptEventKind] = [.touch, .pan, .pinch, .update, .resize, .replay]

  private func read(_ text: String) throws(CompositionError) -> [ScriptEvent] {
    try ScriptReader.read(DataSource(Data(text.utf8), name: "s.jsonl"), kinds: kinds)
  }

  @Test func everyExampleIsRead() throws {
    for kind in kinds {
      let events = try read(kind.example)
      #expect(events.map(\.type) == [kind.type])
    }
  }

  @Test func fields() throws {
    let events = try read(
      """
      {"t": 0, "type": "touch", "phase": "began", "x": 12.5}
      {"t": 1.5, "type": "update", "values": [1, null, 2], "labels": ["a", "b", "c"]}
      """)
    #expect(events[0].number("x") == 12.5)
    #expect(events[0].text("phase") == "began")
    #expect(events[0].number("y") == nil)
    #expect(events[1].time == 1.5)
    #expect(events[1].numbers("values").map(\.isNaN) == [false, true, false])
    #expect(events[1].texts("labels") == ["a", "b", "c"])
  }

  @Test(arguments: [
    ("[1]", "s.jsonl:1:1: the event is a list"),
    ("{\"type\": \"touch\", \"x\": 1}", "s.jsonl:1:1: the event has no time"),
    ("{\"t\": -1, \"type\": \"touch\", \"x\": 1}", "s.jsonl:1:7: the event has no time"),
    ("{\"t\": 1, \"type\": \"tuch\", \"x\": 1}", "s.jsonl:1:18: there is no event of type 'tuch'"),
    ("{\"t\": 1, \"x\": 1}", "s.jsonl:1:1: the event has no type"),
    ("{\"t\": 1, \"type\": \"touch\"}", "s.jsonl:1:1: an event of type touch needs 'x'"),
    ("{\"t\": 1, \"type\": \"touch\", \"x\": \"1\"}", "s.jsonl:1:32: 'x' is a text that it does not take"),
    ("{\"t\": 1, \"type\": \"touch\", \"x\": 1, \"z\": 1}", "s.jsonl:1:40: an event of type touch has no key 'z'"),
    ("{\"t\": 1, \"type\": \"replay\"}\n{\"t\": 0, \"type\": \"replay\"}", "s.jsonl:2:1: the event comes before"),
  ])
  func errors(text: String, start: String) {
    let error = failure { () throws(CompositionError) in try read(text) }
    #expect(error?.kind == .input && error?.description.hasPrefix(start) == true, "\(error?.description ?? "none")")
  }

  @Test func aWholePanIsEven() throws {
    let event = try read("{\"t\": 2, \"type\": \"pan\", \"x\": 900, \"toX\": 500, \"duration\": 0.5}")[0]
    let samples = GestureSample.samples(of: event)
    #expect(samples.count == 62)
    #expect(samples.first?.phase == .began && samples.last?.phase == .ended)
    #expect(samples.first?.time == 2 && samples.last?.time == 2.5)
    for sample in samples { #expect(abs(sample.point.x - (900 - 800 * (sample.time - 2))) < 1e-9) }
  }

  @Test func aWholePinchGrowsByEqualFactors() throws {
    let event = try read("{\"t\": 0, \"type\": \"pinch\", \"x\": 1, \"toScale\": 4, \"duration\": 1}")[0]
    let samples = GestureSample.samples(of: event)
    #expect(samples.first?.scale == 1)
    #expect(abs((samples.last?.scale ?? 0) - 4) < 1e-12)
    // Half way through in time and, by symmetry, in the logarithm.
    #expect(abs((samples.first { $0.time == 0.5 }?.scale ?? 0) - 2) < 1e-9)
  }

  @Test func aSingleMoment() throws {
    let event = try read("{\"t\": 1, \"type\": \"touch\", \"phase\": \"changed\", \"x\": 3, \"y\": 4}")[0]
    #expect(
      GestureSample.samples(of: event) == [GestureSample(time: 1, phase: .changed, point: CGPoint(x: 3, y: 4))])
  }
}
