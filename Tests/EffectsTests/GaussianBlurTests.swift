// The blur against its definition, computed directly in floating point.

import Effects
import Foundation
import Graphics
import Testing

@Suite struct GaussianBlurTests {
  @Test func straightEdgesHaveTheMeasuredProfile() {
    // σ 8, an edge at x = 20 with the inside to the right; alpha levels of a real shadow.
    let mask = MaskBuffer(width: 80, height: 80)
    for y in 0..<80 { for x in 20..<80 { mask[x, y] = 255 } }
    GaussianBlur(sigma: 8).apply(to: mask)
    for (x, level) in [(4, 2), (8, 15), (12, 41), (16, 83), (19, 121)] {
      #expect(abs(Int(mask[x, 40]) - level) <= 1, "x \(x)")
    }
    let magenta = [253, 251, 248, 245, 240, 235, 229, 222, 214, 205, 195, 184, 172, 160, 147, 134]
    for (index, level) in magenta.enumerated() { #expect(abs(255 - Int(mask[4 + index, 40]) - level) <= 1) }
    for x in 0...3 { #expect(mask[x, 40] == 0) }
  }

  @Test(arguments: [0.4, 0.5, 1, 2.3, 6, 8, 15.9, 31.9, 32, 47.9, 70]) func masksAgreeWithTheDefinition(_ sigma: Double)
  {
    let (width, height) = (150, 110)
    let mask = MaskBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isInDisc = (x - 60) * (x - 60) + (y - 50) * (y - 50) < 900
        let isInBar = x > 100 && x < 109 && y > 8
        mask[x, y] = isInDisc || isInBar ? 255 : 0
      }
    }
    let expected = reference(mask, sigma, sigma)
    GaussianBlur(sigma: sigma).apply(to: mask)
    #expect(difference(mask, expected) <= 1.01)
  }

  @Test func deviationsAreIndependent() {
    let mask = MaskBuffer(width: 90, height: 90)
    for y in 30..<60 { for x in 30..<60 { mask[x, y] = 255 } }
    let expected = reference(mask, 3, 20)
    GaussianBlur(sigmaX: 3, sigmaY: 20).apply(to: mask)
    #expect(difference(mask, expected) <= 1.01)
    let flat = MaskBuffer(width: 9, height: 9)
    flat[4, 4] = 255
    GaussianBlur(sigmaX: 1, sigmaY: 0).apply(to: flat)
    #expect(flat[4, 3] == 0 && flat[3, 4] > 0 && flat[2, 4] > 0 && flat[1, 4] == 0)
  }

  @Test func picturesAreBlurredChannelByChannel() {
    let picture = PixelBuffer(width: 40, height: 40)
    let mask = MaskBuffer(width: 40, height: 40)
    for y in 10..<30 {
      for x in 10..<30 {
        picture[x, y] = 0xff00_ff80
        mask[x, y] = 255
      }
    }
    GaussianBlur(sigma: 3).apply(to: picture)
    GaussianBlur(sigma: 3).apply(to: mask)
    for y in 0..<40 {
      for x in 0..<40 {
        let word = picture[x, y]
        #expect(UInt8(word >> 24) == mask[x, y] && UInt8(word >> 8 & 255) == mask[x, y] && word >> 16 & 255 == 0)
        #expect(abs(Int(word & 255) * 255 - Int(mask[x, y]) * 128) <= 255)
      }
    }
  }

  @Test func widePicturesAreBlurredAsTheirChannelsAre() {
    // Wider than a strip, with empty parts, and a blur that differs along the axes.
    for (sigmaX, sigmaY) in [(7.0, 4.0), (0, 3), (20, 31), (2, 0)] {
      let picture = PixelBuffer(width: 150, height: 90)
      let masks = (0..<4).map { _ in MaskBuffer(width: 150, height: 90) }
      var noise: UInt32 = 1
      for y in 20..<80 {
        for x in 0..<150 where x < 40 || x > 130 {
          noise = noise &* 1_664_525 &+ 1_013_904_223
          picture[x, y] = noise
          for (index, mask) in masks.enumerated() { mask[x, y] = UInt8(noise >> UInt32(8 * index) & 255) }
        }
      }
      GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY).apply(to: picture)
      var largest = 0
      for (index, mask) in masks.enumerated() {
        GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY).apply(to: mask)
        for y in 0..<90 {
          for x in 0..<150 {
            largest = max(largest, abs(Int(picture[x, y] >> UInt32(8 * index) & 255) - Int(mask[x, y])))
          }
        }
      }
      #expect(largest == 0, "\(sigmaX) \(sigmaY)")
    }
  }

  @Test func noDeviationChangesNothing() {
    let mask = MaskBuffer(width: 3, height: 3)
    mask[1, 1] = 200
    for sigma in [0, -4, .nan, 0.2] { GaussianBlur(sigma: sigma).apply(to: mask) }
    #expect(mask[1, 1] == 200 && mask[0, 1] == 0)
  }

  @Test func hugeDeviationsAreQuick() {
    let mask = MaskBuffer(width: 2240, height: 2240)
    for y in 1100..<1140 { for x in 1100..<1140 { mask[x, y] = 255 } }
    let start = ContinuousClock.now
    GaussianBlur(sigma: 500).apply(to: mask)
    #expect(ContinuousClock.now - start < .seconds(2))
    GaussianBlur(sigma: 1e300).apply(to: mask)
  }

  private func weights(_ sigma: Double) -> [Double] {
    let last = Int(2 * sigma)
    let all = (-last...last).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = all.reduce(0, +)
    return all.map { $0 / total }
  }

  private func reference(_ mask: MaskBuffer, _ sigmaX: Double, _ sigmaY: Double) -> [Double] {
    let (kernelX, kernelY) = (weights(sigmaX), weights(sigmaY))
    let (width, height) = (mask.width, mask.height)
    var rows = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        for (index, weight) in kernelX.enumerated() {
          let other = x + index - kernelX.count / 2
          if other >= 0, other < width { rows[y * width + x] += Double(mask[other, y]) * weight }
        }
      }
    }
    var result = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for (index, weight) in kernelY.enumerated() {
        let other = y + index - kernelY.count / 2
        guard other >= 0, other < height else { continue }
        for x in 0..<width { result[y * width + x] += rows[other * width + x] * weight }
      }
    }
    return result
  }

  private func difference(_ mask: MaskBuffer, _ expected: [Double]) -> Double {
    var largest = 0.0
    for y in 0..<mask.height {
      for x in 0..<mask.width { largest = max(largest, abs(Double(mask[x, y]) - expected[y * mask.width + x])) }
    }
    return largest
  }
}
