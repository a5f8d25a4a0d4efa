// Reads the items of one ticker or of several from a text file.

import Cairn
import Foundation

/// What a file says of one ticker.
package struct TickerSection: Sendable {
  /// Settings that differ from the composition's, by name.
  package var settings: [String: String] = [:]
  /// Its items.
  package var items: [TickerItem] = []
  /// `file:line:column` of the line it begins with.
  package var place: String

  /// A section from all its parts.
  package init(settings: [String: String] = [:], items: [TickerItem] = [], place: String = "") {
    self.settings = settings
    self.items = items
    self.place = place
  }
}

/// Reads a text file: one item a line. A line that begins with `---` begins another ticker, and may set what is different
/// about it: `--- label=MARKETS direction=right speed=90`.
package enum TickerFile {
  /// Bytes accepted: all items are laid out at once.
  package static let largestFile = 1 << 20

  /// The tickers of a file.
  ///
  /// Throws an input error with `file:line:column`: text that is not UTF-8, a setting without a value, a picture that
  /// cannot be loaded.
  package static func read(_ source: DataSource) throws(CompositionError) -> [TickerSection] {
    var bytes: [UInt8] = []
    let stream = try source.open()
    while let piece = try stream.next() {
      bytes += piece
      guard bytes.count <= largestFile else {
        throw CompositionError(
          .input, "the file has more than \(largestFile) bytes", place: source.name, hint: "a ticker shows less")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CompositionError(.input, "the file is not UTF-8 text", place: source.name, hint: "save it as UTF-8")
    }
    return try read(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text, name: source.name)
  }

  private static func read(_ text: String, name: String) throws(CompositionError) -> [TickerSection] {
    var sections: [TickerSection] = []
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = raw.trimmingCharacters(in: .whitespaces)
      if line.isEmpty { continue }
      let indent = raw.prefix { $0.isWhitespace }.count
      if line.hasPrefix("---") {
        sections.append(
          TickerSection(settings: try settings(line, "\(name):\(index + 1)", indent), place: "\(name):\(index + 1):1"))
        continue
      }
      if sections.isEmpty { sections.append(TickerSection(place: "\(name):\(index + 1):1")) }
      let item = try TickerMarkup.item(line, place: { "\(name):\(index + 1):\($0 + indent)" }) {
        (path, column) throws(CompositionError) in
        try picture(path, beside: name, place: "\(name):\(index + 1):\(column + indent)")
      }
      sections[sections.count - 1].items.append(item)
    }
    return sections
  }

  private static func settings(
    _ line: String, _ place: String, _ indent: Int
  ) throws(CompositionError) -> [String: String] {
    var settings: [String: String] = [:]
    for word in line.dropFirst(3).split(separator: " ") {
      guard let equals = word.firstIndex(of: "="), equals > word.startIndex else {
        let column = line.distance(from: line.startIndex, to: word.startIndex) + indent + 1
        throw CompositionError(
          .input, "'\(word)' sets nothing", place: "\(place):\(column)", hint: "write --- label=NEWS speed=90")
      }
      settings[String(word[..<equals])] = String(word[word.index(after: equals)...])
        .replacing("_", with: " ")
    }
    return settings
  }

  /// A picture in the folder of the data file or below it.
  private static func picture(
    _ path: String, beside name: String, place: String
  ) throws(CompositionError) -> CGImage {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw CompositionError(
        .input, "the picture '\(path)' is not in the folder of the data", place: place, hint: "put it beside the file")
    }
    let folder = name == "-" ? "." : URL(fileURLWithPath: name).deletingLastPathComponent().path
    do { return try CGImage(contentsOfFile: "\(folder)/\(path)") } catch {
      let reason = (error as? any Explained)?.message ?? "the picture cannot be read"
      throw CompositionError(.input, "\(reason): '\(path)'", place: place, hint: "PNG and JPEG files are shown")
    }
  }
}
