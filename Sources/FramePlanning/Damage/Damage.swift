// An area of a frame that can differ from the frame before, and why.

public import Graphics
public import RenderTree

/// An area that must be drawn again, and why.
public struct Damage: Sendable, Hashable {
  /// Why pixels are not what they were.
  public enum Reason: String, Sendable, Hashable {
    /// Nothing is known of what was there.
    case unknown
    /// A step that was not there before.
    case appeared
    /// A step that is gone.
    case vanished
    /// A step that looks or lies differently.
    case changed
    /// A step that is drawn earlier or later among the others.
    case reordered
  }

  /// Pixels of the canvas.
  public var area: PixelRect
  /// Why.
  public var reason: Reason
  /// Whose step it is; nil for the whole canvas.
  public var layer: LayerID?
}
