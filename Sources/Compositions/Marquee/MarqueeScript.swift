// The scripted input of the marquee: taps, pauses and other texts at their times.

package import Cairn
import Foundation

/// Events the marquee understands.
package enum MarqueeScript {
  private static let ticker = ScriptEventKind.Field(
    "ticker", .number(1...20), "which one, counted from the top from 1; all when left out")

  /// The kinds.
  package static let kinds: [ScriptEventKind] = [
    ScriptEventKind(
      "tap", "a finger that taps: the ticker under it stops and the item is marked, or it runs on",
      fields: [
        ScriptEventKind.Field("x", .number(-1e6...1e6), required: true, "points from the left"),
        ScriptEventKind.Field("y", .number(-1e6...1e6), required: true, "points from the top"),
      ],
      example: #"{"t": 2.5, "type": "tap", "x": 640, "y": 650}"#),
    ScriptEventKind("pause", "stops", fields: [ticker], example: #"{"t": 2, "type": "pause", "ticker": 1}"#),
    ScriptEventKind(
      "resume", "runs on from where it stands", fields: [ticker], example: #"{"t": 3, "type": "resume"}"#),
    ScriptEventKind(
      "text", "other items, which come into view when the turn ends",
      fields: [
        ScriptEventKind.Field("text", .text, required: true, "items separated by |"),
        ScriptEventKind.Field("ticker", .number(1...20), "which one, counted from the top; the first when left out"),
      ],
      example: #"{"t": 4, "type": "text", "text": "Result: 3 to 1 | More at eight"}"#),
  ]

  /// The events of a source; none without one.
  package static func read(_ source: DataSource?) throws(CompositionError) -> [ScriptEvent] {
    guard let source else { return [] }
    return try ScriptReader.read(source, kinds: kinds)
  }

  /// Plans events on a stage.
  package static func play(_ events: [ScriptEvent], in scene: MarqueeScene, on stage: Stage) {
    for event in events { stage.at(event.time) { run(event, in: scene) } }
  }

  private static func run(_ event: ScriptEvent, in scene: MarqueeScene) {
    let number = event.number("ticker").map { Int($0) - 1 }
    let chosen = number.map { scene.tickers.indices.contains($0) ? [scene.tickers[$0]] : [] } ?? scene.tickers
    switch event.type {
    case "tap": scene.tap(at: CGPoint(x: event.number("x") ?? 0, y: event.number("y") ?? 0))
    case "pause": chosen.forEach { $0.pause() }
    case "resume": chosen.forEach { $0.resume() }
    case "text":
      let items = (event.text("text") ?? "").split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      (number == nil ? Array(scene.tickers.prefix(1)) : chosen).forEach {
        $0.replace(with: items.filter { !$0.isEmpty }.map { TickerItem($0) })
      }
    default: break
    }
  }
}
