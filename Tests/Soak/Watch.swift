// Whether something grows: ten looks at the process over a long run, and what they must agree on.

import Foundation

/// Looks at the process after every tenth of a run. The first tenth is for what is made once and kept.
struct Watch {
  /// What is counted, as printed.
  let name: String
  /// How many there will be.
  let total: Int
  private var states: [ProcessState] = []

  /// How much the memory may have grown since the first look: what an allocator scatters, and the runs of attributed strings,
  /// about a kilobyte each, which Foundation on Linux (6.3) never frees.
  static let tolerance = 10 << 20

  init(_ name: String, total: Int) {
    self.name = name
    self.total = total
  }

  /// Told of each one that is done; prints every tenth.
  mutating func done(_ count: Int) {
    guard total >= 10, count > 0, count % (total / 10) == 0, states.count < 10 else { return }
    let state = ProcessState.current
    states.append(state)
    Self.say("\(name) \(count) of \(total): \(Self.megabytes(state.memory)) MB, \(state.files) files")
  }

  /// What grew, as sentences.
  var complaints: [String] {
    guard states.count == 10 else { return ["\(name): \(states.count) looks instead of ten"] }
    let growth = states[9].memory - states[0].memory
    var found: [String] = []
    if growth > Self.tolerance { found.append("\(name): memory grew by \(Self.megabytes(growth)) MB") }
    if let other = states.first(where: { $0.files != states[0].files }) {
      found.append("\(name): \(states[0].files) files were open, then \(other.files)")
    }
    return found
  }

  /// Prints a line at once, also into a file.
  static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private static func megabytes(_ bytes: Int) -> String { String(format: "%.1f", Double(bytes) / Double(1 << 20)) }
}
