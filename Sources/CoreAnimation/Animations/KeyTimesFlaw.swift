// Key times that cannot be what was meant: they are fractions of the duration, in order, one for each value.

/// One thing wrong with the key times of a keyframe animation.
package struct KeyTimesFlaw: Sendable, Hashable {
  /// Which time it is, nil when it is their number.
  package let index: Int?
  /// What is wrong, in words that name the time.
  package let message: String
  /// What happens instead of what was meant; nil when the times say nothing that can be followed.
  package let outcome: String?

  /// The flaws of key times, in order; only the first one when they cannot be followed.
  ///
  /// - Parameter valueCount: how many values they stand for, nil when a path says that. Discrete values may have one
  ///   time more, the end of the last one.
  package static func all(in times: [Double], valueCount: Int?, isDiscrete: Bool) -> [KeyTimesFlaw] {
    for (index, time) in times.enumerated() {
      if !(0...1).contains(time) {
        return [KeyTimesFlaw(index, "is \(format(time)), outside 0…1")]
      } else if index > 0, time < times[index - 1] {
        return [KeyTimesFlaw(index, "is \(format(time)), less than the one before it, \(format(times[index - 1]))")]
      }
    }
    var flaws: [KeyTimesFlaw] = []
    if let valueCount {
      guard times.count == valueCount || (isDiscrete && times.count == valueCount + 1) else {
        let message = "\(times.count) key times stand for \(valueCount) values"
        return [KeyTimesFlaw(index: nil, message: message, outcome: nil)]
      }
      if let last = times.last, last != 1, !(isDiscrete && times.count == valueCount) {
        flaws.append(
          KeyTimesFlaw(
            index: times.count - 1, message: "the last key time is \(format(last)), not 1",
            outcome: "the last value holds from there on"))
      }
    }
    if let first = times.first, first != 0 {
      flaws.append(
        KeyTimesFlaw(
          index: 0, message: "the first key time is \(format(first)), not 0",
          outcome: "the first value holds until then"))
    }
    return flaws
  }

  private init(index: Int?, message: String, outcome: String?) {
    (self.index, self.message, self.outcome) = (index, message, outcome)
  }

  private init(_ index: Int, _ problem: String) {
    self.init(index: index, message: "key time \(index) \(problem)", outcome: nil)
  }

  private static func format(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
