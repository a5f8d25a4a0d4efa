// The only animation of a layer that has nothing else, laid out so that a frame reads it in one piece.

/// The one property animation of a layer without sublayers, mask, transition or content of its own.
///
/// Most layers that move are such. A frame with thousands of them costs what reaching for their memory costs, so what
/// lies in four places of a committed layer (its animations, what they target, its values, the defaults) is looked up
/// once, at the commit.
public final class LoneAnimation: Sendable {
  /// The animation.
  public let spec: AnimationSpec
  /// The model value of the property it changes, the default where none was set.
  public let property: PropertyValue
  /// The model value it targets: the property's, or a part of it.
  public let base: PropertyValue

  /// - Returns: nil for animations of another kind, or one whose target is no part of the property's value.
  init?(_ animations: [AnimationSpec], over values: PropertyStore) {
    guard animations.count == 1, let spec = animations.first, case .property = spec.kind,
      let base = spec.property.target.read(from: values)
    else { return nil }
    self.spec = spec
    self.base = base
    property = values[spec.property.target.key] ?? KeyTable.defaultValue(of: spec.property.target.key)
  }
}
