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
    let list = element.children.first { $0.propertyKey == "keyTimes" }
    func location(_ index: Int) -> SourceLocation {
      if let list, list.children.indices.contains(index), list.children.count == times.count {
        return list.children[index].location
      }
      return list?.location ?? element.attribute("keyTimes")?.location ?? element.location
    }
    let flaws = KeyTimesFlaw.all(
      in: times, valueCount: keyframes.path == nil ? keyframes.values?.count : nil,
      isDiscrete: keyframes.calculationMode == .discrete)
    for flaw in flaws {
      let even = "the values are spaced evenly instead"
      let rule = flaw.index == nil ? even : "they are fractions of the duration, from 0 to 1; \(even)"
      try context.report(.invalid, flaw.message, at: location(flaw.index ?? -1), hint: flaw.outcome ?? rule)
      if flaw.outcome == nil { keyframes.keyTimes = nil }
    }
  }
}
