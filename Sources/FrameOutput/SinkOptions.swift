// What may be asked of an output beside its path.

/// What the caller may ask of a sink beside its path.
public struct SinkOptions: Sendable, Hashable {
  /// zlib's effort for PNG files, 1 to 9; `nil` for the fast encoder.
  public var pngLevel: Int?
  /// The number in the name of frame 0.
  public var startNumber: Int
  /// Whether numbered files that equal the one before are hard links to it.
  public var linksIdentical: Bool

  /// The kind of stream, for `-` and Y4M files.
  public var stream: StreamSettings
  /// The file descriptor `-` stands for.
  public var standardOutput: Int32
  /// What the frames are made from, when numbered files are to be listed so that a later run can go on with them.
  package var identity: String?
  /// A word for the part of the run that is rendered.
  package var part: String?

  /// Options from their parts.
  public init(
    pngLevel: Int? = nil, startNumber: Int = 0, linksIdentical: Bool = false,
    stream: StreamSettings = StreamSettings(), standardOutput: Int32 = 1
  ) {
    self.init(
      pngLevel: pngLevel, startNumber: startNumber, linksIdentical: linksIdentical, stream: stream,
      standardOutput: standardOutput, identity: nil, part: nil)
  }

  package init(
    pngLevel: Int? = nil, startNumber: Int = 0, linksIdentical: Bool = false,
    stream: StreamSettings = StreamSettings(), standardOutput: Int32 = 1, identity: String?, part: String?
  ) {
    self.linksIdentical = linksIdentical
    self.identity = identity
    self.part = part
    self.stream = stream
    self.standardOutput = standardOutput
    self.pngLevel = pngLevel
    self.startNumber = startNumber
  }
}
