// A path cut into its connected pieces and their segments.

public import Foundation

/// A connected piece of a path.
public struct Subpath: Sendable, Hashable {
  /// Where it starts.
  public var start: CGPoint
  /// Its segments in order, the closing line included.
  public var segments: [PathSegment]
  /// Whether it was closed.
  public var isClosed: Bool { segments.last?.kind == .close }
}

extension PathData {
  /// The connected pieces, in order. A move that nothing follows is a piece without segments.
  public var subpaths: [Subpath] {
    var result: [Subpath] = []
    var isOpen = false
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ segment: PathSegment) {
      // After a close, drawing goes on from the closed subpath's start as a new piece.
      if !isOpen { result.append(Subpath(start: start, segments: [])) }
      isOpen = segment.kind != .close
      result[result.count - 1].segments.append(segment)
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        (start, current, isOpen) = (point, point, true)
        result.append(Subpath(start: point, segments: []))
      case .line(let end): add(PathSegment(from: current, lineTo: end))
      case .quad(let control, let end): add(PathSegment(from: current, control: control, to: end))
      case .curve(let c1, let c2, let end): add(PathSegment(from: current, control1: c1, control2: c2, to: end))
      case .close: add(PathSegment(from: current, lineTo: start, isClosing: true))
      }
    }
    return result
  }

  /// All segments of all subpaths in order; moves make none.
  public var segments: [PathSegment] { subpaths.flatMap(\.segments) }
}
