// What counts as slower than a baseline, and which baselines are refused.

import Benchmarking
import Foundation
import Testing

@Suite struct BaselineTests {
  private let machine = Machine(processor: "Test CPU", cores: 2, cairo: "1.16.0", cairn: "0.1.0")

  private func report(_ times: [Double], second: [Double]? = nil, machine: Machine? = nil) -> BenchReport {
    func side(_ name: String, _ times: [Double], _ ratio: Sample?) -> SideResult {
      SideResult(name: name, milliseconds: Sample(times), ratio: ratio, counts: SideCounts())
    }
    let other = second ?? times.map { $0 / 2 }
    let ratio = Sample(zip(other, times).map { $0 / $1 })
    return BenchReport(
      machine: machine ?? self.machine, options: BenchOptions(),
      results: [
        BenchResult(
          name: "mask-clip", summary: "a case",
          sides: [side("clip", times, nil), side("mask", other, ratio)])
      ])
  }

  private func compare(_ new: BenchReport, with old: String) throws -> Baseline.Comparison {
    try Baseline(Data(old.utf8), path: "base.json").compare(new, tolerance: 0.1, path: "base.json")
  }

  @Test func samplesKnowTheirMiddle() {
    let sample = Sample([5, 1, 4, 2, 3])
    #expect(sample.median == 3 && sample.spread == 2 && sample.least == 1)
    #expect(Sample([1, 2]).median == 1.5 && Sample([7]).spread == 0)
  }

  @Test func itsOwnResultsAreNoRegression() throws {
    let report = report([5, 5.5, 4.5])
    #expect(try compare(report, with: report.json).regressions.isEmpty)
  }

  @Test func chanceIsNoRegression() throws {
    // The runs of the new measurement are slower on the whole, but the fastest is not beyond the tolerance.
    let comparison = try compare(report([5.3, 6.5, 7]), with: report([5, 5, 5]).json)
    #expect(comparison.regressions.isEmpty)
  }

  @Test func aBaselineATwentiethAsLongNamesEverything() throws {
    let slow = report([5, 5.5, 4.5])
    let fast = report([5, 5.5, 4.5].map { $0 / 20 })
    #expect(
      try compare(slow, with: fast.json).regressions == [
        "mask-clip clip: 5.000 ms/frame, was 0.250", "mask-clip mask: 2.500 ms/frame, was 0.125",
      ])
  }

  /// The whole machine is faster, and the second side is not: the ratio says so.
  @Test func aRatioThatGrowsIsARegression() throws {
    let comparison = try compare(
      report([2, 2, 2], second: [2, 2, 2]), with: report([4, 4, 4], second: [2, 2, 2]).json)
    #expect(comparison.regressions == ["mask-clip mask: 1.00 times the first side, was 0.50 times"])
    #expect(comparison.slowerCases == ["mask-clip"])
  }

  @Test func whatTheBaselineLacksIsNamed() throws {
    let old = report([5]).json.replacing("\"side\": \"mask\"", with: "\"side\": \"other\"")
    #expect(try compare(report([5]), with: old).unknown == ["mask-clip mask"])
    #expect(throws: BaselineError.self) {
      try compare(report([5]), with: report([5]).json.replacing("mask-clip", with: "shadow"))
    }
  }

  @Test func otherMachinesAndCanvasesAreRefused() throws {
    let other = Machine(processor: "Other CPU", cores: 2, cairo: "1.16.0", cairn: "0.1.0")
    let error = #expect(throws: BaselineError.self) {
      try compare(report([5]), with: report([5], machine: other).json)
    }
    #expect(error?.message == "the baseline is of another machine: Other CPU, 2 cores" && error?.hint != nil)
    #expect(throws: BaselineError.self) {
      try compare(report([5]), with: report([5]).json.replacing("[640, 360]", with: "[64, 36]"))
    }
    // Another cairo or Cairn is what a comparison may be about.
    let newer = Machine(processor: "Test CPU", cores: 2, cairo: "1.18.0", cairn: "0.2.0")
    #expect(try compare(report([5]), with: report([5], machine: newer).json).notes.count == 1)
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"cairnBench\": 9}", "{\"cairnBench\": 1}", "not JSON",
    #"{"cairnBench": 1, "processor": "p", "cores": 2, "cairo": "1", "cairn": "1", "size": [1], "cases": []}"#,
    #"{"cairnBench": 1, "processor": "p", "cores": 2, "cairo": "1", "cairn": "1", "size": [1, 2], "cases": [{}]}"#,
  ])
  func whatIsNoBaselineIsRefused(_ text: String) {
    let error = #expect(throws: BaselineError.self) { try Baseline(Data(text.utf8), path: "base.json") }
    #expect(error?.message.hasPrefix("this is no baseline: ") == true && error?.place == "base.json")
  }

  @Test func tablesHaveARowASide() {
    let report = report([5])
    #expect(report.csv.split(separator: "\n").count == 3 && report.table.split(separator: "\n").count == 3)
    #expect(report.html.contains("mask-clip") && !report.html.contains("http"))
  }
}
