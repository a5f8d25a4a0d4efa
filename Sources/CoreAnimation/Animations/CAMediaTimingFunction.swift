// Easing curves by name or by control points.

public import Foundation
package import RenderTree

/// The name of an easing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The older name of `.linear`.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The older name of `.easeIn`.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The older name of `.easeOut`.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The older name of `.easeInEaseOut`.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The older name of `.default`.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// Lets an initializer return an object that exists already.
private protocol MadeElsewhere {}
extension MadeElsewhere {
  init(existing: Self) { self = existing }
}

/// An easing curve: a cubic Bézier curve from (0,0) to (1,1). Named ones are shared objects.
public final class CAMediaTimingFunction: NSObject, Sendable, MadeElsewhere {
  /// The curve as a value.
  package let curve: TimingCurve
  /// The name it was asked for by.
  package let name: CAMediaTimingFunctionName?

  private init(curve: TimingCurve, name: CAMediaTimingFunctionName?) {
    self.curve = curve
    self.name = name
  }

  /// The shared curve of a name; an unknown name gives even speed.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(existing: Self.named[name] ?? Self.linear)
  }

  /// A curve from its two control points. An x outside 0…1 is clamped: time runs one way. Numbers that are not finite give
  /// even speed.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let numbers = [c1x, c1y, c2x, c2y].map(Double.init)
    let isUsable = numbers.allSatisfy(\.isFinite)
    self.init(
      curve: isUsable ? TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3]) : .linear, name: nil)
  }

  /// The curve of a value.
  package convenience init(curve: TimingCurve) { self.init(curve: curve, name: nil) }

  /// Writes x and y of one of the four points, 0 and 3 being the fixed ends; other indices leave `ptr` alone.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    ptr[0] = Float(points[index].0)
    ptr[1] = Float(points[index].1)
  }

  private static let linear = CAMediaTimingFunction(curve: .linear, name: .linear)
  private static let named: [CAMediaTimingFunctionName: CAMediaTimingFunction] = [
    .linear: linear,
    .easeIn: CAMediaTimingFunction(curve: TimingCurve(0.42, 0, 1, 1), name: .easeIn),
    .easeOut: CAMediaTimingFunction(curve: TimingCurve(0, 0, 0.58, 1), name: .easeOut),
    .easeInEaseOut: CAMediaTimingFunction(curve: TimingCurve(0.42, 0, 0.58, 1), name: .easeInEaseOut),
    .default: CAMediaTimingFunction(curve: TimingCurve(0.25, 0.1, 0.25, 1), name: .default),
  ]
}
