// The part of a path that `strokeStart` and `strokeEnd` leave.

public import Foundation

extension PathData {
  /// The part between two fractions of the whole length, 0…1; empty unless `start` is smaller than `end`.
  ///
  /// One running length goes over all subpaths. The cut falls in the segment found by true arc length, but a curve is
  /// cut at the Bézier *parameter* equal to the fraction of its length, as Core Animation does (measured on its
  /// images; cutting by arc length inside curves is off by whole stroke widths). A subpath that is left whole stays
  /// closed.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> PathData {
    let start = start.isNaN ? 0 : max(0, min(1, start))
    let end = end.isNaN ? 1 : max(0, min(1, end))
    guard start < end else { return PathData() }
    if start == 0 && end == 1 { return self }

    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map(\.length) }
    let total = lengths.reduce(0) { $1.reduce($0, +) }
    guard total > 0, total.isFinite else { return PathData() }
    let (first, last) = (start * total, end * total)

    var result = PathData()
    var position: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let begin = position
      let finish = lengths.reduce(begin, +)
      position = finish
      guard finish > first, begin < last else { continue }
      if begin >= first && finish <= last {
        result.append(subpath)
      } else {
        result.append(subpath, lengths: lengths, startingAt: begin, from: first, to: last)
      }
    }
    return result
  }

  /// Adds a whole subpath.
  mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    for segment in subpath.segments { append(segment.element) }
  }

  /// Adds what lies between two distances of a subpath that starts at the distance `begin`.
  private mutating func append(
    _ subpath: Subpath, lengths: [CGFloat], startingAt begin: CGFloat, from first: CGFloat, to last: CGFloat
  ) {
    var position = begin
    var isDrawing = false
    for (segment, length) in zip(subpath.segments, lengths) {
      let (a, b) = (first - position, last - position)
      position += length
      guard length > 0, b > 0, a < length else { continue }
      let piece = segment.part(from: max(a, 0) / length, to: min(b, length) / length)
      if !isDrawing { move(to: piece.start) }
      isDrawing = true
      append(piece.element)
    }
  }
}
