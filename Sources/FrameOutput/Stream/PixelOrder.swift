// How a pixel lies in memory.

/// The order of a pixel's bytes.
public enum PixelOrder: String, Sendable, Hashable, CaseIterable {
  /// Blue, green, red, alpha.
  case bgra
  /// Red, green, blue, alpha.
  case rgba
}

/// How colour and alpha of a pixel relate.
public enum AlphaForm: String, Sendable, Hashable, CaseIterable {
  /// The colour is not multiplied by alpha, as video tools and PNG have it.
  case straight
  /// The colour is multiplied by alpha.
  case premultiplied
}
