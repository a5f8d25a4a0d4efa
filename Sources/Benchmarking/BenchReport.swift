// All results of one measurement, and their forms: a table for people, JSON, CSV and a page.

import FrameEngine
import Foundation

/// Results with all that belongs to them.
package struct BenchReport: Sendable {
  /// Where they were measured.
  package let machine: Machine
  /// How.
  package let options: BenchOptions
  /// The cases.
  package var results: [BenchResult]

  /// A report.
  package init(machine: Machine, options: BenchOptions, results: [BenchResult]) {
    self.machine = machine
    self.options = options
    self.results = results
  }

  /// The report as JSON, one case a line; what a baseline is read from.
  package var json: String {
    let heading: [JSONValue.Member] = [
      .init("cairnBench", .integer(Self.form)),
      .init("cairn", .string(machine.cairn)),
      .init("cairo", .string(machine.cairo)),
      .init("processor", .string(machine.processor)),
      .init("cores", .integer(machine.cores)),
      .init("size", .array([.integer(Int(options.size.width)), .integer(Int(options.size.height))])),
      .init("runs", .integer(options.runs)),
      .init("warmup", .integer(options.warmup)),
    ]
    let head = heading.map { "  \(JSONValue.string($0.key).text): \($0.value.text),\n" }.joined()
    let cases = results.map { "\n    " + $0.value.text }.joined(separator: ",")
    return "{\n\(head)  \"cases\": [\(cases)\n  ]\n}\n"
  }

  /// Number of the JSON's form, which a baseline must have.
  static let form = 1

  /// The report as CSV, one side a row.
  package var csv: String {
    var lines = [
      "case,side,milliseconds,spread,ratio,ratioSpread,frames,modelledPasses,executedPasses,hits,misses,modelledMisses"
    ]
    for result in results {
      for side in result.sides {
        let numbers = [side.milliseconds.median, side.milliseconds.spread].map { JSONValue.digits($0) }
        let ratio = side.ratio.map { [JSONValue.digits($0.median), JSONValue.digits($0.spread)] } ?? ["", ""]
        let c = side.counts
        let counts = [c.frames, c.modelledPasses, c.executedPasses, c.hits, c.misses, c.modelledMisses]
        let name = side.name.contains(",") ? "\"\(side.name)\"" : side.name
        lines.append(([result.name, name] + numbers + ratio + counts.map(String.init)).joined(separator: ","))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as a table of plain text.
  package var table: String {
    var rows = [["case", "side", "ms/frame", "spread", "ratio", "passes", "hits", "misses"]]
    for result in results {
      for (place, side) in result.sides.enumerated() {
        rows.append([
          place == 0 ? result.name : "", side.name, Self.fixed(side.milliseconds.median, 3),
          Self.fixed(side.milliseconds.spread, 3), side.ratio.map { Self.fixed($0.median, 2) } ?? "",
          "\(side.counts.modelledPasses)", side.counts.hits + side.counts.misses > 0 ? "\(side.counts.hits)" : "",
          side.counts.hits + side.counts.misses > 0 ? "\(side.counts.misses)" : "",
        ])
      }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return column < 2 ? text + space : space + text
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as one page that needs nothing else.
  package var html: String {
    HTMLTemplate.filled(BenchPage.template, title: "What it costs, measured", data: [("bench", json)])
  }

  static func fixed(_ value: Double, _ digits: Int) -> String {
    let power = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = Int((min(max(value, 0), 1e9) * Double(power)).rounded())
    let fraction = String(scaled % power)
    return "\(scaled / power)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

extension BenchResult {
  fileprivate var value: JSONValue {
    .object([
      .init("case", .string(name)), .init("summary", .string(summary)), .init("sides", .array(sides.map(\.value))),
    ])
  }
}

extension SideResult {
  fileprivate var value: JSONValue {
    .object([
      .init("side", .string(name)),
      .init("milliseconds", .number(milliseconds.median)),
      .init("spread", .number(milliseconds.spread)),
      .init("ratio", ratio.map { .number($0.median) } ?? .null),
      .init("ratioSpread", ratio.map { .number($0.spread) } ?? .null),
      .init("frames", .integer(counts.frames)),
      .init("modelledPasses", .integer(counts.modelledPasses)),
      .init("executedPasses", .integer(counts.executedPasses)),
      .init("hits", .integer(counts.hits)),
      .init("misses", .integer(counts.misses)),
      .init("modelledMisses", .integer(counts.modelledMisses)),
    ])
  }
}
