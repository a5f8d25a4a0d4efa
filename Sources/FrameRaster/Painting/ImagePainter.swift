// Stretches a part of an image over a rectangle, with the right sampling, tint and opacity.

package import Cairo
import Foundation
package import Graphics

/// Paints one image drawing.
package struct ImagePainter {
  /// Smallest side in device pixels that is painted: less coverage than that changes no level.
  private static let smallestSide: CGFloat = 1 / 512

  /// Less of a pixel than this is not touched.
  private static let touching: CGFloat = 1e-3

  private let drawing: ImageDrawing

  /// A painter of an image drawing.
  package init(_ drawing: ImageDrawing) { self.drawing = drawing }

  /// Paints it. The edges of the target are softened; sampling never mixes in what is not image.
  package func paint(on context: CairoContext) throws(CairoError) {
    let (source, target) = (drawing.source, drawing.target)
    guard drawing.alpha > 0, source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
    guard drawing.image.width > 0, drawing.image.height > 0, !context.isDegenerate else { return }
    let stretch = CGAffineTransform(
      a: target.width / source.width, b: 0, c: 0, d: target.height / source.height,
      tx: target.minX - source.minX * target.width / source.width,
      ty: target.minY - source.minY * target.height / source.height)
    let toDevice = stretch.concatenating(context.transform)
    guard toDevice.isFinite, Self.isVisible(source, toDevice) else { return }
    // Tinting and sampling cost the same wherever the image falls, and a drawing may hold thousands.
    let reach = PixelRect(covering: source.applying(toDevice)).outset(1)
    guard !reach.intersection(context.clipBounds).isEmpty else { return }
    let scale = abs(toDevice.determinant).squareRoot()
    let sampling = scale < 1 ? drawing.minification.sampling : drawing.magnification.sampling
    let part = Self.part(of: drawing)
    if drawing.tint != .none, sampling == .linear,
      SpritePainter(drawing, part, toDevice: toDevice, reach: reach).paint(on: context)
    {
      return
    }
    let path = PathData.rect(target)
    let moved = CGAffineTransform(translationX: CGFloat(part.x), y: CGFloat(part.y)).concatenating(stretch)
    if drawing.tint != .none {
      let surface = try CairoSurface(TintedImage.pixels(of: drawing, part))
      context.fill(path, with: .surface(surface, placement: moved, sampling: sampling, edges: .clamped))
      return
    }
    let surface = try CairoSurface(drawing.image.buffer, part: part)
    let pattern = CairoPattern.surface(surface, placement: moved, sampling: sampling, edges: .clamped)
    if drawing.alpha < 1 {
      context.save()
      context.clip(path)
      context.paint(pattern, alpha: drawing.alpha)
      context.restore()
    } else {
      context.fill(path, with: pattern)
    }
  }

  /// The pixels of the image that are sampled: those its shown part touches. Of an image that is wholly outside its part
  /// all are, so that the nearest edge shows.
  private static func part(of drawing: ImageDrawing) -> PixelRect {
    let whole = PixelRect(x: 0, y: 0, width: drawing.image.width, height: drawing.image.height)
    // A third of thirty pixels may come out as a little more than ten.
    let sampled = drawing.sampled ?? drawing.source
    let touched = PixelRect(covering: sampled.insetBy(dx: touching, dy: touching))
    let part = (touched.isEmpty ? PixelRect(covering: sampled) : touched).intersection(whole)
    return part.isEmpty ? whole : part
  }

  /// Whether a rectangle of image pixels is thick enough on the device to leave any paint.
  private static func isVisible(_ source: CGRect, _ toDevice: CGAffineTransform) -> Bool {
    let width = hypot(toDevice.a, toDevice.b) * source.width
    let height = hypot(toDevice.c, toDevice.d) * source.height
    return width > smallestSide && height > smallestSide
  }
}

extension ImageFilter {
  fileprivate var sampling: CairoPattern.Sampling {
    switch self {
    case .nearest: .nearest
    case .linear: .linear
    case .trilinear: .smooth
    }
  }
}
