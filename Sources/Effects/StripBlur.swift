// Blurs a picture in place, in strips that stay in the processor's cache: rows are summed into a ring of as many as the
// kernel is high, and columns of the ring into bytes.

import Graphics

/// A separable symmetric kernel over a picture's premultiplied channels.
struct StripBlur {
  /// Pixels of a strip's row: with a kernel of a hundred rows the ring takes a hundred kilobytes.
  private static let width = 64
  private static let floats = width * 4
  private typealias Row = UnsafeMutablePointer<Float>

  /// Half a kernel, from its middle outwards.
  private let across: [Float]
  private let down: [Float]
  private let divides: Bool

  /// - Parameters:
  ///   - across: half a kernel along rows, from its middle outwards.
  ///   - down: the same along columns.
  ///   - divides: by the weights that fall inside the picture, as if what lies outside did not count.
  init(across: [Float], down: [Float], divides: Bool) {
    self.across = across
    self.down = down
    self.divides = divides
  }

  /// Blurs a picture.
  func apply(to buffer: PixelBuffer) {
    guard buffer.count > 0, !across.isEmpty, !down.isEmpty else { return }
    // Strips read their neighbours as they were.
    let source = PixelBuffer(width: buffer.width, height: buffer.height)
    source.pixels.update(from: buffer.pixels, count: buffer.count)
    let (factorsX, factorsY) = (factors(across, buffer.width), factors(down, buffer.height))
    let (reachX, reachY) = (across.count - 1, down.count - 1)
    let ringRows = 2 * reachY + 1
    let ring = Row.allocate(capacity: ringRows * Self.floats)
    let padded = Row.allocate(capacity: (Self.width + 2 * reachX) * 4)
    let sums = Row.allocate(capacity: Self.floats)
    defer {
      ring.deallocate()
      padded.deallocate()
      sums.deallocate()
    }
    var lit = [Bool](repeating: false, count: ringRows)
    for x in stride(from: 0, to: buffer.width, by: Self.width) {
      let count = min(Self.width, buffer.width - x)
      ring.initialize(repeating: 0, count: ringRows * Self.floats)
      for slot in lit.indices { lit[slot] = false }
      for step in 0..<buffer.height + reachY {
        let slot = step % ringRows
        let row = ring + slot * Self.floats
        if step < buffer.height, unpack(source, row: step, from: x - reachX, into: padded) {
          Self.sum(padded + reachX * 4, across, into: row)
          lit[slot] = true
        } else if lit[slot] {
          row.update(repeating: 0, count: Self.floats)
          lit[slot] = false
        }
        let y = step - reachY
        if y < 0 { continue }
        let target = buffer.pixels + y * buffer.width + x
        guard lit.contains(true) else {
          target.update(repeating: 0, count: count)
          continue
        }
        Self.sum(ring, rows: ringRows, around: y % ringRows, down, into: sums)
        if divides {
          for pixel in 0..<count {
            let factor = factorsX[x + pixel] * factorsY[y]
            for channel in 0..<4 { sums[pixel * 4 + channel] *= factor }
          }
        }
        Self.round(sums, count * 4, into: target)
      }
    }
  }

  /// What to multiply by so that weights inside a length count alone.
  private func factors(_ kernel: [Float], _ length: Int) -> [Float] {
    guard divides else { return [] }
    return (0..<length).map { place in
      var inside = kernel[0]
      for index in 1..<kernel.count {
        if place - index >= 0 { inside += kernel[index] }
        if place + index < length { inside += kernel[index] }
      }
      return 1 / max(inside, 1e-6)
    }
  }

  /// Takes a strip of a row, as far as the kernel reaches to both sides; false when there is nothing in it.
  private func unpack(_ source: PixelBuffer, row: Int, from x: Int, into padded: Row) -> Bool {
    let length = Self.width + 2 * (across.count - 1)
    let (first, last) = (max(0, x), min(source.width, x + length))
    guard first < last else { return false }
    let words = source.pixels + row * source.width
    var any: UInt32 = 0
    for index in first..<last { any |= words[index] }
    guard any != 0 else { return false }
    padded.update(repeating: 0, count: (first - x) * 4)
    (padded + (last - x) * 4).update(repeating: 0, count: (x + length - last) * 4)
    let target = padded + (first - x) * 4
    (words + first).withMemoryRebound(to: UInt8.self, capacity: (last - first) * 4) { bytes in
      for index in 0..<(last - first) * 4 { target[index] = Float(bytes[index]) }
    }
    return true
  }

  /// Sums along a row. Sixteen sums at a time stay in registers while the kernel passes over them.
  private static func sum(_ samples: Row, _ kernel: [Float], into target: Row) {
    kernel.withUnsafeBufferPointer { weights in
      for x in stride(from: 0, to: floats, by: 16) {
        var sum = load(samples + x) * weights[0]
        for index in 1..<max(1, weights.count) {
          sum += (load(samples + (x &- 4 &* index)) + load(samples + (x &+ 4 &* index))) * weights[index]
        }
        store(sum, at: target + x)
      }
    }
  }

  /// Sums along the columns of a ring of rows, around one of them.
  private static func sum(_ ring: Row, rows: Int, around middle: Int, _ kernel: [Float], into target: Row) {
    kernel.withUnsafeBufferPointer { weights in
      for x in stride(from: 0, to: floats, by: 16) {
        var sum = load(ring + (middle &* floats &+ x)) * weights[0]
        var (above, below) = (middle, middle)
        for index in 1..<max(1, weights.count) {
          above = above == 0 ? rows &- 1 : above &- 1
          below = below &+ 1 == rows ? 0 : below &+ 1
          sum += load(ring + (above &* floats &+ x)) * weights[index]
          sum += load(ring + (below &* floats &+ x)) * weights[index]
        }
        store(sum, at: target + x)
      }
    }
  }

  /// Rounds sums, none of them negative, to levels.
  private static func round(_ sums: Row, _ count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    pixels.withMemoryRebound(to: UInt8.self, capacity: count) { levels in
      for index in 0..<count { levels[index] = UInt8(truncatingIfNeeded: Int32(min(255, sums[index] + 0.5))) }
    }
  }

  @inline(__always) private static func load(_ samples: Row) -> SIMD16<Float> {
    UnsafeRawPointer(samples).loadUnaligned(as: SIMD16<Float>.self)
  }

  @inline(__always) private static func store(_ sums: SIMD16<Float>, at target: Row) {
    UnsafeMutableRawPointer(target).storeBytes(of: sums, as: SIMD16<Float>.self)
  }
}
