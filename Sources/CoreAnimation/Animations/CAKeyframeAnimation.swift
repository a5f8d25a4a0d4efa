// An animation through a list of values or along a path.

import FrameResolving
public import Foundation
public import Graphics
package import RenderTree

/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Mixed evenly between neighbours.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Mixed at even speed; key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve with key times as in `paced`.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  /// The mode as a value; an unknown name is `linear`.
  var mode: KeyframeMode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path: half a turn more.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The older name of `.linear`.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// The older name of `.discrete`.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// The older name of `.paced`.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// The older name of `.cubic`.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The older name of `.cubicPaced`.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// The older name of `.rotateAuto`.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The older name of `.rotateAutoReverse`.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

/// Changes a property through several values, or a position along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, two at least.
  open var values: [Any]? { willSet { willChange() } }
  /// A path for a point property; it counts instead of `values`. Each line or curve is one segment.
  open var path: CGPath? { willSet { willChange() } }
  /// When each value is reached, 0…1 ascending; evenly spaced when nil. Discrete animations may give the end too.
  open var keyTimes: [NSNumber]? { willSet { willChange() } }
  /// Easing of each segment.
  open var timingFunctions: [CAMediaTimingFunction]? { willSet { willChange() } }
  /// How values between keyframes are found.
  open var calculationMode = CAAnimationCalculationMode.linear { willSet { willChange() } }
  /// For cubic modes: how tight the curve is at each value; 0 is the default, 1 corners.
  open var tensionValues: [NSNumber]? { willSet { willChange() } }
  /// For cubic modes: how sharp the corner is at each value; 0 is smooth.
  open var continuityValues: [NSNumber]? { willSet { willChange() } }
  /// For cubic modes: whether the curve overshoots before (below 0) or after (above 0) each value.
  open var biasValues: [NSNumber]? { willSet { willChange() } }
  /// Whether and how the layer turns along `path`.
  open var rotationMode: CAAnimationRotationMode? { willSet { willChange() } }

  /// An animation with default values.
  public required init() { super.init() }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    // A mutable path may change later; the copy must not.
    path = other.path.map { CGPath($0.data) }
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
  }

  package override func setProperty(_ name: String, to value: Any?) -> Bool {
    switch name {
    case "values": values = value as? [Any]
    case "path": path = value as? CGPath
    case "keyTimes": keyTimes = value as? [NSNumber]
    case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
    case "calculationMode":
      calculationMode =
        (value as? String).map { CAAnimationCalculationMode(rawValue: $0) }
        ?? value as? CAAnimationCalculationMode ?? calculationMode
    case "rotationMode":
      rotationMode =
        (value as? String).map { CAAnimationRotationMode(rawValue: $0) } ?? value as? CAAnimationRotationMode
    case "tensionValues": tensionValues = value as? [NSNumber]
    case "continuityValues": continuityValues = value as? [NSNumber]
    case "biasValues": biasValues = value as? [NSNumber]
    default: return super.setProperty(name, to: value)
    }
    return true
  }

  package override func property(_ name: String) -> Any? {
    switch name {
    case "values": values
    case "path": path
    case "keyTimes": keyTimes
    case "timingFunctions": timingFunctions
    case "calculationMode": calculationMode
    case "rotationMode": rotationMode
    case "tensionValues": tensionValues
    case "continuityValues": continuityValues
    case "biasValues": biasValues
    default: super.property(name)
    }
  }

  private var curves: [TimingCurve] { timingFunctions?.map(\.curve) ?? [] }
  private var times: [Double]? { keyTimes?.map(\.doubleValue) }

  private var walk: PathWalk? {
    path.flatMap { PathWalk(path: $0.data, keyTimes: times, mode: calculationMode.mode, curves: curves) }
  }

  package override func advice(over values: PropertyStore) -> [String] {
    let flaws = KeyTimesFlaw.all(
      in: times ?? [], valueCount: path == nil ? self.values?.count : nil, isDiscrete: calculationMode == .discrete)
    let rule = "key times are fractions of the duration, from 0 to 1, one for each value"
    return (times == nil ? [] : flaws).map { "\($0.message): \($0.outcome ?? rule)" }
      + advice(onMorphing: self.values ?? [])
  }

  package override func makeTrack(duration: Double) -> (any ValueTrack)? {
    if path != nil { return walk.map { PathTrack(walk: $0) } }
    guard let values else { return nil }
    func numbers(_ list: [NSNumber]?) -> [Double] { list?.map { $0.doubleValue.isFinite ? $0.doubleValue : 0 } ?? [] }
    return KeyframeTrack(
      values: values.compactMap { PropertyValue(any: $0) }, keyTimes: times, mode: calculationMode.mode, curves: curves,
      shape: KeyframeShape(
        tension: numbers(tensionValues), continuity: numbers(continuityValues), bias: numbers(biasValues)))
  }

  /// A path with a rotation changes two properties: a group of the position and of a rotation concatenated before the
  /// layer's transform.
  package override func makeSpec(id: UInt64, key: String?, defaultDuration: Double) -> AnimationSpec? {
    guard let whole = super.makeSpec(id: id, key: key, defaultDuration: defaultDuration),
      case .property = whole.effect, let rotationMode, let walk
    else { return super.makeSpec(id: id, key: key, defaultDuration: defaultDuration) }
    let turn = PropertyAnimation(
      target: PropertyPath("transform"),
      track: PathRotationTrack(walk: walk, isReversed: rotationMode == .rotateAutoReverse), isAdditive: true)
    return whole.together(with: turn)
  }
}

extension AnimationSpec {
  /// This and another property animation in step: the group has the begin, speed and end of this, the members repeat.
  fileprivate func together(with other: PropertyAnimation) -> AnimationSpec {
    var member = self
    member.key = nil
    member.timing.beginTime = 0
    member.timing.speed = 1
    member.timing.fill = .both
    var partner = member
    partner.effect = .property(other)
    var group = self
    group.curve = nil
    group.effect = .group([member, partner])
    group.timing = MediaTiming()
    group.timing.beginTime = timing.beginTime
    group.timing.speed = timing.speed
    group.timing.fill = timing.fill
    group.timing.duration = timing.activeDuration
    return group
  }
}
