// Plays scripted input to a smooth chart.

package import Cairn
package import Foundation

/// Plans a script's events on a stage.
package struct BezierChartPlayer {
  private let scene: BezierChartScene
  private let reader: SeriesReader
  private let leastSize: CGSize

  /// A player for a chart, which reads the x of new values as its data was read.
  package init(_ scene: BezierChartScene, reader: SeriesReader, leastSize: CGSize) {
    self.scene = scene
    self.reader = reader
    self.leastSize = leastSize
  }

  /// Plans all events and returns when the last one has come to rest.
  ///
  /// Throws an input error with its place for labels that are no x of this chart and for a size it does not fit in.
  package func play(_ events: [ScriptEvent], on stage: Stage) throws(CompositionError) -> Double {
    var end = 0.0
    let scene = scene
    for event in events {
      var duration = 0.25
      switch event.type {
      case "touch":
        for sample in GestureSample.samples(of: event) {
          duration = sample.time - event.time + 0.25
          let isOver = sample.phase == .ended || sample.phase == .cancelled
          stage.at(sample.time) { isOver ? scene.release() : scene.touch(atX: sample.point.x) }
        }
      case "update":
        let values = event.numbers("values")
        let labels = try labels(event, count: values.count)
        duration = scene.configuration.updateDuration
        stage.at(event.time) {
          let next = scene.window.following(values.count)
          scene.update(values, xs: labels.xs ?? next, names: labels.names)
        }
      case "resize":
        let size = try event.size(atLeast: leastSize)
        stage.at(event.time) { scene.lay(size) }
      default:
        duration = scene.configuration.entranceDuration
        stage.at(event.time) { scene.enter() }
      }
      end = max(end, event.time + duration)
    }
    return end
  }

  /// The x of new values; names where x are names.
  private func labels(
    _ event: ScriptEvent, count: Int
  ) throws(CompositionError) -> (xs: [Double]?, names: [String]) {
    let texts = event.texts("labels")
    if texts.isEmpty { return (nil, Array(repeating: "", count: count)) }
    guard texts.count == count else {
      throw CompositionError(
        .input, "there are \(count) values and \(texts.count) labels", place: event.place,
        hint: "give each value its label, or none of them")
    }
    var xs: [Double] = []
    for text in texts {
      switch scene.window.axis {
      case .name, .index: return (nil, texts)
      case .number:
        guard let number = DataValue.number(text) else { throw DataValue.noNumber(text, place: event.place) }
        xs.append(number)
      case .date:
        guard let date = ISODate.read(text, zone: reader.zone) else {
          throw CompositionError(
            .input, "'\(text)' is not a date", place: event.place, hint: "write ISO 8601, as in 2026-03-01")
        }
        xs.append(date)
      }
    }
    return (xs, [])
  }
}
