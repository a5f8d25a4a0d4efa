// Samples, colours and lays an image over others in one pass: what particles are drawn with, thousands a frame.

import Cairo
import Foundation
import Graphics

/// Paints an image drawing with a tint straight onto pixels: bilinear, its edges as soft as they are far from whole
/// pixels.
struct SpritePainter {
  /// From device pixels to the image's.
  private let back: CGAffineTransform
  private let drawing: ImageDrawing
  /// Pixels of the image that are sampled.
  private let part: PixelRect
  /// Device pixels it can touch.
  private let reach: PixelRect
  private let tint: FixedTint

  /// - Parameter toDevice: from the image's pixels to the device's; it must have an inverse.
  init(_ drawing: ImageDrawing, _ part: PixelRect, toDevice: CGAffineTransform, reach: PixelRect) {
    self.drawing = drawing
    self.part = part
    self.reach = reach
    back = toDevice.inverted()
    tint = FixedTint(drawing.tint, alpha: drawing.alpha)
  }

  /// Paints it; false, and nothing is painted, where the context cannot be painted on directly.
  func paint(on context: CairoContext) -> Bool {
    let adds = context.blendMode == .plusLighter
    guard adds || context.blendMode == .normal else { return false }
    // Places in the image have sixteen bits before the point.
    let numbers = [back.a, back.b, back.c, back.d, drawing.source.minX, drawing.source.maxX, drawing.source.maxY]
    guard numbers.allSatisfy({ abs($0) < 32_000 }), drawing.source.minY > -32_000 else { return false }
    return context.paintPixels { pixels, rowLength, clip in
      let area = reach.intersection(clip)
      guard !area.isEmpty else { return }
      for y in area.y..<area.y + area.height {
        let line = pixels + y * rowLength
        if adds {
          row(y, area) { line[$0] = Self.sum(line[$0], $1) }
        } else {
          row(y, area) { line[$0] = Self.over(line[$0], $1) }
        }
      }
    }
  }

  /// Calls with the coloured pixels of a row.
  @inline(__always) private func row(_ y: Int, _ area: PixelRect, _ put: (Int, UInt32) -> Void) {
    let across = Span(low: drawing.source.minX, high: drawing.source.maxX, back.a, back.c)
    let down = Span(low: drawing.source.minY, high: drawing.source.maxY, back.b, back.d)
    let middle = Double(y) + 0.5
    // Where the middle of the row's pixel 0 lies in the image.
    let (u0, v0) = (middle * back.c + back.tx + back.a / 2, middle * back.d + back.ty + back.b / 2)
    let touched = across.range(u0, back.a, whole: false).clamped(to: down.range(v0, back.b, whole: false))
    let whole = across.range(u0, back.a, whole: true).clamped(to: down.range(v0, back.b, whole: true))
    let columns = touched.pixels(in: area, isOuter: true)
    guard !columns.isEmpty else { return }
    let inner = whole.pixels(in: area, isOuter: false).clamped(to: columns)
    var place = FixedPlace(u0 - 0.5, v0 - 0.5, stepU: back.a, stepV: back.b, at: columns.lowerBound)
    let image = Texels(drawing.image.buffer, part)
    func edge(_ range: Range<Int>) {
      for x in range {
        let coverage = across.coverage(Double(x) * back.a + u0) * down.coverage(Double(x) * back.b + v0)
        if coverage > 0 {
          put(x, Self.faded(tint.applied(to: image.look(place)), UInt32(min(coverage, 1) * 256 + 0.5)))
        }
        place.advance()
      }
    }
    if inner.isEmpty { return edge(columns) }
    edge(columns.lowerBound..<inner.lowerBound)
    for x in inner {
      let word = image.look(place)
      if word != 0 { put(x, tint.applied(to: word)) }
      place.advance()
    }
    edge(inner.upperBound..<columns.upperBound)
  }

  // MARK: Compositing

  /// A pixel with a part of its coverage, in 256ths.
  @inline(__always) private static func faded(_ word: UInt32, _ share: UInt32) -> UInt32 {
    let low = ((word & 0x00ff_00ff) &* share &+ 0x0080_0080) &>> 8 & 0x00ff_00ff
    let high = ((word &>> 8 & 0x00ff_00ff) &* share &+ 0x0080_0080) & 0xff00_ff00
    return low | high
  }

  /// Added channel by channel, no more than full.
  @inline(__always) private static func sum(_ below: UInt32, _ word: UInt32) -> UInt32 {
    let low = (below & 0x00ff_00ff) &+ (word & 0x00ff_00ff)
    let high = (below &>> 8 & 0x00ff_00ff) &+ (word &>> 8 & 0x00ff_00ff)
    // A channel that ran over has its ninth bit set; less that bit's own copy below it is eight ones.
    let (full, more) = (low & 0x0100_0100, high & 0x0100_0100)
    let saturated = (low | (full &- full &>> 8)) & 0x00ff_00ff
    let raised = (high | (more &- more &>> 8)) & 0x00ff_00ff
    return saturated | raised &<< 8
  }

  /// Laid over, premultiplied.
  @inline(__always) private static func over(_ below: UInt32, _ word: UInt32) -> UInt32 {
    let rest = 255 &- word &>> 24
    if rest == 0 { return word }
    if below == 0 { return word }
    // x · rest / 255, rounded, two channels at a time.
    let low = (below & 0x00ff_00ff) &* rest &+ 0x0080_0080
    let high = (below &>> 8 & 0x00ff_00ff) &* rest &+ 0x0080_0080
    let dimmedLow = (low &+ (low &>> 8 & 0x00ff_00ff)) &>> 8 & 0x00ff_00ff
    let dimmedHigh = (high &+ (high &>> 8 & 0x00ff_00ff)) & 0xff00_ff00
    return sum(dimmedLow | dimmedHigh, word)
  }
}

/// A place between the pixels of an image, moving on in equal steps; 32 bits after the point.
private struct FixedPlace {
  private(set) var u, v: Int
  private let stepU, stepV: Int

  init(_ u: Double, _ v: Double, stepU: Double, stepV: Double, at x: Int) {
    let one = 0x1p32
    self.u = Int((u + stepU * Double(x)) * one)
    self.v = Int((v + stepV * Double(x)) * one)
    self.stepU = Int(stepU * one)
    self.stepV = Int(stepV * one)
  }

  @inline(__always) mutating func advance() {
    u &+= stepU
    v &+= stepV
  }
}

/// The pixels of a part of an image, read between their centres; the outermost go on.
private struct Texels {
  private let words: UnsafeMutablePointer<UInt32>
  private let width: Int
  private let left, top, right, bottom: Int

  init(_ buffer: PixelBuffer, _ part: PixelRect) {
    words = buffer.pixels
    width = buffer.width
    (left, top) = (part.x, part.y)
    (right, bottom) = (part.x + part.width - 1, part.y + part.height - 1)
  }

  @inline(__always) func look(_ place: FixedPlace) -> UInt32 {
    let (column, row) = (place.u &>> 32, place.v &>> 32)
    let a = UInt32(truncatingIfNeeded: place.u &>> 24) & 255
    let b = UInt32(truncatingIfNeeded: place.v &>> 24) & 255
    let (x0, x1) = (min(max(column, left), right), min(max(column &+ 1, left), right))
    let upper = words + min(max(row, top), bottom) &* width
    let lower = words + min(max(row &+ 1, top), bottom) &* width
    let (w0, w1, w2, w3) = (upper[x0], upper[x1], lower[x0], lower[x1])
    if w0 | w1 | w2 | w3 == 0 { return 0 }
    return Self.mixed(Self.mixed(w0, w1, a), Self.mixed(w2, w3, a), b)
  }

  /// Two pixels mixed, two channels at a time.
  @inline(__always) private static func mixed(_ p: UInt32, _ q: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let low = ((p & 0x00ff_00ff) &* rest &+ (q & 0x00ff_00ff) &* share &+ 0x0080_0080) &>> 8 & 0x00ff_00ff
    let high = ((p &>> 8 & 0x00ff_00ff) &* rest &+ (q &>> 8 & 0x00ff_00ff) &* share &+ 0x0080_0080) & 0xff00_ff00
    return low | high
  }
}

/// One axis of an image's shown part, and how much of a device pixel lies in it.
///
/// How much of a square lies on one side of a line grows with the line's distance as the integral of a trapezoid: the
/// square's shadow on the line's normal.
private struct Span {
  private let low, high: Double
  /// Image pixels of a device pixel's two sides, the longer first: together the trapezoid's base.
  private let long, short: Double
  private var footprint: Double { long + short }

  /// - Parameters:
  ///   - alongX: image pixels in a step of one device pixel along x.
  ///   - alongY: along y.
  init(low: Double, high: Double, _ alongX: Double, _ alongY: Double) {
    (long, short) = (max(abs(alongX), abs(alongY)), min(abs(alongX), abs(alongY)))
    self.low = low
    self.high = high
  }

  @inline(__always) func coverage(_ place: Double) -> Double {
    max(0, share(place - low) + share(high - place) - 1)
  }

  /// The part of a pixel on the inner side of an edge, its middle being so far inside.
  @inline(__always) private func share(_ distance: Double) -> Double {
    let (reach, far) = ((long + short) / 2, abs(distance))
    if far >= reach { return distance > 0 ? 1 : 0 }
    if far <= (long - short) / 2 { return 0.5 + distance / long }
    let rest = (reach - far) * (reach - far) / (2 * long * short)
    return distance > 0 ? 1 - rest : rest
  }

  /// The x for which `start + step · x` is covered at all, or wholly.
  func range(_ start: Double, _ step: Double, whole: Bool) -> PlaceRange {
    let margin = whole ? footprint / 2 : -footprint / 2
    let (from, to) = (low + margin, high - margin)
    guard from <= to else { return .none }
    if abs(step) < 1e-12 { return start >= from && start <= to ? .all : .none }
    let (a, b) = ((from - start) / step, (to - start) / step)
    return PlaceRange(low: min(a, b), high: max(a, b))
  }
}

/// A range of places along a row.
private struct PlaceRange {
  var low, high: Double
  static let all = PlaceRange(low: -.infinity, high: .infinity)
  static let none = PlaceRange(low: .infinity, high: -.infinity)

  func clamped(to other: PlaceRange) -> PlaceRange {
    PlaceRange(low: max(low, other.low), high: min(high, other.high))
  }

  /// The whole numbers in it, within an area; one more to each side where it is `isOuter`.
  func pixels(in area: PixelRect, isOuter: Bool) -> Range<Int> {
    let (first, last) = (max(low, Double(area.x) - 1), min(high, Double(area.x + area.width)))
    guard first <= last else { return area.x..<area.x }
    let from = Int(isOuter ? first.rounded(.down) : first.rounded(.up))
    let to = Int(isOuter ? last.rounded(.up) : last.rounded(.down)) + 1
    let (start, end) = (max(area.x, from), min(area.x + area.width, to))
    return start < end ? start..<end : area.x..<area.x
  }
}

/// A tint and an opacity as factors of levels.
private struct FixedTint {
  private let alpha, red, green, blue: UInt32

  init(_ tint: Tint, alpha: CGFloat) {
    func fixed(_ factor: CGFloat) -> UInt32 { UInt32((max(0, min(1, factor)) * 65536).rounded()) }
    let opacity = max(0, min(1, alpha))
    self.alpha = fixed(opacity)
    red = fixed(opacity * max(0, min(1, tint.red)))
    green = fixed(opacity * max(0, min(1, tint.green)))
    blue = fixed(opacity * max(0, min(1, tint.blue)))
  }

  @inline(__always) func applied(to word: UInt32) -> UInt32 {
    if word == 0 { return 0 }
    let a = ((word &>> 24) &* alpha &+ 32768) &>> 16
    let r = ((word &>> 16 & 255) &* red &+ 32768) &>> 16
    let g = ((word &>> 8 & 255) &* green &+ 32768) &>> 16
    let b = ((word & 255) &* blue &+ 32768) &>> 16
    return a &<< 24 | r &<< 16 | g &<< 8 | b
  }
}
