// Texts whose characters no font has, kept by whoever draws them until somebody asks.

import Foundation

#if WATCHED_LOCKS
  import Graphics
#else
  import Synchronization
#endif

/// What fonts could not do for the texts of one run, whichever of its threads drew them.
package final class FontReports: Sendable {
  /// A text with boxes in it.
  package struct MissingGlyphs: Sendable, Hashable {
    /// The beginning of the text.
    package let text: String
    /// How many glyphs are boxes.
    package let count: Int
  }

  /// More would be the same few again.
  private static let limit = 100
  private let reports = Mutex<[MissingGlyphs]>([])

  /// Nothing reported.
  package init() {}

  /// Adds a text that was set with boxes in it, once.
  package func add(_ layout: TextLayout, of text: String) {
    guard layout.unknownGlyphs > 0 else { return }
    let report = MissingGlyphs(text: String(text.prefix(40)), count: layout.unknownGlyphs)
    reports.withLock { list in
      if list.count < Self.limit && !list.contains(report) { list.append(report) }
    }
  }

  /// All reports, in the order they came up.
  package var all: [MissingGlyphs] { reports.withLock { $0 } }
}
