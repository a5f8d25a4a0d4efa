// How a camera was held: the EXIF orientation of a JPEG, and the turn that sets the picture upright.

package import Graphics

/// Which sides of the upright picture the stored first row and first column are: tag 0x0112 of EXIF, 1 to 8.
package enum EXIFOrientation: Int, Sendable, CaseIterable {
  /// As stored.
  case upright = 1
  /// Mirrored left to right.
  case mirrored
  /// Turned by 180°.
  case halfTurn
  /// Mirrored top to bottom.
  case flipped
  /// Rows are columns.
  case transposed
  /// To be turned by 90° clockwise.
  case quarterTurnClockwise
  /// Rows are columns, both from the far end.
  case transversed
  /// To be turned by 90° counterclockwise.
  case quarterTurnCounterclockwise

  /// The orientation a JPEG states before its picture begins; upright when it states none that makes sense.
  package init(ofJPEG bytes: [UInt8]) {
    var segments = JPEGSegments(bytes)
    while let segment = segments.next() {
      guard segment.marker == 0xE1, let value = Self.value(inEXIF: segment.content) else { continue }
      self = Self(rawValue: value) ?? .upright
      return
    }
    self = .upright
  }

  /// The picture set upright.
  package func upright(_ stored: PixelBuffer) -> PixelBuffer {
    guard self != .upright else { return stored }
    let (width, height) = (stored.width, stored.height)
    // Index of the pixel that becomes the first, and the steps to those that become its neighbours.
    let (first, right, down): (Int, Int, Int)
    switch self {
    case .upright: return stored
    case .mirrored: (first, right, down) = (width - 1, -1, width)
    case .halfTurn: (first, right, down) = (width * height - 1, -1, -width)
    case .flipped: (first, right, down) = (width * (height - 1), 1, -width)
    case .transposed: (first, right, down) = (0, width, 1)
    case .quarterTurnClockwise: (first, right, down) = (width * (height - 1), -width, 1)
    case .transversed: (first, right, down) = (width * height - 1, -width, -1)
    case .quarterTurnCounterclockwise: (first, right, down) = (width - 1, width, -1)
    }
    let isTurned = rawValue >= Self.transposed.rawValue
    let result = PixelBuffer(width: isTurned ? height : width, height: isTurned ? width : height)
    for y in 0..<result.height {
      let target = result.pixels + y * result.width
      var source = first + y * down
      for x in 0..<result.width {
        target[x] = stored.pixels[source]
        source += right
      }
    }
    return result
  }

  /// The value of tag 0x0112 in the first directory of an EXIF segment.
  private static func value(inEXIF segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == 0x49
    guard tiff[0] == tiff[1], isLittle || tiff[0] == 0x4D else { return nil }
    func number(_ offset: Int, _ size: Int) -> Int? {
      guard offset >= 0, offset + size <= tiff.count else { return nil }
      let part = tiff[offset..<offset + size]
      return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      // Type 3 is a 16-bit number, kept in the entry itself.
      if tag == 0x0112, number(entry + 2, 2) == 3 { return number(entry + 8, 2) }
    }
    return nil
  }
}

/// The segments of a JPEG before its picture data.
private struct JPEGSegments: IteratorProtocol {
  struct Segment {
    var marker: UInt8
    var content: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var offset = 2

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Segment? {
    while offset + 1 < bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] == 0xFF { offset += 1 }
    guard offset + 3 < bytes.count, bytes[offset] == 0xFF else { return nil }
    let marker = bytes[offset + 1]
    // From the start of a scan on there are no segments to skip.
    guard marker != 0xDA, marker != 0xD9 else { return nil }
    let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
    guard length >= 2, offset + 2 + length <= bytes.count else { return nil }
    let content = bytes[offset + 4..<offset + 2 + length]
    offset += 2 + length
    return Segment(marker: marker, content: content)
  }
}
