// `cairn export`: what it writes is read back to the same picture.

import Commands
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

  @Test(arguments: ["ca", "caml"]) func aCompositionReadBackIsTheSame(_ ending: String) throws {
    let data = ["--data", Self.samples + "/Data/basketball-playoff-game-7.csv"]
    try withFolder { folder in
      let chart = "\(folder)/chart.\(ending)"
      let outcome = cairn(["export", "score-chart"] + data + ["-o", chart])
      #expect(outcome.code == .done, "\(outcome.errors)")
      // The chart goes on by code, which a document does not hold.
      #expect(outcome.errors.contains("what code changes while the scene runs is left out"))
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      expectEqual(["score-chart"] + data, [chart], at: "0", in: folder)
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
