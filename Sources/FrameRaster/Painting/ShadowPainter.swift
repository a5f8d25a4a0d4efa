// Makes shadows: a silhouette, blurred and moved, through which a colour is painted.

package import Cairo
import Effects
package import Foundation
package import Graphics

/// A mask and the device pixel of its first pixel.
package struct PlacedMask {
  /// The coverage.
  package var mask: MaskBuffer
  /// Device column of the mask's first pixel.
  package var x: Int
  /// Device row of the mask's first pixel.
  package var y: Int

  /// A mask at a place.
  package init(mask: MaskBuffer, x: Int, y: Int) {
    self.mask = mask
    self.x = x
    self.y = y
  }
}

/// Blurs silhouettes into shadows, and paints those.
package struct ShadowPainter {
  private let blur: GaussianBlur
  private let offset: CGVector

  /// A painter of shadows with these standard deviations (shadow radius times the scale to the device, see
  /// ``GaussianBlur``) and this offset, all in device pixels.
  package init(sigmaX: CGFloat, sigmaY: CGFloat, offset: CGVector) {
    blur = GaussianBlur(sigmaX: Double(sigmaX), sigmaY: Double(sigmaY))
    self.offset = offset
  }

  /// Pixels a shadow spreads beyond what casts it.
  var reach: (x: Int, y: Int) { blur.reach }

  /// The shadow of a path under a transform, as far as it can matter for `visible` device pixels; nil when it does not
  /// reach them.
  package func shadow(
    of path: PathData, _ transform: CGAffineTransform, visible: PixelRect, rule: CGPathFillRule = .winding
  ) throws(CairoError) -> PlacedMask? {
    let placement = transform.concatenating(CGAffineTransform(translationX: offset.dx, y: offset.dy))
    let ink = PixelRect(covering: path.controlPointBounds.applying(placement))
    guard let area = work(ink, visible) else { return nil }
    let mask = MaskBuffer(width: area.width, height: area.height)
    let context = try CairoContext(try CairoSurface(mask))
    context.concat(placement.concatenating(CGAffineTransform(translationX: -CGFloat(area.x), y: -CGFloat(area.y))))
    context.fill(path, rule, with: .opaque)
    try context.check()
    context.surface.flush()
    blur.apply(to: mask)
    return PlacedMask(mask: mask, x: area.x, y: area.y)
  }

  /// The shadow of a silhouette, as far as it can matter for `visible` device pixels; nil when it does not reach them.
  package func shadow(of silhouette: PlacedMask, visible: PixelRect) -> PlacedMask? {
    guard offset.dx.isFinite, offset.dy.isFinite, abs(offset.dx) < 1e9, abs(offset.dy) < 1e9 else { return nil }
    let (wholeX, wholeY) = (offset.dx.rounded(.down), offset.dy.rounded(.down))
    let (x, y) = (silhouette.x + Int(wholeX), silhouette.y + Int(wholeY))
    let (width, height) = (silhouette.mask.width, silhouette.mask.height)
    let ink = PixelRect(x: x, y: y, width: width + 1, height: height + 1)
    guard width > 0, height > 0, let area = work(ink, visible) else { return nil }
    let mask = MaskBuffer(width: area.width, height: area.height)
    Self.copy(
      silhouette.mask, into: mask, x: x - area.x, y: y - area.y, Float(offset.dx - wholeX), Float(offset.dy - wholeY))
    blur.apply(to: mask)
    return PlacedMask(mask: mask, x: area.x, y: area.y)
  }

  /// Paints a colour through a shadow, in device space and with the context's clip and blend mode.
  package static func paint(
    _ shadow: PlacedMask, _ color: CGColor, opacity: CGFloat, on context: CairoContext
  ) throws(CairoError) {
    let surface = try CairoSurface(shadow.mask)
    context.mask(surface, deviceX: shadow.x, deviceY: shadow.y, with: .color(color, opacity: opacity))
  }

  /// The pixels to blur: those the shadow falls on, so far as paint in them can spread to what is visible.
  private func work(_ ink: PixelRect, _ visible: PixelRect) -> PixelRect? {
    let (reachX, reachY) = blur.reach
    guard !ink.isEmpty, !visible.isEmpty else { return nil }
    let shadow = ink.insetBy(dx: -reachX, dy: -reachY)
    guard shadow.intersects(visible) else { return nil }
    return shadow.intersection(visible.insetBy(dx: -reachX, dy: -reachY))
  }

  /// Copies a mask to a place in another, moved on by a fraction of a pixel.
  private static func copy(
    _ source: MaskBuffer, into target: MaskBuffer, x: Int, y: Int, _ fractionX: Float, _ fractionY: Float
  ) {
    let (rows, columns) = (
      max(0, y)..<max(max(0, y), min(target.height, y + source.height + 1)),
      max(0, x)..<max(max(0, x), min(target.width, x + source.width + 1))
    )
    func level(_ column: Int, _ row: Int) -> Float {
      guard column >= 0, row >= 0, column < source.width, row < source.height else { return 0 }
      return Float(source.pixels[row * source.bytesPerRow + column])
    }
    let isWhole = fractionX == 0 && fractionY == 0
    for row in rows {
      let line = target.pixels + row * target.bytesPerRow
      for column in columns {
        let (sourceX, sourceY) = (column - x, row - y)
        if isWhole {
          line[column] = UInt8(level(sourceX, sourceY))
          continue
        }
        let upper = level(sourceX, sourceY - 1) * (1 - fractionX) + level(sourceX - 1, sourceY - 1) * fractionX
        // Moving on by a fraction takes that share from the pixel before.
        let here = level(sourceX, sourceY) * (1 - fractionX) + level(sourceX - 1, sourceY) * fractionX
        line[column] = UInt8(here * (1 - fractionY) + upper * fractionY + 0.5)
      }
    }
  }
}
