// PNG for keeping rather than for making: every row gets the filter that suits it, and zlib searches.

import Cairo
import Graphics

/// Encodes a frame with one of the five filters a row and zlib's deflate.
struct SmallPNGEncoder: Sendable {
  /// Whether to store three bytes a pixel and no alpha.
  let isOpaque: Bool
  /// Pixels per point, stored as density.
  let scale: Double
  /// 1 (fast) to 9 (small).
  let level: Int

  /// The file's bytes; `nil` when zlib has no memory left. The buffer must not be empty.
  func encode(_ buffer: PixelBuffer) -> [UInt8]? {
    guard let data = Zlib.compress(filtered(buffer), level: level) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: PNGChunks.overhead + data.count) { memory, count in
      guard let start = memory.baseAddress else { return }
      var chunks = PNGChunks(start)
      chunks.writeHead(width: buffer.width, height: buffer.height, hasAlpha: !isOpaque, scale: scale)
      chunks.begin("IDAT")
      data.withUnsafeBufferPointer { source in
        if let base = source.baseAddress { chunks.next.update(from: base, count: source.count) }
      }
      chunks.advance(to: chunks.next + data.count)
      chunks.end()
      chunks.writeEnd()
      count = chunks.next - start
    }
  }

  /// The stored rows, each filtered and after the number of its filter.
  private func filtered(_ buffer: PixelBuffer) -> [UInt8] {
    let pixelBytes = isOpaque ? 3 : 4
    let rowBytes = buffer.width * pixelBytes
    // Rows keep a pixel of zeros before them: what the filters read left of the first.
    var above = [UInt8](repeating: 0, count: pixelBytes + rowBytes)
    var row = above
    var candidate = [UInt8](repeating: 0, count: rowBytes)
    var best = candidate
    var result: [UInt8] = []
    result.reserveCapacity((rowBytes + 1) * buffer.height)
    for y in 0..<buffer.height {
      store(buffer, y, into: &row, from: pixelBytes)
      var bestFilter = RowFilter.none
      var bestWeight = Int.max
      for filter in RowFilter.allCases {
        let weight = filter.apply(row, above, pixelBytes: pixelBytes, into: &candidate)
        if weight < bestWeight {
          (bestFilter, bestWeight) = (filter, weight)
          swap(&best, &candidate)
        }
      }
      result.append(bestFilter.rawValue)
      result.append(contentsOf: best)
      swap(&row, &above)
    }
    return result
  }

  private func store(_ buffer: PixelBuffer, _ y: Int, into row: inout [UInt8], from start: Int) {
    StraightLayout.reciprocals.withUnsafeBufferPointer { table in
      guard let reciprocals = table.baseAddress else { return }
      let layout = StraightLayout(reciprocals: reciprocals)
      var target = start
      for x in 0..<buffer.width {
        let pixel = buffer.pixels[y &* buffer.width &+ x]
        let word = isOpaque ? pixel : layout.stored(pixel)
        row[target] = UInt8(truncatingIfNeeded: word &>> 16)
        row[target &+ 1] = UInt8(truncatingIfNeeded: word &>> 8)
        row[target &+ 2] = UInt8(truncatingIfNeeded: word)
        if !isOpaque { row[target &+ 3] = UInt8(truncatingIfNeeded: word &>> 24) }
        target &+= isOpaque ? 3 : 4
      }
    }
  }
}

/// The filters of the PNG specification (section 9), by their numbers.
private enum RowFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Filters a row that has a pixel of zeros before it, as has the row above. Answers the sum of the results taken as
  /// signed magnitudes: the usual guess at which filter compresses best.
  func apply(_ row: [UInt8], _ above: [UInt8], pixelBytes: Int, into result: inout [UInt8]) -> Int {
    var weight = 0
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        result.withUnsafeMutableBufferPointer { result in
          for index in 0..<result.count {
            let here = index &+ pixelBytes
            let (left, up, corner) = (row[index], above[here], above[index])
            let value = row[here] &- predict(left, up, corner)
            result[index] = value
            weight &+= Int(Int8(bitPattern: value).magnitude)
          }
        }
      }
    }
    return weight
  }

  @inline(__always) private func predict(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    switch self {
    case .none: return 0
    case .sub: return left
    case .up: return up
    case .average: return UInt8(truncatingIfNeeded: (Int(left) &+ Int(up)) &>> 1)
    case .paeth:
      let estimate = Int(left) &+ Int(up) &- Int(corner)
      let (toLeft, toUp, toCorner) = (abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(corner)))
      if toLeft <= toUp && toLeft <= toCorner { return left }
      return toUp <= toCorner ? up : corner
    }
  }
}
