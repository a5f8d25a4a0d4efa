// The order of everything that happens on a stage's clock: events, delegates, blocks (measured on macOS).

import CoreAnimation
import Foundation
import FrameEngine
import FrameOutput
import Graphics
import RenderTree
import Testing

@Suite struct StageEventTests {
  private let scene = SquareStage()
  private let log = EventLog()

  private func watched(_ name: String, duration: Double = 1) -> CABasicAnimation {
    let animation = basic("opacity", from: 0, to: 1, duration: duration)
    animation.delegate = Watcher(name, log)
    return animation
  }

  @Test func aBlockRunsBeforeTheDelegateHearsOfTheEnd() throws {
    scene.stage.at(0.5) { [scene, log] in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("block \(time())") }
      scene.square.add(watched("A", duration: 0.1), forKey: "a")
      log.add("committing")
      CATransaction.commit()
      log.add("committed")
    }
    try scene.play(1)
    #expect(log.events == ["committing", "committed", "start A 0.5", "block 0.6", "end A 0.6"])
    #expect(scene.square.animationKeys() == nil)
  }

  @Test func whatIsScheduledForInfinityNeverRuns() throws {
    for time in [Double.infinity, -.infinity, -1, .nan] { scene.stage.at(time) { [log] in log.add("\(time)") } }
    try scene.play(0.1)
    #expect(log.events == ["-inf", "-1.0", "nan"])
  }

  @Test func anAnimationThatStaysIsToldOnce() throws {
    scene.stage.at(0) { [scene, log] in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("block \(time())") }
      let animation = watched("D", duration: 0.1)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      scene.square.add(animation, forKey: "d")
      CATransaction.commit()
    }
    scene.stage.at(0.5) { [scene, log] in
      #expect(scene.square.animationKeys() == ["d"])
      log.add("removing")
      scene.square.removeAnimation(forKey: "d")
    }
    try scene.play(1)
    #expect(log.events == ["start D 0.0", "block 0.1", "end D 0.1", "removing"])
  }

  @Test func aReplacedBlockStillRuns() throws {
    scene.stage.at(0) { [scene, log] in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("first") }
      scene.square.add(watched("J", duration: 0.1), forKey: "j")
      CATransaction.setCompletionBlock { log.add("second") }
      CATransaction.commit()
    }
    try scene.play(0.5)
    #expect(log.events == ["start J 0.0", "second", "first", "end J 0.1"])
  }

  @Test func anOuterBlockWaitsForInnerAnimations() throws {
    scene.stage.at(0) { [scene, log] in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("outer") }
      CATransaction.begin()
      scene.square.add(watched("G", duration: 0.1), forKey: "g")
      CATransaction.commit()
      CATransaction.commit()
    }
    try scene.play(0.5)
    #expect(log.events == ["start G 0.0", "outer", "end G 0.1"])
  }

  @Test func removedEarly() throws {
    scene.stage.at(0) { [scene, log] in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("block") }
      scene.square.add(watched("B", duration: 30), forKey: "b")
      CATransaction.commit()
    }
    scene.stage.at(0.25) { [scene] in scene.square.removeAnimation(forKey: "b") }
    try scene.play(0.5)
    #expect(log.events == ["start B 0.0", "block", "stop B 0.25"])
  }

  @Test func replacedUnderTheSameKey() throws {
    scene.stage.at(0) { [scene] in scene.square.add(watched("old"), forKey: "k") }
    scene.stage.at(0.25) { [scene] in scene.square.add(watched("new", duration: 0.5), forKey: "k") }
    try scene.play(1)
    #expect(log.events == ["start old 0.0", "start new 0.25", "stop old 0.25", "end new 0.75"])
  }

  @Test func leavingTheTree() throws {
    scene.stage.at(0) { [scene] in scene.square.add(watched("F", duration: 30), forKey: "f") }
    scene.stage.at(0.25) { [scene] in scene.square.removeFromSuperlayer() }
    try scene.play(0.5)
    #expect(log.events == ["start F 0.0", "stop F 0.25"] && scene.square.animationKeys() == nil)
  }

  @Test func aLayerNobodyShows() throws {
    let lone = CALayer()
    scene.stage.at(0.1) { [log] in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("block") }
      lone.add(watched("M", duration: 0.1), forKey: "m")
      CATransaction.commit()
    }
    try scene.play(0.5)
    #expect(log.events == ["start M 0.1", "stop M 0.1", "block"] && lone.animationKeys() == nil)
  }

  @Test func whatWasSetUpBeforeTheStage() throws {
    let (root, layer) = (CALayer(), CALayer())
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log] in log.add("block \(time())") }
    layer.add(watched("early", duration: 0.2), forKey: "e")
    CATransaction.commit()
    CATransaction.flush()
    root.addSublayer(layer)
    let stage = Stage(root, size: CGSize(width: 4, height: 4))
    try stage.render(seconds: 0.5, to: NullSink())
    #expect(log.events == ["start early 0.0", "block 0.2", "end early 0.2"])
  }

  @Test func aTransactionLeftOpenDoesNotKeepTheStageFromItsPictures() throws {
    CATransaction.begin()
    defer { CATransaction.commit() }
    scene.stage.at(0.1) { [scene] in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      scene.square.position.x = 50
    }
    scene.stage.at(0.2) { CATransaction.commit() }
    let sink = PixelSink(width: 100)
    try scene.stage.render(seconds: 0.4, to: sink)
    #expect(
      sink.frames.map { $0.centre(ofRow: 10) } == Array(repeating: 10, count: 12) + Array(repeating: 50, count: 12))
  }

  @Test func delegatesMayAnimateOnAndOn() throws {
    let square = scene.square
    func swing(_ count: Int) {
      guard count > 0 else { return }
      let animation = basic("position.x", from: 10, to: 90, duration: 0.1)
      animation.delegate = Watcher("\(count)", log) { _ in swing(count - 1) }
      square.add(animation, forKey: "swing")
    }
    scene.stage.at(0.05) { swing(3) }
    try scene.play(0.5)
    // Each begins when the one before ends, whatever the frames.
    #expect(
      log.events == ["start 3 0.05", "end 3 0.15", "start 2 0.15", "end 2 0.25", "start 1 0.25", "end 1 0.35"])
  }

  @Test func blocksThatAskForThemselvesDoNotStopTheClock() throws {
    var count = 0
    var isOver = false
    func again() {
      // Left alone it would go on with whatever this thread shows next.
      if isOver { return }
      count += 1
      CATransaction.begin()
      CATransaction.setCompletionBlock { again() }
      CATransaction.commit()
    }
    scene.stage.at(0) { again() }
    try scene.play(0.1)
    isOver = true
    #expect(count > 5)
  }

  @Test func eventsAtTheSameMomentKeepTheirOrder() throws {
    for name in ["a", "b", "c"] { scene.stage.at(0.25) { [log] in log.add("\(name) \(time())") } }
    scene.stage.at(0.1) { [scene, log] in
      log.add("first \(time())")
      scene.stage.at(0.05) { log.add("late \(time())") }
      scene.stage.at(0.25) { log.add("d \(time())") }
    }
    try scene.play(0.5)
    #expect(log.events == ["first 0.1", "late 0.1", "a 0.25", "b 0.25", "c 0.25", "d 0.25"])
  }

  @Test func implicitChangesBeginAtTheirEvent() throws {
    scene.stage.at(0.105) { [scene] in
      CATransaction.setAnimationDuration(0.4)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      scene.square.position.x = 90
    }
    scene.stage.at(0.305) { [scene, log] in
      log.add("\(scene.square.animation(forKey: "position")?.beginTime ?? -1)")
      log.add("\(scene.square.presentation()?.position.x ?? -1)")
    }
    try scene.play(1)
    #expect(log.events == ["0.105", "50.0"])
  }
}
