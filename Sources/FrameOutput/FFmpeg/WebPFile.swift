// The chunks of a WebP file: ffmpeg writes them, and many of its versions cannot read animated ones.

import Foundation

/// What the chunks of a WebP file say.
struct WebPFile {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var hasAlpha = false
  /// How long each frame is shown, milliseconds; empty for a still picture.
  private(set) var delays: [Int] = []
  /// Whether it is one picture, which has no length.
  private(set) var isStill = false

  /// Reads the chunks; nil when the file is none of the kind, or ends before its last chunk does.
  init?(_ bytes: [UInt8]) {
    func name(_ offset: Int) -> String { String(decoding: bytes[offset..<offset + 4], as: UTF8.self) }
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    guard bytes.count >= 20, name(0) == "RIFF", name(8) == "WEBP", number(4, 4) + 8 <= bytes.count else { return nil }
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = number(offset + 4, 4)
      let body = offset + 8
      guard body + length <= bytes.count else { return nil }
      switch name(offset) {
      case "VP8X" where length >= 10:
        hasAlpha = bytes[body] & 0x10 != 0
        (width, height) = (number(body + 4, 3) + 1, number(body + 7, 3) + 1)
      case "ANMF" where length >= 16: delays.append(number(body + 12, 3))
      case "VP8L" where length >= 5 && bytes[body] == 0x2F:
        isStill = true
        let facts = number(body + 1, 4)
        hasAlpha = facts & 0x1000_0000 != 0
        (width, height) = ((facts & 0x3FFF) + 1, (facts >> 14 & 0x3FFF) + 1)
      case "VP8 " where length >= 10:
        isStill = true
        (width, height) = (number(body + 6, 2) & 0x3FFF, number(body + 8, 2) & 0x3FFF)
      default: break
      }
      // Chunks begin at even places.
      offset = body + length + length % 2
    }
  }
}
