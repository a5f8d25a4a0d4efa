// Where a picture sits in the bounds: gravity and contentsRect.

import Foundation
import Graphics
import RenderTree

/// The placement of a layer's contents image.
enum ContentsPlacement {
  /// The drawing of the image in layer coordinates as if y grew downwards from the image's first row; nil when there is
  /// nothing to draw.
  ///
  /// - Parameter isFlipped: whether contents stand with their first row at the smaller y.
  static func drawing(_ image: CGImage, _ values: PropertyStore, bounds: CGRect, isFlipped: Bool) -> [ImageDrawing] {
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
    let center = values[StandardKeys.contentsCenter]
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1), gravity.hasPrefix("resize") else { return [whole] }
    return NinePart.drawings(whole, center: center, scale: scale, isFlipped: isFlipped)
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
  static func drawings(_ whole: ImageDrawing, center: CGRect, scale: CGFloat, isFlipped: Bool) -> [ImageDrawing] {
    var center = center
    if !isFlipped { center.origin.y = 1 - center.maxY }
    let columns = spans(
      source: (whole.source.minX, whole.source.width), target: (whole.target.minX, whole.target.width),
      center: (center.minX, center.width), scale: scale)
    let rows = spans(
      source: (whole.source.minY, whole.source.height), target: (whole.target.minY, whole.target.height),
      center: (center.minY, center.height), scale: scale)
    var parts: [ImageDrawing] = []
    for row in rows {
      for column in columns {
        var part = whole
        part.source = CGRect(x: column.source.0, y: row.source.0, width: column.source.1, height: row.source.1)
        part.target = CGRect(x: column.target.0, y: row.target.0, width: column.target.1, height: row.target.1)
        parts.append(part)
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
    return result.filter { $0.source.1 > 0 && $0.target.1 > 0 }
  }
}
