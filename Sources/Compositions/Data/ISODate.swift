// Dates and times as ISO 8601 writes them, to seconds since 1970 and back.

package import Foundation

/// A day of the Gregorian calendar and a time on it.
package struct CivilTime: Sendable, Hashable {
  /// The year.
  package var year: Int
  /// The month, 1…12.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int
  /// Seconds since midnight.
  package var seconds: Double

  /// A time from all its parts.
  package init(year: Int, month: Int, day: Int, seconds: Double = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.seconds = seconds
  }

  /// Days from 1970-01-01 to the day, by Howard Hinnant's `days_from_civil`.
  package var days: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Seconds since 1970 as if it were a time in UTC.
  package var timestamp: Double { Double(days) * 86_400 + seconds }

  /// The time in UTC of seconds since 1970, by Howard Hinnant's `civil_from_days`.
  package init(timestamp: Double) {
    let day = (timestamp / 86_400).rounded(.down)
    seconds = timestamp - day * 86_400
    let z = Int(day) + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Seconds since 1970 of the time in a zone; in UTC when there is none. One that a clock passes twice is the earlier; one
  /// it skips is taken as if the clock had not been set forward yet.
  package func instant(in zone: TimeZone?) -> Double {
    guard let zone else { return timestamp }
    func offset(_ moment: Double) -> Double {
      Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: moment)))
    }
    let (before, after) = (offset(timestamp - 86_400), offset(timestamp + 86_400))
    if offset(timestamp - before) == before { return timestamp - before }
    return offset(timestamp - after) == after ? timestamp - after : timestamp - before
  }

  /// Days of a month.
  package static func dayCount(year: Int, month: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

/// Reads `2026-03-01`, `2026-03`, `2026-03-01T14:05`, `2026-03-01 14:05:09.25+02:00`, `…Z`, and the same without
/// separators between hours, minutes and seconds.
package enum ISODate {
  /// Seconds since 1970; nil when the text is no such date, or one that does not exist.
  ///
  /// - Parameter zone: where a time without an offset is; UTC by default.
  package static func read(_ text: String, zone: TimeZone? = nil) -> Double? {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.take("-") else { return nil }
    guard let month = scanner.number(digits: 2), 1...12 ~= month else { return nil }
    var time = CivilTime(year: year, month: month, day: 1)
    if scanner.isAtEnd { return time.instant(in: zone) }
    guard scanner.take("-"), let day = scanner.number(digits: 2) else { return nil }
    guard 1...CivilTime.dayCount(year: year, month: month) ~= day else { return nil }
    time.day = day
    if scanner.isAtEnd { return time.instant(in: zone) }
    guard scanner.take("T") || scanner.take("t") || scanner.take(" ") else { return nil }
    guard let seconds = scanner.clock() else { return nil }
    time.seconds = seconds
    if scanner.isAtEnd { return time.instant(in: zone) }
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    return time.timestamp - Double(offset)
  }
}

/// The parts of a date, one after another.
private struct DigitScanner {
  private let bytes: [UInt8]
  private var next = 0

  init(_ text: String) { bytes = Array(text.utf8.prefix(64)) + (text.utf8.count > 64 ? [0] : []) }

  var isAtEnd: Bool { next == bytes.count }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next < bytes.count, UInt32(bytes[next]) == character.value else { return false }
    next += 1
    return true
  }

  mutating func number(digits: Int) -> Int? {
    guard next + digits <= bytes.count else { return nil }
    var number = 0
    for byte in bytes[next..<next + digits] {
      guard 0x30...0x39 ~= byte else { return nil }
      number = number * 10 + Int(byte) - 0x30
    }
    next += digits
    return number
  }

  /// `14`, `14:05`, `1405`, `14:05:09`, `140509.25`, in seconds since midnight; `24:00` is the end of the day.
  mutating func clock() -> Double? {
    guard let hour = number(digits: 2), hour <= 24 else { return nil }
    var seconds = Double(hour * 3600)
    let hasColon = take(":")
    guard let minute = number(digits: 2) else { return hasColon ? nil : seconds }
    guard minute < 60 else { return nil }
    seconds += Double(minute * 60)
    let hasSeconds = hasColon ? take(":") : next < bytes.count && 0x30...0x39 ~= bytes[next]
    if hasSeconds {
      // A leap second is the first of the next minute.
      guard let second = number(digits: 2), second <= 60 else { return nil }
      seconds += Double(second)
      if take(".") || take(",") {
        var unit = 0.1
        let start = next
        while next < bytes.count, let digit = number(digits: 1) {
          seconds += Double(digit) * unit
          unit /= 10
        }
        if next == start { return nil }
      }
    }
    return seconds <= 86_400 ? seconds : nil
  }

  /// `Z`, `+02:00`, `-0530`, `+02`, in seconds east of Greenwich.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isEast = take("+")
    guard isEast || take("-") else { return nil }
    guard let hour = number(digits: 2), hour < 24 else { return nil }
    let hasColon = take(":")
    var minute = 0
    if hasColon || !isAtEnd {
      guard let number = number(digits: 2), number < 60 else { return nil }
      minute = number
    }
    return (isEast ? 1 : -1) * (hour * 3600 + minute * 60)
  }
}
