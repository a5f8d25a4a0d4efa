// The base of all animations: timing, easing, user values, copies, and the delegate, which names it back.

public import Foundation
package import RenderTree

/// Is told when an animation starts and stops.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation's active time has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended, or was removed before that (`finished` is false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation without an effect of its own. Layers keep frozen copies of the animations added to them.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  private var timing = CAAnimation.initialTiming
  private var tags: [String: Any] = [:]

  private static let initialTiming: MediaTiming = {
    var timing = MediaTiming()
    timing.duration = 0
    return timing
  }()

  /// Whether a layer holds it. A frozen animation must not be changed: the layer would not notice.
  package var isFrozen = false

  /// An animation with default values.
  public required override init() { super.init() }

  /// Every setter passes here first.
  final func willChange() {
    precondition(!isFrozen, "An animation must not be changed after it was added to a layer; change a copy.")
  }

  private func change<Value>(_ part: WritableKeyPath<MediaTiming, Value>, _ value: Value) {
    willChange()
    timing[keyPath: part] = value
  }

  /// Seconds are taken as they are but for what is no number, which leaves the old value.
  private func change(_ part: WritableKeyPath<MediaTiming, Double>, seconds: Double) {
    if !seconds.isNaN { change(part, seconds) }
  }

  /// The beginning in the layer's time; seconds. 0 means the moment it is committed.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { change(\.beginTime, seconds: newValue) }
  }
  /// Length of one cycle; seconds. 0 means the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { change(\.duration, seconds: newValue) }
  }
  /// Animation seconds in a second of the layer; below 0 it runs backwards.
  open var speed: Float {
    get { Float(timing.speed) }
    set { change(\.speed, seconds: Double(newValue)) }
  }
  /// Turns the place inside the cycle; seconds. It does not move the active time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { change(\.timeOffset, seconds: newValue) }
  }
  /// Number of cycles, may be a fraction; 0 is once.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { change(\.repeatCount, seconds: Double(newValue)) }
  }
  /// Length of all cycles; seconds. 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { change(\.repeatDuration, seconds: newValue) }
  }
  /// Whether each cycle runs back again.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { change(\.autoreverses, newValue) }
  }
  /// What is shown outside the active time.
  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(timing.fill) }
    set { change(\.fill, newValue.fill) }
  }

  /// Easing of each cycle; nil is even speed.
  open var timingFunction: CAMediaTimingFunction? { willSet { willChange() } }
  /// Is told of start and end. It is kept alive by the animation.
  open var delegate: (any CAAnimationDelegate)? { willSet { willChange() } }
  /// Whether the layer lets go of the animation when it ends.
  open var isRemovedOnCompletion = true { willSet { willChange() } }

  /// Stores a value of the caller's under a key, or sets the property of that name.
  ///
  /// A frozen animation still takes values of the caller's, but no properties.
  open func setValue(_ value: Any?, forKey key: String) {
    if setProperty(key, to: value) { return }
    tags[key] = value
  }

  /// The value stored under a key, or the property of that name.
  open func value(forKey key: String) -> Any? { property(key) ?? tags[key] }

  /// As `setValue(_:forKey:)`: an animation's properties have no parts.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// As `value(forKey:)`: an animation's properties have no parts.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The value a property has before it is set; nil for properties that start as zero, nil or false, and unknown ones.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": 1.0
    case "removedOnCompletion", "isRemovedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// A copy that may be changed, also of a frozen animation.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.adopt(self)
    return copy
  }

  /// The copy a layer keeps: it can no longer be changed.
  package func frozenCopy() -> CAAnimation {
    let copy = type(of: self).init()
    copy.adopt(self)
    copy.isFrozen = true
    return copy
  }

  /// Settles the beginning when the animation is committed, frozen as it is.
  package final func settle(beginTime: Double) { timing.beginTime = beginTime }

  /// Takes over the values of another animation of this class; subclasses add theirs.
  package func adopt(_ other: CAAnimation) {
    timing = other.timing
    tags = other.tags
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// Sets a property by name; false when there is none of that name. Values of another kind are ignored.
  package func setProperty(_ name: String, to value: Any?) -> Bool {
    let number = PropertyValue(any: value).flatMap { Double($0) }
    switch name {
    case "beginTime": beginTime = number ?? beginTime
    case "duration": duration = number ?? duration
    case "speed": speed = number.map { Float($0) } ?? speed
    case "timeOffset": timeOffset = number ?? timeOffset
    case "repeatCount": repeatCount = number.map { Float($0) } ?? repeatCount
    case "repeatDuration": repeatDuration = number ?? repeatDuration
    case "autoreverses": autoreverses = number.map { $0 != 0 } ?? autoreverses
    case "removedOnCompletion", "isRemovedOnCompletion":
      isRemovedOnCompletion = number.map { $0 != 0 } ?? isRemovedOnCompletion
    case "fillMode":
      fillMode =
        value as? CAMediaTimingFillMode ?? (value as? String).map { CAMediaTimingFillMode(rawValue: $0) } ?? fillMode
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    default: return false
    }
    return true
  }

  /// A property by name; nil when there is none of that name.
  package func property(_ name: String) -> Any? {
    switch name {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion
    case "fillMode": fillMode
    case "timingFunction": timingFunction
    case "delegate": delegate
    default: nil
    }
  }

  /// What is probably not meant as it stands, a sentence each, for whoever adds it to a layer.
  ///
  /// - Parameter values: the layer's model values.
  package func advice(over values: PropertyStore) -> [String] { [] }

  /// The animation as a value: everything resolved but `beginTime` 0, which whoever commits it replaces.
  ///
  /// An animation without an effect (no key path, too few values) still has a spec: it starts and ends.
  /// - Parameter defaultDuration: what a duration of 0 means; seconds.
  /// - Returns: nil for animations that are no change of values over time.
  package func makeSpec(id: UInt64, key: String?, defaultDuration: Double) -> AnimationSpec? {
    let timing = timing(defaultDuration: defaultDuration)
    let effect = makeEffect(id: id, duration: timing.duration) ?? .group([])
    return AnimationSpec(
      id: id, key: key, timing: timing, curve: timingFunction?.curve, effect: effect,
      isRemovedOnCompletion: isRemovedOnCompletion)
  }

  /// The timing with a duration above 0.
  package final func timing(defaultDuration: Double) -> MediaTiming {
    var timing = timing
    if !(timing.duration > 0) { timing.duration = defaultDuration > 0 ? defaultDuration : Self.shortest }
    return timing
  }

  /// A transaction's duration of 0: over at once, while formulas may still divide by it.
  private static let shortest = 1e-9

  /// What the animation changes; nil is nothing. Each class that has an effect overrides it.
  package func makeEffect(id: UInt64, duration: Double) -> AnimationSpec.Effect? { nil }
}
