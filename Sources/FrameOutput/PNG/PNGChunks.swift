// The frame around compressed pixels: signature, chunks and their checksums.

import Cairo

/// Writes the chunks of a PNG file (PNG specification, third edition) into memory with room enough.
struct PNGChunks {
  /// Where the next byte goes.
  private(set) var next: UnsafeMutablePointer<UInt8>
  private var chunk: UnsafeMutablePointer<UInt8>

  /// Bytes all chunks take beside the compressed data.
  static let overhead = 128

  init(_ start: UnsafeMutablePointer<UInt8>) {
    next = start
    chunk = start
  }

  /// Signature, size, colour space and density: everything before the data.
  mutating func writeHead(width: Int, height: Int, hasAlpha: Bool, scale: Double) {
    for byte: UInt8 in [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] { put(byte) }
    begin("IHDR")
    put(UInt32(width))
    put(UInt32(height))
    for byte: UInt8 in [8, hasAlpha ? 6 : 2, 0, 0, 0] { put(byte) }
    end()
    // Without gAMA: readers that know sRGB need none, and the others are right to assume it.
    begin("sRGB")
    put(UInt8(0))
    end()
    // 72 points an inch are 2835 a metre.
    let density = UInt32(min(max(2835 * scale, 1), 1e9).rounded())
    begin("pHYs")
    put(density)
    put(density)
    put(UInt8(1))
    end()
  }

  /// Opens a chunk; its data goes where `next` points.
  mutating func begin(_ type: StaticString) {
    chunk = next
    put(UInt32(0))
    type.withUTF8Buffer { for byte in $0 { put(byte) } }
  }

  /// Continues after data written by others.
  mutating func advance(to end: UnsafeMutablePointer<UInt8>) { next = end }

  /// Closes the chunk: its length and checksum are filled in.
  mutating func end() {
    let length = next - chunk - 8
    let end = next
    next = chunk
    put(UInt32(length))
    next = end
    put(Zlib.crc32(chunk + 4, count: length + 4))
  }

  /// The last chunk.
  mutating func writeEnd() {
    begin("IEND")
    end()
  }

  mutating func put(_ byte: UInt8) {
    next.pointee = byte
    next += 1
  }

  /// A word, highest byte first.
  mutating func put(_ word: UInt32) {
    for shift: UInt32 in [24, 16, 8, 0] { put(UInt8(truncatingIfNeeded: word >> shift)) }
  }
}
