// The animation from one look of a layer to the next.

import Foundation
package import RenderTree

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old look dissolves into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides off the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a moving transition comes from, in the layer's coordinates: the top is the edge of the larger y.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A direction by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the edge of the larger x.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the edge of the smaller x.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the edge of the larger y.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the edge of the smaller y.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The older name of `.fade`.
public let kCATransitionFade = CATransitionType.fade
/// The older name of `.moveIn`.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The older name of `.push`.
public let kCATransitionPush = CATransitionType.push
/// The older name of `.reveal`.
public let kCATransitionReveal = CATransitionType.reveal
/// The key every transition is added under.
public let kCATransition = "transition"

/// Shows a layer's look before the current transaction giving way to its look after it; both are flattened pictures of
/// the layer and everything beneath it. A layer has one at a time, under the key "transition".
open class CATransition: CAAnimation {
  /// What moves. A kind that is private to Apple's systems is drawn as a fade, and reported.
  open var type = CATransitionType.fade { willSet { willChange() } }
  /// Where moving looks come from; nil is from the left.
  open var subtype: CATransitionSubtype? { willSet { willChange() } }
  /// Progress at the start, 0…1; what is not finite counts as 0.
  open var startProgress: Float = 0 { willSet { willChange() } }
  /// Progress at the end, 0…1; what is not finite counts as 1.
  open var endProgress: Float = 1 { willSet { willChange() } }
  /// Whether moving looks also fade. Nil does as has been observed of Core Animation: a push fades, the others do not.
  public final var fadesWhileMoving: Bool? { willSet { willChange() } }

  /// A fade.
  public required init() { super.init() }

  /// Whether the kind is one that is drawn as it is named.
  package final var isKnown: Bool { TransitionSpec.Kind(rawValue: type.rawValue) != nil }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    fadesWhileMoving = other.fadesWhileMoving
  }

  package override func setProperty(_ name: String, to value: Any?) -> Bool {
    let number = PropertyValue(any: value).flatMap { Float($0) }
    switch name {
    case "type": type = (value as? String).map { CATransitionType(rawValue: $0) } ?? value as? CATransitionType ?? type
    case "subtype":
      subtype = (value as? String).map { CATransitionSubtype(rawValue: $0) } ?? value as? CATransitionSubtype
    case "startProgress": startProgress = number ?? startProgress
    case "endProgress": endProgress = number ?? endProgress
    default: return super.setProperty(name, to: value)
    }
    return true
  }

  package override func property(_ name: String) -> Any? {
    switch name {
    case "type": type
    case "subtype": subtype
    case "startProgress": startProgress
    case "endProgress": endProgress
    default: super.property(name)
    }
  }

  package override func makeEffect(id: UInt64, duration: Double) -> AnimationSpec.Effect? {
    let kind = TransitionSpec.Kind(rawValue: type.rawValue) ?? .fade
    return .transition(
      TransitionSpec(
        kind: kind, direction: subtype.flatMap { TransitionSpec.Direction(rawValue: $0.rawValue) } ?? .fromLeft,
        startProgress: startProgress.isFinite ? Double(startProgress) : 0,
        endProgress: endProgress.isFinite ? Double(endProgress) : 1,
        fadesWhileMoving: fadesWhileMoving ?? (kind == .push)))
  }
}
