// A clip, made by ffmpeg from frames that go through a pipe.

import Foundation

/// Writes a clip: H.264, ProRes 4444, VP9, GIF, APNG or WebP, by its kind.
///
/// ffmpeg is a program of its own and must be installed. The clip appears whole, under a temporary name first.
public final class FFmpegSink: FrameSink {
  private let path: String
  private let kind: FFmpegFormat
  private let program: String?
  private var running: (child: FFmpegChild, folder: PreparedFolder)?
  private var last: [UInt8]?

  /// A clip at `path`. Missing folders are made.
  public convenience init(_ path: String, as kind: FFmpegFormat) { self.init(path, as: kind, program: nil) }

  /// `program` is run instead of the ffmpeg that the search path leads to.
  package init(_ path: String, as kind: FFmpegFormat, program: String?) {
    self.path = path
    self.kind = kind
    self.program = program
  }

  /// Starts ffmpeg.
  public func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    guard let program = program ?? Self.find("ffmpeg", in: ProcessInfo.processInfo.environment["PATH"] ?? "") else {
      throw SinkError(
        "ffmpeg is not installed, and makes .\(kind.fileExtension) files", place: path,
        hint: "install the Debian package ffmpeg (apt install ffmpeg), or write numbered PNG files")
    }
    let folder = try PreparedFolder(WholeFile.folder(of: path))
    let quiet = ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"]
    do throws(SinkError) {
      let child = try FFmpegChild(program, quiet + command(format).arguments(format, to: partial))
      running = (child, folder)
    } catch {
      folder.removeIfEmpty()
      throw error
    }
    last = nil
    return RawFrameEncoder(format: format, order: .bgra, blending: kind.keepsAlpha ? .straight : .flattened)
  }

  /// Sends one frame.
  public func write(_ frame: EncodedFrame) throws(SinkError) {
    guard let child = running?.child else { throw SinkError("frame \(frame.index) came before the clip began") }
    guard let bytes = frame.repeatsPrevious ? last : frame.bytes else { throw SinkError.nothingToRepeat(frame.index) }
    let code = child.write(bytes)
    if code != 0 {
      let said = child.finish() ?? "it closed its input early"
      remove()
      throw code == EPIPE ? failure(said) : SinkError("ffmpeg takes no frames", code: code, place: path)
    }
    last = bytes
  }

  /// Lets ffmpeg complete the clip and gives it its name.
  public func finish() throws(SinkError) {
    guard let child = running?.child else { throw SinkError("the clip never began", place: path) }
    if let said = child.finish() {
      remove()
      throw failure(said)
    }
    running = nil
    last = nil
    guard rename(partial, path) == 0 else {
      let code = errno
      unlink(partial)
      throw SinkError("the clip cannot take its name", code: code, place: path)
    }
  }

  /// Ends ffmpeg and removes what it wrote.
  public func abandon() {
    running?.child.kill()
    remove()
  }

  /// How the clip will differ from its frames.
  public func notes(for format: StreamFormat) -> [String] { kind.notes(format) }

  /// The command that reads what `cairn render … -o -` writes: unlike what we send, it is not flattened.
  public func ffmpegCommand(for format: StreamFormat) throws(SinkError) -> String? {
    FFmpegCommand(kind, input: RawVideoForm().ffmpegInput(format), inputIsFlat: false).line(format, to: path)
  }

  private var partial: String { WholeFile.partialPath(of: path) }

  private func command(_ format: StreamFormat) -> FFmpegCommand {
    FFmpegCommand(kind, input: RawVideoForm().ffmpegInput(format), inputIsFlat: !kind.keepsAlpha)
  }

  /// After ffmpeg's end: whatever it wrote goes.
  private func remove() {
    guard let running else { return }
    unlink(partial)
    running.folder.removeIfEmpty()
    self.running = nil
    last = nil
  }

  private func failure(_ said: String) -> SinkError { SinkError("ffmpeg failed: \(said)", place: path) }

  /// The first executable file of that name in a search path.
  static func find(_ name: String, in searchPath: String) -> String? {
    searchPath.split(separator: ":").lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
