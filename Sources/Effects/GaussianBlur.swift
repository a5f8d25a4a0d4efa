// Blurs masks and pictures with the Gaussian that Core Animation's shadows are measured to have.
//
// Its kernel is exp(-i²/2σ²) for whole i up to 2σ, made to sum to one; rows and columns are blurred in turn.

import Foundation
package import Graphics

/// A Gaussian blur cut at two standard deviations.
package struct GaussianBlur: PixelEffect, Sendable, Hashable {
  /// What lies outside a picture.
  package enum Edges: Sendable, Hashable {
    /// Nothing: paint fades out across the edge.
    case transparent
    /// Nothing that counts: a pixel is the mean of those inside the picture alone, and nothing leaves it.
    case kept
  }

  /// From this standard deviation on the blur is computed at a reduced size, where sums are short; an edge blurred so
  /// stays within one level of 255 of the direct sum.
  static let reducedFrom = 32.0
  /// Standard deviation, in reduced pixels, that reducing aims at: smaller ones would show the reduction.
  private static let reducedDeviation = 16.0
  /// Largest deviation: farther than any surface is wide, everything is equally faint.
  private static let largestDeviation = 100_000.0

  /// Standard deviation in pixels along x; none blurs nothing.
  package let sigmaX: Double
  /// Standard deviation in pixels along y.
  package let sigmaY: Double
  /// How pictures end.
  package let edges: Edges

  /// A blur; negative and not finite deviations count as none.
  package init(sigmaX: Double, sigmaY: Double, edges: Edges = .transparent) {
    self.edges = edges
    self.sigmaX = sigmaX.isFinite ? min(max(0, sigmaX), Self.largestDeviation) : 0
    self.sigmaY = sigmaY.isFinite ? min(max(0, sigmaY), Self.largestDeviation) : 0
  }

  /// The same blur in both directions.
  package init(sigma: Double) { self.init(sigmaX: sigma, sigmaY: sigma) }

  /// Pixels by which paint spreads to either side.
  package var reach: (x: Int, y: Int) { (Int(2 * sigmaX), Int(2 * sigmaY)) }
  package var spread: (x: Int, y: Int) { edges == .kept ? (0, 0) : reach }

  /// Blurs a picture in place.
  package func apply(to buffer: PixelBuffer) {
    guard reach.x > 0 || reach.y > 0, buffer.count > 0 else { return }
    if Self.factor(sigmaX) == 1, Self.factor(sigmaY) == 1 {
      let (across, down) = (Self.kernel(sigmaX), Self.kernel(sigmaY))
      StripBlur(across: across, down: down, divides: edges == .kept).apply(to: buffer)
      return
    }
    let result = blurred(SamplePlane(buffer))
    if edges == .kept {
      result.divideRows(by: blurred(SamplePlane(onesWide: buffer.width, high: 1), columns: false))
      result.divideColumns(by: blurred(SamplePlane(onesWide: 1, high: buffer.height), rows: false))
    }
    result.write(to: buffer)
  }

  /// Blurs a mask in place; outside it there is nothing.
  package func apply(to mask: MaskBuffer) {
    guard reach.x > 0 || reach.y > 0, mask.byteCount > 0 else { return }
    blurred(SamplePlane(mask)).write(to: mask)
  }

  private func blurred(_ plane: SamplePlane, rows: Bool = true, columns: Bool = true) -> SamplePlane {
    let (sigmaX, sigmaY) = (rows ? sigmaX : 0, columns ? sigmaY : 0)
    let (factorX, factorY) = (Self.factor(sigmaX), Self.factor(sigmaY))
    var result = plane
    if factorX > 1 { result = result.reducedRows(by: factorX) }
    if factorY > 1 { result = result.reducedColumns(by: factorY) }
    if Int(2 * sigmaX) > 0 { result = result.convolvedRows(with: Self.kernel(sigmaX, factorX)) }
    if Int(2 * sigmaY) > 0 { result = result.convolvedColumns(with: Self.kernel(sigmaY, factorY)) }
    if factorX > 1 { result = result.enlargedRows(by: factorX, to: plane.width) }
    if factorY > 1 { result = result.enlargedColumns(by: factorY, to: plane.height) }
    return result
  }

  /// Pixels taken together along one axis.
  private static func factor(_ sigma: Double) -> Int {
    sigma < reducedFrom ? 1 : Int(sigma / reducedDeviation)
  }

  /// Half a kernel at full size; of a blur that reaches no other pixel, the pixel itself.
  private static func kernel(_ sigma: Double) -> [Float] { Int(2 * sigma) > 0 ? kernel(sigma, 1) : [1] }

  /// Half a kernel: the weight of the middle, then those of pixels ever further away. At a reduced size each weight is
  /// the sum of those of the pixels taken together.
  private static func kernel(_ sigma: Double, _ factor: Int) -> [Float] {
    let last = Int(2 * sigma)
    let reducedLast = (2 * last + factor) / (2 * factor)
    var weights = [Double](repeating: 0, count: reducedLast + 1)
    for index in -last...last {
      let weight = exp(-Double(index * index) / (2 * sigma * sigma))
      // A pixel on the border of two reduced ones counts half for each.
      let position = 2 * abs(index) + factor
      let place = position / (2 * factor)
      if position % (2 * factor) == 0, place > 0 {
        weights[place] += weight / 2
        weights[place - 1] += weight / 2
      } else {
        weights[place] += weight
      }
    }
    let total = weights.reduce(0, +)
    return weights.enumerated().map { Float($1 / total / ($0 == 0 ? 1 : 2)) }
  }
}
