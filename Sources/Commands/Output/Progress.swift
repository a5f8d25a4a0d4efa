// How far a run is: a bar that rewrites its line on a terminal, or a line every few seconds.

import FrameEngine

/// Shows the progress of a run on standard error.
package struct Progress {
  /// How progress is shown.
  package enum Style: Sendable, Hashable {
    /// Not at all.
    case none
    /// One line, rewritten.
    case bar
    /// A new line every two seconds.
    case lines
    /// A JSON object every two seconds.
    case records
  }

  private let style: Style
  private let total: Int
  private let console: Console
  private let start: ContinuousClock.Instant
  private var shown: ContinuousClock.Instant?
  private var width = 0

  package init(_ style: Style, total: Int, console: Console, start: ContinuousClock.Instant = .now) {
    self.style = style
    self.total = total
    self.console = console
    self.start = start
  }

  /// Shows that so many frames are done, unless something was shown just before.
  package mutating func update(done: Int, now: ContinuousClock.Instant = .now) {
    guard style != .none else { return }
    let pause: Duration = style == .bar ? .milliseconds(100) : .seconds(2)
    if let shown, now - shown < pause, done < total { return }
    // The first line of a list says something only once a rate is known.
    if shown == nil, style != .bar, now - start < pause, done < total { return }
    shown = now
    let text = Self.text(done: done, total: total, elapsed: now - start)
    switch style {
    case .none: break
    case .lines: console.errors(text + "\n")
    case .records:
      console.record(
        "progress",
        [
          JSONValue.Member("done", .integer(done)), JSONValue.Member("frames", .integer(total)),
          JSONValue.Member("seconds", .number(Self.seconds(now - start))),
        ])
    case .bar:
      let line = Self.bar(done: done, total: total, text: text, columns: console.errorColumns() ?? 80)
      console.errors("\r" + line + String(repeating: " ", count: max(width - line.count, 0)))
      width = line.count
    }
  }

  /// Takes the bar away, so that the next line starts clean.
  package mutating func clear() {
    guard style == .bar, width > 0 else { return }
    console.errors("\r" + String(repeating: " ", count: width) + "\r")
    width = 0
  }

  /// `120 of 300 frames, 83 frames/s, 3 s left`.
  package static func text(done: Int, total: Int, elapsed: Duration) -> String {
    let seconds = Self.seconds(elapsed)
    guard seconds > 0, done > 0 else { return "\(done) of \(total) frames" }
    let rate = Double(done) / seconds
    let speed = rate < 10 ? "\((rate * 10).rounded() / 10)" : "\(Int(rate.rounded()))"
    let left = Int((Double(total - done) / rate).rounded(.up))
    let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
    return "\(done) of \(total) frames, \(speed) frames/s" + (done < total ? ", \(time) left" : "")
  }

  private static func seconds(_ time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  /// The bar and the text in one line that leaves the last column free; the bar goes first when there is no room.
  package static func bar(done: Int, total: Int, text: String, columns: Int) -> String {
    let room = min(columns - 1 - text.count - 3, 40)
    guard room >= 8 else { return String(text.prefix(max(columns - 1, 0))) }
    let filled = total > 0 ? room * done / total : room
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled) + "] " + text
  }
}
