// What a change of a property invalidates.

/// The most a change of a property can invalidate. It decides whether a rasterized bitmap survives the change.
public enum KeyImpact: Sendable, Hashable {
  /// The layer's own pixels change: bitmaps that contain it are stale.
  case content
  /// Pixels move, stretch or turn: bitmaps *above* are stale, the layer's own bitmap is not.
  case geometry
  /// Only how the finished layer is laid over what is behind it changes (opacity): as geometry.
  case compositing
  /// Nothing is drawn differently.
  case inert
}

/// What an implicit change of a property does when no action says otherwise (measured, by key).
public enum ImplicitAction: Sendable, Hashable {
  /// A basic animation from the old value.
  case basic
  /// A basic animation, only when the old value is not nil.
  case basicFromValue
  /// A cross-fade of the layer under the key "transition".
  case transition
  /// No animation.
  case none
}
