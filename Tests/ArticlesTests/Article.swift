// A program that an article of the documentation shows, and what it draws and prints when it runs.

import Cairn
import Commands
import Foundation
import TestSupport
import Testing

/// What a program drew and printed.
struct Outcome {
  /// The frames by index.
  let frames: [Int: PixelBuffer]
  /// A line each.
  let printed: [String]

  /// Red, green, blue and alpha of a pixel of a frame, not premultiplied; nothing of a frame that is not there.
  func color(_ frame: Int, _ x: Int, _ y: Int) -> [Int] { frames[frame]?.straight(x, y) ?? [] }

  /// How far two frames are apart.
  func difference(_ frame: Int, _ other: Int) throws -> PixelDifference {
    let (one, two) = (try #require(frames[frame]), try #require(frames[other]))
    return try #require(one.difference(from: two))
  }

  /// The numbers in what was printed, in order.
  var numbers: [Double] {
    printed.joined(separator: "\n").matches(of: /-?[0-9]+(\.[0-9]+)?/).compactMap { Double($0.0) }
  }
}

/// An article with a program in Swift.
///
/// The program stands in the source between `// begin` and `// end`, and line for line in the article. Its sink and its
/// `print` are handed in under the names they have there, so that it runs as it is shown and writes no files.
struct Article: Sendable {
  typealias Program =
    @Sendable (
      _ PNGSequence: (String) -> PictureCollector, _ print: @escaping (Any) -> Void
    ) throws -> Void

  /// The article's file without its extension.
  let name: String
  /// The modules the program imports.
  let imports: [String]
  /// The frames on its picture.
  let frames: [Int]
  /// How many of them stand side by side.
  let columns: Int
  /// Frames a second.
  let rate: Int
  let source: String
  private let program: Program
  private let truth: @Sendable (Outcome) throws -> Void

  /// An article.
  ///
  /// - Parameter truth: what must hold of the outcome, by the documentation or by mathematics.
  init(
    _ name: String, imports: [String] = ["Cairn"], frames: [Int], columns: Int = 4, rate: Int = 60,
    source: String = #filePath, program: @escaping Program, truth: @escaping @Sendable (Outcome) throws -> Void
  ) {
    self.name = name
    self.imports = imports
    self.frames = frames
    self.columns = columns
    self.rate = rate
    self.source = source
    self.program = program
    self.truth = truth
  }

  func run() throws -> Outcome {
    useTestFonts()
    let frames = PictureCollector()
    var printed: [String] = []
    try program({ _ in frames }, { printed.append("\($0)") })
    return Outcome(frames: frames.pictures, printed: printed)
  }

  func check(_ outcome: Outcome) throws { try truth(outcome) }

  /// The frames that the article shows, side by side with their times.
  func picture(of outcome: Outcome) throws -> PixelBuffer {
    let first = try #require(outcome.frames[frames[0]], "frame \(frames[0]) was not rendered")
    let cells = try frames.map { index in
      let pixels = try #require(outcome.frames[index], "frame \(index) was not rendered")
      let time = Double(index) / Double(rate)
      return ContactSheet.Cell(picture: CGImage(pixels), caption: String(format: "%.2f s", time))
    }
    let size = CGSize(width: first.width, height: first.height)
    let collector = PictureCollector()
    try ContactSheet(columns: columns, cells: cells, cell: size).stage().render(seconds: 1.0 / 60, to: collector)
    return try #require(collector.pictures[0])
  }

  /// The program as it stands in the source, with the imports it needs.
  func shownProgram() throws -> String {
    let text = try String(contentsOfFile: source, encoding: .utf8)
    let begin = try #require(text.range(of: "// begin\n"), "\(source) has no // begin")
    let end = try #require(text.range(of: "    // end\n"), "\(source) has no // end")
    let lines = text[begin.upperBound..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
    return imports.map { "import \($0)\n" }.joined() + "\n" + code.trimmingCharacters(in: .newlines)
  }
}
