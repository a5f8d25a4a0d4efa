// Earlier results as a measure of new ones: what became slower, beyond chance.

package import Foundation
import Graphics

/// A baseline that cannot be used.
package struct BaselineError: Explained {
  package let message: String
  package let place: String?
  package let hint: String?
}

/// Results that were written as JSON before.
package struct Baseline: Sendable {
  private struct Side: Sendable {
    var milliseconds: Double
    var spread: Double
    var ratio: Double?
    var ratioSpread: Double
  }

  private let sides: [String: Side]
  private let machine: Machine
  private let size: [Int]

  /// Reads a report's JSON.
  ///
  /// - Throws: when it is none.
  package init(_ data: Data, path: String) throws(BaselineError) {
    func malformed(_ what: String) -> BaselineError {
      BaselineError(
        message: "this is no baseline: \(what)", place: path, hint: "make one with cairn bench --json \(path)")
    }
    guard let whole = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw malformed("it is not JSON, or no object")
    }
    guard let form = whole["cairnBench"] as? Int else { throw malformed("“cairnBench” is missing") }
    guard form == BenchReport.form else {
      throw malformed("its form is \(form), and this Cairn reads \(BenchReport.form)")
    }
    guard let processor = whole["processor"] as? String, let cores = whole["cores"] as? Int,
      let cairo = whole["cairo"] as? String, let cairn = whole["cairn"] as? String
    else { throw malformed("it does not say on which machine it was measured") }
    machine = Machine(processor: processor, cores: cores, cairo: cairo, cairn: cairn)
    guard let size = whole["size"] as? [Int], size.count == 2 else { throw malformed("“size” is not two numbers") }
    self.size = size
    guard let cases = whole["cases"] as? [[String: Any]] else { throw malformed("“cases” is missing") }
    var sides: [String: Side] = [:]
    for (number, entry) in cases.enumerated() {
      guard let name = entry["case"] as? String, let listed = entry["sides"] as? [[String: Any]] else {
        throw malformed("case \(number) has no name or no sides")
      }
      for side in listed {
        guard let own = side["side"] as? String, let time = Self.number(side["milliseconds"]),
          let spread = Self.number(side["spread"])
        else { throw malformed("a side of \(name) has no name or no milliseconds above 0") }
        sides[Self.key(name, own)] = Side(
          milliseconds: time, spread: spread, ratio: Self.number(side["ratio"]),
          ratioSpread: Self.number(side["ratioSpread"]) ?? 0)
      }
    }
    self.sides = sides
  }

  /// A number that can be a measurement.
  private static func number(_ value: Any?) -> Double? {
    guard let number = value as? Double, number.isFinite, number >= 0 else { return nil }
    return number
  }

  private static func key(_ name: String, _ side: String) -> String { "\(name)\n\(side)" }

  /// What a comparison found.
  package struct Comparison: Sendable {
    /// What became slower, as lines.
    package var regressions: [String] = []
    /// The cases these are of.
    package var slowerCases: Set<String> = []
    /// Sides that the baseline does not have.
    package var unknown: [String] = []
    /// What else should be known.
    package var notes: [String] = []
  }

  /// Compares new results with the baseline.
  ///
  /// A side became slower when even its fastest run takes longer than the baseline's median by the tolerance and the
  /// baseline's own spread; so too with the ratio to its case's first side.
  ///
  /// - Parameters:
  ///   - tolerance: 0.1 allows ten percent.
  /// - Throws: when it was measured on another machine or canvas, or has none of the cases.
  package func compare(_ report: BenchReport, tolerance: Double, path: String) throws(BaselineError) -> Comparison {
    guard machine.processor == report.machine.processor, machine.cores == report.machine.cores else {
      throw BaselineError(
        message: "the baseline is of another machine: \(machine.processor), \(machine.cores) cores", place: path,
        hint: "this is \(report.machine.processor), \(report.machine.cores) cores: measure a baseline here")
    }
    guard size == [Int(report.options.size.width), Int(report.options.size.height)] else {
      throw BaselineError(
        message: "the baseline was measured at \(size[0])x\(size[1])", place: path,
        hint: "use --size \(size[0])x\(size[1])")
    }
    var comparison = Comparison()
    if machine.cairo != report.machine.cairo {
      comparison.notes.append("the baseline was drawn by cairo \(machine.cairo), this by \(report.machine.cairo)")
    }
    for result in report.results {
      for side in result.sides {
        guard let old = sides[Self.key(result.name, side.name)] else {
          comparison.unknown.append("\(result.name) \(side.name)")
          continue
        }
        guard let line = Self.regression(side, old, tolerance) else { continue }
        comparison.regressions.append("\(result.name) \(line)")
        comparison.slowerCases.insert(result.name)
      }
    }
    let count = report.results.reduce(0) { $0 + $1.sides.count }
    guard comparison.unknown.count < count else {
      throw BaselineError(
        message: "the baseline has none of the measured cases", place: path, hint: "measure the same cases")
    }
    return comparison
  }

  /// Times below this are those of the clock.
  private static let least = 0.002

  private static func regression(_ new: SideResult, _ old: Side, _ tolerance: Double) -> String? {
    let limit = old.milliseconds * (1 + tolerance) + old.spread + least
    if new.milliseconds.least > limit {
      return "\(new.name): \(BenchReport.fixed(new.milliseconds.median, 3)) ms/frame, was "
        + "\(BenchReport.fixed(old.milliseconds, 3))"
    }
    // A ratio of two times that are hardly more than the clock's says nothing.
    if let ratio = new.ratio, let before = old.ratio, new.milliseconds.least > 10 * least,
      ratio.least > before * (1 + tolerance) + old.ratioSpread
    {
      return "\(new.name): \(BenchReport.fixed(ratio.median, 2)) times the first side, was "
        + "\(BenchReport.fixed(before, 2)) times"
    }
    return nil
  }
}
