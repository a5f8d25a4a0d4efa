// Bits in deflate's order, gathered in one word and stored eight bytes at a time.

/// Appends bit strings to memory it does not own. Room for eight bytes past the last full byte must always be there.
struct BitWriter {
  /// Where the next full byte goes.
  private(set) var next: UnsafeMutablePointer<UInt8>
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  init(_ start: UnsafeMutablePointer<UInt8>) { next = start }

  /// Adds the low `length` bits of `code`, first bit lowest. At most 56 bits fit between two flushes.
  @inline(__always) mutating func append(_ code: UInt64, _ length: UInt64) {
    bits |= code &<< count
    count &+= length
  }

  /// Stores the full bytes gathered so far; at most seven bits stay behind.
  @inline(__always) mutating func flush() {
    UnsafeMutableRawPointer(next).storeBytes(of: bits.littleEndian, as: UInt64.self)
    next += Int(truncatingIfNeeded: count &>> 3)
    bits &>>= count & 56
    count &= 7
  }

  /// Fills the last byte with zero bits and stores it.
  mutating func finish() {
    count = (count + 7) & ~7
    flush()
  }
}
