// The coverage of small shapes, kept: dots, markers and rounded cards are drawn again and again, whole pixels apart.

import CCairo
import Foundation
import Graphics

/// A small shape under a transform, apart from the whole pixels it is moved by.
struct PlacedShape {
  /// What the coverage depends on.
  let shape: Shape
  /// Whole pixels.
  let x, y: Int

  struct Shape: Hashable {
    let path: PathData
    let rule: CGPathFillRule
    let transform: CGAffineTransform

    /// Feeds what tells most shapes apart; comparing goes through the path.
    func hash(into hasher: inout Hasher) {
      hasher.combine(path.elements.count)
      hasher.combine(transform)
    }
  }

  /// Elements of the longest path that is looked at.
  private static let mostElements = 64
  /// Transforms are put on a grid this fine, or sums of other last bits would tell equal shapes apart. It moves nothing
  /// that can be seen: Cairo's own grid has 256 lines a pixel.
  private static let linesPerUnit: CGFloat = 4_294_967_296
  /// Numbers beyond this are taken as they are.
  private static let farthest: CGFloat = 1_000_000

  /// Nil for a shape that Cairo draws fast, or a path that is too long to be compared.
  init?(_ path: PathData, _ rule: CGPathFillRule, _ transform: CGAffineTransform) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    guard path.elements.count <= Self.mostElements, numbers.allSatisfy({ abs($0) < Self.farthest }),
      !transform.keepsRectangles || path.elements.contains(where: \.isCurved)
    else { return nil }
    let (left, top) = (transform.tx.rounded(.down), transform.ty.rounded(.down))
    (x, y) = (Int(left), Int(top))
    func onGrid(_ number: CGFloat) -> CGFloat { (number * Self.linesPerUnit).rounded() / Self.linesPerUnit }
    shape = Shape(
      path: path, rule: rule,
      transform: CGAffineTransform(
        a: onGrid(transform.a), b: onGrid(transform.b), c: onGrid(transform.c), d: onGrid(transform.d),
        tx: onGrid(transform.tx - left), ty: onGrid(transform.ty - top)))
  }
}

/// How much of each pixel a shape covers.
struct ShapeCoverage {
  let mask: MaskBuffer
  /// Where the mask's first pixel lies, from the shape's whole pixels.
  let x, y: Int

  /// Pixels of the largest mask that is made. Larger shapes are few.
  private static let mostPixels = 128 * 128

  /// Nil for a shape that is too large or cannot be drawn.
  init?(_ shape: PlacedShape.Shape, tolerance: Double) {
    let extent = PathExtent(shape.path, shape.transform)
    guard extent.isFinite, !extent.exceeds(PathCutter.limit) else { return nil }
    let bounds = extent.pixels.outset(1)
    guard bounds.width * bounds.height <= Self.mostPixels else { return nil }
    mask = MaskBuffer(width: bounds.width, height: bounds.height)
    (x, y) = (bounds.x, bounds.y)
    guard let surface = try? CairoSurface(mask), let pointer = cairo_create(surface.pointer) else { return nil }
    defer { cairo_destroy(pointer) }
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_BEST)
    cairo_set_tolerance(pointer, tolerance)
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    var near = shape.transform
    near.tx -= CGFloat(x)
    near.ty -= CGFloat(y)
    CairoPathWriter(pointer).append(shape.path, near)
    cairo_set_fill_rule(pointer, shape.rule.cairoRule)
    cairo_fill(pointer)
    surface.flush()
    guard cairo_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
  }
}

/// Coverage that one thread keeps from drawing to drawing. It changes no pixel: coverage is made in the same way when
/// nothing is kept.
package final class CoverageCache {
  /// Bytes after which what was not used since the last time so many came together is let go.
  private static let mostBytes = 1 << 21

  private var recent: [PlacedShape.Shape: ShapeCoverage] = [:]
  private var older: [PlacedShape.Shape: ShapeCoverage] = [:]
  private var bytes = 0

  /// A cache that keeps nothing yet.
  package init() {}

  /// The coverage of a shape; nil for one that is too large.
  func coverage(of shape: PlacedShape.Shape, tolerance: Double) -> ShapeCoverage? {
    if let known = recent[shape] { return known }
    guard let coverage = older[shape] ?? ShapeCoverage(shape, tolerance: tolerance) else { return nil }
    if bytes > Self.mostBytes {
      older = recent
      recent = [:]
      bytes = 0
    }
    recent[shape] = coverage
    bytes += coverage.mask.byteCount
    return coverage
  }
}
