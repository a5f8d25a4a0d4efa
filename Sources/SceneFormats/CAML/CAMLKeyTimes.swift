// Key times that cannot be what was meant are reported where they stand: they are fractions of the duration, in order.

import CoreAnimation
import Foundation

/// Checks the key times of a keyframe animation.
enum CAMLKeyTimes {
  /// Reports what is wrong with them. Those that cannot be used are taken away, which spaces the values evenly.
  static func check(
    _ animation: CAAnimation, _ element: CAMLElement, _ context: CAMLContext
  ) throws(SceneError) {
    guard let keyframes = animation as? CAKeyframeAnimation, let numbers = keyframes.keyTimes, !numbers.isEmpty
    else { return }
    let times = numbers.map(\.doubleValue)
    let list = element.children.first { ($0.name == "p" ? $0["key"] : $0.name) == "keyTimes" }
    func location(_ index: Int) -> SourceLocation {
      if let list, list.children.indices.contains(index), list.children.count == times.count {
        return list.children[index].location
      }
      return list?.location ?? element.attribute("keyTimes")?.location ?? element.location
    }
    let seconds = "they are fractions of the duration, from 0 to 1; the values are spaced evenly instead"
    for (index, time) in times.enumerated() {
      let message: String
      if !(0...1).contains(time) {
        message = "key time \(index) is \(format(time)), outside 0…1"
      } else if index > 0, time < times[index - 1] {
        message = "key time \(index) is \(format(time)), less than the one before it, \(format(times[index - 1]))"
      } else {
        continue
      }
      try context.report(.invalid, message, at: location(index), hint: seconds)
      keyframes.keyTimes = nil
      return
    }
    if let values = keyframes.values, keyframes.path == nil {
      let isDiscrete = keyframes.calculationMode == .discrete
      // Discrete values may have one time more, the end of the last one.
      guard times.count == values.count || (isDiscrete && times.count == values.count + 1) else {
        try context.report(
          .invalid, "\(times.count) key times stand for \(values.count) values", at: location(-1),
          hint: "the values are spaced evenly instead")
        keyframes.keyTimes = nil
        return
      }
      if let last = times.last, last != 1, !(isDiscrete && times.count == values.count) {
        try context.report(
          .invalid, "the last key time is \(format(last)), not 1", at: location(times.count - 1),
          hint: "the last value holds from there on")
      }
    }
    if times[0] != 0 {
      try context.report(
        .invalid, "the first key time is \(format(times[0])), not 0", at: location(0),
        hint: "the first value holds until then")
    }
  }

  private static func format(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
