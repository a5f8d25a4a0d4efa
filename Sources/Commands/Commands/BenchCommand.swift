// `cairn bench`: the measured cases, their reports, and the gate for builds.

import Benchmarking
import Cairn
import Foundation

/// Measures the cases of the catalogue.
package struct BenchCommand: Command {
  package static let name = "bench"
  package static let summary = "Measures cases of what things cost, and compares with a baseline"
  package static let operands = "[CASE…]"
  package static let about = [
    """
    Each CASE (cairn list cases; all by default) is a question asked of scenes that differ in one thing. Their frames are \
    drawn in turn, so that a machine that slows down does so for all of them. Times are milliseconds of processor time a \
    frame: the median of the runs, and how far the middle half of them spreads.
    """
  ]
  package static let options = [
    OptionGroup(
      "Measuring", [caseOption.row, runsOption.row, warmupOption.row, sizeOption.row, OutputOptions.quiet]),
    OptionGroup("Reports, on standard output unless a file is named", forms.map(\.option.row)),
    OptionGroup("Comparing", [baselineOption.row, failOption.row]),
  ]
  package static let examples = [
    "cairn bench mask-clip shadow", "cairn bench --json base.json",
    "cairn bench --baseline base.json --fail-on-regression 10%",
  ]

  private static let caseOption = Option<BenchCase>(
    "case", .repeated("CASE"), help: "measure this case; may be repeated (cairn list cases)", noun: "a case",
    hint: "cairn list cases shows them", read: { BenchCatalogue.named($0) })
  private static let runsOption = Option(
    "runs", .value("N"), help: "runs that count (default: 5)", noun: "a number of runs",
    hint: "write a number from 1 to 1000", read: { Int($0).flatMap { 1...1000 ~= $0 ? $0 : nil } })
  private static let warmupOption = Option(
    "warmup", .value("N"), help: "runs before them that do not count (default: 1)", noun: "a number of runs",
    hint: "write a number from 0 to 1000", read: { Int($0).flatMap { 0...1000 ~= $0 ? $0 : nil } })
  private static let sizeOption = Option<SizeRequest>(
    "size", .value("WxH"), help: "canvas in points (default: 640x360)", noun: "a size", hint: "write 640x360",
    read: { SizeRequest($0) })
  private static let forms: [ReportOutput<BenchReport>.Form] = [
    (ReportOutput<BenchReport>.option("json", help: "the results as JSON: a baseline for later"), { $0.json }),
    (ReportOutput<BenchReport>.option("csv", help: "the results as a table, one side a row"), { $0.csv }),
    (ReportOutput<BenchReport>.option("html", help: "the results as a page"), { $0.html }),
  ]
  private static let baselineOption = Option(
    "baseline", .value("FILE"), help: "compare with the JSON of an earlier measurement on this machine",
    noun: "a file", hint: "name a file", read: { $0.isEmpty ? nil : $0 })
  private static let failOption = Option<Double>(
    "fail-on-regression", .value("PERCENT"),
    help: "end with exit code 1 when anything is slower than the baseline by more than this and by more than chance",
    noun: "a percentage", hint: "write a percentage such as 10%",
    read: { text in
      guard let value = Seconds.decimal(text.hasSuffix("%") ? text.dropLast() : text[...]), value <= 1000 else {
        return nil
      }
      return value / 100
    })

  /// What a baseline is compared by when nobody says how strictly.
  private static let defaultTolerance = 0.1

  private let cases: [BenchCase]
  private let measuring: BenchOptions
  private let outputs: [ReportOutput<BenchReport>]
  private let baseline: String?
  private let tolerance: Double?
  private let isQuiet: Bool

  package init(_ arguments: Arguments) throws(CommandError) {
    var cases: [BenchCase] = []
    for name in arguments.operands {
      guard let found = BenchCatalogue.named(name) else {
        let names = BenchCatalogue.all.map(\.name)
        throw .usage(
          "there is no case “\(name)”", hint: Spelling.hint(for: name, among: names) ?? "cairn list cases shows them")
      }
      cases.append(found)
    }
    cases += try arguments.values(Self.caseOption)
    self.cases = cases.isEmpty ? BenchCatalogue.all : cases
    var measuring = BenchOptions()
    if let runs = try arguments.value(Self.runsOption) { measuring.runs = runs }
    if let warmup = try arguments.value(Self.warmupOption) { measuring.warmup = warmup }
    if let size = try arguments.value(Self.sizeOption) {
      measuring.size = size.resolved(for: measuring.size)
      guard 16...4096 ~= measuring.size.width, 16...4096 ~= measuring.size.height else {
        throw .usage(
          "the canvas is too small or too large", place: Self.sizeOption.row.spelled, hint: "16 to 4096 points")
      }
    }
    self.measuring = measuring
    outputs = try ReportOutput.outputs(Self.forms, arguments)
    baseline = try arguments.value(Self.baselineOption)
    tolerance = try arguments.value(Self.failOption)
    isQuiet = arguments.contains(OutputOptions.quiet)
    guard tolerance == nil || baseline != nil else {
      throw .usage(
        "there is nothing to compare with", place: Self.failOption.row.spelled, hint: "name a file with --baseline")
    }
  }

  package func run(_ console: Console) throws(CommandError) {
    for output in outputs { try output.check() }
    // Read before the time for measuring is spent.
    let earlier = try baseline.map { (path) throws(CommandError) in try Self.read(path) }
    var report = BenchReport(machine: .current, options: measuring, results: try measure(cases, console))
    var comparison: Baseline.Comparison?
    var failure: CommandError?
    if let earlier, let baseline {
      do throws(CommandError) {
        comparison = try compare(&report, with: earlier, baseline, console)
      } catch {
        failure = error
      }
    }
    // What was measured is told even when it cannot be compared.
    if !outputs.contains(where: \.isPrinted) { console.output(report.table) }
    for output in outputs { try output.write(report, console) }
    if let failure { throw failure }
    guard let comparison, let path = baseline else { return }
    for note in comparison.notes { console.note(note) }
    for side in comparison.unknown { console.note("not in the baseline: \(side)") }
    for line in comparison.regressions { console.note("slower: \(line)") }
    if comparison.regressions.isEmpty { return console.note("nothing is slower than the baseline") }
    guard tolerance != nil else { return }
    let count = comparison.regressions.count
    throw CommandError(
      .failed, "\(count) \(count == 1 ? "measurement is" : "measurements are") slower than the baseline", place: path)
  }

  /// How often a case that looks slower is measured again before it is called so: another program may have been in the
  /// way, and will not be each time.
  private static let secondLooks = 2

  /// Compares a report with a baseline; in the end the report holds the last measurement of each case.
  private func compare(
    _ report: inout BenchReport, with earlier: Baseline, _ path: String, _ console: Console
  ) throws(CommandError) -> Baseline.Comparison {
    var looks = 0
    while true {
      let comparison: Baseline.Comparison
      do throws(BaselineError) {
        comparison = try earlier.compare(report, tolerance: tolerance ?? Self.defaultTolerance, path: path)
      } catch {
        throw CommandError(.badInput, error)
      }
      if comparison.slowerCases.isEmpty || looks == Self.secondLooks { return comparison }
      looks += 1
      if !isQuiet { console.note("what looks slower is measured again") }
      let again = try measure(cases.filter { comparison.slowerCases.contains($0.name) }, console)
      for result in again {
        for place in report.results.indices where report.results[place].name == result.name {
          report.results[place] = result
        }
      }
    }
  }

  private func measure(_ cases: [BenchCase], _ console: Console) throws(CommandError) -> [BenchResult] {
    let runner = BenchRunner(measuring, isCancelled: { Interruption.requested })
    var results: [BenchResult] = []
    for (number, benchCase) in cases.enumerated() {
      if !isQuiet { console.note("\(number + 1) of \(cases.count): \(benchCase.name): \(benchCase.summary)") }
      do {
        results.append(try runner.measure(benchCase))
      } catch {
        throw RenderRun.explained(error)
      }
    }
    return results
  }

  private static func read(_ path: String) throws(CommandError) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(
        .badInput, "the baseline cannot be read", place: path, hint: "make one with cairn bench --json \(path)")
    }
    do throws(BaselineError) {
      return try Baseline(data, path: path)
    } catch {
      throw CommandError(.badInput, error)
    }
  }
}
