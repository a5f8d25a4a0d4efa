// `cairn export`: what it writes is read back to the same picture.

import Commands
import Compositions
import Foundation
import Testing

@Suite struct ExportCommandTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples").path

  /// Draws both at a moment and compares every pixel.
  private func expectEqual(_ a: [String], _ b: [String], at time: String, in folder: String) {
    for (words, name) in [(a, "a.png"), (b, "b.png")] {
      let outcome = cairn(["still"] + words + ["--at", time, "-o", "\(folder)/\(name)", "-q"])
      #expect(outcome.code == .done, "\(outcome.errors)")
    }
    #expect(cairn(["diff", "\(folder)/a.png", "\(folder)/b.png"]).code == .done)
  }

  /// Data of the compositions that want some.
  private static let data = [
    "score-chart": "basketball-playoff-game-7.csv", "bezier-chart": "share-price.csv", "zoom-chart": "share-price.csv",
    "marquee": "headlines.txt",
  ]

  /// What goes on by code a document does not hold, and export says so; all else is there at any time.
  @Test(arguments: CompositionCatalogue.all.map { $0.name }) func aCompositionReadBackIsTheSame(_ name: String) throws {
    let scene = [name] + (Self.data[name].map { ["--data", Self.samples + "/Data/" + $0] } ?? [])
    try withFolder { folder in
      let outcome = cairn(["export"] + scene + ["-o", "\(folder)/scene.ca"])
      #expect(outcome.code == .done, "\(outcome.errors)")
      let isWhole = outcome.errors.isEmpty
      if !isWhole {
        #expect(outcome.errors.contains("what code changes while the scene runs is left out"))
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      }
      for time in isWhole ? ["0", "0.4"] : ["0"] {
        expectEqual(scene, ["\(folder)/scene.ca"], at: time, in: folder)
      }
    }
  }

  @Test func aChartReadBackFromOneFileIsTheSame() throws {
    let chart = ["score-chart", "--data", Self.samples + "/Data/basketball-playoff-game-7.csv"]
    try withFolder { folder in
      #expect(cairn(["export"] + chart + ["-o", "\(folder)/chart.caml"]).code == .done)
      expectEqual(chart, ["\(folder)/chart.caml"], at: "0", in: folder)
    }
  }

  @Test func aBundleHoldsItsImages() throws {
    try withFolder { folder in
      let scene = Self.samples + "/Scenes/fireworks.caml"
      #expect(cairn(["export", scene, "-o", "\(folder)/f.ca"]).code == .done)
      let (made, parts) = (try names(in: folder), try names(in: "\(folder)/f.ca"))
      #expect(made == ["f.ca"])
      #expect(parts == ["assets", "index.xml", "main.caml"])
      expectEqual([scene], ["\(folder)/f.ca"], at: "0.5", in: folder)
      let again = cairn(["export", scene, "-o", "\(folder)/f.ca"])
      #expect(again.code == .badOutput && again.errors.contains("already"))
    }
  }

  @Test func anotherEndingIsRefused() {
    #expect(cairn(["export", Self.samples + "/Scenes/gauge.caml", "-o", "x.png"]).code == .usage)
  }
}
