// Pictures that tests make up: repeatable noise, and pixels that follow a rule.

import FrameOutput
import Graphics

/// SplitMix64: the same numbers for the same seed everywhere.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// A picture whose pixels follow a rule of column and row.
func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> PixelBuffer {
  let buffer = PixelBuffer(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width { buffer[x, y] = pixel(x, y) }
  }
  return buffer
}

/// A premultiplied word.
func premultiplied(_ alpha: Int, _ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
  UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
}

/// A random valid pixel: opaque, transparent or anything between.
func randomPixel(_ numbers: inout SeededNumbers, opaque: Bool) -> UInt32 {
  let alpha = opaque ? 255 : [0, 255, Int.random(in: 1...254, using: &numbers)].randomElement(using: &numbers) ?? 255
  func color() -> Int { Int.random(in: 0...alpha, using: &numbers) }
  return premultiplied(alpha, color(), color(), color())
}

/// The PNG file of one frame, without a sink.
func encode(_ pixels: PixelBuffer, opaque: Bool, level: Int? = nil, scale: Double = 1) throws(SinkError) -> [UInt8] {
  let format = StreamFormat(width: pixels.width, height: pixels.height, isOpaque: opaque, scale: scale)
  return try PNGFrameEncoder(format, level: level).encode(Frame(index: 0, time: 0, pixels: pixels)).bytes
}
