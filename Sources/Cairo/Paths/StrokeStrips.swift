// Strokes long paths in upright strips, each with the part of the path that can reach it.
//
// Cairo keeps all edges that cross a line of pixels in one sorted list, left and right of the visible part too, so that
// a jagged line takes time with the square of its corners. A strip's list is short. Strips end between pixels and every
// pixel gets all of the path that touches it, so that nothing is drawn twice and nothing is missing.

import CCairo
import Foundation
import Graphics

/// A path in device coordinates, sorted into strips.
struct StrokeStrips {
  /// Elements from which sorting is worth its time.
  static let leastElements = 256
  /// Pixels of a strip: few enough for short lists, enough that few pieces lie in several.
  private static let width = 64

  /// One line or curve.
  private struct Piece {
    var from: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var to: CGPoint
    var isCurve = false
    /// Whether a subpath begins with it.
    var isFirst = false
    /// Place of the subpath's first piece, where this one closes the subpath.
    var closes: Int?
  }

  private let visible: PixelRect
  private var pieces: [Piece] = []
  /// Runs of pieces in a row, by strip.
  private var runs: [[Range<Int>]]

  /// - Parameters:
  ///   - reach: pixels that paint reaches from the path.
  ///   - visible: the pixels that matter.
  init(_ path: PathData, _ transform: CGAffineTransform, reach: CGFloat, visible: PixelRect) {
    self.visible = visible
    runs = Array(repeating: [], count: max(0, (visible.width + Self.width - 1) / Self.width))
    pieces.reserveCapacity(path.elements.count)
    collect(path, transform)
    // One pixel more for what Cairo rounds.
    sort(reach: reach + 1)
  }

  /// The strips that the path reaches.
  var strips: [Int] { runs.indices.filter { !runs[$0].isEmpty } }

  /// The pixels of a strip.
  func area(of strip: Int) -> PixelRect {
    let x = visible.x + strip * Self.width
    return PixelRect(x: x, y: visible.y, width: min(Self.width, visible.maxX - x), height: visible.height)
  }

  /// Appends the part of the path that can reach a strip.
  func append(_ strip: Int, to pointer: OpaquePointer) {
    let runs = runs[strip]
    var isDrawn = Set<Int>()
    // A run that closes a subpath goes on with the one that begins it: there is a corner between them.
    var openings: [Int: Int] = [:]
    for (place, run) in runs.enumerated() where pieces[run.lowerBound].isFirst { openings[run.lowerBound] = place }
    for run in runs {
      guard let start = pieces[run.upperBound - 1].closes, start < run.lowerBound, let opening = openings[start] else {
        continue
      }
      append(run, isContinued: false, to: pointer)
      append(runs[opening], isContinued: true, to: pointer)
      isDrawn.insert(run.lowerBound)
      isDrawn.insert(start)
    }
    for run in runs where !isDrawn.contains(run.lowerBound) { append(run, isContinued: false, to: pointer) }
  }

  private func append(_ run: Range<Int>, isContinued: Bool, to pointer: OpaquePointer) {
    let first = pieces[run.lowerBound].from
    if !isContinued { cairo_move_to(pointer, Double(first.x), Double(first.y)) }
    for index in run {
      let piece = pieces[index]
      if piece.closes == run.lowerBound {
        cairo_close_path(pointer)
      } else if piece.isCurve {
        cairo_curve_to(
          pointer, Double(piece.control1.x), Double(piece.control1.y), Double(piece.control2.x),
          Double(piece.control2.y), Double(piece.to.x), Double(piece.to.y))
      } else {
        cairo_line_to(pointer, Double(piece.to.x), Double(piece.to.y))
      }
    }
  }

  private mutating func collect(_ path: PathData, _ transform: CGAffineTransform) {
    var last = CGPoint.zero
    var start = CGPoint.zero
    var first = 0
    func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isCurve: Bool, closes: Int? = nil) {
      pieces.append(
        Piece(
          from: last, control1: control1, control2: control2, to: end, isCurve: isCurve, isFirst: pieces.count == first,
          closes: closes))
      last = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        last = point.applying(transform)
        start = last
        first = pieces.count
      case .line(let point):
        let end = point.applying(transform)
        add(end, end, end, isCurve: false)
      case .quad(let control, let end):
        let (first, second, point) = last.cubicControls(control.applying(transform), end.applying(transform))
        add(first, second, point, isCurve: true)
      case .curve(let control1, let control2, let end):
        add(control1.applying(transform), control2.applying(transform), end.applying(transform), isCurve: true)
      case .close:
        add(start, start, start, isCurve: false, closes: first)
        first = pieces.count
      }
    }
  }

  private mutating func sort(reach: CGFloat) {
    let (left, top) = (CGFloat(visible.x), CGFloat(visible.y))
    let (right, bottom) = (CGFloat(visible.maxX), CGFloat(visible.maxY))
    for index in pieces.indices {
      let piece = pieces[index]
      let low = min(min(piece.from.x, piece.to.x), min(piece.control1.x, piece.control2.x)) - reach
      let high = max(max(piece.from.x, piece.to.x), max(piece.control1.x, piece.control2.x)) + reach
      let upper = min(min(piece.from.y, piece.to.y), min(piece.control1.y, piece.control2.y)) - reach
      let lower = max(max(piece.from.y, piece.to.y), max(piece.control1.y, piece.control2.y)) + reach
      guard low < right, high > left, upper < bottom, lower > top else { continue }
      let from = Int(max(0, low - left)) / Self.width
      let to = Int(min(right - left, high - left)) / Self.width
      for strip in from...min(to, runs.count - 1) {
        if let end = runs[strip].last?.upperBound, end == index, !piece.isFirst {
          let last = runs[strip].count - 1
          runs[strip][last] = runs[strip][last].lowerBound..<index + 1
        } else {
          runs[strip].append(index..<index + 1)
        }
      }
    }
  }
}
