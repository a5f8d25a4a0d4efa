// A position along a path, and the turn that follows its direction.

import Foundation
import Graphics
import RenderTree

/// A path walked through over a cycle: each line or curve is one segment between two keyframes.
struct PathWalk: Sendable {
  private let segments: [PathSegment]
  private let mode: KeyframeMode
  private let keys: KeyTimes
  /// The true lengths of the segments in paced modes.
  private let lengths: [CGFloat]

  /// A walk, or nil when the path has no segment.
  ///
  /// By key times a segment takes its share of the time and a curve is run through by its Bézier parameter; paced modes
  /// go at even speed along the true length. A closing line of no length is no keyframe.
  init?(path: PathData, keyTimes: [Double]?, mode: KeyframeMode, curves: [TimingCurve]) {
    guard path.isFinite else { return nil }
    let all = path.segments.filter { $0.kind != .close || $0.start != $0.end }
    let isPaced = mode == .paced || mode == .cubicPaced
    let isHeld = mode == .discrete
    let given = isPaced || keyTimes?.isEmpty == true ? nil : keyTimes
    let count = min(all.count, given.map { isHeld ? $0.count : $0.count - 1 } ?? all.count)
    guard count > 0 else { return nil }
    segments = Array(all[..<count])
    self.mode = mode
    lengths = isPaced ? segments.map(\.length) : []
    let times = given ?? (isPaced ? KeyTimes.paced(lengths.map(Double.init)) : KeyTimes.even(count + 1))
    keys = KeyTimes(Array(times[..<(isHeld ? count : count + 1)]), curves: curves)
  }

  /// The segment and the Bézier parameter at a fraction of the cycle.
  private func location(at fraction: Double) -> (segment: PathSegment, parameter: CGFloat) {
    if mode == .discrete { return (segments[keys.index(at: fraction)], 0) }
    let (index, place) = keys.segment(at: fraction)
    let segment = segments[index]
    return (segment, lengths.isEmpty ? place : segment.parameter(atLength: lengths[index] * place))
  }

  func point(at fraction: Double) -> CGPoint {
    let (segment, parameter) = location(at: fraction)
    return segment.point(at: parameter)
  }

  /// The angle of the direction of travel from +x; radians.
  func angle(at fraction: Double) -> CGFloat {
    let (segment, parameter) = location(at: fraction)
    return segment.tangent(at: parameter).angle
  }
}

/// The position along a path.
struct PathTrack: ValueTrack {
  let walk: PathWalk

  func value(at fraction: Double, base: PropertyValue) -> PropertyValue? { .point(walk.point(at: fraction)) }
}

/// The rotation that turns a layer's +x along a path.
struct PathRotationTrack: ValueTrack {
  let walk: PathWalk
  /// Whether the layer runs backwards.
  let isReversed: Bool

  func value(at fraction: Double, base: PropertyValue) -> PropertyValue? {
    let angle = walk.angle(at: fraction)
    return .transform(CATransform3DMakeRotation(isReversed ? angle + .pi : angle, 0, 0, 1))
  }
}
