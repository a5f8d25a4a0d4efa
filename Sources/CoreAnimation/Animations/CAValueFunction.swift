// Turns animated numbers into transforms.

public import Foundation
import Graphics
package import RenderTree

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A function's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A number of radians becomes a rotation about x.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A number of radians becomes a rotation about y.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A number of radians becomes a rotation about z.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors become a scale.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor becomes a scale of x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor becomes a scale of y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor becomes a scale of z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances become a move.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance becomes a move along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance becomes a move along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance becomes a move along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function from a number, or three, to a transform that replaces the layer's. The animation's key path is
/// `transform`.
public final class CAValueFunction: NSObject, Sendable {
  private let kind: TransformFunction

  /// The function of a name; nil when there is none.
  public convenience init?(name: CAValueFunctionName) {
    guard let kind = TransformFunction(rawValue: name.rawValue) else { return nil }
    self.init(kind: kind)
  }

  private init(kind: TransformFunction) { self.kind = kind }

  /// The name.
  public var name: CAValueFunctionName { CAValueFunctionName(rawValue: kind.rawValue) }

  /// The transforms of a track's numbers.
  package func transforming(_ track: any ValueTrack) -> any ValueTrack {
    ValueFunctionTrack(numbers: track, function: kind)
  }
}

/// The functions as values.
private enum TransformFunction: String, Sendable {
  case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ

  /// What the numbers are when nothing is transformed: the base of an animation that leaves one end out.
  var identity: PropertyValue {
    switch self {
    case .rotateX, .rotateY, .rotateZ, .translateX, .translateY, .translateZ: .number(0)
    case .scaleX, .scaleY, .scaleZ: .number(1)
    case .scale: .array([.number(1), .number(1), .number(1)])
    case .translate: .array([.number(0), .number(0), .number(0)])
    }
  }

  /// The transform; nil when the numbers are too few or too many.
  func transform(_ value: PropertyValue) -> CATransform3D? {
    if let list = [Double](value) {
      guard list.count == 3 else { return nil }
      switch self {
      case .scale: return CATransform3DMakeScale(list[0], list[1], list[2])
      case .translate: return CATransform3DMakeTranslation(list[0], list[1], list[2])
      default: return nil
      }
    }
    guard let n = Double(value) else { return nil }
    switch self {
    case .rotateX: return CATransform3DMakeRotation(n, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(n, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(n, 0, 0, 1)
    case .scaleX: return CATransform3DMakeScale(n, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, n, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, n)
    case .translateX: return CATransform3DMakeTranslation(n, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, n, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, n)
    case .scale, .translate: return nil
    }
  }
}

private struct ValueFunctionTrack: ValueTrack {
  let numbers: any ValueTrack
  let function: TransformFunction

  func value(at fraction: Double, base: PropertyValue) -> PropertyValue? {
    numbers.value(at: fraction, base: function.identity).flatMap(function.transform).map { .transform($0) }
  }
}
