// How an outline is stroked, and how a path decides what is inside.

public import Foundation

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Ends at the point.
  case butt
  /// A half disc beyond the point.
  case round
  /// Half a square beyond the point.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// The outer edges go on until they meet.
  case miter
  /// A disc around the corner.
  case round
  /// The corner is cut off.
  case bevel
}

/// The rule that says which points a path encloses.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// Inside is what the path winds around more often one way than the other.
  case winding
  /// Inside are the points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// Everything about a stroke but its path and paint; lengths in the drawing's coordinates.
public struct StrokeStyle: Sendable, Hashable {
  /// Width of the line.
  public var width: CGFloat
  /// Ends.
  public var cap: CGLineCap
  /// Corners.
  public var join: CGLineJoin
  /// Longest miter, as a ratio to the width; longer ones are bevelled.
  public var miterLimit: CGFloat
  /// How far into the dash pattern the line begins.
  public var dashPhase: CGFloat
  /// Lengths painted and skipped in turn; empty for a solid line.
  public var dash: [CGFloat]

  /// A style; the defaults are Core Graphics'.
  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dashPhase: CGFloat = 0, dash: [CGFloat] = []
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
    self.dash = dash
  }

  /// How far paint can reach from the path: half the width, lengthened by miters and square caps.
  public var reach: CGFloat {
    let corner: CGFloat = join == .miter ? max(1, miterLimit) : 1
    let end: CGFloat = cap == .square ? 2.0.squareRoot() : 1
    return width / 2 * max(corner, end)
  }
}
