// `cairn diff`: how far two pictures, or two folders of frames, are apart.

import FrameEngine
import Foundation

/// Compares pictures.
package struct DiffCommand: Command {
  package static let name = "diff"
  package static let summary = "Compares two pictures, or two folders of frames"
  package static let operands = "A B"
  package static let about = [
    """
    A pixel's difference is that of its most different channel, 0 to 255, alpha included and colours multiplied by it: a \
    colour nobody can see does not count. Folders are compared picture by picture, by name.
    """,
    "Ends with 0 when all are equal within the tolerance, with 1 when they are not, a missing picture included.",
  ]
  package static let options = [
    OptionGroup("Comparison", [toleranceOption.row, pixelsOption.row, outOption.row, json])
  ]
  package static let examples = [
    "cairn diff before.png after.png --out difference.png", "cairn diff frames-a frames-b --tolerance 2 --pixels 0.1%",
  ]

  private static let toleranceOption = Option(
    "tolerance", .value("N"), help: "the largest difference of a pixel that counts as equal (default: 0)",
    noun: "a difference", hint: "write a whole number from 0 to 255",
    read: { Int($0).flatMap { 0...255 ~= $0 ? $0 : nil } })
  private static let pixelsOption = Option(
    "pixels", .value("N"),
    help: "how many pixels of a picture may differ by more, as a number or a percentage (default: 0)",
    noun: "a number of pixels", hint: "write a whole number, or a percentage such as 0.1%",
    read: { PixelAllowance($0) })
  private static let outOption = Option(
    "out", .value("PATH"),
    help: "draw what differs in red over the picture in grey: a .png for two pictures, a folder for two folders",
    noun: "an output", hint: "name a .png file, or a folder", read: { $0.isEmpty ? nil : $0 })
  private static let json = OptionRow.flag("json", help: "print one JSON object")

  private let comparison: PictureComparison
  private let isJSON: Bool

  package init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.operands.count == 2 else {
      throw .usage("two pictures or two folders are compared", hint: "cairn diff A B")
    }
    comparison = PictureComparison(
      first: arguments.operands[0], second: arguments.operands[1],
      tolerance: try arguments.value(Self.toleranceOption) ?? 0,
      allowance: try arguments.value(Self.pixelsOption) ?? .none, picture: try arguments.value(Self.outOption))
    isJSON = arguments.contains(Self.json)
  }

  package func run(_ console: Console) throws(CommandError) {
    let results = try comparison.results()
    let failed = results.filter { !$0.isEqual }
    if isJSON {
      console.output(
        JSONValue.object([
          JSONValue.Member("equal", .boolean(failed.isEmpty)),
          JSONValue.Member("pictures", .array(results.map(\.json))),
        ]).text + "\n")
    } else {
      let isList = results.count != 1
      for result in results where !result.isIdentical {
        console.output((isList ? result.name + ": " : "") + result.text + "\n")
      }
      if failed.isEmpty {
        let how = results.allSatisfy(\.isIdentical) ? "equal" : "equal within the tolerance"
        console.output(isList ? "\(results.count) pictures are \(how)\n" : how + "\n")
      } else if isList {
        console.output("\(failed.count) of \(results.count) pictures differ\n")
      }
    }
    if let first = failed.first {
      throw CommandError(
        .failed, failed.count == 1 ? first.complaint : "\(failed.count) of \(results.count) pictures differ",
        place: failed.count == 1 ? first.name : comparison.second)
    }
  }
}
