// A timer that fires with the frames of a stage.

public import CoreAnimation
import Foundation

/// Calls back before each frame is committed, or before the right subset of frames at a lower preferred rate.
///
/// Where Apple's initialiser takes a target and a selector this one takes a closure: there are no selectors without the
/// Objective-C runtime.
public final class CADisplayLink: FrameListener {
  private let body: (CADisplayLink) -> Void
  private var isValid = true
  private var lastSlot: Int?

  /// Time of the frame being prepared, seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Time of the frame after it, seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Time between two frames of the display, seconds.
  public private(set) var duration: CFTimeInterval = 0
  /// Whether the link is silent.
  public var isPaused = false
  /// Calls a second that are wanted; 0 means every frame.
  public var preferredFramesPerSecond = 0

  /// A link that calls a closure.
  public init(_ body: @escaping (CADisplayLink) -> Void) { self.body = body }

  /// Begins to fire with the frames of a stage.
  public func add(to stage: Stage) { stage.add(self) }

  /// Ends it for good.
  public func invalidate() { isValid = false }

  /// Whether the link was not invalidated.
  public var isListening: Bool { isValid }

  /// Fires when the frame begins a new slot of the preferred rate.
  public func tick(_ tick: DisplayTick) {
    guard isValid, !isPaused else { return }
    if preferredFramesPerSecond > 0 {
      let slot = tick.index * tick.rate.denominator * preferredFramesPerSecond / tick.rate.numerator
      if slot == lastSlot { return }
      lastSlot = slot
    }
    timestamp = tick.time
    targetTimestamp = tick.nextTime
    duration = tick.nextTime - tick.time
    body(self)
  }
}
