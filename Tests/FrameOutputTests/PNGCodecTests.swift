// Reading PNG: what is wrong with a file is said, and no file takes more memory than allowed.

import Cairo
import FrameOutput
import Graphics
import Testing

@Suite struct PNGCodecTests {
  /// Straight 255 at alpha 128 is 128; straight 100 at alpha 51 is 20.
  @Test func colorsArePremultipliedAndRounded() throws {
    let image = picture(2, 1) { x, _ in x == 0 ? premultiplied(128, 128, 0, 64) : premultiplied(51, 20, 51, 0) }
    let read = try PNGCodec.decode(encode(image, opaque: false))
    #expect(read[0, 0] == premultiplied(128, 128, 0, 64))
    #expect(read[1, 0] == premultiplied(51, 20, 51, 0))
  }

  @Test func whatIsNoPNGIsNamed() {
    let error = #expect(throws: ImageFileError.self) { try PNGCodec.decode(Array("GIF89a, not this".utf8)) }
    #expect(error?.message.contains("PNG") == true)
    #expect(throws: ImageFileError.self) { try PNGCodec.decode([]) }
  }

  @Test func everyTruncationIsAnError() throws {
    let image = picture(40, 30) { x, y in premultiplied(255, x * 6, y * 8, 0) }
    let bytes = try encode(image, opaque: true)
    // The last chunk is 12 bytes that hold no pixels; before it everything counts.
    for length in stride(from: 0, to: bytes.count - 40, by: 11) {
      #expect(throws: ImageFileError.self) { try PNGCodec.decode(Array(bytes.prefix(length))) }
    }
  }

  @Test func aClaimBeyondTheLimitIsRefusedUnread() throws {
    var bytes = try encode(picture(2, 2) { _, _ in 0xFF00_0000 }, opaque: true)
    #expect(throws: ImageFileError.self) { try PNGCodec.decode(bytes, pixelLimit: 3) }
    #expect(try PNGCodec.decode(bytes, pixelLimit: 4).count == 4)
    // A width of 900,000 and as many rows, with the header's checksum set right.
    bytes.replaceSubrange(16..<24, with: [0, 0x0D, 0xBB, 0xA0, 0, 0x0D, 0xBB, 0xA0])
    let sum = bytes.withUnsafeBufferPointer { $0.baseAddress.map { Zlib.crc32($0 + 12, count: 17) } } ?? 0
    bytes.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
    let error = #expect(throws: ImageFileError.self) { try PNGCodec.decode(bytes) }
    #expect(error?.message.contains("900000") == true)
  }

  @Test func aMissingFileIsNamed() {
    let error = #expect(throws: ImageFileError.self) { try PNGCodec.decode(path: "/nowhere/picture.png") }
    #expect(error?.place == "/nowhere/picture.png")
  }
}
