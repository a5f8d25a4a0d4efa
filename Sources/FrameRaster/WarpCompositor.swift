// Draws a flat picture in perspective: every target pixel looks back through the projection.

import Graphics

/// Projects a picture. Bilinear where it is enlarged; where one target pixel covers several of the picture, the mean of
/// up to sixteen looks.
struct WarpCompositor {
  private let back: Homography?
  private let source: PixelRect
  private let target: PixelRect

  /// - Parameters:
  ///   - projection: from the picture's plane to the target's, both in pixels.
  ///   - source: the picture's place in its plane.
  ///   - target: the place of the pixels to draw.
  init(_ projection: Homography, from source: PixelRect, to target: PixelRect) {
    back = projection.inverse.map { inverse in
      // Points in front of the viewer have a positive divisor on the way back too.
      let middle = projection.visiblePart(of: source.cgRect)
      guard let first = middle.first, let seen = projection.apply(to: first) else { return inverse }
      return inverse.depth(of: seen) < 0 ? inverse.negated : inverse
    }
    self.source = source
    self.target = target
  }

  /// Draws the picture on an empty canvas of the target's size.
  func draw(_ picture: PixelBuffer, on canvas: PixelBuffer) {
    guard let back, picture.width > 0, picture.height > 0 else { return }
    for row in 0..<canvas.height {
      let line = canvas.pixels + row * canvas.width
      for column in 0..<canvas.width {
        let x = Double(target.x + column)
        let y = Double(target.y + row)
        line[column] = look(picture, back, x, y)
      }
    }
  }

  /// The pixel at a place: one look, or several when the picture is reduced there.
  private func look(_ picture: PixelBuffer, _ back: Homography, _ x: Double, _ y: Double) -> UInt32 {
    let w = (x + 0.5) * back.xw + (y + 0.5) * back.yw + back.tw
    guard w > 0 else { return 0 }
    let u = ((x + 0.5) * back.xx + (y + 0.5) * back.yx + back.tx) / w
    let v = ((x + 0.5) * back.xy + (y + 0.5) * back.yy + back.ty) / w
    // How far one step on the target goes in the picture.
    let stepX = max(abs(back.xx - u * back.xw), abs(back.xy - v * back.xw)) / w
    let stepY = max(abs(back.yx - u * back.yw), abs(back.yy - v * back.yw)) / w
    let looks = min(max(Int(max(stepX, stepY).rounded(.up)), 1), 4)
    if looks == 1 { return sample(picture, u - Double(source.x) - 0.5, v - Double(source.y) - 0.5) }
    var sums = SIMD4<UInt32>(repeating: 0)
    for i in 0..<looks {
      for j in 0..<looks {
        let px = x + (Double(i) + 0.5) / Double(looks)
        let py = y + (Double(j) + 0.5) / Double(looks)
        let depth = px * back.xw + py * back.yw + back.tw
        guard depth > 0 else { continue }
        let word = sample(
          picture, (px * back.xx + py * back.yx + back.tx) / depth - Double(source.x) - 0.5,
          (px * back.xy + py * back.yy + back.ty) / depth - Double(source.y) - 0.5)
        sums &+= SIMD4(word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255)
      }
    }
    let count = UInt32(looks * looks)
    let mean = (sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    return mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
  }

  /// Bilinear between pixel centres, nothing outside.
  private func sample(_ picture: PixelBuffer, _ x: Double, _ y: Double) -> UInt32 {
    guard x > -1, y > -1, x < Double(picture.width), y < Double(picture.height) else { return 0 }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let a = UInt32((x - left) * 256)
    let b = UInt32((y - top) * 256)
    let (column, row) = (Int(left), Int(top))
    let width = picture.width
    let height = picture.height
    let pixels = picture.pixels
    func channels(_ column: Int, _ row: Int) -> SIMD4<UInt32> {
      guard column >= 0, row >= 0, column < width, row < height else { return SIMD4(repeating: 0) }
      let word = pixels[row &* width &+ column]
      return SIMD4(word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255)
    }
    let upper = channels(column, row) &* (256 &- a) &+ channels(column + 1, row) &* a
    let lower = channels(column, row + 1) &* (256 &- a) &+ channels(column + 1, row + 1) &* a
    let mixed = (upper &* (256 &- b) &+ lower &* b &+ 32768) &>> 16
    return mixed.x << 24 | mixed.y << 16 | mixed.z << 8 | mixed.w
  }
}

extension Homography {
  /// The same map with all signs turned, which the division takes out again.
  fileprivate var negated: Homography {
    Homography(xx: -xx, xy: -xy, xw: -xw, yx: -yx, yy: -yy, yw: -yw, tx: -tx, ty: -ty, tw: -tw)
  }
}
