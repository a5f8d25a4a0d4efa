// The gift animation as tutorials write it, with both of its mistakes: what it does, and what is said about it.

import CoreAnimation
import FrameEngine
import Foundation
import RenderTree
import Testing

@Suite struct GiftAnimationTests {
  /// Fly in, pulse, fly out, shrink, over 1.4 s. `base` is what tutorials take from `CACurrentMediaTime()`.
  private static func gift(base: Double) -> CAAnimationGroup {
    func part(_ keyPath: String, _ from: Any, _ to: Any, at begin: Double, _ duration: Double) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.beginTime = base + begin
      animation.duration = duration
      return animation
    }
    let pulse = part("transform.scale", 1, 1.5, at: 0.4, 0.25)
    pulse.autoreverses = true
    let group = CAAnimationGroup()
    group.animations = [
      part("position", CGPoint(x: -20, y: 30), CGPoint(x: 40, y: 30), at: 0, 0.4), pulse,
      part("position", CGPoint(x: 40, y: 30), CGPoint(x: 100, y: 30), at: 0.9, 0.5),
      part("opacity", 1, 0, at: 0.9, 1.0),
    ]
    group.duration = 1.4
    return group
  }

  /// A layer whose model stays where it was, at (10, 30), and the gift on it from a moment on.
  private func scenario(at time: Double, base: @escaping () -> Double) -> (Scenario, CALayer) {
    _ = LayerDiagnostics.collect()
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), CGRect(x: 5, y: 25, width: 10, height: 10), .red)
    layer.name = "gift"
    scenario.change(at: time) { layer.add(Self.gift(base: base()), forKey: "gift") }
    return (scenario, layer)
  }

  /// Position's x, scale and opacity at moments.
  private func values(_ scenario: Scenario, _ layer: CALayer, at times: [Double]) throws -> [[Double]] {
    var rows: [[Double]] = []
    for time in times {
      scenario.stage.at(time) {
        guard let shown = layer.presentation() else { return }
        let scale = shown.value(forKeyPath: "transform.scale") as? NSNumber
        rows.append([shown.position.x, scale?.doubleValue ?? .nan, Double(shown.opacity)])
      }
    }
    _ = try scenario.scene(at: times.max() ?? 0)
    return rows
  }

  private func expect(_ rows: [[Double]], _ wanted: [[Double]]) {
    #expect(rows.count == wanted.count)
    for (row, want) in zip(rows, wanted) {
      #expect(zip(row, want).allSatisfy { abs($0 - $1) < 1e-6 }, "\(row) is not \(want)")
    }
  }

  @Test func withTimesOfTheGroupItRunsIsCutAndSnapsBack() throws {
    let (scenario, layer) = scenario(at: 2, base: { 0 })
    let rows = try values(scenario, layer, at: [2.2, 2.45, 2.525, 2.85, 3.15, 3.399, 3.5])
    expect(
      rows,
      [
        // Half of the way in; its own end is where the model, at x 10, shows again.
        [10, 1, 1], [10, 1.1, 1], [10, 1.25, 1], [10, 1.1, 1],
        // Out: the shrink is cut half way by the group's end.
        [70, 1, 0.75], [99.88, 1, 0.501],
        // The group is over: back to what was set.
        [10, 1, 1],
      ])
    let reports = LayerDiagnostics.collect()
    #expect(reports.allSatisfy { $0.path == "root/gift" && $0.reason.contains("snapped back") }, "\(reports)")
    #expect(reports.map(\.key).sorted() == ["opacity", "position"])
  }

  @Test func withAbsoluteTimesNothingRuns() throws {
    let (scenario, layer) = scenario(at: 2, base: { CACurrentMediaTime() })
    expect(
      try values(scenario, layer, at: [2.2, 2.525, 3.15, 3.399, 3.5]), Array(repeating: [10, 1, 1], count: 5))
    #expect(layer.animationKeys() == nil)
    let reports = LayerDiagnostics.collect()
    #expect(reports.count == 3, "\(reports)")
    for report in reports {
      #expect(report.path == "root/gift" && report.key == "gift")
      #expect(report.reason.hasSuffix("never runs: \(Self.rule), without CACurrentMediaTime()"), "\(report.reason)")
    }
    #expect(Set(reports.map { $0.reason.prefix { $0 != "," } }).count == 3)
  }

  private static let rule = "begin times inside a group count from the group's start"

  @Test func absoluteTimesWithinTheGroupAreNamedToo() throws {
    // At half a second the fly-in's absolute time lies inside the group: it runs half a second late.
    let (scenario, layer) = scenario(at: 0.5, base: { CACurrentMediaTime() })
    expect(try values(scenario, layer, at: [0.9, 1.2]), [[10, 1, 1], [10, 1, 1]])
    let reports = LayerDiagnostics.collect()
    #expect(
      reports.contains {
        $0.reason == "the animation of position begins at the current time: \(Self.rule), without CACurrentMediaTime()"
      }, "\(reports)")
  }

  // MARK: When nothing is said

  private func reports(_ body: @escaping (CALayer) -> Void) throws -> [LayerDiagnostic] {
    _ = LayerDiagnostics.collect()
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), CGRect(x: 5, y: 25, width: 10, height: 10), .red)
    layer.name = "box"
    scenario.change(at: 0.25) { body(layer) }
    _ = try scenario.scene(at: 2)
    return LayerDiagnostics.collect()
  }

  private static func move(_ keyPath: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 0.5
    return animation
  }

  @Test func aModelThatIsSetDoesNotSnap() throws {
    let quiet: [(String, (CALayer) -> Void)] = [
      (
        "set",
        {
          $0.add(Self.move("opacity", 1, 0.5), forKey: "a"); $0.opacity = 0.5
        }
      ),
      ("from only", { $0.add(Self.move("opacity", 0.2, nil), forKey: "a") }),
      ("whole turn", { $0.add(Self.move("transform.rotation.z", 0, 2 * Double.pi), forKey: "a") }),
      (
        "back again",
        { layer in
          let animation = Self.move("opacity", 1, 0.5)
          animation.autoreverses = true
          layer.add(animation, forKey: "a")
        }
      ),
      (
        "added",
        { layer in
          let animation = Self.move("position.x", 0, 5)
          animation.isAdditive = true
          layer.add(animation, forKey: "a")
        }
      ),
      (
        "stays",
        { layer in
          let animation = Self.move("opacity", 1, 0.5)
          animation.fillMode = .forwards
          animation.isRemovedOnCompletion = false
          layer.add(animation, forKey: "a")
        }
      ),
      (
        "invisible",
        {
          $0.add(Self.move("position.x", 0, 5), forKey: "a"); $0.opacity = 0
        }
      ),
      (
        "interrupted",
        {
          $0.add(Self.move("opacity", 1, 0.5), forKey: "a"); $0.removeAnimation(forKey: "a")
        }
      ),
    ]
    for (what, body) in quiet {
      let found = try reports(body)
      #expect(found.isEmpty, "\(what): \(found)")
    }
  }

  @Test func aModelThatIsNotSetSnaps() throws {
    let found = try reports { $0.add(Self.move("position.x", 10, 60), forKey: "slide") }
    #expect(found.map(\.path) == ["root/box"] && found.map(\.key) == ["position.x"])
    #expect(
      found.first?.reason
        == "it snapped back to the value that was set when the animation “slide” ended: set the end value on the layer "
        + "when adding the animation")
  }

  @Test func whoSetsTheModelInTheDelegateIsNotWarned() throws {
    final class Setter: CAAnimationDelegate {
      let layer: CALayer
      init(_ layer: CALayer) { self.layer = layer }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { layer.opacity = 0.5 }
    }
    let found = try reports { layer in
      let animation = Self.move("opacity", 1, 0.5)
      animation.delegate = Setter(layer)
      layer.add(animation, forKey: "a")
    }
    #expect(found.isEmpty, "\(found)")
  }
}
