// Every line of every expectations list is a test: pixels, planned cost, and that the cost was what was done.

import FramePlanning
import Graphics
import TestSupport
import Testing

@Suite struct GoldenTests {
  @Test(arguments: ExpectationFolder.lines) func expectation(_ line: ExpectationLine) throws {
    let expected = try Expectation(line.text)
    let scene = try PlayedScene(line.folder.appendingPathComponent(expected.scene))
    let frame = try scene.frame(at: expected.time)
    #expect(frame.ledger.matches(frame.plan.cost), "what was done is not what was planned")

    switch expected.other {
    case .picture(let name):
      let file = line.folder.appendingPathComponent(name)
      let result = try Goldens.compare(
        frame.pixels, with: file, maximum: expected.fuzzy.maximum, pixels: expected.fuzzy.pixels)
      switch result {
      case .same: #expect(expected.isEqual)
      case .different(let how): if expected.isEqual { Issue.record("\(how)") }
      case .recorded:
        if !Goldens.isRecording { Issue.record("there was no \(name): look at it now, and keep it if it is right") }
      }
    case .scene(let name):
      let other = try PlayedScene(line.folder.appendingPathComponent(name)).frame(at: expected.time)
      let difference = try #require(frame.pixels.difference(from: other.pixels))
      let isNear = difference.isWithin(maximum: expected.fuzzy.maximum, pixels: expected.fuzzy.pixels)
      if isNear != expected.isEqual {
        let how = try Goldens.describe(difference, frame.pixels, other.pixels, name: "\(expected.scene)-\(name)")
        Issue.record("\(how)")
      }
    }
    check(frame.plan.cost, against: expected)
    try checkRun(of: scene, expected, alone: frame.pixels)
  }

  private func check(_ cost: FrameCost, against expected: Expectation) {
    for reason in PassReason.allCases {
      let passes = expected.passes[reason] ?? Expectation.Passes(modelled: 0, executed: 0)
      #expect(cost.modelled.byReason[reason, default: 0] == passes.modelled, "modelled passes: \(reason)")
      #expect(cost.executed.byReason[reason, default: 0] == passes.executed, "executed passes: \(reason)")
    }
  }

  private func checkRun(of scene: PlayedScene, _ expected: Expectation, alone: PixelBuffer) throws {
    guard expected.cache != nil || expected.repeats != nil else { return }
    let run = try scene.run(through: expected.time)
    #expect(run.last.equals(alone), "the frame depends on the frames before it")
    if let cache = expected.cache {
      #expect(run.hits == cache.hits, "hits")
      #expect(run.misses == cache.misses, "misses")
    }
    if let repeats = expected.repeats { #expect(run.repeats == repeats, "repeated frames") }
  }

  @Test(arguments: ExpectationFolder.all) func everyFileIsExpected(_ folder: ExpectationFolder) throws {
    var scenes = Set<String>()
    var pictures = Set<String>()
    for line in folder.lines {
      let expected = try Expectation(line.text)
      scenes.insert(expected.scene)
      switch expected.other {
      case .picture(let name): pictures.insert(name)
      case .scene(let name): scenes.insert(name)
      }
    }
    #expect(folder.names("caml") == scenes, "scenes that no line names, or that are missing")
    #expect(folder.names("png").subtracting(pictures).isEmpty, "pictures that no line names")
  }

  @Test func thereAreScenes() { #expect(ExpectationFolder.lines.count > 20) }
}
