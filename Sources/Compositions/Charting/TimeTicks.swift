// Which moments are marked on an axis of dates, and how they are written.

package import Foundation

/// Moments at round local times.
package struct TimeTicks: Sendable, Equatable {
  /// A distance between marks.
  package enum Step: Sendable, Equatable {
    /// Seconds, a part of a day.
    case seconds(Int)
    /// Days.
    case days(Int)
    /// Months.
    case months(Int)

    /// About how long it is, seconds.
    package var length: Double {
      switch self {
      case .seconds(let count): Double(count)
      case .days(let count): Double(count) * 86_400
      case .months(let count): Double(count) * 2_629_746
      }
    }
  }

  /// The distances to choose from.
  package static let steps: [Step] =
    [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200].map { .seconds($0) }
    + [1, 2, 7, 14].map { .days($0) } + [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200].map { .months($0) }

  /// The distance.
  package let step: Step
  /// The moments, seconds since 1970.
  package let values: [Double]
  private let zone: TimeZone

  /// The moments between two, at most `most` of them.
  package init(_ low: Double, _ high: Double, most: Int, zone: TimeZone) {
    self.zone = zone
    let span = high - low
    guard span.isFinite, span >= 0, most > 0, abs(low) < 1e11, abs(high) < 1e11 else {
      (step, values) = (.days(1), [])
      return
    }
    let step = Self.steps.first { span / $0.length < Double(most) } ?? Self.steps[Self.steps.count - 1]
    self.step = step
    values = Self.moments(low, high, step, zone).filter { $0 >= low && $0 <= high }
  }

  private static func moments(_ low: Double, _ high: Double, _ step: Step, _ zone: TimeZone) -> [Double] {
    let first = CivilTime(timestamp: low + offset(zone, low))
    let last = CivilTime(timestamp: high + offset(zone, high))
    switch step {
    case .seconds(let count):
      // Counted from local midnight, so that the marks stay round where the zone's offset is not.
      let start = (first.timestamp / Double(count)).rounded(.down)
      let end = (last.timestamp / Double(count)).rounded(.up)
      return stride(from: start, through: end, by: 1).map {
        CivilTime(timestamp: $0 * Double(count)).instant(in: zone)
      }
    case .days(let count):
      // Weeks begin on Mondays; 1970-01-05 was one.
      let origin = count % 7 == 0 ? 4 : 0
      let start = Int((Double(first.days - origin) / Double(count)).rounded(.down))
      let end = Int((Double(last.days - origin) / Double(count)).rounded(.up))
      return (start...max(start, end)).map {
        CivilTime(timestamp: Double($0 * count + origin) * 86_400).instant(in: zone)
      }
    case .months(let count):
      let start = (first.year * 12 + first.month - 1) / count
      let end = (last.year * 12 + last.month - 1) / count + 1
      return (start...max(start, end)).map {
        CivilTime(year: $0 * count / 12, month: $0 * count % 12 + 1, day: 1).instant(in: zone)
      }
    }
  }

  private static func offset(_ zone: TimeZone, _ moment: Double) -> Double {
    Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: moment)))
  }

  /// A mark's text: only what is new in it, so that midnight shows the day and January the year.
  package func text(_ moment: Double) -> String {
    let time = CivilTime(timestamp: moment + Self.offset(zone, moment))
    let isDay = time.seconds < 0.5
    switch step {
    case .months(let count) where count >= 12: return "\(time.year)"
    case .months: return time.month == 1 && time.day == 1 ? "\(time.year)" : Self.monthName(time.month)
    case .days: return time.month == 1 && time.day == 1 ? "\(time.year)" : "\(time.day) \(Self.monthName(time.month))"
    case .seconds(let count):
      return isDay ? "\(time.day) \(Self.monthName(time.month))" : Self.clock(time.seconds, showsSeconds: count < 60)
    }
  }

  /// A moment in full: `1 Mar 2026`, with the time of day when it is not midnight.
  package static func full(_ moment: Double, zone: TimeZone) -> String {
    guard abs(moment) < 1e11 else { return "\(moment)" }
    let time = CivilTime(timestamp: moment + offset(zone, moment))
    let day = "\(time.day) \(monthName(time.month)) \(time.year)"
    if time.seconds < 0.5 { return day }
    return "\(day), \(clock(time.seconds, showsSeconds: time.seconds.truncatingRemainder(dividingBy: 60) >= 0.5))"
  }

  /// A part between two moments: days where it is longer than three of them, minutes where it is longer than an hour,
  /// else seconds.
  package static func part(_ low: Double, _ high: Double, zone: TimeZone) -> String {
    guard abs(low) < 1e11, abs(high) < 1e11 else { return "" }
    let ends = [low, high].map { CivilTime(timestamp: $0 + offset(zone, $0)) }
    let isLong = high - low >= 3 * 86_400
    let texts = ends.enumerated().map { index, time in
      var text = "\(time.day) \(monthName(time.month))"
      if index == 1 || ends[0].year != ends[1].year { text += " \(time.year)" }
      if !isLong { text += ", " + clock(time.seconds, showsSeconds: high - low < 3600) }
      return text
    }
    return "\(texts[0]) – \(texts[1])"
  }

  private static func clock(_ seconds: Double, showsSeconds: Bool) -> String {
    let whole = Int((seconds + 1e-6).rounded(.down))
    let text = String(format: "%02d:%02d", whole / 3600, whole / 60 % 60)
    return showsSeconds ? text + String(format: ":%02d", whole % 60) : text
  }

  private static func monthName(_ month: Int) -> String {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][min(max(month, 1), 12) - 1]
  }
}
