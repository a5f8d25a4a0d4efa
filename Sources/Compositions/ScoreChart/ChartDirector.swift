// When each event of a game appears on a stage.

package import Cairn

/// Plays events on the virtual clock.
package enum ChartDirector {
  /// Events of the same game time appear together. Returns the second of the last one.
  package static func play(
    _ events: [ScoreEvent], in scene: ScoreChartScene, on stage: Stage, speed: Double
  ) -> Double {
    scene.motionDuration = ChartMotion.duration(atSpeed: speed)
    for group in groups(of: events) {
      stage.at(events[group.lowerBound].time / speed) { scene.show(group) }
    }
    return (events.last?.time ?? 0) / speed
  }

  /// Runs of events with one time.
  package static func groups(of events: [ScoreEvent]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in events.indices {
      if let last = groups.last, events[last.lowerBound].time == events[index].time {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }
}
