// Rows and columns of floating-point samples: what a blur computes with between bytes and bytes.

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
      let (source, target) = (row(y), mask.pixels + y * mask.bytesPerRow)
      for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: Int32(min(255, source[x] + 0.5))) }
    }
  }

  /// Rounds the samples into a picture of the same size.
  func write(to buffer: PixelBuffer) {
    buffer.pixels.withMemoryRebound(to: UInt8.self, capacity: buffer.count * 4) { bytes in
      for index in 0..<buffer.count * 4 {
        bytes[index] = UInt8(truncatingIfNeeded: Int32(min(255, samples[index] + 0.5)))
      }
    }
  }

  // MARK: Sums

  /// Every row summed with a symmetric kernel, given from its middle outwards.
  func convolvedRows(with kernel: [Float]) -> SamplePlane {
    let result = SamplePlane(width: width, height: height, channels: channels)
    let (length, margin) = (rowLength, (kernel.count - 1) * channels)
    let padded = UnsafeMutablePointer<Float>.allocate(capacity: length + 2 * margin)
    defer { padded.deallocate() }
    padded.initialize(repeating: 0, count: length + 2 * margin)
    let middle = padded + margin
    for y in 0..<height where !isRowEmpty(y) {
      middle.update(from: row(y), count: length)
      let target = result.row(y)
      for x in 0..<length { target[x] = middle[x] * kernel[0] }
      for index in 1..<max(1, kernel.count) {
        let (weight, left, right) = (kernel[index], middle - index * channels, middle + index * channels)
        for x in 0..<length { target[x] += (left[x] + right[x]) * weight }
      }
    }
    return result
  }

  /// Every column summed with a symmetric kernel, given from its middle outwards.
  func convolvedColumns(with kernel: [Float]) -> SamplePlane {
    let result = SamplePlane(width: width, height: height, channels: channels)
    let length = rowLength
    let isEmpty = (0..<height).map(isRowEmpty)
    for y in 0..<height {
      let target = result.row(y)
      if !isEmpty[y] {
        let source = row(y)
        for x in 0..<length { target[x] = source[x] * kernel[0] }
      }
      for index in 1..<max(1, kernel.count) {
        let weight = kernel[index]
        for other in [y - index, y + index] where other >= 0 && other < height && !isEmpty[other] {
          let source = row(other)
          for x in 0..<length { target[x] += source[x] * weight }
        }
      }
    }
    return result
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
