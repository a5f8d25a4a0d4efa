// Draws a flat picture in perspective: every target pixel looks back through the projection.

import Graphics

/// Projects a picture. Bilinear where it is enlarged; where one target pixel covers several of the picture, the mean of
/// up to four looks along each axis.
struct WarpCompositor {
  /// From the target's pixels to the picture's, counted from the centre of the picture's first pixel.
  private let back: Homography?
  private let target: PixelRect

  /// - Parameters:
  ///   - projection: from the picture's plane to the target's, both in pixels.
  ///   - source: the picture's place in its plane.
  ///   - target: the place of the pixels to draw.
  init(_ projection: Homography, from source: PixelRect, to target: PixelRect) {
    back = projection.inverse.map { inverse in
      // Points in front of the viewer have a positive divisor on the way back too.
      let middle = projection.visiblePart(of: source.cgRect)
      var back = inverse
      if let first = middle.first, let seen = projection.apply(to: first), inverse.depth(of: seen) < 0 {
        back = inverse.negated
      }
      let (left, top) = (Double(source.x) + 0.5, Double(source.y) + 0.5)
      (back.xx, back.xy) = (back.xx - left * back.xw, back.xy - top * back.xw)
      (back.yx, back.yy) = (back.yx - left * back.yw, back.yy - top * back.yw)
      (back.tx, back.ty) = (back.tx - left * back.tw, back.ty - top * back.tw)
      return back
    }
    self.target = target
  }

  /// Draws the picture on an empty canvas of the target's size.
  func draw(_ picture: PixelBuffer, on canvas: PixelBuffer) {
    guard let back, picture.width > 0, picture.height > 0 else { return }
    let sampler = Sampler(picture)
    for row in 0..<canvas.height {
      let line = canvas.pixels + row * canvas.width
      let y = Double(target.y + row) + 0.5
      // Numerators and divisor of the row at x = 0; along the row they grow evenly.
      let (u0, v0, w0) = (y * back.yx + back.tx, y * back.yy + back.ty, y * back.yw + back.tw)
      for column in seen(of: picture, back, u0, v0, w0, count: canvas.width) {
        let x = Double(target.x + column) + 0.5
        let w = x * back.xw + w0
        guard w > 0 else { continue }
        let near = 1 / w
        let (u, v) = ((x * back.xx + u0) * near, (x * back.xy + v0) * near)
        // How far one step on the target goes in the picture.
        let stepX = max(abs(back.xx - u * back.xw), abs(back.xy - v * back.xw)) * near
        let stepY = max(abs(back.yx - u * back.yw), abs(back.yy - v * back.yw)) * near
        line[column] =
          max(stepX, stepY) <= 1.000_001
          ? sampler.look(u, v) : mean(sampler, back, x, y, Looks(step: stepX), Looks(step: stepY))
      }
    }
  }

  /// The columns of a row that can show the picture: where they look lies between its sides, which are straight lines,
  /// so this is one run of columns. Two more on each side for looks beside the middle of a pixel.
  private func seen(
    of picture: PixelBuffer, _ back: Homography, _ u0: Double, _ v0: Double, _ w0: Double, count: Int
  ) -> Range<Int> {
    var (low, high) = (Double(target.x), Double(target.x + count))
    let (right, bottom) = (Double(picture.width), Double(picture.height))
    // Each condition is slope · x + start > 0.
    let conditions = [
      (back.xw, w0), (back.xx + back.xw, u0 + w0), (back.xy + back.xw, v0 + w0),
      (right * back.xw - back.xx, right * w0 - u0), (bottom * back.xw - back.xy, bottom * w0 - v0),
    ]
    for (slope, start) in conditions {
      if slope > 0 {
        low = max(low, -start / slope - 2)
      } else if slope < 0 {
        high = min(high, -start / slope + 2)
      }
    }
    guard low < high else { return 0..<0 }
    let first = min(max(Int(low) - target.x, 0), count)
    return first..<max(first, min(Int(high.rounded(.up)) - target.x, count))
  }

  /// The mean of several looks inside one pixel.
  private func mean(_ sampler: Sampler, _ back: Homography, _ x: Double, _ y: Double, _ across: Looks, _ down: Looks)
    -> UInt32
  {
    var (redBlue, alphaGreen) = (UInt64(0), UInt64(0))
    for i in 0..<across.count {
      let px = x + across.first + Double(i) * across.pitch
      for j in 0..<down.count {
        let py = y + down.first + Double(j) * down.pitch
        let depth = px * back.xw + py * back.yw + back.tw
        guard depth > 0 else { continue }
        let word = sampler.look(
          (px * back.xx + py * back.yx + back.tx) / depth, (px * back.xy + py * back.yy + back.ty) / depth)
        redBlue &+= Sampler.redBlue(word)
        alphaGreen &+= Sampler.alphaGreen(word)
      }
    }
    let count = UInt64(across.count * down.count)
    func level(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
    return level(alphaGreen >> 32) << 24 | level(redBlue >> 32) << 16 | level(alphaGreen & 0xffff_ffff) << 8
      | level(redBlue & 0xffff_ffff)
  }
}

/// Where inside a pixel of the target the picture is looked at, along one axis.
private struct Looks {
  /// How many, at most four.
  let count: Int
  /// The first, from the middle of the pixel.
  let first: Double
  /// Between two of them.
  let pitch: Double

  /// - Parameter step: pixels of the picture in one of the target. A look sees one pixel of the picture, so looks cover
  ///   the rest of the step: the less there is, the nearer to the middle they are, and a plane that is hardly reduced is
  ///   hardly softened.
  init(step: Double) {
    guard step > 1.000_001 else {
      (count, first, pitch) = (1, 0, 0)
      return
    }
    let looks = min(Int(min(step, 4).rounded(.up)), 4)
    let span = min(1 - 1 / step, 1 - 1 / Double(looks))
    (count, first, pitch) = (looks, -span / 2, span / Double(looks - 1))
  }
}

/// Reads a picture between its pixels.
private struct Sampler {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let width: Int
  private let height: Int
  private let right: Double
  private let bottom: Double

  init(_ picture: PixelBuffer) {
    pixels = picture.pixels
    (width, height) = (picture.width, picture.height)
    (right, bottom) = (Double(width), Double(height))
  }

  /// Two channels of a pixel with room for sums of products.
  @inline(__always) static func redBlue(_ word: UInt32) -> UInt64 {
    UInt64(word & 255) | UInt64(word >> 16 & 255) << 32
  }
  @inline(__always) static func alphaGreen(_ word: UInt32) -> UInt64 {
    UInt64(word >> 8 & 255) | UInt64(word >> 24) << 32
  }

  /// Bilinear between pixel centres, nothing outside.
  @inline(__always) func look(_ x: Double, _ y: Double) -> UInt32 {
    guard x > -1, y > -1, x < right, y < bottom else { return 0 }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let a = UInt64((x - left) * 256)
    let b = UInt64((y - top) * 256)
    let (column, row) = (Int(left), Int(top))
    let words: (UInt32, UInt32, UInt32, UInt32)
    if column >= 0, row >= 0, column &+ 1 < width, row &+ 1 < height {
      let upper = pixels + (row &* width &+ column)
      let lower = upper + width
      words = (upper[0], upper[1], lower[0], lower[1])
      // Most pictures are mostly plain.
      if words.0 == words.1, words.2 == words.3, words.0 == words.2 { return words.0 }
    } else {
      words = (
        pixel(column, row), pixel(column &+ 1, row), pixel(column, row &+ 1), pixel(column &+ 1, row &+ 1)
      )
    }
    let (w0, w1) = ((256 &- a) &* (256 &- b), a &* (256 &- b))
    let (w2, w3) = ((256 &- a) &* b, a &* b)
    // Weights sum up to 65536, so two channels of eight bits fit into 64 bits side by side.
    let half: UInt64 = 0x0000_8000_0000_8000
    let rb =
      Self.redBlue(words.0) &* w0 &+ Self.redBlue(words.1) &* w1 &+ Self.redBlue(words.2) &* w2
      &+ Self.redBlue(words.3) &* w3 &+ half
    let ag =
      Self.alphaGreen(words.0) &* w0 &+ Self.alphaGreen(words.1) &* w1 &+ Self.alphaGreen(words.2) &* w2
      &+ Self.alphaGreen(words.3) &* w3 &+ half
    let low = UInt32(truncatingIfNeeded: rb >> 16) & 0x0000_00ff | UInt32(truncatingIfNeeded: ag >> 8) & 0x0000_ff00
    return low | UInt32(truncatingIfNeeded: rb >> 32) & 0x00ff_0000
      | UInt32(truncatingIfNeeded: ag >> 24) & 0xff00_0000
  }

  @inline(__always) private func pixel(_ column: Int, _ row: Int) -> UInt32 {
    column >= 0 && row >= 0 && column < width && row < height ? pixels[row &* width &+ column] : 0
  }
}

extension Homography {
  /// The same map with all signs turned, which the division takes out again.
  fileprivate var negated: Homography {
    Homography(xx: -xx, xy: -xy, xw: -xw, yx: -yx, yy: -yy, yw: -yw, tx: -tx, ty: -ty, tw: -tw)
  }
}
