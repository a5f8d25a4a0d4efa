// Lists show every row of their catalogues.

import Commands
import Compositions
import CoreAnimation
import Testing

@Suite struct ListCommandTests {
  private func expect(_ topic: String, lists names: [String]) {
    let outcome = cairn(["list", topic])
    #expect(outcome.code == .done && outcome.errors.isEmpty)
    #expect(!names.isEmpty)
    for name in names { #expect(outcome.output.contains(name), "\(name)") }
  }

  @Test func everyCatalogueIsListed() {
    expect("layers", lists: LayerCatalogue.all.map(\.name))
    expect("animations", lists: AnimationCatalogue.rows.map(\.name))
    expect("compositions", lists: CompositionCatalogue.all.map { $0.name })
    expect("cases", lists: ["complex-translation", "gifts", "particles"])
    expect("formats", lists: [".caml", ".ca", "shot_%05d.png"])
  }

  @Test func everySettingIsListedWithItsDefault() {
    for composition in CompositionCatalogue.all {
      expect("compositions", lists: composition.parameters.map { "--set \($0.name)=\($0.defaultValue)" })
    }
  }

  @Test func moreIsSaidOfCompositionsOnly() {
    for words in [["formats", "-v"], ["states", "scene.caml", "-v"]] {
      let outcome = cairn(["list"] + words)
      #expect(outcome.code == .usage && outcome.errors.contains("no more to say"), "\(outcome.errors)")
    }
  }

  @Test func otherWordsAreRefused() {
    let outcome = cairn(["list", "layer"])
    #expect(outcome.code == .usage)
    #expect(outcome.errors == "cairn: there is no list of “layer”\nhint: did you mean layers?\n")
    #expect(cairn(["list"]).code == .usage)
  }
}
