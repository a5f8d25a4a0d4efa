// The base of animations that change one property.

import Foundation
package import RenderTree

/// An animation of one property, named by a key path. Use a subclass that knows values.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of one such as `position.x`.
  open var keyPath: String? { willSet { willChange() } }
  /// Whether the value is added to what lies beneath instead of replacing it.
  open var isAdditive = false { willSet { willChange() } }
  /// Whether each repetition starts from the end value of the one before.
  open var isCumulative = false { willSet { willChange() } }
  /// Turns the animation's numbers into a transform.
  open var valueFunction: CAValueFunction? { willSet { willChange() } }

  /// An animation with default values.
  public required init() { super.init() }

  /// An animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  package override func setProperty(_ name: String, to value: Any?) -> Bool {
    let flag = PropertyValue(any: value).flatMap { Bool($0) }
    switch name {
    case "keyPath": keyPath = value as? String
    case "additive", "isAdditive": isAdditive = flag ?? isAdditive
    case "cumulative", "isCumulative": isCumulative = flag ?? isCumulative
    case "valueFunction": valueFunction = value as? CAValueFunction
    default: return super.setProperty(name, to: value)
    }
    return true
  }

  package override func property(_ name: String) -> Any? {
    switch name {
    case "keyPath": keyPath
    case "additive", "isAdditive": isAdditive
    case "cumulative", "isCumulative": isCumulative
    case "valueFunction": valueFunction
    default: super.property(name)
    }
  }

  /// Advice about values that follow each other where two are paths whose points cannot be mixed.
  final func advice(onMorphing values: [Any?]) -> [String] {
    zip(values, values.dropFirst()).compactMap { from, to in
      guard case .path(let from) = PropertyValue(any: from), case .path(let to) = PropertyValue(any: to),
        !from.hasSameStructure(as: to)
      else { return nil }
      return """
        two paths are built differently, \(from.structure) and \(to.structure), so their points cannot be mixed: the \
        first one holds until the second
        """
    }
  }

  /// The value over a cycle, before any value function; nil when there is nothing to animate.
  package func makeTrack(duration: Double) -> (any ValueTrack)? { nil }

  package override func makeEffect(id: UInt64, duration: Double) -> AnimationSpec.Effect? {
    guard let keyPath, !keyPath.isEmpty, let track = makeTrack(duration: duration) else { return nil }
    return .property(
      PropertyAnimation(
        target: PropertyPath(keyPath), track: valueFunction?.transforming(track) ?? track, isAdditive: isAdditive,
        isCumulative: isCumulative))
  }
}
