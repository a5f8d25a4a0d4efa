// A clip looked at afterwards, nearly always by ffprobe: what it is, how long, and whether it has alpha.

import Foundation

/// What ffprobe says of a clip.
public struct ClipCheck: Sendable, Hashable {
  /// The name of the encoding, such as `vp9`.
  public let codec: String
  /// Size in pixels.
  public let width, height: Int
  /// The form of pixels, such as `yuv420p`.
  public let pixelFormat: String
  /// Frames that can be decoded.
  public let frames: Int
  /// Frames a second, as a fraction; 0/0 of a still picture.
  public let rate: String
  /// Seconds; nil when the container does not say.
  public let duration: Double?
  /// Whether it has alpha. VP9 says so beside its pixels.
  public let hasAlpha: Bool

  /// What must be known to see it as it is; nil when there is nothing.
  public var advice: String? {
    if isStill { return "ffmpeg makes a still picture, which has no length, of frames that are all equal" }
    if joinsEqualFrames { return "equal frames that follow each other are one picture here" }
    return codec == "vp9" && hasAlpha
      ? "ffmpeg shows the alpha of VP9 only with -c:v libvpx-vp9 before -i; its own decoder leaves it out" : nil
  }

  /// Whether frames that are equal to the one before are no frames of their own.
  public var joinsEqualFrames: Bool { codec == "webp" }

  /// Whether it is one picture without a length.
  public var isStill: Bool { joinsEqualFrames && duration == nil }

  /// Looks at a clip.
  public static func check(_ path: String) throws(SinkError) -> ClipCheck {
    guard FileManager.default.fileExists(atPath: path) else { throw SinkError("there is no such file", place: path) }
    if path.lowercased().hasSuffix(".webp") { return try webP(path) }
    guard
      let program = FFmpegSink.find("ffprobe", in: ProcessInfo.processInfo.environment["PATH"] ?? "")
    else {
      throw SinkError(
        "ffprobe is not installed, and looks at clips", place: path,
        hint: "install the Debian package ffmpeg (apt install ffmpeg)")
    }
    let (status, text, said) = try run(program, on: path)
    var facts: [Substring: Substring] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard let equals = line.firstIndex(of: "=") else { continue }
      facts[line[..<equals]] = line[line.index(after: equals)...]
    }
    func number(_ key: Substring) -> Int? { facts[key].flatMap { Int($0) } }
    guard status == 0, said.isEmpty, let codec = facts["codec_name"], let width = number("width"),
      let height = number("height"), let frames = number("nb_read_frames"), frames > 0
    else {
      let reason = said.isEmpty ? "no frame of it can be decoded" : said
      throw SinkError("the clip is not whole: \(reason)", place: path, hint: "render it again")
    }
    let format = String(facts["pix_fmt"] ?? "")
    let isTransparent = ["yuva", "rgba", "bgra", "argb", "abgr", "gbrap", "ya", "pal8"].contains {
      format.hasPrefix($0)
    }
    return ClipCheck(
      codec: String(codec), width: width, height: height, pixelFormat: format, frames: frames,
      rate: String(facts["r_frame_rate"] ?? ""), duration: facts["duration"].flatMap { Double($0) },
      hasAlpha: isTransparent || facts["TAG:alpha_mode"] == "1")
  }

  private static func webP(_ path: String) throws(SinkError) -> ClipCheck {
    guard let data = FileManager.default.contents(atPath: path), let file = WebPFile([UInt8](data)),
      file.isStill || !file.delays.isEmpty
    else {
      throw SinkError("the clip is not whole, or is no WebP", place: path, hint: "render it again")
    }
    let pixelFormat = file.hasAlpha ? "bgra" : "bgr0"
    if file.delays.isEmpty {
      return ClipCheck(
        codec: "webp", width: file.width, height: file.height, pixelFormat: pixelFormat, frames: 1, rate: "0/0",
        duration: nil, hasAlpha: file.hasAlpha)
    }
    let milliseconds = file.delays.reduce(0, +)
    return ClipCheck(
      codec: "webp", width: file.width, height: file.height, pixelFormat: pixelFormat,
      frames: file.delays.count, rate: "\(file.delays.count * 1000)/\(max(milliseconds, 1))",
      duration: Double(milliseconds) / 1000, hasAlpha: file.hasAlpha)
  }

  private static func run(
    _ program: String, on path: String
  ) throws(SinkError) -> (status: Int32, output: String, errors: String) {
    let task = Process()
    task.executableURL = URL(fileURLWithPath: program)
    task.arguments = [
      "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
      "stream=codec_name,width,height,pix_fmt,nb_read_frames,r_frame_rate:stream_tags=alpha_mode:format=duration",
      "-of",
      "default=noprint_wrappers=1", "-i", FFmpegCommand.input(path),
    ]
    let output = Pipe(), errors = Pipe()
    task.standardInput = FileHandle.nullDevice
    task.standardOutput = output
    task.standardError = errors
    do { try task.run() } catch { throw SinkError("ffprobe cannot be started", place: program) }
    // What it prints is short; what it complains of may be long, and comes first.
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    task.waitUntilExit()
    let last = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(2).joined(
      separator: "; ")
    return (task.terminationStatus, String(decoding: text, as: UTF8.self), last)
  }
}
