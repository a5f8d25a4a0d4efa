// What can be laid over a frame to show its cost, in the colours people know from Apple's tools.

/// A way to show a frame's cost on the frame itself.
public enum Overlay: String, Sendable, Hashable, CaseIterable {
  /// Layers that Core Animation's compositor draws offscreen in this frame: yellow.
  case offscreen
  /// Rasterized layers: green where Core Animation finds the bitmap, red where it must draw it.
  case cache
  /// Layers that are mixed with what is behind them: red; opaque ones: green.
  case blended
  /// What is drawn anew: yellow flashes.
  case updates
  /// Pictures that are scaled: yellow; layers that do not begin at a whole pixel: magenta.
  case misaligned
  /// The edges of all layers' bounds: blue lines.
  case bounds

  /// What it shows, for help.
  package var summary: String {
    switch self {
    case .offscreen: "layers that are drawn offscreen: yellow"
    case .cache: "rasterized layers: hits green, misses red"
    case .blended: "layers mixed with what is behind them: red, opaque ones green"
    case .updates: "what is drawn anew: yellow"
    case .misaligned: "scaled pictures: yellow, layers off the pixel grid: magenta"
    case .bounds: "the edges of all layers: blue"
    }
  }
}
