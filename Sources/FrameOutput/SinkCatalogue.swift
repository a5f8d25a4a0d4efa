// Which sink a path on a command line means: one row a kind of output.

/// One kind of output.
public struct SinkKind: Sendable {
  /// What it is called in messages and lists.
  public let name: String
  /// How it is written, as an example.
  public let example: String
  /// Whether an output path means this kind.
  public let matches: @Sendable (String) -> Bool
  /// A sink for the path.
  public let make: @Sendable (String, SinkOptions) throws(SinkError) -> any FrameSink

  /// A kind from its parts.
  public init(
    name: String, example: String, matches: @escaping @Sendable (String) -> Bool,
    make: @escaping @Sendable (String, SinkOptions) throws(SinkError) -> any FrameSink
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
  public static let kinds: [SinkKind] = files + clips

  private static let files: [SinkKind] = [
    SinkKind(
      name: "standard output, as --format says: " + StreamKind.allCases.map(\.rawValue).joined(separator: ", "),
      example: "-", matches: { $0 == "-" },
      make: { (_: String, options: SinkOptions) throws(SinkError) in
        FrameStream(.descriptor(options.standardOutput), as: try options.stream.form(pngLevel: options.pngLevel))
      }),
    SinkKind(
      name: "numbered PNG files", example: "shot_%05d.png",
      matches: { $0.contains("%") && ["", "png"].contains(fileExtension($0)) }, make: sequence),
    SinkKind(
      name: "a single PNG file", example: "still.png",
      matches: { fileExtension($0) == "png" },
      make: { path, options in SinglePNG(path, level: options.pngLevel) }),
    SinkKind(
      name: "a folder of PNG files", example: "frames/",
      matches: { $0.hasSuffix("/") || fileExtension($0).isEmpty }, make: sequence),
    SinkKind(
      name: "Y4M video, without loss beyond BT.709", example: "clip.y4m",
      matches: { fileExtension($0) == "y4m" },
      make: { (path: String, options: SinkOptions) throws(SinkError) in
        var settings = options.stream
        settings.kind = .y4m
        return FrameStream(.file(path), as: try settings.form(pngLevel: nil))
      }),
  ]

  private static func sequence(_ output: String, _ options: SinkOptions) throws(SinkError) -> any FrameSink {
    guard let identity = options.identity else {
      return PNGSequence(
        output, level: options.pngLevel, startNumber: options.startNumber, linksIdentical: options.linksIdentical)
    }
    return ResumableSequence(output, options, identity: identity)
  }

  private static let clips = FFmpegFormat.all.map { format in
    SinkKind(
      name: format.name + ", by ffmpeg", example: "clip." + format.fileExtension,
      matches: { fileExtension($0) == format.fileExtension },
      make: { path, _ in FFmpegSink(path, as: format) })
  }

  /// The sink an output path means.
  public static func sink(for output: String, options: SinkOptions = SinkOptions()) throws(SinkError) -> any FrameSink {
    guard let kind = kinds.first(where: { $0.matches(output) }) else {
      throw SinkError(
        "no output format has the extension .\(fileExtension(output))", place: output,
        hint: "write " + kinds.map { "\($0.example) for \($0.name)" }.joined(separator: ", "))
    }
    guard options.stream == StreamSettings() || output == "-" || fileExtension(output) == "y4m" else {
      throw SinkError(
        "--format, --pixel-format and --alpha are for frames on standard output", place: output,
        hint: "write -o -, or leave them out: the output's name says its format")
    }
    return try kind.make(output, options)
  }

  /// Whether a path means a single picture.
  package static func isPicture(_ path: String) -> Bool { fileExtension(path) == "png" && !path.contains("%") }

  /// What follows the last full stop of the last component, in lower case; empty when there is none.
  static func fileExtension(_ path: String) -> String {
    guard let name = path.split(separator: "/", omittingEmptySubsequences: false).last,
      let dot = name.lastIndex(of: "."), dot != name.startIndex
    else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
