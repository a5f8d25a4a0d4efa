// Random inputs and what Cairn makes of them, one JSON object a line: an independent reading of the formulas is compared
// with it by Scripts/compare-formulas.py.

import CoreAnimation
import Foundation
import FrameResolving
import Graphics
import RenderTree

/// Prints a number of samples of each formula; the same every time.
@main struct Formulas {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
    var random = SeededNumbers(seed: 20_260_101)
    let kinds: [(inout SeededNumbers) -> Sample] = [
      Samples.spring, Samples.perceptual, Samples.curve, Samples.timing, Samples.linear, Samples.discrete,
      Samples.paced, Samples.cubic, Samples.cubicPaced, Samples.affine, Samples.trim,
    ]
    var text = ""
    for kind in kinds {
      for _ in 0..<count { text += kind(&random).json + "\n" }
      FileHandle.standardOutput.write(Data(text.utf8))
      text = ""
    }
  }
}

/// One formula's inputs by name, and its outputs.
struct Sample {
  var kind: String
  var inputs: [(name: String, value: String)] = []
  var outputs: [Double?]

  /// Shortest digits that read back as the same number; nil is "not in effect".
  static func text(_ values: [Double?]) -> String {
    "[" + values.map { $0.map { "\($0)" } ?? "null" }.joined(separator: ",") + "]"
  }

  mutating func add(_ name: String, _ values: [Double?]) { inputs.append((name, Self.text(values))) }
  mutating func add(_ name: String, _ value: Double) { inputs.append((name, "\(value)")) }
  mutating func add(_ name: String, _ flag: Bool) { inputs.append((name, "\(flag)")) }
  mutating func add(_ name: String, _ text: String) { inputs.append((name, "\"\(text)\"")) }

  var json: String {
    "{\"kind\":\"\(kind)\"" + inputs.map { ",\"\($0.name)\":\($0.value)" }.joined() + ",\"out\":\(Self.text(outputs))}"
  }
}

/// SplitMix64 (Steele, Lea, Flood): the same numbers on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func flag() -> Bool { Bool.random(using: &self) }
  mutating func numbers(_ count: Int, _ range: ClosedRange<Double>) -> [Double] {
    (0..<count).map { _ in number(range) }
  }
}
