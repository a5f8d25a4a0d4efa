// Which sink a path on a command line means: one row a kind of output.

/// What the caller may ask of a sink beside its path.
public struct SinkOptions: Sendable, Hashable {
  /// zlib's effort for PNG files, 1 to 9; `nil` for the fast encoder.
  public var pngLevel: Int?
  /// The number in the name of frame 0.
  public var startNumber: Int

  /// Options from their parts.
  public init(pngLevel: Int? = nil, startNumber: Int = 0) {
    self.pngLevel = pngLevel
    self.startNumber = startNumber
  }
}

/// One kind of output.
public struct SinkKind: Sendable {
  /// What it is called in messages and lists.
  public let name: String
  /// How it is written, as an example.
  public let example: String
  /// Whether an output path means this kind.
  public let matches: @Sendable (String) -> Bool
  /// A sink for the path.
  public let make: @Sendable (String, SinkOptions) -> any FrameSink

  /// A kind from its parts.
  public init(
    name: String, example: String, matches: @escaping @Sendable (String) -> Bool,
    make: @escaping @Sendable (String, SinkOptions) -> any FrameSink
  ) {
    self.name = name
    self.example = example
    self.matches = matches
    self.make = make
  }
}

/// All kinds of output. The first row that matches a path is taken.
public enum SinkCatalogue {
  /// The rows.
  public static let kinds: [SinkKind] = [
    SinkKind(
      name: "numbered PNG files", example: "shot_%05d.png",
      matches: { $0.contains("%") && ["", "png"].contains(fileExtension($0)) },
      make: { PNGSequence($0, level: $1.pngLevel, startNumber: $1.startNumber) }),
    SinkKind(
      name: "a single PNG file", example: "still.png",
      matches: { fileExtension($0) == "png" },
      make: { path, options in SinglePNG(path, level: options.pngLevel) }),
    SinkKind(
      name: "a folder of PNG files", example: "frames/",
      matches: { $0.hasSuffix("/") || fileExtension($0).isEmpty },
      make: { PNGSequence($0, level: $1.pngLevel, startNumber: $1.startNumber) }),
  ]

  /// The sink an output path means.
  public static func sink(for output: String, options: SinkOptions = SinkOptions()) throws(SinkError) -> any FrameSink {
    guard let kind = kinds.first(where: { $0.matches(output) }) else {
      throw SinkError(
        "no output format has the extension .\(fileExtension(output))", place: output,
        hint: "write " + kinds.map { "\($0.example) for \($0.name)" }.joined(separator: ", "))
    }
    return kind.make(output, options)
  }

  /// What follows the last full stop of the last component, in lower case; empty when there is none.
  static func fileExtension(_ path: String) -> String {
    guard let name = path.split(separator: "/", omittingEmptySubsequences: false).last,
      let dot = name.lastIndex(of: "."), dot != name.startIndex
    else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
