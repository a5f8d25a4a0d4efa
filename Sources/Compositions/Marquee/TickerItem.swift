// What passes by: items of styled text and pictures, read from one line with a little markup.

package import Cairn
import Foundation

/// One item of a ticker.
package struct TickerItem: Sendable, Equatable {
  /// A stretch of an item.
  package enum Run: Sendable, Equatable {
    /// Text of one look; without a colour it has the ticker's.
    case text(String, isBold: Bool, color: CGColor?)
    /// A picture, by the name the markup gives it.
    case picture(name: String, CGImage)
  }

  /// Its stretches in order.
  package var runs: [Run]

  /// An item of stretches.
  package init(_ runs: [Run]) { self.runs = runs }

  /// An item of plain text.
  package init(_ text: String) { runs = [.text(text, isBold: false, color: nil)] }

  /// Items of plain text, written in one line with `|` between them; empty ones are none.
  package static func items(of line: String) -> [TickerItem] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.map(
      TickerItem.init)
  }

  /// Its text; pictures by their names.
  package var text: String {
    runs.map { run in
      switch run {
      case .text(let text, _, _): text
      case .picture(let name, _): name
      }
    }.joined()
  }
}

/// Reads the markup of a line: `**bold**`, `[coloured](#ffaa00)`, `![name](picture.png)`; a backslash takes the meaning
/// of the next character away. What is not closed is text.
package struct TickerMarkup {
  /// Loads a picture by its path as written.
  package typealias PictureLoader = (_ path: String, _ column: Int) throws(CompositionError) -> CGImage

  private let characters: [Character]
  private let place: (_ column: Int) -> String
  private let load: PictureLoader
  private var next = 0
  private var runs: [TickerItem.Run] = []
  private var text = ""
  private var isBold = false
  /// Where a word was found last and from where it was looked for, so that a line is searched once and not once a bracket.
  private var found: [String: (from: Int, at: Int?)] = [:]

  /// The item of a line.
  ///
  /// - Parameter place: the place of a column, from 1, for errors.
  package static func item(
    _ line: String, place: @escaping (_ column: Int) -> String, load: @escaping PictureLoader
  ) throws(CompositionError) -> TickerItem {
    var markup = TickerMarkup(line, place: place, load: load)
    return try markup.read()
  }

  private init(_ line: String, place: @escaping (Int) -> String, load: @escaping PictureLoader) {
    characters = Array(line)
    self.place = place
    self.load = load
  }

  private mutating func read() throws(CompositionError) -> TickerItem {
    while next < characters.count {
      let character = characters[next]
      if character == "\\", next + 1 < characters.count {
        text.append(characters[next + 1])
        next += 2
      } else if starts(with: "**"), isBold || find("**", from: next + 2) != nil {
        flush(color: nil)
        isBold.toggle()
        next += 2
      } else if starts(with: "!["), let link = link(at: next + 1), !link.target.isEmpty {
        flush(color: nil)
        runs.append(.picture(name: String(characters[link.text]), try load(String(characters[link.target]), next + 1)))
        next = link.end
      } else if character == "[", let link = link(at: next), characters[link.target].first == "#" {
        flush(color: nil)
        let target = String(characters[link.target])
        guard let color = HexColor.read(target) else {
          throw CompositionError(
            .input, "'\(target)' is not a colour", place: place(next + 1),
            hint: "write [text](#ffaa00), or \\[ for a bracket")
        }
        text = String(characters[link.text])
        flush(color: color)
        next = link.end
      } else {
        text.append(character)
        next += 1
      }
    }
    flush(color: nil)
    return TickerItem(runs)
  }

  private mutating func flush(color: CGColor?) {
    if !text.isEmpty { runs.append(.text(text, isBold: isBold, color: color)) }
    text = ""
  }

  private func starts(with word: String) -> Bool { characters[next...].starts(with: word) }

  private mutating func find(_ word: String, from start: Int) -> Int? {
    if let last = found[word], last.from <= start, start <= last.at ?? start { return last.at }
    let place =
      start < characters.count ? (start..<characters.count).first { characters[$0...].starts(with: word) } : nil
    found[word] = (start, place)
    return place
  }

  /// `[text](target)` at a place: where its two parts and its end are.
  private mutating func link(at start: Int) -> (text: Range<Int>, target: Range<Int>, end: Int)? {
    guard let middle = find("](", from: start), let close = find(")", from: middle + 2) else { return nil }
    return (start + 1..<middle, middle + 2..<close, close + 1)
  }
}
