// Which part of a series is in view: pan and pinch between data and view, held to the limits.

package import Foundation

/// The map from x of the data to x of the view.
package struct ZoomTransform: Sendable, Equatable {
  /// Least and greatest magnification; at 1 the whole series is as wide as the view.
  package static let limits: ClosedRange<Double> = 0.5...10

  /// The least and the greatest x of the data.
  package let domain: ValueRange
  /// Points that the whole series takes at a magnification of 1.
  package let width: CGFloat
  /// Points before the view's first.
  package let inset: CGFloat
  /// The magnification.
  package private(set) var scale = 1.0
  /// Where the first x lies, from the inset on.
  package private(set) var offset: CGFloat = 0

  /// The whole series in view. One x alone stands in the middle.
  package init(domain: ValueRange, width: CGFloat, inset: CGFloat) {
    let isPoint = domain.high <= domain.low
    self.domain = isPoint ? ValueRange(low: domain.low - 0.5, high: domain.high + 0.5) : domain
    self.width = max(1, width)
    self.inset = inset
  }

  private var span: Double { domain.high - domain.low }
  /// Points that the whole series takes.
  package var contentWidth: CGFloat { width * CGFloat(scale) }
  /// Points of one unit of x.
  package var density: Double { Double(contentWidth) / span }

  /// `inset + offset + (x − low) · width · scale / (high − low)`.
  package func view(_ x: Double) -> CGFloat { inset + offset + CGFloat((x - domain.low) * density) }

  /// The x at a place of the view.
  package func data(_ view: CGFloat) -> Double { domain.low + Double(view - inset - offset) / density }

  /// Where the offset may be: a series wider than the view leaves none of it empty, a narrower one is all in it.
  package var offsets: ClosedRange<CGFloat> {
    let spare = width - contentWidth
    return min(spare, 0)...max(spare, 0)
  }

  /// Moves the series.
  package mutating func pan(by distance: CGFloat) { place(offset + distance) }

  /// Puts the first x somewhere, as far as it may be.
  package mutating func place(_ offset: CGFloat) {
    self.offset = min(max(offset, offsets.lowerBound), offsets.upperBound)
  }

  /// Magnifies to a scale, as far as the limits let it, so that an x comes to lie at a place of the view, as far as the
  /// curve then stays in view.
  package mutating func zoom(to scale: Double, putting x: Double, at view: CGFloat) {
    self.scale = min(max(scale, Self.limits.lowerBound), Self.limits.upperBound)
    place(view - inset - CGFloat((x - domain.low) * density))
  }
}
