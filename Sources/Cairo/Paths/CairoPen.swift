// The pen of a stroke: width, ends, corners and dashes under a transform, in a form that Cairo draws rightly.

import CCairo
import Foundation
import Graphics

/// A stroke style under a transform.
struct CairoPen {
  /// Widest stroke in device pixels: wider ones cover the same visible pixels, and their outline stays in range.
  private static let widest: CGFloat = 2_000_000
  /// A dashed outline longer than this many pixels is cut to the visible part, so that unseen dashes cost nothing.
  private static let dashedLimit: CGFloat = 32_768

  private let style: StrokeStyle
  private let transform: CGAffineTransform
  private let scale: CGFloat
  private let dash: DashPattern?

  init(_ style: StrokeStyle, _ transform: CGAffineTransform) {
    var style = style
    scale = transform.largestScale
    style.width = min(style.width, Self.widest / max(scale, .leastNormalMagnitude))
    if !(style.miterLimit >= 1) { style.miterLimit = 1 }
    self.style = style
    self.transform = transform
    dash = DashPattern(style, scale: scale)
  }

  /// The largest coordinate up to which a path is stroked whole.
  var limit: CGFloat { dash == nil ? PathCutter.limit : Self.dashedLimit }

  /// Whether the line has gaps.
  var isDashed: Bool { dash != nil }

  /// Pixels that paint reaches from a path.
  var reach: CGFloat { min(style.reach * scale, Self.widest) }

  /// The visible part of a path's outline, dashed where the style is.
  func cut(_ path: PathData, to visible: PixelRect) -> [CutLine] {
    let cutter = PathCutter(visible: visible, reach: reach)
    let lines = cutter.outline(of: path, transform, joinsEnds: dash == nil)
    guard let dash else { return lines }
    let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let inverse = linear.inverted()
    return dash.dashes(of: lines) { from, to in
      let vector = CGPoint(x: to.x - from.x, y: to.y - from.y).applying(inverse)
      return Double((vector.x * vector.x + vector.y * vector.y).squareRoot())
    }
  }

  /// Makes Cairo stroke with this pen. Sets the matrix, which the caller takes back.
  ///
  /// Cairo takes any axis-aligned matrix with a determinant near one for a rotation, scale(n, 1/n) too, and strokes
  /// with the pen of the wrong shape. A pen twice as large at half the width is the same pen with another determinant.
  func select(on pointer: OpaquePointer, isDashed: Bool) {
    let factor: CGFloat = transform.looksLikeRotation ? 2 : 1
    var matrix = cairo_matrix_t(
      xx: Double(transform.a * factor), yx: Double(transform.b * factor), xy: Double(transform.c * factor),
      yy: Double(transform.d * factor), x0: 0, y0: 0)
    cairo_set_matrix(pointer, &matrix)
    cairo_set_line_width(pointer, Double(style.width / factor))
    cairo_set_line_cap(pointer, style.cap.cairoCap)
    cairo_set_line_join(pointer, style.join.cairoJoin)
    cairo_set_miter_limit(pointer, Double(style.miterLimit))
    let lengths = isDashed ? dash?.lengths.map { Double($0 / factor) } ?? [] : []
    cairo_set_dash(pointer, lengths, Int32(lengths.count), Double((dash?.phase ?? 0) / factor))
  }
}

extension CGAffineTransform {
  /// The largest factor by which a length grows.
  var largestScale: CGFloat {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    return ((sum + max(0, sum * sum - 4 * determinant * determinant).squareRoot()) / 2).squareRoot()
  }

  /// Whether the determinant is near one without the matrix being a rotation or a reflection.
  fileprivate var looksLikeRotation: Bool {
    let determinant = abs(a * d - b * c)
    let isRotation = abs(a * a + b * b - 1) < 1e-9 && abs(c * c + d * d - 1) < 1e-9
    return determinant > 0.9 && determinant < 1.1 && !isRotation
  }
}
