// Clips decoded again: number of frames, length, size, colours, alpha; and what is said when ffmpeg fails.

import Foundation
import FrameOutput
import Graphics
import Testing

private let ffmpeg = "/usr/bin/ffmpeg"
private let ffprobe = "/usr/bin/ffprobe"
private let isInstalled = [ffmpeg, ffprobe].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }

/// What a program prints.
private func output(_ program: String, _ words: [String]) throws -> [UInt8] {
  let task = Process()
  task.executableURL = URL(fileURLWithPath: program)
  task.arguments = words
  let pipe = Pipe()
  task.standardOutput = pipe
  task.standardError = FileHandle.nullDevice
  task.standardInput = FileHandle.nullDevice
  try task.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  task.waitUntilExit()
  return [UInt8](data)
}

@Suite(.enabled(if: isInstalled, "ffmpeg and ffprobe are not installed"), .serialized) struct FFmpegTests {
  /// Left third transparent, then half-transparent green, then opaque red.
  private func image(_ width: Int, _ height: Int) -> PixelBuffer {
    picture(width, height) { x, _ in x < width / 3 ? 0 : x < 2 * width / 3 ? 0x8000_8000 : 0xFFFF_0000 }
  }

  private func clip(_ name: String, _ width: Int, _ height: Int, count: Int, rate: Int, in folder: TemporaryFolder)
    throws
    -> String
  {
    let path = folder.path(name)
    let format = StreamFormat(
      width: width, height: height, rateNumerator: rate, frameCount: count, background: 0xFF00_00FF)
    // A mark that moves keeps frames from being merged.
    let frames = (0..<count).map { index in
      let image = image(width, height)
      image[width - 1 - index % 8, 0] = 0xFFFF_FFFF
      return Frame(index: index, time: Double(index) / Double(rate), pixels: image)
    }
    try SinkCatalogue.sink(for: path).write(frames, as: format)
    #expect(folder.names() == [name])
    return path
  }

  private func probe(_ path: String, _ entries: String) throws -> [String] {
    let words = ["-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries", entries, "-of", "csv=p=0"]
    return String(decoding: try output(ffprobe, words + [path]), as: UTF8.self)
      .split(whereSeparator: { $0.isNewline || $0 == "," }).map(String.init)
  }

  /// Straight red, green, blue and alpha of the first frame's pixels, row by row.
  private func pixels(_ path: String, decoder: [String] = []) throws -> [[UInt8]] {
    let bytes = try output(
      ffmpeg, ["-v", "error"] + decoder + ["-i", path, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgba", "-"])
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<min($0 + 4, bytes.count)]) }
  }

  private func expect(
    _ pixel: [UInt8], isNear wanted: [Int], within tolerance: Int,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let isNear = zip(pixel, wanted).allSatisfy { abs(Int($0) - $1) <= tolerance }
    #expect(isNear, "\(pixel) is not \(wanted)", sourceLocation: location)
  }

  @Test func h264HasEvenSidesAndLabels() throws {
    let folder = try TemporaryFolder()
    let path = try clip("clip.mp4", 65, 49, count: 12, rate: 60, in: folder)
    let facts = try probe(path, "stream=width,height,pix_fmt,color_range,color_space,color_transfer,color_primaries")
    #expect(facts == ["66", "50", "yuv420p", "tv", "bt709", "bt709", "bt709"])
    #expect(try probe(path, "stream=nb_read_frames") == ["12"])
    #expect(try probe(path, "format=duration") == ["0.200000"])
    let pixels = try pixels(path)
    expect(pixels[20 * 66 + 6], isNear: [0, 0, 0, 255], within: 4)
    expect(pixels[20 * 66 + 32], isNear: [0, 128, 0, 255], within: 6)
    expect(pixels[20 * 66 + 54], isNear: [254, 0, 0, 255], within: 4)
    // The last row is the padding; blue is what lies beneath.
    #expect(pixels[49 * 66 + 20][2] > 60)
    let sink = try SinkCatalogue.sink(for: "clip.mp4")
    let notes = sink.notes(for: StreamFormat(width: 65, height: 49))
    #expect(notes == ["65x49 is padded to 66x50 with the background: H.264 takes even sides"])
  }

  @Test func proResAndVP9KeepAlpha() throws {
    let folder = try TemporaryFolder()
    let movie = try clip("clip.mov", 48, 32, count: 3, rate: 30, in: folder)
    let pixels = try pixels(movie)
    #expect(pixels.count == 48 * 32)
    #expect(pixels[10 * 48 + 4][3] == 0)
    expect(pixels[10 * 48 + 24], isNear: [0, 255, 0, 128], within: 4)
    expect(pixels[10 * 48 + 40], isNear: [255, 0, 0, 255], within: 4)
    #expect(try probe(movie, "stream=codec_name,color_space,nb_read_frames") == ["prores", "bt709", "3"])

    let other = try TemporaryFolder()
    let web = try clip("clip.webm", 49, 33, count: 3, rate: 30, in: other)
    // ffmpeg's own decoder does not look at alpha.
    let decoded = try self.pixels(web, decoder: ["-c:v", "libvpx-vp9"])
    #expect(decoded.count == 49 * 33)
    expect([decoded[10 * 49 + 4][3]], isNear: [0], within: 4)
    expect([decoded[10 * 49 + 24][3]], isNear: [128], within: 6)
    expect(decoded[10 * 49 + 42], isNear: [255, 0, 0, 255], within: 10)
    #expect(try probe(web, "stream_tags=alpha_mode") == ["1"])
  }

  @Test func gifKeepsItsLength() throws {
    for (rate, count) in [(30, 30), (60, 60)] {
      let folder = try TemporaryFolder()
      let path = try clip("clip.gif", 24, 16, count: count, rate: rate, in: folder)
      let bytes = try #require(folder.bytes("clip.gif"))
      // Graphic control extensions: 21 F9 04, flags, delay in hundredths of a second.
      var delays: [Int] = []
      for index in 0..<(bytes.count - 7) where bytes[index...index + 2] == [0x21, 0xF9, 4] && bytes[index + 7] == 0 {
        delays.append(Int(bytes[index + 4]) + Int(bytes[index + 5]) << 8)
      }
      #expect(abs(delays.reduce(0, +) - 100) <= 2, "\(delays)")
      #expect(delays.allSatisfy { $0 >= 2 })
      let pixels = try pixels(path)
      #expect(pixels[10 * 24 + 2][3] == 0 && pixels[10 * 24 + 20] == [255, 0, 0, 255])
    }
    let notes = try SinkCatalogue.sink(for: "a.gif").notes(for: StreamFormat(width: 2, height: 2))
    #expect(notes.count == 1 && notes[0].contains("50 frames a second at most"))
  }

  @Test func animatedPNGAndWebPAreExact() throws {
    let folder = try TemporaryFolder()
    let path = try clip("clip.apng", 25, 16, count: 6, rate: 60, in: folder)
    let pixels = try pixels(path)
    #expect(pixels[10 * 25 + 2][3] == 0 && pixels[10 * 25 + 12] == [0, 255, 0, 128])
    let bytes = try #require(folder.bytes("clip.apng"))
    var delays: [Double] = []
    for index in 0..<(bytes.count - 28) where bytes[index...index + 3].elementsEqual("fcTL".utf8) {
      // After the sequence number come width, height and place, four bytes each; then numerator and denominator.
      let at = index + 24
      delays.append(
        Double(Int(bytes[at]) << 8 + Int(bytes[at + 1])) / Double(Int(bytes[at + 2]) << 8 + Int(bytes[at + 3])))
    }
    #expect(delays.count == 6 && delays.allSatisfy { abs($0 - 1.0 / 60) < 1e-6 }, "\(delays)")

    let other = try TemporaryFolder()
    let webp = try clip("clip.webp", 25, 16, count: 3, rate: 25, in: other)
    #expect(FileManager.default.contents(atPath: webp)?.prefix(4) == Data("RIFF".utf8))
    let text = try #require(other.bytes("clip.webp"))
    let marks = (0..<(text.count - 3)).filter { text[$0...$0 + 3].elementsEqual("ANMF".utf8) }
    #expect(marks.count == 3)
    for (index, mark) in marks.enumerated() {
      // After name and length: place and size, three bytes each, less one and in twos; then the delay in milliseconds.
      func number(_ offset: Int) -> Int { (0..<3).reduce(0) { $0 | Int(text[mark + 8 + offset + $1]) << (8 * $1) } }
      #expect(number(12) == 40, "frame \(index) is shown for \(number(12)) ms")
      let (x, y, width, height) = (number(0) * 2, number(3) * 2, number(6) + 1, number(9) + 1)
      #expect(x + width <= 25 && y + height <= 16)
      // ffmpeg of that age reads still pictures only: each frame's data in a file of its own.
      let length = (0..<4).reduce(0) { $0 | Int(text[mark + 4 + $1]) << (8 * $1) }
      let data = text[(mark + 8 + 16)..<(mark + 8 + length)]
      func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
      let still = other.path("still.webp")
      try Data(Array("RIFF".utf8) + bytes(data.count + 4) + Array("WEBP".utf8) + data).write(
        to: URL(fileURLWithPath: still))
      let pixels = try self.pixels(still)
      #expect(pixels.count == width * height)
      guard index == 0 else { continue }
      // What is transparent all around is left out: the first frame lies on an empty canvas.
      func color(_ column: Int, _ row: Int) -> [UInt8] {
        guard (x..<x + width).contains(column), (y..<y + height).contains(row) else { return [0, 0, 0, 0] }
        return pixels[(row - y) * width + column - x]
      }
      #expect(color(2, 10)[3] == 0 && color(12, 10) == [0, 255, 0, 128] && color(20, 10) == [255, 0, 0, 255])
      // The mark that moves.
      #expect(color(24, 0) == [255, 255, 255, 255] && color(23, 0) == [255, 0, 0, 255])
    }
    // The canvas: after the name and length of VP8X, flags and three bytes left free come the sides less one.
    #expect(text[12...15].elementsEqual("VP8X".utf8) && text[24] == 24 && text[27] == 15)
  }

  @Test func y4mIsReadBack() throws {
    let folder = try TemporaryFolder()
    let path = try clip("clip.y4m", 9, 7, count: 2, rate: 30, in: folder)
    let facts = try probe(path, "stream=width,height,pix_fmt,color_range,r_frame_rate,nb_read_frames")
    #expect(facts == ["9", "7", "yuv444p", "tv", "30/1", "2"])
  }

  @Test func thePrintedCommandMakesTheClip() throws {
    let folder = try TemporaryFolder()
    let format = StreamFormat(
      width: 17, height: 16, rateNumerator: 60, frameCount: 6, lastIndex: 12, firstIndex: 7)
    let sequence = PNGSequence(folder.path("a b"))
    try sequence.write((7..<13).map { Frame(index: $0, time: 0, pixels: image(17, 16)) }, as: format)
    let command = try #require(try sequence.ffmpegCommand(for: format))
    #expect(command.hasPrefix("ffmpeg -framerate 60 -start_number 7 -i '\(folder.root)/a b/%05d.png' "))
    _ = try output("/bin/sh", ["-c", "cd '\(folder.root)' && \(command)"])
    #expect(try probe(folder.path("clip.mp4"), "stream=width,nb_read_frames") == ["18", "6"])
    #expect(try probe(folder.path("clip.mp4"), "format=duration") == ["0.100000"])
  }
}

@Suite struct FFmpegFailureTests {
  /// Writes a program of one line. Another process writes it: a file this one had open for writing, in a child that a
  /// test beside this one starts, could not be run as long as that child lives.
  private func makeProgram(_ text: String, at path: String) throws {
    _ = try output("/bin/sh", ["-c", "printf %s \"$1\" >\"$2\" && chmod 755 \"$2\"", "sh", text, path])
  }

  private let frames = (0..<40).map { Frame(index: $0, time: 0, pixels: PixelBuffer(width: 128, height: 128)) }
  private let format = StreamFormat(width: 128, height: 128, frameCount: 40)

  @Test func itsLastWordsAreShownAndNothingStays() throws {
    let folder = try TemporaryFolder()
    let tools = try TemporaryFolder()
    let script = tools.path("ffmpeg")
    let kind = try #require(FFmpegFormat.all.first)
    // The first dies at once, the second after reading everything.
    for start in ["", "cat >/dev/null; "] {
      try makeProgram("#!/bin/sh\n\(start)echo 'Unknown encoder' >&2; exit 1\n", at: script)
      let sink = FFmpegSink(folder.path("new/clip.mp4"), as: kind, program: script)
      let error = #expect(throws: SinkError.self) { try sink.write(frames, as: format) }
      #expect(error?.message == "ffmpeg failed: Unknown encoder")
      #expect(error?.place == folder.path("new/clip.mp4"))
      #expect(folder.names() == [])
    }
  }

  @Test func givingUpRemovesTheFile() throws {
    let folder = try TemporaryFolder()
    let tools = try TemporaryFolder()
    let script = tools.path("ffmpeg")
    try makeProgram("#!/bin/sh\nfor last; do :; done; echo >\"$last\"; exec sleep 30\n", at: script)
    let kind = try #require(FFmpegFormat.all.first)
    let sink = FFmpegSink(folder.path("clip.mp4"), as: kind, program: script)
    _ = try sink.begin(format)
    sink.abandon()
    #expect(folder.names() == [])
  }

  @Test func rawFramesAreDescribedInTheCommand() throws {
    let stream = FrameStream(.descriptor(1), as: RawVideoForm(order: .rgba))
    let command = try stream.ffmpegCommand(
      for: StreamFormat(width: 4, height: 2, rateNumerator: 30000, rateDenominator: 1001))
    #expect(
      command?.hasPrefix("ffmpeg -f rawvideo -pixel_format rgba -video_size 4x2 -framerate 30000/1001 -i pipe:0 ")
        == true)
  }
}
