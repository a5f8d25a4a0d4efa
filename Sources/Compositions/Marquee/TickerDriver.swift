// The two ways to move a ticker: an animation that repeats, and a display link that sets its place in every frame.

package import Cairn
package import Foundation

/// Moves a track.
package protocol TickerDriver: AnyObject {
  /// Runs a track from where a turn begins, from now on, which is `running` seconds into the clock.
  func run(_ motion: TickerMotion, from running: Double)
  /// Leaves the track at a place.
  func rest(at place: CGFloat)
  /// Stands still.
  func pause()
  /// Runs on from where it stands.
  func resume()
}

extension TickerDirection {
  /// Sets a layer's place along the way.
  fileprivate func place(_ layer: CALayer, at place: CGFloat) {
    if isHorizontal { layer.position.x = place } else { layer.position.y = place }
  }
}

/// A `CABasicAnimation` without end. Pausing stops the layer's own time, as Apple's technical note QA1673 does.
package final class AnimationTickerDriver: TickerDriver {
  private let track: CALayer
  private let direction: TickerDirection

  /// A driver of a track.
  package init(track: CALayer, direction: TickerDirection) {
    self.track = track
    self.direction = direction
  }

  package func run(_ motion: TickerMotion, from running: Double) {
    let keyPath = direction.isHorizontal ? "position.x" : "position.y"
    let run = CABasicAnimation(keyPath: keyPath)
    (run.fromValue, run.toValue) = (motion.ends.start, motion.ends.end)
    run.duration = motion.turn
    run.repeatCount = .infinity
    direction.place(track, at: motion.ends.start)
    track.add(run, forKey: "run")
  }

  package func rest(at place: CGFloat) {
    track.removeAnimation(forKey: "run")
    direction.place(track, at: place)
  }

  package func pause() {
    let stopped = track.convertTime(CACurrentMediaTime(), from: nil)
    track.speed = 0
    track.timeOffset = stopped
  }

  package func resume() {
    let stopped = track.timeOffset
    track.speed = 1
    track.timeOffset = 0
    track.beginTime = 0
    track.beginTime = track.convertTime(CACurrentMediaTime(), from: nil) - stopped
  }
}

/// A `CADisplayLink` that computes the place of every frame. The stage keeps the link, and the link the driver.
package final class LinkTickerDriver: TickerDriver {
  private let track: CALayer
  private let direction: TickerDirection
  private let clock: TickerClock
  private var motion: TickerMotion?
  private var start = 0.0
  private var isPaused = false

  /// A driver of a track on a stage, whose clock tells how long the ticker has run.
  package init(track: CALayer, direction: TickerDirection, stage: Stage, clock: TickerClock) {
    self.track = track
    self.direction = direction
    self.clock = clock
    CADisplayLink { link in self.step(link.timestamp) }.add(to: stage)
  }

  private func step(_ time: Double) {
    guard let motion, !isPaused else { return }
    CATransaction.unanimated { direction.place(track, at: motion.place(after: clock.running(at: time) - start)) }
  }

  package func run(_ motion: TickerMotion, from running: Double) {
    self.motion = motion
    start = running
    direction.place(track, at: motion.ends.start)
  }

  package func rest(at place: CGFloat) {
    motion = nil
    direction.place(track, at: place)
  }

  package func pause() {
    // Paused between two frames, it stands where it is then and not where the last frame was.
    step(CACurrentMediaTime())
    isPaused = true
  }

  package func resume() { isPaused = false }
}
