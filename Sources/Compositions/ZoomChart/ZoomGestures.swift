// Fingers on a zoom chart: what is dragged, spread or thrown, from one frame to the next.

import Cairn
import Foundation

/// Turns gestures into parts of a series.
package final class ZoomGestures {
  private let scene: ZoomChartScene
  private var velocity = VelocityTracker()
  private var lastX: CGFloat = 0
  private var pinch: (scale: Double, ratio: Double, x: Double)?
  private var fingers = 0
  private var lastTick: Double?
  private var isChanged = false
  private var isSettled = true
  /// What is thrown; nil when nothing is.
  package private(set) var inertia: Inertia?

  /// Gestures on a chart.
  package init(_ scene: ZoomChartScene) { self.scene = scene }

  /// Whether something moves the chart.
  package var isMoving: Bool { fingers > 0 || inertia != nil }

  /// A finger that drags.
  package func pan(_ sample: GestureSample) {
    switch sample.phase {
    case .began:
      begin()
      velocity = VelocityTracker()
    case .changed:
      guard fingers > 0 else { return }
      scene.transform.pan(by: sample.point.x - lastX)
    case .ended, .cancelled:
      guard fingers > 0 else { return }
      if lastX != sample.point.x { scene.transform.pan(by: sample.point.x - lastX) }
      end()
      guard sample.phase == .ended else { return }
      inertia = Inertia(
        start: sample.time, origin: scene.transform.offset, velocity: velocity.velocity(at: sample.time),
        within: scene.transform.offsets)
    }
    lastX = sample.point.x
    velocity.add(sample.point.x, at: sample.time)
    isChanged = true
  }

  /// Two fingers. The datum between them stays between them.
  package func pinch(_ sample: GestureSample) {
    let view = sample.point.x - scene.look.plot.minX
    switch sample.phase {
    case .began:
      begin()
      pinch = (scene.transform.scale, sample.scale, scene.transform.data(view))
    case .changed, .ended, .cancelled:
      guard let pinch else { return }
      scene.transform.zoom(to: pinch.scale * sample.scale / pinch.ratio, putting: pinch.x, at: view)
      if sample.phase != .changed {
        self.pinch = nil
        end()
      }
    }
    isChanged = true
  }

  /// A finger that points; it stops what is thrown.
  package func touch(_ sample: GestureSample) {
    if sample.phase == .began { stop() }
    switch sample.phase {
    case .began, .changed: scene.touch(atX: sample.point.x)
    case .ended, .cancelled: scene.release()
    }
  }

  private func begin() {
    stop()
    scene.release()
    fingers = 1
  }

  private func end() { fingers = 0 }

  private func stop() {
    if inertia != nil { isChanged = true }
    inertia = nil
  }

  /// Forgets all movement: the chart was laid out anew.
  package func reset() {
    (fingers, pinch, inertia, isChanged, isSettled) = (0, nil, nil, false, true)
  }

  /// Goes on to a frame: moves what is thrown, lets the range of values follow, and draws what changed. Everything that
  /// happened between two frames is drawn once.
  package func tick(_ time: Double) {
    let seconds = time - (lastTick ?? time)
    lastTick = time
    if let thrown = inertia {
      scene.transform.place(thrown.offset(at: time))
      isChanged = true
      if time >= thrown.end { inertia = nil }
    }
    guard isMoving || isChanged || !isSettled else { return }
    let isThere = scene.follow(for: seconds)
    let moves = isMoving || !isThere
    // A finger that rests changes nothing.
    if isChanged || !isThere || scene.isCheap != moves { scene.draw(cheaply: moves) }
    isChanged = false
    isSettled = !moves
  }
}
