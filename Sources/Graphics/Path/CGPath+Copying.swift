// Paths made from a path: dashed and flattened.

public import Foundation

extension PathData {
  /// The pieces a dash pattern paints, as open subpaths. Lengths alternate between painted and skipped; `phase` is how
  /// far into the pattern every subpath begins. A pattern that is empty, negative, not finite or all zero leaves the
  /// path as it is.
  public func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathData {
    // An odd pattern repeats with painted and skipped exchanged.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard phase.isFinite, period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    var result = PathData()
    for subpath in subpaths {
      let lengths = subpath.segments.map(\.length)
      let total = lengths.reduce(0, +)
      // A pattern finer than this is a solid line to the eye, and would not end in time.
      guard total.isFinite, total / period < 1e5 else { return self }
      var position = phase.truncatingRemainder(dividingBy: period)
      position = position > 0 ? -position : (position < 0 ? -period - position : 0)
      var index = 0
      while position < total {
        let next = position + pattern[index]
        if index % 2 == 0, next > 0 || (next == 0 && pattern[index] == 0) {
          result.appendPart(of: subpath, lengths: lengths, from: max(position, 0), to: min(next, total))
        }
        position = next
        index = (index + 1) % pattern.count
      }
    }
    return result
  }

  /// Adds what lies between two true arc lengths of a subpath as an open subpath.
  private mutating func appendPart(of subpath: Subpath, lengths: [CGFloat], from first: CGFloat, to last: CGFloat) {
    var position: CGFloat = 0
    var isDrawing = false
    for (segment, length) in zip(subpath.segments, lengths) {
      let (a, b) = (first - position, last - position)
      position += length
      guard length > 0, b >= 0, a < length, b > 0 || a == b else { continue }
      let piece = segment.part(
        from: a <= 0 ? 0 : segment.parameter(atLength: a), to: b >= length ? 1 : segment.parameter(atLength: b))
      if !isDrawing { move(to: piece.start) }
      isDrawing = true
      append(piece.element)
    }
  }
}

extension CGPath {
  /// The pieces a dash pattern paints.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(data.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// The path with curves replaced by lines that stay within `threshold` of them.
  public func flattened(threshold: CGFloat) -> CGPath { CGPath(data.flattened(tolerance: threshold)) }
}
