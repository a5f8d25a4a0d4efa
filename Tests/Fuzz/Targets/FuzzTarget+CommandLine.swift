// What the command line reads beside documents, and the line it prints for a shell.

import Commands
import Compositions
import Foundation
import FrameOutput
import Graphics

extension FuzzTarget {
  /// Colours of the command line.
  static let colors = FuzzTarget(name: "colors") { bytes in
    guard let color = HexColor.read(String(decoding: bytes, as: UTF8.self)) else { return }
    let channels = [color.red, color.green, color.blue, color.alpha]
    require(channels.allSatisfy { (0...1).contains($0) }, "a channel lies outside 0…1")
  }

  /// Tables of data, in every form.
  static let csv = FuzzTarget(name: "csv") { bytes in
    let data = Data(bytes)
    for name in ["data", "data.csv", "data.tsv", "data.jsonl"] {
      do throws(CompositionError) {
        let table = try DataReader(DataSource(data, name: name))
        while let row = try table.next() { require(row.count == table.width, "a row has another number of fields") }
      } catch {
        require(error.place?.hasPrefix(name) == true, "an error without its place: \(error)")
      }
      if let series = try? SeriesReader().read(DataSource(data, name: name)) {
        require(series.x.count == series.y.count && !series.x.isEmpty, "a series without values")
      }
    }
    _ = try? ScoreEvents.read(data, name: "data.csv")
  }

  /// Lists of states.
  static let states = FuzzTarget(name: "states") { bytes in
    let lines = (try? StateScript.read(String(decoding: bytes, as: UTF8.self), file: "list")) ?? []
    require(zip(lines, lines.dropFirst()).allSatisfy { $0.time <= $1.time }, "times go back")
    require(lines.allSatisfy { !$0.name.isEmpty && $0.time.isFinite }, "a line without a name or a time")
  }

  /// The printed ffmpeg command, for a path and a size of any kind: a shell takes it apart into words of which the last one
  /// is the path, and no word made of the path can be taken for an option.
  static let ffmpeg = FuzzTarget(name: "ffmpeg") { bytes in
    guard bytes.count > 6 else { return }
    // No path holds a NUL.
    let path = String(decoding: bytes.dropFirst(6), as: UTF8.self).replacing("\0", with: "")
    guard !path.isEmpty else { return }
    func number(_ place: Int) -> Int { Int(bytes[place]) + 1 }
    let format = StreamFormat(
      width: number(0) * 3, height: number(1) * 5, isOpaque: bytes[2] & 1 == 0, scale: 1, rateNumerator: number(3),
      rateDenominator: number(4), frameCount: number(5), lastIndex: number(5) - 1)
    for kind in FFmpegFormat.all {
      guard let line = try? FFmpegSink(path, as: kind).ffmpegCommand(for: format) else { continue }
      let words = shellWords(line)
      require(words?.first == "ffmpeg", "the line is not taken apart: \(line)")
      let last = words?.last ?? ""
      require(last == path || last == "file:" + path, "the last word is not the path: \(line)")
      require(!last.hasPrefix("-"), "the path is an option: \(line)")
    }
    if let name = try? FrameName(path, lastIndex: format.lastIndex),
      let line = try? PNGSequence(path).ffmpegCommand(for: format)
    {
      let words = shellWords(line)
      require(words?.contains("file:" + name.pattern) == true || words?.contains(name.pattern) == true, "\(line)")
    }
  }

  /// The words a shell makes of a line: blanks part them, single quotes keep everything, a backslash keeps what follows.
  /// nil when a quote stays open, or a character stands bare that a shell would act on.
  private static func shellWords(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var isQuoted = false
    var isKept = false
    for scalar in line.unicodeScalars {
      if isQuoted {
        if scalar == "'" { isQuoted = false } else { word?.append(scalar) }
        continue
      }
      if isKept {
        word?.append(scalar)
        isKept = false
        continue
      }
      switch scalar {
      case " ":
        if let done = word { words.append(String(done)) }
        word = nil
        continue
      case "'": isQuoted = true
      case "\\": isKept = true
      case "$", "`", "\"", "&", ";", "|", "<", ">", "(", ")", "*", "?", "[", "#", "~", "!", "{", "\n", "\t": return nil
      default: break
      }
      if word == nil { word = String.UnicodeScalarView() }
      if scalar != "'", scalar != "\\" { word?.append(scalar) }
    }
    if let done = word { words.append(String(done)) }
    return isQuoted || isKept ? nil : words
  }
}
