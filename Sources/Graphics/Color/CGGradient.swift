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
