// A row of colours with places, by Apple's name.

public import Foundation

/// Colours and their places along a gradient.
public final class CGGradient: Sendable, Hashable {
  /// Stop colours.
  public let colors: [CGColor]
  /// Places in 0…1, as many as colours.
  public let locations: [CGFloat]

  /// A gradient; without locations the stops are evenly spaced. Nil when there are no colours or too few locations.
  public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    self.colors = colors
    self.locations = locations.map { Array($0.prefix(colors.count)) } ?? Self.evenLocations(colors.count)
  }

  /// A gradient from the components of all its colours, one after the other, alpha last. Nil when there are no colours.
  ///
  /// - Parameters:
  ///   - components: `count` times one more than the space has.
  ///   - locations: `count` places; nil spaces the colours evenly.
  public convenience init?(
    colorSpace: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let width = colorSpace.numberOfComponents + 1
    let colors = (0..<count).compactMap { index in
      CGColor(colorSpace: colorSpace, components: (0..<width).map { components[index * width + $0] })
    }
    guard colors.count == count else { return nil }
    self.init(
      colorsSpace: colorSpace, colors: colors, locations: locations.map { places in (0..<count).map { places[$0] } })
  }

  /// Evenly spaced places from 0 to 1 for a number of stops.
  public static func evenLocations(_ count: Int) -> [CGFloat] {
    count > 1 ? (0..<count).map { CGFloat($0) / CGFloat(count - 1) } : [CGFloat](repeating: 0, count: max(0, count))
  }

  /// Whether both have the same colours at the same places.
  public static func == (a: CGGradient, b: CGGradient) -> Bool {
    a === b || (a.colors == b.colors && a.locations == b.locations)
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}
