// Where a picture sits in the bounds: gravity, contentsRect and contentsCenter.

import Foundation
import Graphics
import RenderTree

/// A piece of a layer's contents image, in layer coordinates as if y grew downwards from the image's first row.
struct ContentsPart {
  var drawing: ImageDrawing
  /// What the piece is cut to, with hard edges, so that neither a gap nor an overlap shows between it and the next.
  var cell: CGRect?
}

/// The placement of a layer's contents image.
enum ContentsPlacement {
  /// The pieces the image is drawn in; none when there is nothing to draw.
  ///
  /// - Parameters:
  ///   - isFlipped: whether contents stand with their first row at the smaller y.
  ///   - isOpen: draws on beyond those edges that are edges of the bounds, for a layer that is clipped there anyway:
  ///     meeting an antialiased edge a second time would thin it.
  static func parts(
    _ image: CGImage, _ values: PropertyStore, bounds: CGRect, isFlipped: Bool, isOpen: Bool
  ) -> [ContentsPart] {
    var part = values[StandardKeys.contentsRect]
    guard part.width > 0, part.height > 0, image.width > 0, image.height > 0 else { return [] }
    // contentsRect counts from the corner the layer's coordinates start in.
    if !isFlipped { part.origin.y = 1 - part.maxY }
    var source = CGRect(
      x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
    let scale = max(values[StandardKeys.contentsScale], 1e-6)
    let natural = CGSize(width: source.width / scale, height: source.height / scale)
    (source.origin.x, source.size.width) = near(source.minX, source.width, of: image.width)
    (source.origin.y, source.size.height) = near(source.minY, source.height, of: image.height)
    let gravity = values[StandardKeys.contentsGravity]
    let target = place(natural, in: bounds, gravity: gravity)
    guard target.width > 0, target.height > 0 else { return [] }
    let whole = ImageDrawing(
      image: image, source: source, target: target,
      magnification: ImageFilter(rawValue: values[StandardKeys.magnificationFilter]) ?? .linear,
      minification: ImageFilter(rawValue: values[StandardKeys.minificationFilter]) ?? .linear)
    let beyond = isOpen ? Beyond(target, bounds) : Beyond()
    let center = values[StandardKeys.contentsCenter]
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1), gravity.hasPrefix("resize") else {
      return [ContentsPart(drawing: isOpen ? beyond.applied(to: whole) : whole)]
    }
    return NinePart.parts(whole, center: center, scale: scale, isFlipped: isFlipped, beyond: beyond)
  }

  /// How far a picture is drawn on beyond each of its edges.
  struct Beyond {
    var left: CGFloat = 0
    var top: CGFloat = 0
    var right: CGFloat = 0
    var bottom: CGFloat = 0

    init() {}

    /// As far as the bounds are wide, where an edge is the bounds' own: outside them at any scale.
    init(_ target: CGRect, _ bounds: CGRect) {
      func same(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1e-9 * max(abs(a), abs(b), 1) }
      left = same(target.minX, bounds.minX) ? bounds.width : 0
      right = same(target.maxX, bounds.maxX) ? bounds.width : 0
      top = same(target.minY, bounds.minY) ? bounds.height : 0
      bottom = same(target.maxY, bounds.maxY) ? bounds.height : 0
    }

    func applied(to drawing: ImageDrawing) -> ImageDrawing {
      drawing.extended(left: left, top: top, right: right, bottom: bottom)
    }
  }

  /// The part of a span that lies near the image. Far from it everything is its edge pixel, and pixel coordinates have
  /// sixteen bits.
  private static func near(_ start: CGFloat, _ length: CGFloat, of size: Int) -> (CGFloat, CGFloat) {
    let range = -8192...CGFloat(size) + 8192
    func clamped(_ place: CGFloat) -> CGFloat { min(max(place, range.lowerBound), range.upperBound) }
    let (low, high) = (clamped(start), clamped(start + length))
    return low < high ? (low, high - low) : (low, 1)
  }

  /// The rectangle a picture of a natural size takes. Names of edges are in the layer's coordinates: `bottom` is the
  /// edge of the smaller y.
  static func place(_ size: CGSize, in bounds: CGRect, gravity: String) -> CGRect {
    switch gravity {
    case "resize": return bounds
    case "resizeAspect", "resizeAspectFill":
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = gravity == "resizeAspect" ? min(x, y) : max(x, y)
      let scaled = CGSize(width: size.width * scale, height: size.height * scale)
      return CGRect(
        x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width,
        height: scaled.height)
    default:
      let name = gravity.lowercased()
      let x =
        name.hasSuffix("left")
        ? bounds.minX : name.hasSuffix("right") ? bounds.maxX - size.width : bounds.midX - size.width / 2
      let y =
        name.hasPrefix("bottom")
        ? bounds.minY : name.hasPrefix("top") ? bounds.maxY - size.height : bounds.midY - size.height / 2
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
  }
}

/// A picture stretched in nine parts: corners keep their size, edges stretch along one axis, the centre along both.
enum NinePart {
  static func parts(
    _ whole: ImageDrawing, center: CGRect, scale: CGFloat, isFlipped: Bool, beyond: ContentsPlacement.Beyond
  ) -> [ContentsPart] {
    var center = center
    if !isFlipped { center.origin.y = 1 - center.maxY }
    let columns = spans(
      source: (whole.source.minX, whole.source.width), target: (whole.target.minX, whole.target.width),
      center: (center.minX, center.width), scale: scale)
    let rows = spans(
      source: (whole.source.minY, whole.source.height), target: (whole.target.minY, whole.target.height),
      center: (center.minY, center.height), scale: scale)
    // Every part is drawn on beyond its inner edges and cut there along pixels; outer edges are the picture's own.
    let (width, height) = (whole.target.width, whole.target.height)
    var parts: [ContentsPart] = []
    for (j, row) in rows.enumerated() {
      for (i, column) in columns.enumerated() {
        let isInner = (left: i > 0, right: i < columns.count - 1, top: j > 0, bottom: j < rows.count - 1)
        var part = whole
        part.source = CGRect(x: column.source.0, y: row.source.0, width: column.source.1, height: row.source.1)
        part.target = CGRect(x: column.target.0, y: row.target.0, width: column.target.1, height: row.target.1)
        let wide = part.extended(
          left: isInner.left ? width : beyond.left, top: isInner.top ? height : beyond.top,
          right: isInner.right ? width : beyond.right, bottom: isInner.bottom ? height : beyond.bottom)
        let low = CGPoint(
          x: isInner.left ? part.target.minX : wide.target.minX - width,
          y: isInner.top ? part.target.minY : wide.target.minY - height)
        let high = CGPoint(
          x: isInner.right ? part.target.maxX : wide.target.maxX + width,
          y: isInner.bottom ? part.target.maxY : wide.target.maxY + height)
        parts.append(
          ContentsPart(
            drawing: wide, cell: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)))
      }
    }
    return parts
  }

  private typealias Span = (CGFloat, CGFloat)

  /// The three spans of one axis. A target shorter than both fixed ends shrinks them in proportion; a centre of no
  /// width counts as one pixel.
  private static func spans(
    source: Span, target: Span, center: Span, scale: CGFloat
  ) -> [(source: Span, target: Span)] {
    let low = min(max(center.0, 0), 1) * source.1
    let middle = min(max(center.1 * source.1, 1), source.1 - low)
    let high = max(source.1 - low - middle, 0)
    let fixed = (low + high) / scale
    let shrink = fixed > target.1 && fixed > 0 ? target.1 / fixed : 1
    let (before, after) = (low / scale * shrink, high / scale * shrink)
    let result: [(source: Span, target: Span)] = [
      ((source.0, low), (target.0, before)),
      ((source.0 + low, middle), (target.0 + before, max(target.1 - before - after, 0))),
      ((source.0 + low + middle, high), (target.0 + target.1 - after, after)),
    ]
    // Where the ends fill the target, rounding may leave a middle of hardly any width: drawn on beyond itself it would
    // take a picture of no size.
    return result.filter { $0.source.1 > 0 && $0.target.1 > 1e-9 * target.1 }
  }
}
