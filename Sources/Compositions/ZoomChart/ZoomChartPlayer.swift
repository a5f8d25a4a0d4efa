// Plays scripted input to a zoom chart.

package import Cairn
package import Foundation

/// Plans a script's events on a stage.
package struct ZoomChartPlayer {
  private let scene: ZoomChartScene
  private let gestures: ZoomGestures
  private let leastSize: CGSize

  /// A player for a chart and the fingers on it.
  package init(_ scene: ZoomChartScene, _ gestures: ZoomGestures, leastSize: CGSize) {
    self.scene = scene
    self.gestures = gestures
    self.leastSize = leastSize
  }

  /// Plans all events and returns when the last one has ended. What is thrown last takes up to three seconds more.
  ///
  /// Throws an input error with its place for a size the chart does not fit in.
  package func play(_ events: [ScriptEvent], on stage: Stage) throws(CompositionError) -> Double {
    var end = 0.0
    let (scene, gestures) = (scene, gestures)
    for event in events {
      var duration = 0.0
      switch event.type {
      case "touch", "pan", "pinch":
        let type = event.type
        for sample in GestureSample.samples(of: event) {
          duration = sample.time - event.time
          stage.at(sample.time) {
            switch type {
            case "pan": gestures.pan(sample)
            case "pinch": gestures.pinch(sample)
            default: gestures.touch(sample)
            }
          }
        }
        if type == "pan" { duration += 2 }
      case "resize":
        let size = try event.size(atLeast: leastSize)
        stage.at(event.time) {
          gestures.reset()
          scene.lay(size)
        }
      default:
        duration = scene.configuration.entranceDuration
        stage.at(event.time) { scene.enter() }
      }
      end = max(end, event.time + duration)
    }
    return end
  }
}
