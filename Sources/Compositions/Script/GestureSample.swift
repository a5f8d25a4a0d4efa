// A moment of a gesture, and how a line that holds a whole gesture becomes such moments.

package import Foundation

/// Where the fingers are at a time.
package struct GestureSample: Sendable, Equatable {
  /// Seconds since the start of the render.
  package var time: Double
  /// Where the gesture stands.
  package var phase: GesturePhase
  /// The finger, or the middle between two; y is not a number where the line leaves it out.
  package var point: CGPoint
  /// Distance of the fingers, as a ratio to that at the beginning.
  package var scale: Double

  /// A sample from all its parts.
  package init(time: Double, phase: GesturePhase, point: CGPoint, scale: Double = 1) {
    self.time = time
    self.phase = phase
    self.point = point
    self.scale = scale
  }

  /// Samples a second of a gesture that is written as a whole, as of a touch screen. They do not depend on the rate of
  /// the frames, so that a gesture is the same at every rate.
  package static let rate = 120.0

  /// The moments of an event of type touch, pan or pinch.
  ///
  /// With a phase it is one moment. Without, the fingers come down at its time, move to the end over its duration, and
  /// let go: a pan evenly, so that what it drags is thrown, the others starting and stopping gently. The ratio of a
  /// pinch grows by equal factors in equal times.
  package static func samples(of event: ScriptEvent) -> [GestureSample] {
    let start = CGPoint(x: event.number("x") ?? 0, y: event.number("y") ?? .nan)
    let firstScale = event.number("scale") ?? 1
    if let phase = event.text("phase").flatMap({ GesturePhase(rawValue: $0) }) {
      return [GestureSample(time: event.time, phase: phase, point: start, scale: firstScale)]
    }
    let end = CGPoint(x: event.number("toX") ?? start.x, y: event.number("toY") ?? start.y)
    let lastScale = event.number("toScale") ?? firstScale
    let duration = event.number("duration") ?? 0.25
    let count = max(1, Int((duration * rate).rounded()))
    let isEven = event.type == "pan"
    func sample(_ index: Int, _ phase: GesturePhase) -> GestureSample {
      let progress = Double(index) / Double(count)
      let eased = isEven ? progress : progress * progress * (3 - 2 * progress)
      return GestureSample(
        time: event.time + duration * progress, phase: phase,
        point: CGPoint(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased),
        scale: firstScale * pow(lastScale / firstScale, eased))
    }
    return [sample(0, .began)] + (1...count).map { sample($0, .changed) } + [sample(count, .ended)]
  }
}
