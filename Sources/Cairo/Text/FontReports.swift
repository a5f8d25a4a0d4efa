// What fonts could not do for the text that was set, kept until somebody asks.

import Foundation

#if WATCHED_LOCKS
  import Graphics
#else
  import Synchronization
#endif

/// Reports of this process that nobody has collected yet.
package enum FontReports {
  /// One thing that is not drawn as written.
  package enum Report: Sendable, Hashable {
    /// A font is not installed.
    case substitution(FontSubstitution)
    /// No installed font has some characters of a text; boxes are drawn for them.
    case missingGlyphs(text: String, count: Int)
  }

  /// More would be the same few again.
  private static let limit = 100
  private static let reports = Mutex<[Report]>([])

  static func add(_ report: Report) {
    reports.withLock { list in
      if list.count < limit && !list.contains(report) { list.append(report) }
    }
  }

  /// Takes all reports, in the order they came up.
  package static func collect() -> [Report] {
    reports.withLock { list in
      defer { list = [] }
      return list
    }
  }
}
