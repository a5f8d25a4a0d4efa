// The arguments ffmpeg is run with, and the same as a line for a shell.

/// One run of ffmpeg: an input and a kind of clip.
struct FFmpegCommand {
  private let format: FFmpegFormat
  /// The arguments up to `-i` and the input's name.
  private let input: [String]
  /// Whether the input lies over black already, or has no alpha.
  private let inputIsFlat: Bool

  init(_ format: FFmpegFormat, input: [String], inputIsFlat: Bool) {
    self.format = format
    self.input = input
    self.inputIsFlat = inputIsFlat
  }

  /// Numbered files. The rate must stand before the input, which has none; and ffmpeg looks for the first number among
  /// 0 to 4 only.
  static func sequence(_ name: FrameName, _ stream: StreamFormat) -> [String] {
    [
      "-framerate", stream.rate, "-start_number", String(name.startNumber + stream.firstIndex), "-i",
      input(name.pattern),
    ]
  }

  /// A path that cannot be taken for an option or a protocol.
  ///
  /// Bytes and not characters: a mark that combines with a sign makes one character with it, and ffmpeg knows of none.
  static func input(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "-") || path.utf8.contains(UInt8(ascii: ":")) ? "file:" + path : path
  }

  /// What follows the name of the program.
  func arguments(_ stream: StreamFormat, to path: String) -> [String] {
    var filters: [String] = []
    if !format.keepsAlpha, !inputIsFlat, !stream.isOpaque { filters += ["format=gbrap", "premultiply=inplace=1"] }
    let size = format.size(stream)
    if size != (stream.width, stream.height) {
      let digits = String(stream.background & 0xFF_FFFF, radix: 16)
      let color = "0x" + String(repeating: "0", count: 6 - digits.count) + digits
      filters.append("pad=\(size.width):\(size.height):0:0:\(color)")
    }
    if format.isTooFast(stream), let most = format.mostFramesPerSecond { filters.append("fps=\(most)") }
    filters += format.filters(stream)
    return input + (filters.isEmpty ? [] : ["-vf", filters.joined(separator: ",")]) + format.output + [Self.input(path)]
  }

  /// The command as it can be pasted into a shell.
  func line(_ stream: StreamFormat, to path: String) -> String {
    (["ffmpeg"] + arguments(stream, to: path)).map(Self.quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "/", ":", "=", ",", "%", "+", "-": true
      default: false
      }
    }
    if plain, !word.isEmpty { return word }
    // Scalars and not characters, as above: a quote that a mark combines with ends the text all the same.
    var text = "'"
    for scalar in word.unicodeScalars {
      if scalar == "'" { text += #"'\''"# } else { text.unicodeScalars.append(scalar) }
    }
    return text + "'"
  }
}
