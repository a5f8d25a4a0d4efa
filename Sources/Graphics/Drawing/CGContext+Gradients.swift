// Gradients of a drawing context: along a line, and outwards from a centre.

public import Foundation

/// How far a gradient goes beyond its first and last place.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits, as Core Graphics numbers them.
  public let rawValue: UInt32
  /// A set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

extension CGContext {
  /// As far as a gradient without an end is drawn, in the drawing's units.
  private static let far: CGFloat = 100_000

  /// Fills the clip with a gradient along the line between two points. Colours are mixed in sRGB.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = []
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0, length.isFinite else { return }
    // A strip across the line, as long as the gradient.
    let (ux, uy) = (dx / length, dy / length)
    let before = options.contains(.drawsBeforeStartLocation) ? -Self.far : 0
    let after = options.contains(.drawsAfterEndLocation) ? length + Self.far : length
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(x: start.x + ux * along - uy * across, y: start.y + uy * along + ux * across)
    }
    var strip = PathData()
    strip.move(to: corner(before, -Self.far))
    strip.addLine(to: corner(after, -Self.far))
    strip.addLine(to: corner(after, Self.far))
    strip.addLine(to: corner(before, Self.far))
    strip.closeSubpath()
    append(.fill(strip, .winding, .gradient(paint(gradient, .axial, start, end, locations: gradient.locations))))
  }

  /// Fills the clip with a gradient between two circles about one centre. Circles with different centres are drawn about
  /// the end's. Colours are mixed in sRGB.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions = []
  ) {
    let (inner, outer) = (max(0, min(startRadius, endRadius)), max(startRadius, endRadius))
    guard outer > 0, outer > inner, outer.isFinite, endCenter.x.isFinite, endCenter.y.isFinite else { return }
    let isInwards = startRadius > endRadius
    let (drawsInside, drawsOutside) =
      isInwards
      ? (options.contains(.drawsAfterEndLocation), options.contains(.drawsBeforeStartLocation))
      : (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
    func circle(_ radius: CGFloat) -> PathData {
      .ellipse(in: CGRect(x: endCenter.x, y: endCenter.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
    }
    var ring = drawsOutside ? circle(Self.far) : circle(outer)
    if !drawsInside && inner > 0 { ring.append(circle(inner)) }
    let places = gradient.locations.map { place in
      (inner + (isInwards ? 1 - place : place) * (outer - inner)) / outer
    }
    // The paint's places grow; a gradient that runs inwards is the same one read from its end.
    let colors = isInwards ? Array(gradient.colors.reversed()) : gradient.colors
    let locations = isInwards ? Array(places.reversed()) : places
    var paint = paint(
      gradient, .radial, endCenter, CGPoint(x: endCenter.x + outer, y: endCenter.y + outer), locations: locations)
    paint.colors = colors.map { faded($0) }
    append(.fill(ring, .evenOdd, .gradient(paint)))
  }

  /// A paint whose unit square is a unit of the drawing, so that its geometry is the drawing's.
  private func paint(
    _ gradient: CGGradient, _ kind: GradientPaint.Kind, _ start: CGPoint, _ end: CGPoint, locations: [CGFloat]
  ) -> GradientPaint {
    GradientPaint(
      kind: kind, colors: gradient.colors.map { faded($0) }, locations: locations, start: start, end: end,
      rect: CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
