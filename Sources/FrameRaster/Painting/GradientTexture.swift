// Computes the pixels of a gradient: the place in the unit square of each pixel, its fraction, and the table's colour.

import Foundation
import Graphics

/// A gradient as seen by device pixels.
struct GradientTexture {
  /// A function of the device pixel that is linear along both axes.
  private struct Plane {
    var x, y, constant: Double
    func atRow(_ row: Double) -> Double { y * row + constant }
  }

  private let kind: GradientPaint.Kind
  private let table: [UInt32]
  /// Axial: the fraction itself (`first`). Radial: both coordinates in semi-axes. Conic: both coordinates from start.
  private let first: Plane
  private let second: Plane
  private let startTurns: Double

  /// The texture of a gradient under a transform that can be inverted.
  init(_ gradient: GradientPaint, _ transform: CGAffineTransform) {
    kind = gradient.kind
    let inverse = transform.inverted()
    let (rect, start) = (gradient.rect, gradient.start)
    let (dx, dy) = (Double(gradient.end.x - start.x), Double(gradient.end.y - start.y))
    startTurns = atan2(dy, dx) / (2 * .pi)
    // Coordinates in the unit square, counted from the start point, of device coordinates.
    let x = Plane(
      x: Double(inverse.a / rect.width), y: Double(inverse.c / rect.width),
      constant: Double((inverse.tx - rect.minX) / rect.width - start.x))
    let y = Plane(
      x: Double(inverse.b / rect.height), y: Double(inverse.d / rect.height),
      constant: Double((inverse.ty - rect.minY) / rect.height - start.y))
    switch gradient.kind {
    case .axial:
      let square = dx * dx + dy * dy
      let (weightX, weightY) = square > 0 ? (dx / square, dy / square) : (0, 0)
      first = Plane(
        x: x.x * weightX + y.x * weightY, y: x.y * weightX + y.y * weightY,
        constant: square > 0 ? x.constant * weightX + y.constant * weightY : 1)
      second = Plane(x: 0, y: 0, constant: 0)
    case .radial:
      first = Plane(x: x.x / dx, y: x.y / dx, constant: x.constant / dx)
      second = Plane(x: y.x / dy, y: y.y / dy, constant: y.constant / dy)
    case .conic:
      first = x
      second = y
    }
    // Twice as many entries as pixels along the gradient, so that hard edges stay within half a pixel.
    let steepest = max(hypot(first.x, first.y), hypot(second.x, second.y))
    table = gradient.table(count: kind != .conic && steepest * 1024 > 1 ? 1024 : ConicEntries.count)
  }

  /// Draws the part whose first pixel lies at a device pixel. Each pixel's colour is that of its centre and depends on
  /// nothing else, so parts fit together.
  func draw(into pixels: PixelBuffer, x left: Int, y top: Int) {
    table.withUnsafeBufferPointer { table in
      guard let colors = table.baseAddress else { return }
      for row in 0..<pixels.height {
        let target = pixels.pixels + row * pixels.width
        if row > 0, kind == .axial, first.y == 0 {
          target.update(from: pixels.pixels, count: pixels.width)
          continue
        }
        let y = Double(top + row) + 0.5
        switch kind {
        case .axial: axialRow(target, pixels.width, Double(left) + 0.5, y, colors)
        case .radial: radialRow(target, pixels.width, Double(left) + 0.5, y, colors)
        case .conic: conicRow(target, pixels.width, left, y, colors)
        }
      }
    }
  }

  /// The table's entry for a fraction; what is no number counts as 0.
  @inline(__always) private func entry(_ fraction: Double) -> Int {
    let last = Double(table.count - 1)
    return Int(max(0, min(last, fraction * Double(table.count))))
  }

  private func axialRow(
    _ target: UnsafeMutablePointer<UInt32>, _ width: Int, _ x: Double, _ y: Double, _ colors: UnsafePointer<UInt32>
  ) {
    let start = first.atRow(y)
    if first.x == 0 { return target.update(repeating: colors[entry(start)], count: width) }
    for column in 0..<width { target[column] = colors[entry(start + first.x * (x + Double(column)))] }
  }

  private func radialRow(
    _ target: UnsafeMutablePointer<UInt32>, _ width: Int, _ x: Double, _ y: Double, _ colors: UnsafePointer<UInt32>
  ) {
    let (a, b) = (first.atRow(y), second.atRow(y))
    for column in 0..<width {
      let position = x + Double(column)
      let (u, v) = (a + first.x * position, b + second.x * position)
      target[column] = colors[entry((u * u + v * v).squareRoot())]
    }
  }

  private func conicRow(
    _ target: UnsafeMutablePointer<UInt32>, _ width: Int, _ left: Int, _ y: Double, _ colors: UnsafePointer<UInt32>
  ) {
    let (a, b) = (first.atRow(y), second.atRow(y))
    let angles = ConicEntries(stepX: first.x, stepY: second.x, startTurns: startTurns)
    // Fours begin at multiples of four on the device, so that a pixel is computed alike whatever part it is in.
    var column = (left & ~3) - left
    while column < width {
      let position = Double(left + column) + 0.5
      // From doubles afresh every time, so that errors do not add up along a row.
      let entries = angles.next4(a + first.x * position, b + second.x * position)
      if column >= 0, column + 4 <= width {
        target[column] = colors[Int(entries[0])]
        target[column + 1] = colors[Int(entries[1])]
        target[column + 2] = colors[Int(entries[2])]
        target[column + 3] = colors[Int(entries[3])]
      } else {
        for lane in max(0, -column)..<min(4, width - column) { target[column + lane] = colors[Int(entries[lane])] }
      }
      column += 4
    }
  }
}
