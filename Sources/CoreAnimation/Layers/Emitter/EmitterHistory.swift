// An emitter's values at any time up to now, from its model values, its animations and its past.

import FrameResolving
import RenderTree

/// The values of an emitter layer as a function of the layer's time.
struct EmitterHistory: Sendable {
  /// Changing rates are added up in steps of this many seconds, wherever frames fall.
  static let step = 1.0 / 60

  private let model: PropertyStore
  private let present: EmitterState
  private let past: EmitterPast
  private let animations: [EmitterPast.Running]

  init(model: PropertyStore, animations: [AnimationSpec]) {
    self.model = model
    if case .object(let object) = model[EmitterKeys.past], let past = object.object as? EmitterPast {
      self.past = past
    } else {
      past = EmitterPast()
    }
    let known = past.moments.last.map { ($0.values, $0.state.cells) }
    present = EmitterState(model, known: known)
    let past = past
    self.animations =
      past.animations
      + animations.map { .init(animation: $0, from: past.additions[$0.id] ?? -.infinity, end: .infinity) }
  }

  /// The number of cells there are or were.
  var cellCount: Int { past.moments.reduce(present.cells.count) { max($0, $1.state.cells.count) } }

  /// The state at a time.
  func state(at time: Double) -> EmitterState {
    let index = firstMoment(endingAtOrAfter: time)
    let isPresent = index == past.moments.count
    let state = isPresent ? present : past.moments[index].state
    if animations.isEmpty { return state }
    let running = animations[firstAnimation(endingAfter: time)...].compactMap { $0.from <= time ? $0.animation : nil }
    if running.isEmpty { return state }
    let values = isPresent ? model : past.moments[index].values
    let shown = AnimationStack.apply(running, to: values, at: time)
    return EmitterState(shown, known: (values, state.cells))
  }

  /// Times between 0 and `end`, both included, between which rates and lifetimes hold still, or change so little that
  /// the middle stands for the whole. The last is after `end`.
  func breakpoints(through end: Double) -> [Double] {
    var times: Set<Double> = [0]
    for moment in past.moments { times.insert(moment.end) }
    for state in past.moments.map(\.state) + [present] {
      for cell in state.cells { times.formUnion([cell.start, cell.stop]) }
    }
    for running in animations where running.animation.changesBirths {
      let timing = running.animation.timing
      let last = min(running.animation.endTime ?? .infinity, running.end)
      times.formUnion([running.from, timing.beginTime, last])
      let first = max(timing.beginTime, running.from, 0)
      // Steps lie on one grid, whatever the animation.
      var index = (first / Self.step).rounded(.up)
      while index * Self.step < min(last, end + Self.step) {
        times.insert(index * Self.step)
        index += 1
      }
    }
    let sorted = times.filter { $0.isFinite }.sorted()
    guard let cut = sorted.firstIndex(where: { $0 > end }) else { return sorted + [.infinity] }
    return Array(sorted[...cut])
  }

  private func firstMoment(endingAtOrAfter time: Double) -> Int {
    Self.first(in: past.moments) { $0.end >= time }
  }

  private func firstAnimation(endingAfter time: Double) -> Int { Self.first(in: animations) { $0.end > time } }

  /// Index of the first element for which a condition holds that holds for all after it.
  private static func first<Element>(in list: [Element], where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if holds(list[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension AnimationSpec {
  /// Whether it changes how many particles are born or how long they live.
  fileprivate var changesBirths: Bool {
    targets.contains { target in
      target.key == EmitterKeys.birthRate.id || target.key == EmitterKeys.lifetime.id
        || target.key == EmitterKeys.emitterCells.id
          && target.member.map { Self.birthKeys.contains($0.key) } ?? true
    }
  }

  private static let birthKeys: Set<KeyID> = [
    EmitterCellKeys.birthRate.id, EmitterCellKeys.lifetime.id, EmitterCellKeys.lifetimeRange.id,
    EmitterCellKeys.enabled.id, StandardKeys.speed.id,
  ]
}
