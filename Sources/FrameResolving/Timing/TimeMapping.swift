// From a parent's time to the local time, and from a layer's time to the place inside an animation's cycle.

public import RenderTree

/// Where an animation stands within its repetitions.
public struct CyclePosition: Sendable, Hashable {
  /// Progress through the cycle, 0…1, before easing.
  public var fraction: Double
  /// Number of whole cycles before this one.
  public var cycle: Double
  /// Whether the cycle is on its way back.
  public var isReversed: Bool
  /// Whether the active time has ended, the end itself included.
  public var isOver: Bool
}

extension MediaTiming {
  /// Times nearer than this, relative to the length they lie in, are the same moment: frame times and ends of animations
  /// are sums of different fractions and may differ in their last bits.
  static let precision = 1e-9

  /// A number that is finite, else the given one.
  private static func finite(_ number: Double, else fallback: Double) -> Double { number.isFinite ? number : fallback }

  /// The local time at a time of the parent. Before a layer's beginning its time stands at 0.
  public func localTime(fromParent parent: Double) -> Double {
    let begin = Self.finite(beginTime, else: 0)
    if parent < begin { return 0 }
    return (parent - begin) * Self.finite(speed, else: 0) + Self.finite(timeOffset, else: 0)
  }

  /// The parent's time at a local time; 0 when the local time stands still.
  public func parentTime(fromLocal local: Double) -> Double {
    let speed = Self.finite(speed, else: 0)
    guard speed != 0 else { return 0 }
    return (local - Self.finite(timeOffset, else: 0)) / speed + Self.finite(beginTime, else: 0)
  }

  /// Length of one cycle there and, with autoreverses, back; local seconds.
  private var cycleLength: Double {
    let length = duration > 0 ? duration : 0.25
    return autoreverses ? 2 * length : length
  }

  /// Length of all cycles in local seconds; infinite when it never ends by itself.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return (repeatCount > 0 ? repeatCount : 1) * cycleLength
  }

  /// The end in the layer's time; nil when there is none: it repeats for ever, or its time stands still.
  public var endTime: Double? {
    let speed = abs(Self.finite(speed, else: 0))
    let length = activeDuration / speed
    guard speed > 0, length.isFinite else { return nil }
    return Self.finite(beginTime, else: 0) + length
  }

  /// Where in its cycles an animation stands.
  ///
  ///     layer time   ----|begin=======cycle=======|=======cycle====|end-----
  ///     in effect    fill holdsBefore      always        (end too)   fill holdsAfter
  ///
  /// `timeOffset` turns the place inside the cycle round and does not move the active interval.
  /// - Returns: nil when it is not in effect.
  public func progress(at layerTime: Double) -> CyclePosition? {
    let speed = Self.finite(speed, else: 0)
    let active = activeDuration
    var elapsed = (layerTime - Self.finite(beginTime, else: 0)) * abs(speed)
    guard !elapsed.isNaN, !active.isNaN else { return nil }
    let moment = precision(of: active)
    if abs(elapsed) <= moment { elapsed = 0 }
    if abs(elapsed - active) <= moment { elapsed = active }
    if elapsed < 0 {
      guard fill.holdsBefore else { return nil }
      elapsed = 0
    } else if elapsed > active {
      guard fill.holdsAfter else { return nil }
      elapsed = active
    }
    return position(elapsed: elapsed, isOver: elapsed >= active, runsBack: speed < 0)
  }

  private func position(elapsed: Double, isOver: Bool, runsBack: Bool) -> CyclePosition {
    let length = cycleLength
    let place = (runsBack ? -elapsed : elapsed) + Self.finite(timeOffset, else: 0)
    guard length.isFinite, place.isFinite else {
      return CyclePosition(fraction: 0, cycle: 0, isReversed: false, isOver: isOver)
    }
    var cycle = (place / length).rounded(.down)
    var inCycle = place - cycle * length
    if length - inCycle <= Self.precision * length {
      cycle += 1
      inCycle = 0
    }
    if inCycle <= Self.precision * length, place > 0, isOver {
      // The last instant shows the end of the last cycle, not the start of one that never runs.
      cycle -= 1
      inCycle = length
    }
    let half = autoreverses ? length / 2 : length
    let isReversed = inCycle > half
    let fraction = (isReversed ? length - inCycle : inCycle) / half
    return CyclePosition(
      fraction: min(max(fraction, 0), 1), cycle: max(0, cycle), isReversed: isReversed, isOver: isOver)
  }
}

extension MediaTiming {
  /// Whether the active time has ended at a layer time, the end itself included.
  public func isOver(at layerTime: Double) -> Bool {
    let elapsed = (layerTime - Self.finite(beginTime, else: 0)) * abs(Self.finite(speed, else: 0))
    let active = activeDuration
    return elapsed >= active - precision(of: active)
  }

  /// How far apart two times within the active duration may be and still be the same moment.
  private func precision(of active: Double) -> Double {
    Self.precision * min(active, max(1, cycleLength.isFinite ? cycleLength : 1))
  }

  /// The time inside an animation whose single cycle has no end; local seconds from its beginning.
  func unboundedTime(at layerTime: Double) -> Double {
    let elapsed = (layerTime - Self.finite(beginTime, else: 0)) * Self.finite(speed, else: 0)
    return max(0, elapsed) + Self.finite(timeOffset, else: 0)
  }
}
