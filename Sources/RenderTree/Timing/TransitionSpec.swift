// How one look of a layer gives way to the next, as a value.

/// A transition between what a layer showed before a commit and what it shows after it.
public struct TransitionSpec: Sendable, Hashable {
  /// What moves.
  public enum Kind: String, Sendable, Hashable {
    /// Nothing: one look dissolves into the other.
    case fade
    /// Both: the new look pushes the old one out.
    case push
    /// The new look, over the old one.
    case moveIn
    /// The old look, off the new one.
    case reveal
  }

  /// Where the movement starts, in the layer's coordinates: the top is the edge of the larger y.
  public enum Direction: String, Sendable, Hashable {
    /// Into the layer over its left edge.
    case fromLeft
    /// Into the layer over its right edge.
    case fromRight
    /// Into the layer over its top edge.
    case fromTop
    /// Into the layer over its bottom edge.
    case fromBottom
  }

  /// What moves.
  public var kind: Kind
  /// Where from.
  public var direction: Direction
  /// Progress at the start of the animation, 0…1.
  public var startProgress: Double
  /// Progress at its end, 0…1.
  public var endProgress: Double
  /// Whether moving looks also fade.
  public var fadesWhileMoving: Bool

  /// A transition from its parts.
  public init(kind: Kind, direction: Direction, startProgress: Double, endProgress: Double, fadesWhileMoving: Bool) {
    self.kind = kind
    self.direction = direction
    self.startProgress = startProgress
    self.endProgress = endProgress
    self.fadesWhileMoving = fadesWhileMoving
  }
}
