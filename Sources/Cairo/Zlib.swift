// The few calls of zlib the package makes.

import CCairo

/// zlib: checksums, and compression of a block of memory.
package enum Zlib {
  /// CRC-32 of `count` bytes, as PNG chunks end with.
  package static func crc32(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32_z(0, bytes, count))
  }

  /// A zlib stream of all `bytes`, with an effort of 1 to 9; `nil` when there is no memory for it.
  package static func compress(_ bytes: [UInt8], level: Int) -> [UInt8]? {
    var succeeded = false
    let bound = Int(compressBound(UInt(bytes.count)))
    let result = [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      var length = UInt(bound)
      succeeded = compress2(target.baseAddress, &length, bytes, UInt(bytes.count), Int32(level)) == Z_OK
      count = succeeded ? Int(length) : 0
    }
    return succeeded ? result : nil
  }
}
