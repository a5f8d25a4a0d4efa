// Every class, property, filter and way of compositing of the catalogues has a golden that shows it: a scene that looks
// and costs the same without it does not count.

import CoreAnimation
import Effects
import Foundation
import FrameEngine
import FramePlanning
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct CatalogueCoverageTests {
  /// A golden's scene and time.
  private struct Golden {
    var file: URL
    var time: Double

    func frame(_ change: (CALayer) -> Void = { _ in }) throws -> FrameRenderer.Result {
      try PlayedScene(file, change: change).frame(at: time)
    }
  }

  /// The golden of a scene of a folder, when its picture is kept.
  private func golden(_ name: String, in folder: String) throws -> Golden? {
    for line in ExpectationFolder.all.first(where: { "\($0)" == folder })?.lines ?? [] {
      let expected = try Expectation(line.text)
      if expected.scene == name + ".caml", case .picture = expected.other, expected.isEqual {
        return Golden(file: line.folder.appendingPathComponent(expected.scene), time: expected.time)
      }
    }
    return nil
  }

  private func differ(_ a: FrameRenderer.Result, _ b: FrameRenderer.Result) -> Bool {
    !a.pixels.equals(b.pixels) || a.plan.cost.executed != b.plan.cost.executed
      || a.plan.cost.cache.misses != b.plan.cost.cache.misses
  }

  @Test(arguments: PropertyRow.all) func aPropertyIsShown(_ row: PropertyRow) throws {
    if let built = BuiltScene.all.first(where: { $0.name == "\(row)" }) {
      let shown = try built.frame()
      #expect(differ(shown, try built.frame(change: row.reset)), "the scene is the same without it")
      return
    }
    let golden = try #require(try golden(row.name, in: row.owner), "no golden shows it")
    let shown = try golden.frame()
    guard row.owner == "CALayer" else {
      #expect(differ(shown, try golden.frame(row.reset)), "the scene is the same without it")
      return
    }
    for kind in LayerCatalogue.all.map(\.name) {
      var targets = 0
      let without = try golden.frame { layer in
        guard layer.name == kind else { return }
        targets += 1
        row.reset(layer)
      }
      #expect(targets == 1, "no \(kind) shows it")
      #expect(differ(shown, without) == row.isDrawn(by: kind), "\(kind)")
    }
  }

  @Test func whatIsNotDrawnIsAProperty() {
    let names = LayerCatalogue.all.flatMap { row in row.keys.map { "\(row.name).\($0)" } }
    let cells = EmitterCellKeys.all.map { "CAEmitterCell.\($0)" }
    #expect(Set(PropertyRow.without.keys).subtracting(names + cells).isEmpty)
  }

  @Test(arguments: EffectCatalogue.all.map(\.names)) func aFilterIsShown(_ names: [String]) throws {
    let golden = try #require(try golden(names[0], in: "filters"), "no golden shows it")
    let without = try golden.frame { layer in
      layer.filters = layer.filters?.filter { !(($0 as? CAFilter).map { names.contains($0.type) } ?? false) }
    }
    #expect(differ(try golden.frame(), without))
  }

  @Test func everyAnimationClassIsShown() throws {
    var shown = Set<String>()
    func note(_ animation: CAAnimation?) {
      guard let animation else { return }
      shown.insert("\(type(of: animation))")
      (animation as? CAAnimationGroup)?.animations?.forEach(note)
    }
    for folder in ExpectationFolder.all where "\(folder)" == "animation" {
      for name in folder.names("caml") {
        _ = try PlayedScene(folder.url.appendingPathComponent(name)) { layer in
          layer.animationKeys()?.forEach { note(layer.animation(forKey: $0)) }
        }
      }
    }
    // Transitions are made by code: they need a look before.
    #expect(Set(AnimationCatalogue.rows.map(\.name)).subtracting(["CATransition"]).isSubset(of: shown), "\(shown)")
    #expect(BuiltScene.all.contains { $0.passes[.transition] != nil })
  }

  @Test func everyWayOfCompositingIsShown() throws {
    var shown = Set<CompositingOperator>()
    for (name, operation) in CompositingCatalogue.all {
      guard let golden = try golden(name, in: "compositing") else { continue }
      shown.insert(operation)
      let without = try golden.frame { $0.compositingFilter = nil }
      #expect(differ(try golden.frame(), without) == (operation != .normal), "\(name)")
    }
    #expect(Set(CompositingCatalogue.all.values) == shown)
  }
}
