// What a stage tells once a frame: the seam between the stage and display links.

/// The display's tick as a stage announces it.
public struct DisplayTick: Sendable, Hashable {
  /// Number of the frame.
  public var index: Int
  /// Time of the frame, seconds.
  public var time: Double
  /// Time of the frame after it, seconds.
  public var nextTime: Double
  /// Frames a second.
  public var rate: FrameRate
}

/// Something that wants to know of every frame before it is committed.
public protocol FrameListener: AnyObject {
  /// A frame is about to be committed.
  func tick(_ tick: DisplayTick)
  /// Whether it wants to hear of more frames.
  var isListening: Bool { get }
}
