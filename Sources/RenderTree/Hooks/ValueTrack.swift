// How an animation class gives a value for a moment: the hook each class fills in one file.

/// A pure value over a fraction of one cycle.
public protocol ValueTrack: Sendable {
  /// The value at a fraction of the cycle, after easing; a spring's may lie outside 0…1.
  ///
  /// - Parameter base: the value beneath (the model's, with lower animations applied).
  /// - Returns: nil when the animation has no effect (kinds that cannot be mixed, too few values).
  func value(at fraction: Double, base: PropertyValue) -> PropertyValue?
}
