// What stands in our files beside pixels, and what a strict reader says of them.

import Cairo
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct PNGFileTests {
  /// The chunks of a file: type and data. Length, order and checksum are checked on the way.
  private func chunks(_ bytes: [UInt8]) throws -> [(type: String, data: [UInt8])] {
    try #require(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var result: [(String, [UInt8])] = []
    var rest = bytes.dropFirst(8)
    while !rest.isEmpty {
      let length = word(rest.prefix(4))
      try #require(rest.count >= length + 12)
      let body = Array(rest.dropFirst(4).prefix(4 + length))
      #expect(word(rest.dropFirst(8 + length).prefix(4)) == Int(crc(body)))
      result.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    return result
  }

  private func word(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// The checksum as the PNG specification's appendix states it, bit by bit.
  private func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }

  @Test(arguments: [nil, 6]) func chunksSaySizeColorSpaceAndDensity(level: Int?) throws {
    let image = picture(300, 20) { x, y in premultiplied(255, x & 255, y, 3) }
    for (opaque, colorType) in [(true, UInt8(2)), (false, UInt8(6))] {
      let chunks = try chunks(encode(image, opaque: opaque, level: level, scale: 2))
      #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
      #expect(chunks[0].data == [0, 0, 1, 44, 0, 0, 0, 20, 8, colorType, 0, 0, 0])
      #expect(chunks[1].data == [0])
      // 2 · 2835 = 0x1626 pixels a metre, both ways.
      #expect(chunks[2].data == [0, 0, 0x16, 0x26, 0, 0, 0x16, 0x26, 1])
    }
  }

  @Test(arguments: [true, false]) func zlibFilesComeBack(opaque: Bool) throws {
    var numbers = SeededNumbers(seed: 8)
    for (width, height) in [(1, 1), (2, 9), (33, 17), (200, 40)] {
      let image = picture(width, height) { x, y in
        x < y ? randomPixel(&numbers, opaque: opaque) : premultiplied(255, x & 255, y, (x + y) & 255)
      }
      for level in [1, 9] {
        #expect(try PNGCodec.decode(encode(image, opaque: opaque, level: level)).equals(image))
      }
    }
  }

  @Test func higherLevelsMakeSmallerFiles() throws {
    let image = picture(320, 240) { x, y in premultiplied(255, (x * y >> 4) & 255, x & 255, (x + 2 * y) & 255) }
    let sizes = try [nil, 1, 9].map { try encode(image, opaque: true, level: $0).count }
    #expect(sizes[2] <= sizes[1] && sizes[1] < sizes[0])
  }

  private static let checker = "/usr/bin/pngcheck"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: checker))) func aStrictReaderFindsNothing() throws {
    let folder = try TemporaryFolder()
    var numbers = SeededNumbers(seed: 9)
    var paths: [String] = []
    for (width, height) in [(1, 1), (17, 70), (300, 200)] {
      for opaque in [true, false] {
        for level in [nil, 5] {
          let image = picture(width, height) { x, _ in x % 20 < 15 ? 0xFF11_2233 : randomPixel(&numbers, opaque: opaque)
          }
          let path = folder.path("\(width)-\(opaque)-\(level ?? 0).png")
          try Data(encode(image, opaque: opaque, level: level)).write(to: URL(fileURLWithPath: path))
          paths.append(path)
        }
      }
    }
    let check = Process()
    check.executableURL = URL(fileURLWithPath: Self.checker)
    check.arguments = ["-q"] + paths
    check.standardOutput = FileHandle.nullDevice
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }

  @Test func impossibleSizesAndLevelsAreRefused() {
    #expect(throws: SinkError.self) { try PNGFrameEncoder(StreamFormat(width: 0, height: 10), level: nil) }
    #expect(throws: SinkError.self) { try PNGFrameEncoder(StreamFormat(width: 1 << 20, height: 1 << 20), level: nil) }
    #expect(throws: SinkError.self) { try PNGFrameEncoder(StreamFormat(width: 1, height: 1), level: 10) }
    #expect(throws: SinkError.self) {
      try PNGFrameEncoder(StreamFormat(width: 2, height: 2), level: nil)
        .encode(Frame(index: 0, time: 0, pixels: PixelBuffer(width: 3, height: 2)))
    }
  }
}
