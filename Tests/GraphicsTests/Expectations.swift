// Comparisons within a tolerance, shared by the suites of this target.

import Foundation
import Graphics
import Testing

/// Expects two numbers to differ by no more than a tolerance.
func expect(
  _ value: CGFloat, near wanted: CGFloat, within tolerance: CGFloat = 1e-9, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(value - wanted) <= tolerance, comment ?? "\(value) is not \(wanted)", sourceLocation: sourceLocation)
}

/// Expects two points to differ by no more than a tolerance in each coordinate.
func expect(
  _ point: CGPoint?, near x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(point?.x ?? .nan, near: x, within: tolerance, sourceLocation: sourceLocation)
  expect(point?.y ?? .nan, near: y, within: tolerance, sourceLocation: sourceLocation)
}

/// Expects all sixteen numbers of two transforms to differ by no more than a tolerance.
func expect(
  _ transform: CATransform3D, near wanted: CATransform3D, within tolerance: CGFloat = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (index, (a, b)) in zip(transform.numbers, wanted.numbers).enumerated() {
    expect(a, near: b, within: tolerance, "number \(index): \(a) is not \(b)", sourceLocation: sourceLocation)
  }
}

/// Expects two rectangles to have the same sides within a tolerance.
func expect(
  _ rect: CGRect, near wanted: CGRect, within tolerance: CGFloat = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    CGPoint(x: rect.minX, y: rect.minY), near: wanted.minX, wanted.minY, within: tolerance,
    sourceLocation: sourceLocation)
  expect(
    CGPoint(x: rect.maxX, y: rect.maxY), near: wanted.maxX, wanted.maxY, within: tolerance,
    sourceLocation: sourceLocation)
}
