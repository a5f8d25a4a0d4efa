// What a run's numbers say at first sight, in words.

import FramePlanning

/// Something a report points out.
public struct Finding: Sendable, Hashable {
  /// Path of the layer it is about.
  public let path: String
  /// What it is.
  public let text: String

  /// A finding from its parts.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

extension RunReport {
  /// Fewer uses than this say nothing about a cache.
  private static let fewestUses = 4

  /// Layers whose rasterized bitmaps are drawn more often than they are used again.
  public var findings: [Finding] {
    layers.compactMap { layer in
      let cache = layer.cost.cache
      let model = layer.cost.modelledCache
      for (counts, name) in [(cache, "cache thrash"), (model, "cache thrash on Core Animation's compositor")] {
        let uses = counts.hits + counts.misses
        if uses >= Self.fewestUses, counts.misses > counts.hits {
          return Finding(path: layer.cost.path, text: "\(name): \(counts.misses) misses of \(uses)")
        }
      }
      return nil
    }
  }
}
