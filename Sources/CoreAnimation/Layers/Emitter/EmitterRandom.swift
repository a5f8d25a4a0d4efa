// Chance without a state: a number is a function of what it is for, so that any particle can be asked for at any time.

import Foundation

/// The random numbers of one particle.
struct EmitterRandom: Hashable, Sendable {
  /// What a number decides. Adding a row at the end keeps all others as they are.
  enum Channel: UInt64 {
    case lifetime = 1, velocity, angle, scale, rotation, spin, red, green, blue, alpha, x, y, z, side
  }

  /// Identifies the particle among all of its layer's.
  let key: UInt64

  /// The source of a layer.
  init(seed: UInt32) { key = Self.mix(UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15) }

  private init(key: UInt64) { self.key = key }

  /// The source of a particle: the `number`-th of a cell, born of what this source belongs to.
  func particle(_ number: Int, ofCell cell: Int) -> EmitterRandom {
    let inCell = Self.mix(key ^ (UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03 &+ 0x8CB9_2BA7_2F3D_8DD7))
    return EmitterRandom(key: Self.mix(inCell &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15))
  }

  /// A number in 0..<1.
  func unit(_ channel: Channel) -> Double {
    // 53 bits: as many as a Double tells apart.
    Double(Self.mix(key &+ channel.rawValue &* 0xA24B_AED4_963E_E407) >> 11) * 0x1p-53
  }

  /// A number evenly spread over `range` around a centre.
  func spread(_ center: Double, _ range: Double, _ channel: Channel) -> Double {
    range == 0 ? center : center + range * (unit(channel) - 0.5)
  }

  /// The finaliser of SplitMix64 (Steele, Lea, Flood, 2014): every bit of the input moves every bit of the output.
  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
