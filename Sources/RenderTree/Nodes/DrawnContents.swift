// What a layer's drawing code drew, and the bounds it drew for.

public import Foundation
public import Graphics

/// Contents recorded by `draw(in:)`: the layer's backing store, as commands instead of pixels.
public struct DrawnContents: Sendable, Hashable {
  /// The drawing, in the coordinates of `bounds`. A backing store ends at the bounds, and so does what is shown of it.
  public var list: DisplayList
  /// The layer's bounds as it was drawn. Where they have changed since, the drawing is stretched as a picture would be.
  public var bounds: CGRect

  /// Contents from their parts.
  public init(list: DisplayList, bounds: CGRect) {
    self.list = list
    self.bounds = bounds
  }
}
