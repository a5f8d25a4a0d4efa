// Settings: typed, in range, and with help for a misspelt name.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct CompositionSettingsTests {
  private let parameters = [
    CompositionParameter("speed", .number(0.5...100), default: "60", "speed"),
    CompositionParameter("count", .integer(1...9), default: "3", "count"),
    CompositionParameter("theme", .choice(["dark", "light"]), default: "dark", "theme"),
    CompositionParameter("ink", .color, default: "#fff", "ink"),
    CompositionParameter("title", .text, default: "", "title"),
  ]

  private func failure(_ settings: [String: String]) -> CompositionError? {
    CompositionsTests.failure { () throws(CompositionError) in
      try CompositionSettings(settings, parameters: parameters, of: "toy")
    }
  }

  @Test func defaults() throws {
    let settings = try CompositionSettings([:], parameters: parameters, of: "toy")
    #expect(settings.number("speed") == 60)
    #expect(settings.integer("count") == 3)
    #expect(settings.text("theme") == "dark")
    #expect(settings.color("ink") == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(settings.text("title") == "")
  }

  @Test(arguments: [
    ("speed", "fast"), ("speed", "0.4"), ("speed", "inf"), ("speed", "nan"), ("count", "2.5"), ("count", "10"),
    ("theme", "Dark"), ("ink", "red"), ("ink", "#12345"), ("ink", "#ggg"),
  ])
  func badValues(name: String, value: String) {
    let error = failure([name: value])
    #expect(error?.kind == .usage)
    #expect(error?.message == "'\(value)' is not a value of toy's setting \(name)")
    #expect(error?.hint?.hasPrefix("\(name) takes ") == true)
  }

  @Test func unknownNames() {
    #expect(
      failure(["sped": "1"])?.description
        == "toy has no setting sped (did you mean speed? it takes speed, count, theme, ink, title)")
    #expect(failure(["zzz": "1"])?.hint == "it takes speed, count, theme, ink, title")
  }

  @Test(arguments: [
    ("#f80", CGColor(red: 1, green: 136 / 255.0, blue: 0, alpha: 1)),
    ("#0008", CGColor(red: 0, green: 0, blue: 0, alpha: 136 / 255.0)),
    ("#FF8000", CGColor(red: 1, green: 128 / 255.0, blue: 0, alpha: 1)),
    ("#ff800040", CGColor(red: 1, green: 128 / 255.0, blue: 0, alpha: 64 / 255.0)),
  ])
  func colours(text: String, color: CGColor) {
    #expect(HexColor.read(text) == color)
  }

  @Test func everyCompositionTakesItsOwnDefaults() throws {
    for composition in CompositionCatalogue.all {
      _ = try CompositionSettings([:], parameters: composition.parameters, of: composition.name)
      #expect(CompositionCatalogue.named(composition.name) == composition)
      #expect(!composition.summary.isEmpty && !composition.summary.hasSuffix("."))
    }
  }
}
