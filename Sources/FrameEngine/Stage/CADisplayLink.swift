// A timer that fires with the frames of a stage.

public import CoreAnimation
public import Foundation

/// Calls back before each frame is committed, or before every second, third … frame at a lower preferred rate.
///
/// Where Apple's initialiser takes a target and a selector this one takes a closure: there are no selectors without the
/// Objective-C runtime.
public final class CADisplayLink: FrameListener {
  private let body: (CADisplayLink) -> Void
  private var isValid = true

  /// Time of the frame being prepared, seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Time of the frame it will fire for next, seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Time between two frames of the display, seconds, at whatever rate the link fires.
  public private(set) var duration: CFTimeInterval = 0
  /// Whether the link is silent.
  public var isPaused = false
  /// Rates that are wanted. The link fires every k-th frame of the stage, counted from its first: k gives the rate
  /// inside the range that is nearest to the preferred one, the faster of two that are equally near.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// Calls a second that are wanted; 0 means every frame. The older way to set the preferred rate alone.
  public var preferredFramesPerSecond: Int {
    get { preferredFrameRateRange.preferred.flatMap { Int(exactly: max($0, 0).rounded(.down)) } ?? 0 }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange = rate > 0 ? CAFrameRateRange(minimum: 0, maximum: 0, preferred: rate) : .default
    }
  }

  /// A link that calls a closure.
  public init(_ body: @escaping (CADisplayLink) -> Void) { self.body = body }

  /// Begins to fire with the frames of a stage.
  public func add(to stage: Stage) { stage.add(self) }

  /// Begins to fire with the frames of the stage that plays on this thread, or else of the one that plays next: on a
  /// virtual clock it stands for every run loop and mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { RunLoopListeners.current.add(self) }

  /// Ends it for good.
  public func invalidate() { isValid = false }

  /// Whether the link was not invalidated.
  public var isListening: Bool { isValid }

  /// Fires when the frame is one of the link's.
  public func tick(_ tick: DisplayTick) {
    guard isValid, !isPaused else { return }
    let stride = preferredFrameRateRange.stride(at: tick.rate)
    guard tick.index % stride == 0 else { return }
    timestamp = tick.time
    targetTimestamp = tick.rate.time(of: tick.index + stride)
    duration = tick.nextTime - tick.time
    body(self)
  }
}
