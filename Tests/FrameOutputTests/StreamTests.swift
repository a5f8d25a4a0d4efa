// Streams byte by byte: raw pixels, Y4M by the formulas of BT.709, PNG files, and readers that go away.

import Cairo
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct StreamTests {
  /// The stream of frames with these pixels.
  private func bytes(_ form: any StreamForm, _ images: [PixelBuffer], _ format: StreamFormat) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let frames = images.enumerated().map { Frame(index: $0, time: 0, pixels: $1) }
    try FrameStream(.file(folder.path("stream")), as: form).write(frames, as: format)
    #expect(folder.names() == ["stream"])
    return try #require(folder.bytes("stream"))
  }

  @Test func rawPixelsAreReorderedAndDivided() throws {
    // Half-transparent red, premultiplied; ten pixels, so that both the blocks of eight and the rest are met.
    let image = picture(10, 1) { _, _ in premultiplied(128, 128, 64, 0) }
    let format = StreamFormat(width: 10, height: 1)
    func pixel(_ order: PixelOrder, _ alpha: AlphaForm) throws -> [UInt8] {
      let all = try bytes(RawVideoForm(order: order, alpha: alpha), [image], format)
      #expect(all.count == 40)
      for start in stride(from: 0, to: 40, by: 4) { #expect(all[start..<start + 4] == all[0..<4]) }
      return Array(all.prefix(4))
    }
    #expect(try pixel(.bgra, .premultiplied) == [0, 64, 128, 128])
    #expect(try pixel(.rgba, .premultiplied) == [128, 64, 0, 128])
    #expect(try pixel(.bgra, .straight) == [0, 128, 255, 128])
    #expect(try pixel(.rgba, .straight) == [255, 128, 0, 128])
  }

  /// Y′, Cb and Cr that BT.709 gives for red, green, blue, white, black and grey 128 in limited range.
  private static let known: [(UInt32, [UInt8])] = [
    (0xFFFF_0000, [63, 102, 240]), (0xFF00_FF00, [173, 42, 26]), (0xFF00_00FF, [32, 240, 118]),
    (0xFFFF_FFFF, [235, 128, 128]), (0xFF00_0000, [16, 128, 128]), (0xFF80_8080, [126, 128, 128]),
    (0, [16, 128, 128]),
  ]

  @Test func fullChromaFollowsTheFormulas() throws {
    let format = StreamFormat(width: 1, height: 1, rateNumerator: 30000, rateDenominator: 1001)
    let head = Array("YUV4MPEG2 W1 H1 F30000:1001 Ip A1:1 C444 XCOLORRANGE=LIMITED\nFRAME\n".utf8)
    for (word, planes) in Self.known {
      #expect(try bytes(Y4MForm(), [picture(1, 1) { _, _ in word }], format) == head + planes)
    }
  }

  @Test func reducedChromaIsTheMeanOfFour() throws {
    let format = StreamFormat(width: 3, height: 3, rateNumerator: 60)
    let image = picture(3, 3) { x, y in x == 2 || y == 2 ? 0xFF00_00FF : x == y ? 0xFFFF_0000 : 0xFF00_0000 }
    let head = Array("YUV4MPEG2 W3 H3 F60:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\nFRAME\n".utf8)
    let all = try bytes(Y4MForm(chroma: .yuv420p), [image], format)
    // Two of four pixels are red in the first square; all of the odd edge is blue. 115 = 128 − 25.66/2, 184 = 128 + 112/2.
    #expect(all == head + [63, 16, 32, 16, 63, 32, 32, 32, 32] + [115, 240, 240, 240] + [184, 118, 118, 118])
  }

  @Test func filesFollowOneAnother() throws {
    let images = [3, 200].map { red in picture(4, 4) { _, _ in premultiplied(255, red, 0, 0) } }
    let all = try bytes(PNGStreamForm(), images, StreamFormat(width: 4, height: 4, isOpaque: true))
    let files = try images.map { try encode($0, opaque: true) }
    #expect(all == files[0] + files[1])
  }

  @Test func repeatedFramesAreWrittenAgain() throws {
    let folder = try TemporaryFolder()
    let image = picture(2, 2) { _, _ in 0xFF01_0203 }
    let frames = [
      Frame(index: 0, time: 0, pixels: image), Frame(index: 1, time: 0, pixels: image, repeatsPrevious: true),
    ]
    try FrameStream(.file(folder.path("raw")), as: RawVideoForm()).write(frames, as: StreamFormat(width: 2, height: 2))
    #expect(folder.bytes("raw")?.count == 32)
  }

  @Test func missingFoldersAreMadeAndGoAgain() throws {
    let folder = try TemporaryFolder()
    let format = StreamFormat(width: 2, height: 2)
    let frame = Frame(index: 0, time: 0, pixels: PixelBuffer(width: 2, height: 2))
    try FrameStream(.file(folder.path("a/b/raw")), as: RawVideoForm()).write([frame], as: format)
    #expect(folder.names(in: "a/b") == ["raw"])
    let given = FrameStream(.file(folder.path("c/d/raw")), as: RawVideoForm())
    _ = try given.begin(format)
    given.abandon()
    #expect(folder.names() == ["a"])
  }

  @Test func aReaderThatGoesAwayIsAnError() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let stream = FrameStream(.descriptor(pipe.fileHandleForWriting.fileDescriptor), as: RawVideoForm())
    let error = #expect(throws: SinkError.self) {
      try stream.write(
        [Frame(index: 0, time: 0, pixels: PixelBuffer(width: 2, height: 2))], as: StreamFormat(width: 2, height: 2))
    }
    #expect(error?.message == "the reader went away before the last frame")
  }

  @Test func contradictionsAreRefused() {
    for settings in [
      StreamSettings(kind: .rawvideo, pixelFormat: .yuv420p), StreamSettings(kind: .y4m, pixelFormat: .bgra),
      StreamSettings(kind: .y4m, alpha: .straight), StreamSettings(kind: .png, pixelFormat: .rgba),
      StreamSettings(kind: .png, alpha: .premultiplied),
    ] {
      #expect(throws: SinkError.self) { try SinkCatalogue.sink(for: "-", options: SinkOptions(stream: settings)) }
    }
    #expect(throws: SinkError.self) {
      try SinkCatalogue.sink(for: "frames/", options: SinkOptions(stream: StreamSettings(kind: .png)))
    }
  }
}
