// Ready-made scenes made, rendered for half a second and dropped, as a server does that makes one film after the other.

import Cairn
import Compositions
import Foundation

/// Compositions in turn, whose frames must be the same each time.
struct CompositionRun {
  /// Compositions that differ from how the same one was the first time, and what outlived its run.
  private(set) var complaints: [String] = []
  private var digests: [String: [Int: UInt64]] = [:]

  private static let data = [
    "score-chart": "basketball-playoff-game-2.csv", "bezier-chart": "share-price.csv", "zoom-chart": "share-price.csv",
    "marquee": "headlines.txt",
  ]
  private static let scripts = [
    "score-chart": "game.jsonl", "bezier-chart": "share-price.jsonl", "zoom-chart": "zoom-tour.jsonl",
    "marquee": "headlines.jsonl",
  ]
  private static let bursts = ["naive", "synced", "replicator", "pool"]
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Samples").standardized

  /// Makes, renders and drops the composition whose turn it is.
  mutating func run(_ turn: Int) throws {
    let composition = CompositionCatalogue.all[turn % CompositionCatalogue.all.count]
    // Each way of the burst has frames of its own.
    let variant = composition == GiftBurst.self ? Self.bursts[turn / 5 % Self.bursts.count] : nil
    let name = composition.name + (variant.map { " " + $0 } ?? "")
    weak var root: CALayer?
    weak var used: Stage?
    let frames = try inItsOwnScope {
      var input = CompositionInput()
      input.size = CGSize(width: 240, height: 200)
      input.data = Self.data[composition.name].map { Self.source("Data", $0) }
      input.script = Self.scripts[composition.name].map { Self.source("Scripts", $0) }
      input.settings = variant.map { ["variant": $0] } ?? [:]
      let stage = try composition.make(input)
      (root, used) = (stage.root, stage)
      let sink = DigestSink()
      try stage.render(seconds: 0.5, to: sink)
      return sink.digests
    }
    if root != nil || used != nil { complaints.append("\(name), turn \(turn), lives on after its run") }
    if digests[name, default: frames] != frames {
      complaints.append("\(name), turn \(turn), has other frames than the first")
    }
    digests[name] = digests[name] ?? frames
  }

  /// A scope of its own for everything a run needs, so that nothing is kept by the caller's.
  @inline(never)
  private func inItsOwnScope<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  private static func source(_ folder: String, _ name: String) -> DataSource {
    DataSource(file: samples.appendingPathComponent(folder).appendingPathComponent(name).path)
  }
}
