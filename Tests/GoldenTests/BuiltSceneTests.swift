// Every scene made by code looks as its kept picture and costs what it should.

import FramePlanning
import Graphics
import TestSupport
import Testing

@Suite struct BuiltSceneTests {
  @Test(arguments: BuiltScene.all) func isAsKept(_ scene: BuiltScene) throws {
    let frame = try scene.frame()
    #expect(frame.ledger.matches(frame.plan.cost), "what was done is not what was planned")
    for reason in PassReason.allCases {
      let passes = scene.passes[reason] ?? Expectation.Passes(modelled: 0, executed: 0)
      #expect(frame.plan.cost.modelled.byReason[reason, default: 0] == passes.modelled, "modelled passes: \(reason)")
      #expect(frame.plan.cost.executed.byReason[reason, default: 0] == passes.executed, "executed passes: \(reason)")
    }
    switch try Goldens.compare(frame.pixels, with: scene.picture, maximum: 1, pixels: 100) {
    case .same: break
    case .different(let how): Issue.record("\(how)")
    case .recorded:
      if !Goldens.isRecording { Issue.record("there was no \(scene): look at it now, and keep it if it is right") }
    }
  }
}
