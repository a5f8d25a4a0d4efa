// Animations that run together in a time of their own.

import Foundation
package import RenderTree

/// Runs animations in the group's time: they are cut at its end, not scaled to it, and only the group's own delegate,
/// fill mode after the end and removal count.
open class CAAnimationGroup: CAAnimation {
  /// The members. One with duration 0 takes the group's.
  open var animations: [CAAnimation]? { willSet { willChange() } }

  // A group that was made a member of itself ends here instead of recursing for ever.
  private var isBeingRead = false

  /// A group with default values.
  public required init() { super.init() }

  private func reading<Result>(_ body: ([CAAnimation]) -> Result) -> Result? {
    guard !isBeingRead, let animations else { return nil }
    isBeingRead = true
    defer { isBeingRead = false }
    return body(animations)
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.reading { members in members.compactMap { $0.copy() as? CAAnimation } }
  }

  package override func setProperty(_ name: String, to value: Any?) -> Bool {
    guard name == "animations" else { return super.setProperty(name, to: value) }
    animations = value as? [CAAnimation]
    return true
  }

  package override func property(_ name: String) -> Any? { name == "animations" ? animations : super.property(name) }

  package override func advice(over values: PropertyStore) -> [String] {
    reading { members in members.flatMap { $0.advice(over: values) } } ?? []
  }

  package override func makeEffect(id: UInt64, duration: Double) -> AnimationSpec.Effect? {
    reading { members in
      .group(members.compactMap { $0.makeSpec(id: id, key: nil, defaultDuration: duration) })
    }
  }
}
