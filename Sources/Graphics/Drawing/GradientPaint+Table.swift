// The colours of a gradient as a table, and the place in it a point belongs to.

public import Foundation

extension GradientPaint {
  /// Whether it paints anything: it has colours, and a radial one has two semi-axes.
  public var isDrawable: Bool {
    guard !colors.isEmpty, !rect.isNull, rect.width > 0, rect.height > 0 else { return false }
    return kind != .radial || (start.x != end.x && start.y != end.y)
  }

  /// The position along the gradient, 0…1, of a place in the unit square.
  ///
  /// Axial: the projection on the line from start to end; when both are one place, the end. Radial: the distance from
  /// start with the semi-axes |end - start|; 0 where an axis is missing, which `isDrawable` tells. Conic: the angle
  /// from the ray to `end`, from +x towards +y, in turns.
  public func fraction(atUnit place: CGPoint) -> CGFloat {
    let (x, y) = (place.x - start.x, place.y - start.y)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let t: CGFloat
    switch kind {
    case .axial:
      let square = dx * dx + dy * dy
      t = square > 0 ? (x * dx + y * dy) / square : 1
    case .radial:
      t = dx != 0 && dy != 0 ? hypot(x / dx, y / dy) : 0
    case .conic:
      let turns = (atan2(y, x) - atan2(dy, dx)) / (2 * .pi)
      t = turns - turns.rounded(.down)
    }
    return t.isNaN ? 0 : max(0, min(1, t))
  }

  /// The gradient's colours as premultiplied words; entry i is the colour at (i + 0.5) / count.
  ///
  /// So the entry of a position t is `min(count - 1, Int(t * count))`, never more than half an entry off, and a hard
  /// edge at a multiple of 1 / count falls between two entries. A `count` below 1 gives an empty table.
  public func table(count: Int) -> [UInt32] {
    let stops = mixingStops
    guard count > 0 else { return [] }
    guard !stops.isEmpty else { return [UInt32](repeating: 0, count: count) }
    var next = 0
    return (0..<count).map { index in
      let t = (CGFloat(index) + 0.5) / CGFloat(count)
      while next < stops.count && stops[next].location <= t { next += 1 }
      return color(at: t, between: next, of: stops).word
    }
  }

  /// The colour at a position; beyond the first and the last stop their colours go on.
  public func color(at position: CGFloat) -> CGColor {
    let stops = mixingStops
    guard !stops.isEmpty else { return .clear }
    let next = stops.firstIndex { $0.location > position } ?? stops.count
    let mixed = color(at: position, between: next, of: stops)
    return CGColor(red: mixed.rgb.red, green: mixed.rgb.green, blue: mixed.rgb.blue, alpha: mixed.alpha)
  }

  /// A stop with its colour in the mixing space.
  private struct Stop {
    var location: CGFloat
    var rgb: RGB
    var alpha: CGFloat
    /// The premultiplied pixel; only for colours back in sRGB.
    var word: UInt32 { premultipliedWord(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha) }
  }

  /// Stops whose places never go back; colours without a place are spread evenly when no places were given.
  private var mixingStops: [Stop] {
    let places = locations.isEmpty ? CGGradient.evenLocations(colors.count) : locations
    var furthest = -CGFloat.infinity
    return zip(colors, places).map { color, place in
      furthest = place.isNaN ? furthest : max(furthest, place)
      let rgb = RGB(color.red, color.green, color.blue)
      return Stop(location: furthest, rgb: mixing == .genericRGB ? GenericRGB.encode(rgb) : rgb, alpha: color.alpha)
    }
  }

  /// The colour at a position before stop `next`, back in sRGB.
  private func color(at t: CGFloat, between next: Int, of stops: [Stop]) -> Stop {
    let (a, b) = (stops[max(0, next - 1)], stops[min(next, stops.count - 1)])
    let span = b.location - a.location
    let f = span > 0 && span.isFinite ? max(0, min(1, (t - a.location) / span)) : 0
    let mixed = RGB(
      a.rgb.red + (b.rgb.red - a.rgb.red) * f, a.rgb.green + (b.rgb.green - a.rgb.green) * f,
      a.rgb.blue + (b.rgb.blue - a.rgb.blue) * f)
    return Stop(
      location: t, rgb: mixing == .genericRGB ? GenericRGB.decode(mixed) : mixed,
      alpha: a.alpha + (b.alpha - a.alpha) * f)
  }
}
