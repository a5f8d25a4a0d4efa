// Where measurements were made: those of different machines are not compared.

import Foundation
import FrameEngine

/// A machine and what it draws with.
package struct Machine: Sendable, Hashable {
  /// The processor's name.
  package let processor: String
  /// Cores that are there.
  package let cores: Int
  /// Version of cairo.
  package let cairo: String
  /// Version of Cairn.
  package let cairn: String

  /// A machine from its parts.
  package init(processor: String, cores: Int, cairo: String, cairn: String) {
    self.processor = processor
    self.cores = cores
    self.cairo = cairo
    self.cairn = cairn
  }

  /// The one this runs on.
  package static var current: Machine {
    Machine(
      processor: processorName, cores: ProcessInfo.processInfo.processorCount, cairo: cairoVersion, cairn: cairnVersion)
  }

  private static var processorName: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    for key in ["model name", "Hardware", "cpu model"] {
      guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key) }),
        let colon = line.firstIndex(of: ":")
      else { continue }
      return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return "unknown processor"
  }
}
