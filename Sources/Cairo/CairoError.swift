// What can go wrong between Swift and Cairo, as sentences.

import CCairo
public import Graphics

/// A failure of the drawing library, or a request it cannot meet.
public enum CairoError: Explained, Hashable {
  /// A surface was asked for that is larger than Cairo's coordinates reach.
  case surfaceTooLarge(width: Int, height: Int)
  /// A surface could not be made.
  case surface(width: Int, height: Int, reason: String)
  /// A drawing context went into an error state; nothing it was told since then was drawn.
  case drawing(reason: String)
  /// A folder or file of fonts could not be added.
  case fonts(path: String)

  /// Largest width and height of a surface in pixels: Cairo keeps sizes in 16 bits.
  public static let largestSide = 32767

  /// What happened, as one sentence.
  public var message: String {
    switch self {
    case .surfaceTooLarge(let width, let height):
      let limit = Self.largestSide
      return width > limit ? "width \(width) exceeds \(limit)" : "height \(height) exceeds \(limit)"
    case .surface(let width, let height, let reason):
      return "a surface of \(width)x\(height) could not be made: \(reason)"
    case .drawing(let reason): return "drawing failed: \(reason)"
    case .fonts(let path): return "no fonts could be read from \(path)"
    }
  }

  /// What would help.
  public var hint: String? {
    switch self {
    case .surfaceTooLarge: return "choose a smaller size or scale"
    case .surface: return "less memory is needed at a smaller size or scale"
    case .drawing: return nil
    case .fonts: return "name a folder that holds .ttf or .otf files"
    }
  }

  /// Cairo's own words for a status.
  static func reason(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
  }
}
