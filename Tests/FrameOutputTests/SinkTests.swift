// The sinks without a folder: one picture, digests, nothing; and the catalogue that chooses among them.

import Cairo
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct SinkTests {
  private let image = picture(6, 5) { x, y in premultiplied(255, x * 9, y * 7, 1) }

  @Test func onePictureIsOneFile() throws {
    let folder = try TemporaryFolder()
    let format = StreamFormat(width: 6, height: 5, isOpaque: true, frameCount: 1)
    try SinglePNG(folder.path("new/still.png"), level: 9).write([Frame(index: 9, time: 1, pixels: image)], as: format)
    #expect(folder.names(in: "new") == ["still.png"])
    #expect(try PNGCodec.decode(path: folder.path("new/still.png")).equals(image))
  }

  @Test func severalFramesDoNotFitOneFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("new/still.png")
    let error = #expect(throws: SinkError.self) {
      try SinglePNG(path).begin(StreamFormat(width: 6, height: 5, frameCount: 2))
    }
    #expect(error?.hint?.contains("still_%05d.png") == true)
    let frames = (0..<2).map { Frame(index: $0, time: 0, pixels: image) }
    #expect(throws: SinkError.self) { try SinglePNG(path).write(frames, as: StreamFormat(width: 6, height: 5)) }
    #expect(throws: SinkError.self) { try SinglePNG(folder.root + "/").begin(StreamFormat(width: 6, height: 5)) }
  }

  @Test func digestsTellPixelsAndSizesApart() throws {
    let other = image.copy()
    other[5, 4] ^= 0x0100_0000
    #expect(DigestSink.digest(of: image) == DigestSink.digest(of: image.copy()))
    #expect(DigestSink.digest(of: image) != DigestSink.digest(of: other))
    #expect(
      DigestSink.digest(of: PixelBuffer(width: 2, height: 3)) != DigestSink.digest(of: PixelBuffer(width: 3, height: 2))
    )
  }

  @Test func digestsAreKeptByFrame() throws {
    let sink = DigestSink()
    let frames = [
      Frame(index: 4, time: 0, pixels: image), Frame(index: 5, time: 0, pixels: image, repeatsPrevious: true),
      Frame(index: 6, time: 0, pixels: PixelBuffer(width: 6, height: 5)),
    ]
    try sink.write(frames, as: StreamFormat(width: 6, height: 5))
    #expect(sink.digests.keys.sorted() == [4, 5, 6])
    #expect(sink.digests[4] == DigestSink.digest(of: image))
    #expect(sink.digests[4] == sink.digests[5])
    #expect(sink.digests[4] != sink.digests[6])
  }

  @Test func nothingIsKeptButTheCount() throws {
    let sink = NullSink()
    try sink.write((0..<3).map { Frame(index: $0, time: 0, pixels: image) }, as: StreamFormat(width: 6, height: 5))
    #expect(sink.frameCount == 3)
  }

  @Test func pathsChooseTheirSink() throws {
    #expect(try SinkCatalogue.sink(for: "frames/") is PNGSequence)
    #expect(try SinkCatalogue.sink(for: "v1.2/frames") is PNGSequence)
    #expect(try SinkCatalogue.sink(for: "shot_%05d.png") is PNGSequence)
    #expect(try SinkCatalogue.sink(for: "Still.PNG") is SinglePNG)
    let error = #expect(throws: SinkError.self) { try SinkCatalogue.sink(for: "clip.xyz") }
    #expect(error?.message.contains(".xyz") == true)
  }

  @Test(arguments: SinkCatalogue.kinds.indices) func everyKindTakesItsOwnExample(index: Int) {
    let kind = SinkCatalogue.kinds[index]
    #expect(SinkCatalogue.kinds.first { $0.matches(kind.example) }?.name == kind.name)
  }

  @Test func errorsReadAsOneLine() {
    #expect(SinkError("it is full", place: "a/b", hint: "empty it").description == "a/b: it is full (empty it)")
    #expect(SinkError("it is full").description == "it is full")
  }
}
