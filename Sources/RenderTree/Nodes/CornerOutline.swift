// The outline of a layer's bounds with its rounded corners: one place for background, border, clip and gradient.

public import Foundation
public import Graphics

/// The shape of a layer's bounds.
public struct CornerOutline: Sendable, Hashable {
  /// The bounds.
  public var rect: CGRect
  /// Radius of the rounded corners, clamped to half the shorter side.
  public var radius: CGFloat
  /// Which corners are rounded.
  public var corners: CACornerMask
  /// Whether the corners are continuous instead of circular.
  public var isContinuous: Bool

  /// The outline of a layer's values.
  public init(_ values: PropertyStore, bounds: CGRect) {
    rect = bounds
    radius = min(max(values[StandardKeys.cornerRadius], 0), min(bounds.width, bounds.height) / 2)
    corners = CACornerMask(rawValue: .init(values[StandardKeys.maskedCorners]))
    isContinuous = values[StandardKeys.cornerCurve] == "continuous"
  }

  /// Whether any corner is round.
  public var isRounded: Bool { radius > 0 && !corners.isEmpty }

  /// The outline as a path.
  public var path: PathData {
    guard isRounded else { return .rect(rect) }
    return .roundedRect(rect, cornerRadius: radius, corners: corners, isContinuous: isContinuous)
  }

  /// An outline for what is clipped by this one anyway: it lies outside at any scale, so that the edge is met once. A
  /// square outline stays as it is: clips along pixels are left out when nothing reaches beyond them.
  public var open: CornerOutline { isRounded ? beyond : self }

  /// A square outline that lies outside this one at any scale.
  public var beyond: CornerOutline {
    var open = self
    open.radius = 0
    open.rect = rect.insetBy(dx: -rect.width, dy: -rect.height)
    return open
  }

  /// The outline moved inwards by a distance, its corners' radius shrinking with it; nil when nothing is left.
  public func inset(by distance: CGFloat) -> CornerOutline? {
    guard distance * 2 < min(rect.width, rect.height) else { return nil }
    var inner = self
    inner.rect = rect.insetBy(dx: distance, dy: distance)
    inner.radius = max(0, radius - distance)
    return inner
  }
}
