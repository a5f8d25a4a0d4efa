// Rows and columns of floating-point samples: what a blur computes with between bytes and bytes.

import Foundation
import Graphics

/// A rectangle of samples of one or four channels. Operations read one plane and make another, so that each is a plain
/// loop over rows that the compiler turns into vector instructions.
final class SamplePlane {
  let width: Int
  let height: Int
  let channels: Int
  private let samples: UnsafeMutablePointer<Float>

  private var rowLength: Int { width * channels }

  private init(width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
    samples = .allocate(capacity: max(1, width * height * channels))
    samples.initialize(repeating: 0, count: max(1, width * height * channels))
  }

  deinit { samples.deallocate() }

  private func row(_ y: Int) -> UnsafeMutablePointer<Float> { samples + y * rowLength }

  // MARK: Bytes

  /// A mask's coverage.
  convenience init(_ mask: MaskBuffer) {
    self.init(width: mask.width, height: mask.height, channels: 1)
    for y in 0..<height {
      let (source, target) = (mask.pixels + y * mask.bytesPerRow, row(y))
      for x in 0..<width { target[x] = Float(source[x]) }
    }
  }

  /// A picture's premultiplied channels.
  convenience init(_ buffer: PixelBuffer) {
    self.init(width: buffer.width, height: buffer.height, channels: 4)
    buffer.pixels.withMemoryRebound(to: UInt8.self, capacity: buffer.count * 4) { bytes in
      for index in 0..<buffer.count * 4 { samples[index] = Float(bytes[index]) }
    }
  }

  /// Full coverage.
  convenience init(onesWide width: Int, high height: Int) {
    self.init(width: width, height: height, channels: 1)
    for index in 0..<width * height { samples[index] = 1 }
  }

  /// Rounds the samples into a mask of the same size.
  func write(to mask: MaskBuffer) {
    for y in 0..<height {
      Self.round(row(y), width, into: mask.pixels + y * mask.bytesPerRow)
    }
  }

  /// Rounds the samples into a picture of the same size.
  func write(to buffer: PixelBuffer) {
    buffer.pixels.withMemoryRebound(to: UInt8.self, capacity: buffer.count * 4) { bytes in
      Self.round(samples, buffer.count * 4, into: bytes)
    }
  }

  /// Rounds samples, none of them negative, to levels: ⌊x + ½⌋.
  ///
  /// Sixteen at a time by adding 2²³, which rounds to the nearest integer and leaves it in the low bits; what rounded
  /// down from a half is put right after.
  private static func round(_ samples: UnsafePointer<Float>, _ count: Int, into levels: UnsafeMutablePointer<UInt8>) {
    let (shift, white) = (SIMD16<Float>(repeating: 8_388_608), SIMD16<Float>(repeating: 255))
    var index = 0
    while index &+ 16 <= count {
      let sample = load(samples + index)
      let clamped = sample.replacing(with: white, where: sample .> white)
      let even = clamped + shift
      let wasHalf = clamped - (even - shift) .== 0.5
      let rounded = unsafeBitCast(even, to: SIMD16<UInt32>.self)
      let level = rounded.replacing(with: rounded &+ 1, where: wasHalf)
      UnsafeMutableRawPointer(levels + index).storeBytes(
        of: SIMD16<UInt8>(truncatingIfNeeded: level), as: SIMD16<UInt8>.self)
      index &+= 16
    }
    while index < count {
      levels[index] = UInt8(truncatingIfNeeded: Int32(min(255, samples[index] + 0.5)))
      index &+= 1
    }
  }

  // MARK: Sums

  /// Every row summed with a symmetric kernel, given from its middle outwards.
  ///
  /// A row equal to the one above comes out equal too and is copied: in the silhouette of a box most are.
  func convolvedRows(with kernel: [Float]) -> SamplePlane {
    let result = SamplePlane(width: width, height: height, channels: channels)
    let (length, margin) = (rowLength, (kernel.count - 1) * channels)
    let padded = UnsafeMutablePointer<Float>.allocate(capacity: length + 2 * margin)
    defer { padded.deallocate() }
    padded.initialize(repeating: 0, count: length + 2 * margin)
    let middle = padded + margin
    for y in 0..<height {
      if y > 0, memcmp(row(y), row(y - 1), length * MemoryLayout<Float>.stride) == 0 {
        result.row(y).update(from: result.row(y - 1), count: length)
      } else if !isRowEmpty(y) {
        middle.update(from: row(y), count: length)
        Self.sum(middle, step: channels, count: length, kernel, inPairs: true, into: result.row(y))
      }
    }
    return result
  }

  /// Every column summed with a symmetric kernel, given from its middle outwards.
  ///
  /// Columns equal to the one before come out equal too; only the first of such a run is summed.
  func convolvedColumns(with kernel: [Float]) -> SamplePlane {
    let kept = channels == 1 ? distinctColumns() : Array(0..<width)
    // Copying columns out and back costs about as much as two of the kernel's sums.
    guard kept.count * 3 < width * 2 else { return summedColumns(with: kernel) }
    let narrow = SamplePlane(width: kept.count, height: height, channels: 1)
    for y in 0..<height {
      let (source, target) = (row(y), narrow.row(y))
      for (place, column) in kept.enumerated() { target[place] = source[column] }
    }
    let summed = narrow.summedColumns(with: kernel)
    let result = SamplePlane(width: width, height: height, channels: 1)
    let ends = kept.dropFirst() + [width]
    for y in 0..<height {
      let (source, target) = (summed.row(y), result.row(y))
      for (place, (start, end)) in zip(kept, ends).enumerated() {
        if end - start == 1 {
          target[start] = source[place]
        } else {
          (target + start).update(repeating: source[place], count: end - start)
        }
      }
    }
    return result
  }

  /// The columns that differ from the one before them, the first among them.
  private func distinctColumns() -> [Int] {
    var differs = [Bool](repeating: false, count: width)
    if width > 0 { differs[0] = true }
    differs.withUnsafeMutableBufferPointer { differs in
      for y in 0..<height where y == 0 || memcmp(row(y), row(y - 1), width * MemoryLayout<Float>.stride) != 0 {
        let row = row(y)
        for x in 1..<max(1, width) where row[x] != row[x - 1] { differs[x] = true }
      }
    }
    return (0..<width).filter { differs[$0] }
  }

  private func summedColumns(with kernel: [Float]) -> SamplePlane {
    let result = SamplePlane(width: width, height: height, channels: channels)
    let (length, margin) = (rowLength, kernel.count - 1)
    // Rows of nothing above and below: every sum has all its terms.
    let padded = UnsafeMutablePointer<Float>.allocate(capacity: length * (height + 2 * margin))
    defer { padded.deallocate() }
    padded.initialize(repeating: 0, count: length * margin)
    (padded + length * margin).initialize(from: samples, count: length * height)
    (padded + length * (margin + height)).initialize(repeating: 0, count: length * margin)
    for y in 0..<height {
      Self.sum(padded + length * (margin + y), step: length, count: length, kernel, inPairs: false, into: result.row(y))
    }
    return result
  }

  /// Sums of `count` samples and their neighbours at multiples of `step` to both sides. Sixteen sums at a time stay in
  /// registers while the kernel passes over them.
  ///
  /// - Parameter inPairs: whether neighbours are added before they are weighed.
  @inline(__always) private static func sum(
    _ samples: UnsafePointer<Float>, step: Int, count: Int, _ kernel: [Float], inPairs: Bool,
    into target: UnsafeMutablePointer<Float>
  ) {
    kernel.withUnsafeBufferPointer { kernel in
      guard let weights = kernel.baseAddress else { return }
      var x = 0
      while x &+ 16 <= count {
        var sum = load(samples + x) * weights[0]
        for index in 1..<max(1, kernel.count) {
          let (reach, weight) = (index &* step, weights[index])
          let (before, after) = (load(samples + (x &- reach)), load(samples + (x &+ reach)))
          if inPairs {
            sum += (before + after) * weight
          } else {
            sum += before * weight
            sum += after * weight
          }
        }
        UnsafeMutableRawPointer(target + x).storeBytes(of: sum, as: SIMD16<Float>.self)
        x &+= 16
      }
      while x < count {
        var sum = samples[x] * weights[0]
        for index in 1..<max(1, kernel.count) {
          let (reach, weight) = (index &* step, weights[index])
          if inPairs {
            sum += (samples[x &- reach] + samples[x &+ reach]) * weight
          } else {
            sum += samples[x &- reach] * weight
            sum += samples[x &+ reach] * weight
          }
        }
        target[x] = sum
        x &+= 1
      }
    }
  }

  @inline(__always) private static func load(_ samples: UnsafePointer<Float>) -> SIMD16<Float> {
    UnsafeRawPointer(samples).loadUnaligned(as: SIMD16<Float>.self)
  }

  /// Divides every row by a row of one channel.
  func divideRows(by divisors: SamplePlane) {
    for y in 0..<height {
      let target = row(y)
      for x in 0..<width {
        let factor = 1 / max(divisors.samples[x], 1e-6)
        for channel in 0..<channels { target[x * channels + channel] *= factor }
      }
    }
  }

  /// Divides every column by a column of one channel.
  func divideColumns(by divisors: SamplePlane) {
    for y in 0..<height {
      let (target, factor) = (row(y), 1 / max(divisors.samples[y], 1e-6))
      for x in 0..<rowLength { target[x] *= factor }
    }
  }

  private func isRowEmpty(_ y: Int) -> Bool {
    let row = row(y)
    var sum: Float = 0
    for x in 0..<rowLength { sum += row[x] }
    return sum == 0
  }

  // MARK: Reduced sizes

  // A reduced plane has one more sample at each end than the pixels need: paint spreads into them, and enlarging
  // finds neighbours there.

  /// Rows with every `factor` pixels averaged into one.
  func reducedRows(by factor: Int) -> SamplePlane {
    let result = SamplePlane(width: Self.reduced(width, factor), height: height, channels: channels)
    let share = 1 / Float(factor)
    for y in 0..<height {
      let (source, target) = (row(y), result.row(y))
      for x in 0..<width {
        let place = (x / factor + 1) * channels
        for channel in 0..<channels { target[place + channel] += source[x * channels + channel] * share }
      }
    }
    return result
  }

  /// Columns with every `factor` pixels averaged into one.
  func reducedColumns(by factor: Int) -> SamplePlane {
    let result = SamplePlane(width: width, height: Self.reduced(height, factor), channels: channels)
    let (share, length) = (1 / Float(factor), rowLength)
    for y in 0..<height {
      let (source, target) = (row(y), result.row(y / factor + 1))
      for x in 0..<length { target[x] += source[x] * share }
    }
    return result
  }

  /// Rows interpolated back to `width` pixels.
  func enlargedRows(by factor: Int, to width: Int) -> SamplePlane {
    let result = SamplePlane(width: width, height: height, channels: channels)
    let places = (0..<width).map { Self.place($0, factor) }
    for y in 0..<height {
      let (source, target) = (row(y), result.row(y))
      for x in 0..<width {
        let (index, fraction) = places[x]
        let (left, right) = (source + index * channels, source + (index + 1) * channels)
        for channel in 0..<channels {
          target[x * channels + channel] = left[channel] + (right[channel] - left[channel]) * fraction
        }
      }
    }
    return result
  }

  /// Columns interpolated back to `height` pixels.
  func enlargedColumns(by factor: Int, to height: Int) -> SamplePlane {
    let result = SamplePlane(width: width, height: height, channels: channels)
    let length = rowLength
    for y in 0..<height {
      let (index, fraction) = Self.place(y, factor)
      let (above, below, target) = (row(index), row(index + 1), result.row(y))
      for x in 0..<length { target[x] = above[x] + (below[x] - above[x]) * fraction }
    }
    return result
  }

  private static func reduced(_ length: Int, _ factor: Int) -> Int { (length + factor - 1) / factor + 2 }

  /// The reduced sample before a pixel's centre, and how far the centre lies towards the next.
  private static func place(_ position: Int, _ factor: Int) -> (index: Int, fraction: Float) {
    let center = (Double(position) + 0.5) / Double(factor) + 0.5
    let index = center.rounded(.down)
    return (Int(index), Float(center - index))
  }
}
