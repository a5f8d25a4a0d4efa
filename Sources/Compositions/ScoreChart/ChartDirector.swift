// When each event of each game appears on a stage, and when scripted input comes.

package import Cairn

/// Plays games on the virtual clock.
package enum ChartDirector {
  /// Plays games one after the other, each followed by a pause. Events of the same game time appear together. Returns the
  /// second of the last event.
  package static func play(
    _ games: [ScoreGame], in scene: ScoreChartScene, on stage: Stage, speed: Double, hold: Double = 0
  ) -> Double {
    scene.motionDuration = ChartMotion.duration(atSpeed: speed)
    var start = 0.0
    var end = 0.0
    for (number, game) in games.enumerated() {
      if number > 0 { stage.at(start) { scene.load(game) } }
      for group in groups(of: game.events) {
        stage.at(start + game.events[group.lowerBound].time / speed) { scene.show(group) }
      }
      end = start + (game.events.last?.time ?? 0) / speed
      start = end + hold
    }
    return end
  }

  /// Plays scripted input: pinches, and the way to the background and back.
  package static func play(_ script: [ScriptEvent], in scene: ScoreChartScene, on stage: Stage) {
    var began = scene.viewport.step
    for event in script {
      switch event.type {
      case "suspend": stage.at(event.time) { scene.suspend() }
      case "resume": stage.at(event.time) { scene.resume() }
      default:
        for sample in GestureSample.samples(of: event) {
          stage.at(sample.time) {
            if sample.phase == .began { began = scene.viewport.step }
            scene.zoom(
              toStep: began * sample.scale, isFinal: sample.phase == .ended || sample.phase == .cancelled)
          }
        }
      }
    }
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
