// A short name for bytes: equal bytes have the same one, and others have another as good as always.

/// A 64-bit digest, FNV-1a (Fowler, Noll, Vo), of everything added to it.
///
/// It tells apart what changed by chance or by hand; it is no defence against someone who wants two things to be equal.
package struct ContentDigest: Sendable, Hashable {
  /// The digest so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest of nothing.
  package init() {}

  /// A digest that was written down.
  package init(value: UInt64) { self.value = value }

  /// The digest of bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      var digest = value
      for byte in buffer { digest = (digest ^ UInt64(byte)) &* Self.prime }
      value = digest
    }
    if isContiguous == nil { for byte in bytes { add(byte) } }
  }

  /// Adds a text and its end, so that `ab`, `c` differs from `a`, `bc`.
  package mutating func add(_ text: String) {
    add(text.utf8)
    add(0 as UInt8)
  }

  /// Adds a picture.
  package mutating func add(_ picture: PixelBuffer) {
    add("\(picture.width)x\(picture.height)")
    add(UnsafeRawBufferPointer(start: picture.pixels, count: picture.count * 4))
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* Self.prime }

  private static let prime: UInt64 = 0x0000_0100_0000_01B3
}
