// Hands paths to Cairo in device coordinates.

import CCairo
package import Foundation
import Graphics

/// Appends paths to a Cairo context whose matrix is the identity.
struct CairoPathWriter {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// A path through a transform; quadratic curves are raised to cubic ones, which Cairo has only.
  func append(_ path: PathData, _ transform: CGAffineTransform) {
    var last = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        last = point.applying(transform)
        start = last
        cairo_move_to(pointer, Double(last.x), Double(last.y))
      case .line(let point):
        last = point.applying(transform)
        cairo_line_to(pointer, Double(last.x), Double(last.y))
      case .quad(let control, let end):
        let (first, second, point) = last.cubicControls(control.applying(transform), end.applying(transform))
        curve(first, second, point)
        last = point
      case .curve(let control1, let control2, let end):
        last = end.applying(transform)
        curve(control1.applying(transform), control2.applying(transform), last)
      case .close:
        cairo_close_path(pointer)
        last = start
      }
    }
  }

  /// Lines already in device coordinates.
  func append(_ lines: [CutLine]) {
    for line in lines {
      for (index, point) in line.points.enumerated() {
        if index == 0 {
          cairo_move_to(pointer, Double(point.x), Double(point.y))
        } else {
          cairo_line_to(pointer, Double(point.x), Double(point.y))
        }
      }
      if line.isClosed { cairo_close_path(pointer) }
    }
  }

  private func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    cairo_curve_to(
      pointer, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(end.x),
      Double(end.y))
  }
}

extension CGPoint {
  /// The controls and the end of the cubic curve equal to the quadratic one from this point.
  package func cubicControls(_ control: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint, CGPoint) {
    let first = CGPoint(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
    let second = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    return (first, second, end)
  }
}
