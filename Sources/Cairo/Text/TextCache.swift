// Remembers recent text layouts, since most text is the same in frame after frame.

import Foundation

/// A shaper and the layouts it made last.
struct TextCache {
  /// Layouts kept: labels of a busy chart a few times over.
  private static let capacity = 512

  private var shaper = TextShaper()
  private var entries: [TextRequest: Entry] = [:]
  private var clock = 0

  private struct Entry {
    var layout: TextLayout
    var lastUse: Int
  }

  /// The layout of a request.
  mutating func layout(_ request: TextRequest) -> TextLayout {
    clock += 1
    if let entry = entries[request] {
      entries[request]?.lastUse = clock
      return entry.layout
    }
    if shaper.fontVersion != request.fontVersion { shaper = TextShaper() }
    let layout = shaper.layout(request)
    if entries.count >= Self.capacity { forgetOldest() }
    entries[request] = Entry(layout: layout, lastUse: clock)
    return layout
  }

  /// What is used for a font that is not installed; nil when it is.
  mutating func substitution(for name: String) -> FontSubstitution? {
    if shaper.fontVersion != FontLibrary.version { shaper = TextShaper() }
    return shaper.substitution(for: name)
  }

  /// Forgets half of the layouts at a time, so that forgetting costs little each time.
  private mutating func forgetOldest() {
    let kept = entries.sorted { $0.value.lastUse > $1.value.lastUse }.prefix(Self.capacity / 2)
    entries = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}
