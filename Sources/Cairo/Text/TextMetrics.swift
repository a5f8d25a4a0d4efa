// Finds the layout of a text run, shaping it only the first time, and measures it.

package import Foundation
package import Graphics

#if !WATCHED_LOCKS
  import Synchronization
#endif

/// Layouts and sizes of text.
package enum TextMetrics {
  private static let cache = Mutex(TextCache())

  /// The layout of a run; nil when there is nothing to set (no text, or a size that is no size).
  package static func layout(_ run: TextRun) -> TextLayout? {
    guard !run.string.isEmpty, run.fontSize > 0, run.fontSize.isFinite else { return nil }
    guard run.box.width.isFinite, run.box.height.isFinite else { return nil }
    let request = TextRequest(run)
    // One shaper serves all threads, one at a time: fonts are then opened once and not once a worker.
    return cache.withLock { $0.layout(request) }
  }

  /// Adds a font file or a folder of fonts while no text is being set.
  package static func addFonts(_ path: String) throws(CairoError) {
    try cache.withLock { (_) throws(CairoError) in try FontLibrary.add(path) }
  }

  /// What is used for a font that is not installed; nil when it is.
  package static func substitution(for name: String) -> FontSubstitution? {
    cache.withLock { $0.substitution(for: name) }
  }

  /// The size of a run's lines, in the units of its font size. Plain lines are all as high as their font's; the last of
  /// attributed ones reaches down as far as the fonts it is set in.
  package static func measure(_ run: TextRun) -> CGSize {
    guard let layout = layout(run), !layout.lines.isEmpty else { return .zero }
    let width = layout.lines.map(\.width).max() ?? 0
    let last = layout.lines.last
    let height = (last?.baseline ?? 0) + (run.spans.isEmpty ? layout.descent : last?.depth ?? 0)
    return CGSize(width: width * run.fontSize, height: height * run.fontSize)
  }
}
