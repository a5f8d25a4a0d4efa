// What is fed with bytes that mean harm: each reader of text from outside, and the rules that hold whatever it is fed.

/// A reader that is tried on arbitrary bytes. A crash, a hang, or a rule that does not hold is a finding.
public struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name on the command line, and of its folder of kept inputs.
  public let name: String
  /// Feeds it.
  public let run: @Sendable ([UInt8]) -> Void

  /// The name.
  public var description: String { name }

  /// All targets.
  public static let all = [caml, values, keyPaths, colors, csv, ffmpeg, states]

  /// The target of a name.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// Ends the program, which is what a fuzzer looks for, when a rule does not hold.
  static func require(_ rule: Bool, _ what: @autoclosure () -> String) {
    precondition(rule, what())
  }
}
