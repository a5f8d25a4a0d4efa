// One thing the public model was asked for and could not do, or did as asked and probably not as meant.

/// Something asked of a layer that was not done, or that rarely is what was meant.
public struct LayerDiagnostic: Sendable, Hashable {
  /// Names from the root.
  public let path: String
  /// The property, or the animation's key.
  public let key: String
  /// Why it was not done, or what to look at.
  public let reason: String
}
