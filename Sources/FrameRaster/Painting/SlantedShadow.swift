// Shadows of layers whose own axes are stretched unevenly and do not lie along the pixels': blurred in the layer's axes,
// where the blur is one Gaussian a side, and then laid onto the surface.

import Cairo
import Foundation
import Graphics

/// Makes shadows on a plane of their own.
struct SlantedShadow {
  private let painter: ShadowPainter
  /// From the plane's pixels to the surface's, the shadow's offset left out.
  private let toSurface: CGAffineTransform
  private let offset: CGVector

  /// - Parameters:
  ///   - sigmaX, sigmaY: standard deviations in the plane's pixels.
  ///   - offset: in the surface's pixels.
  init(sigmaX: CGFloat, sigmaY: CGFloat, offset: CGVector, toSurface: CGAffineTransform) {
    painter = ShadowPainter(sigmaX: sigmaX, sigmaY: sigmaY, offset: CGVector(dx: 0, dy: 0))
    self.toSurface = toSurface
    self.offset = offset
  }

  /// The shadow of a path, as far as it is visible.
  func shadow(
    of path: PathData, _ transform: CGAffineTransform, visible: PixelRect
  ) throws(CairoError) -> PlacedMask? {
    let toPlane = transform.concatenating(toSurface.inverted())
    let made = try painter.shadow(of: path, toPlane, visible: onPlane(visible))
    return made.map { laid($0, visible) }
  }

  /// The shadow of a silhouette in the surface's pixels, as far as it is visible.
  func shadow(of silhouette: PlacedMask, visible: PixelRect) -> PlacedMask? {
    let seen = onPlane(visible)
    let (reachX, reachY) = painter.reach
    let box = PixelRect(
      x: silhouette.x, y: silhouette.y, width: silhouette.mask.width, height: silhouette.mask.height)
    let casting = PixelRect(covering: box.cgRect.applying(toSurface.inverted())).outset(1)
      .intersection(seen.insetBy(dx: -reachX, dy: -reachY))
    guard !casting.isEmpty else { return nil }
    let flat = silhouette.resampled(onto: casting, from: toSurface)
    return painter.shadow(of: flat, visible: seen).map { laid($0, visible) }
  }

  /// What a shadow on the plane is in the surface's pixels.
  private func laid(_ shadow: PlacedMask, _ visible: PixelRect) -> PlacedMask {
    let back = CGAffineTransform(translationX: -offset.dx, y: -offset.dy).concatenating(toSurface.inverted())
    return shadow.resampled(onto: visible, from: back)
  }

  /// The part of the plane that is seen.
  private func onPlane(_ visible: PixelRect) -> PixelRect {
    let moved = visible.cgRect.offsetBy(dx: -offset.dx, dy: -offset.dy)
    return PixelRect(covering: moved.applying(toSurface.inverted())).outset(1)
  }
}

extension PlacedMask {
  /// The mask as seen from other pixels: those of `area`, which a transform takes to this mask's.
  func resampled(onto area: PixelRect, from transform: CGAffineTransform) -> PlacedMask {
    let result = MaskBuffer(width: area.width, height: area.height)
    let (width, height) = (Double(mask.width), Double(mask.height))
    for row in 0..<area.height {
      let line = result.pixels + row * result.bytesPerRow
      let y = Double(area.y + row) + 0.5
      let (u0, v0) = (
        y * transform.c + transform.tx - Double(x) - 0.5, y * transform.d + transform.ty - Double(self.y) - 0.5
      )
      for column in 0..<area.width {
        let place = Double(area.x + column) + 0.5
        let (u, v) = (place * transform.a + u0, place * transform.b + v0)
        guard u > -1, v > -1, u < width, v < height else { continue }
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (a, b) = (u - left, v - top)
        let (i, j) = (Int(left), Int(top))
        let upper = level(i, j) * (1 - a) + level(i + 1, j) * a
        let lower = level(i, j + 1) * (1 - a) + level(i + 1, j + 1) * a
        line[column] = UInt8(upper * (1 - b) + lower * b + 0.5)
      }
    }
    return PlacedMask(mask: result, x: area.x, y: area.y)
  }

  private func level(_ column: Int, _ row: Int) -> Double {
    guard column >= 0, row >= 0, column < mask.width, row < mask.height else { return 0 }
    return Double(mask.pixels[row * mask.bytesPerRow + column])
  }
}
