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
  ///
  /// Throws an input error with its place for a ticker that is not there.
  package static func play(
    _ events: [ScriptEvent], in scene: MarqueeScene, on stage: Stage
  ) throws(CompositionError) {
    for event in events {
      let ticker = try ticker(of: event, in: scene)
      stage.at(event.time) { run(event, on: ticker, in: scene) }
    }
  }

  /// The ticker an event names; nil when it names none.
  private static func ticker(of event: ScriptEvent, in scene: MarqueeScene) throws(CompositionError) -> Ticker? {
    guard let number = event.number("ticker") else { return nil }
    guard let index = Int(exactly: number - 1), scene.tickers.indices.contains(index) else {
      let count = scene.tickers.count
      throw CompositionError(
        .input, "there is no ticker \(number == number.rounded() ? String(Int(number)) : String(number))",
        place: event.place, hint: count == 1 ? "there is one, number 1" : "they are counted from 1 to \(count)")
    }
    return scene.tickers[index]
  }

  private static func run(_ event: ScriptEvent, on ticker: Ticker?, in scene: MarqueeScene) {
    let chosen = ticker.map { [$0] } ?? scene.tickers
    switch event.type {
    case "tap": scene.tap(at: CGPoint(x: event.number("x") ?? 0, y: event.number("y") ?? 0))
    case "pause": chosen.forEach { $0.pause() }
    case "resume": chosen.forEach { $0.resume() }
    case "text":
      (ticker ?? scene.tickers.first)?.replace(with: TickerItem.items(of: event.text("text") ?? ""))
    default: break
    }
  }
}
