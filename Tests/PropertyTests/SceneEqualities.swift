// Scenes that must look alike because one says in another way what the other says, tried on random ones.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct SceneEqualities {
  private func draw(_ layers: [CALayer], at time: Double = 0) throws -> PixelBuffer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    root.backgroundColor = CGColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)
    for layer in layers { root.addSublayer(layer) }
    return try FrameRenderer().render(try Stage(root, size: root.bounds.size).scene(at: 0), at: time).pixels
  }

  private func expectSame(_ a: PixelBuffer, _ b: PixelBuffer, maximum: Int, exceptions: Int = 0) throws {
    let difference = try #require(a.difference(from: b))
    #expect(
      difference.count(over: maximum) <= exceptions,
      "\(difference.count(over: maximum)) pixels, by at most \(difference.maximum), in \(difference.bounds)")
  }

  // MARK: Replicators

  private struct Leaf {
    var position: CGPoint
    var size: CGSize
    var angle, radius, border: CGFloat
    var opacity: Float
    var z: CGFloat
    var fill, edge: CGColor
    var travel: CGFloat

    init(_ random: inout SeededGenerator) {
      position = CGPoint(x: random.number(10...70), y: random.number(10...70))
      size = CGSize(width: random.number(4...24), height: random.number(4...24))
      angle = random.happens(0.5) ? 0 : random.number(-3...3)
      radius = random.happens(0.5) ? 0 : random.number(0...8)
      border = random.happens(0.5) ? 0 : random.number(0...4)
      opacity = random.happens(0.5) ? 1 : Float(random.number(0.2...1))
      z = CGFloat(random.whole(-1...1))
      fill = random.color()
      edge = random.color()
      travel = random.happens(0.5) ? 0 : random.number(-20...20)
    }

    /// The leaf as copy k of a replicator: moved by its transform, tinted, fainter, and late.
    func layer(
      _ placed: CGAffineTransform = .identity, tint: [CGFloat] = [1, 1, 1], alpha: Float = 1, lag: Double = 0
    ) -> CALayer {
      func tinted(_ color: CGColor) -> CGColor {
        CGColor(red: color.red * tint[0], green: color.green * tint[1], blue: color.blue * tint[2], alpha: color.alpha)
      }
      let layer = CALayer()
      layer.bounds = CGRect(origin: .zero, size: size)
      layer.position = position.applying(placed)
      let linear = CGAffineTransform(a: placed.a, b: placed.b, c: placed.c, d: placed.d, tx: 0, ty: 0)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: angle).concatenating(linear))
      layer.backgroundColor = tinted(fill)
      layer.borderColor = tinted(edge)
      (layer.borderWidth, layer.cornerRadius, layer.opacity, layer.zPosition) = (border, radius, opacity * alpha, z)
      layer.timeOffset = -lag
      if travel != 0 {
        let move = CABasicAnimation(keyPath: "bounds.size.width")
        (move.byValue, move.duration, move.beginTime) = (abs(travel), 1, 1e-100)
        layer.add(move, forKey: nil)
      }
      return layer
    }
  }

  @Test(arguments: 1...60) func aReplicatorIsItsCopiesWrittenOut(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let leaves = (0..<random.whole(1...3)).map { _ in Leaf(&random) }
    let count = random.whole(0...4)
    let step = CGAffineTransform(translationX: random.number(-20...20), y: random.number(-20...20))
      .rotated(by: random.happens(0.5) ? 0 : random.number(-2...2))
      .scaledBy(x: random.happens(0.5) ? 1 : random.number(0.5...1.3), y: random.happens(0.7) ? 1 : 0.8)
    let color = (0..<4).map { _ in random.number(0...1) }
    let offsets = (0..<4).map { _ in Float(random.number(-0.5...0.5)) }
    let delay = random.happens(0.5) ? 0 : random.number(0...0.3)

    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 80, height: 70)
    replicator.instanceCount = count
    replicator.instanceTransform = CATransform3DMakeAffineTransform(step)
    replicator.instanceColor = CGColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
    replicator.instanceRedOffset = offsets[0]
    replicator.instanceGreenOffset = offsets[1]
    replicator.instanceBlueOffset = offsets[2]
    replicator.instanceAlphaOffset = offsets[3]
    replicator.instanceDelay = delay
    for leaf in leaves { replicator.addSublayer(leaf.layer()) }

    let plain = CALayer()
    plain.frame = replicator.frame
    // About the middle of the bounds, each copy moved once more than the one before.
    let aboutMiddle = CGAffineTransform(translationX: -40, y: -35).concatenating(step)
      .concatenating(CGAffineTransform(translationX: 40, y: 35))
    var placed = CGAffineTransform.identity
    for k in 0..<count {
      let channels = (0..<4).map { min(max(color[$0] + CGFloat(k) * CGFloat(offsets[$0]), 0), 1) }
      for leaf in leaves {
        plain.addSublayer(
          leaf.layer(placed, tint: channels, alpha: Float(channels[3]), lag: Double(k) * delay))
      }
      placed = placed.concatenating(aboutMiddle)
    }
    // Products of the same matrices in another order differ in their last bits, and a level with them.
    try expectSame(try draw([replicator], at: 0.45), try draw([plain], at: 0.45), maximum: 1)
  }

  // MARK: Shadows

  /// An opaque layer with something in it, so that its shadow is that of its drawn pixels. Along the pixels the shadows
  /// are the same; elsewhere drawn pixels are a little softer than the path, which a blur hides.
  @Test(arguments: 1...80) func aPathOfTheOutlineCastsTheShadowOfTheSilhouette(_ seed: Int) throws {
    let isAligned = seed % 2 == 0
    func make() -> CALayer {
      var random = SeededGenerator(seed: UInt64(seed))
      func length(_ range: ClosedRange<Double>) -> CGFloat {
        let length = random.number(range)
        return isAligned ? length.rounded() : length
      }
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 2 * length(10...22), height: 2 * length(10...22))
      layer.position = CGPoint(x: 40, y: 40)
      layer.cornerRadius = random.happens(0.3) ? 0 : random.number(1...9)
      layer.cornerCurve = random.happens(0.5) ? .continuous : .circular
      layer.maskedCorners = CACornerMask(rawValue: .init(random.whole(0...15)))
      if isAligned {
        layer.transform = CATransform3DMakeRotation(CGFloat(random.whole(0...3)) * .pi / 2, 0, 0, 1)
      } else {
        layer.transform = CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1)
        if random.happens(0.4) {
          layer.transform = CATransform3DScale(layer.transform, 1.2, random.number(0.8...1.3), 1)
        }
      }
      layer.backgroundColor = random.color(alpha: 1)
      layer.shadowColor = random.color()
      layer.shadowOpacity = Float(random.number(0.3...1))
      layer.shadowRadius = isAligned && random.happens(0.3) ? 0 : random.number(isAligned ? 0...7 : 3...7)
      layer.shadowOffset = CGSize(width: length(-9...9), height: length(-9...9))
      layer.opacity = random.happens(0.7) ? 1 : Float(random.number(0.3...1))
      let inner = CALayer()
      inner.frame = CGRect(x: 9.5, y: 9.5, width: 6, height: 6)
      inner.backgroundColor = random.color(alpha: 1)
      layer.addSublayer(inner)
      return layer
    }
    let (silhouette, path) = (make(), make())
    path.shadowPath = CGPath(
      PathData.roundedRect(
        path.bounds, cornerRadius: path.cornerRadius, corners: path.maskedCorners,
        isContinuous: path.cornerCurve == .continuous))
    try expectSame(try draw([silhouette]), try draw([path]), maximum: isAligned ? 2 : 6)
  }

  // MARK: Masks

  /// What is drawn differently through a mask of a layer's bounds than with `masksToBounds`.
  private func maskDifference(_ seed: Int) throws -> PixelDifference {
    func make(_ masks: Bool) -> CALayer {
      var random = SeededGenerator(seed: UInt64(seed))
      let layer = CALayer()
      layer.bounds = CGRect(
        x: random.whole(-5...5), y: random.whole(-5...5), width: 2 * random.whole(10...22),
        height: 2 * random.whole(10...22))
      layer.position = CGPoint(x: random.whole(30...50), y: random.whole(30...50))
      let radius = random.happens(0.4) ? 0 : random.number(1...10)
      let curve = random.happens(0.5) ? CALayerCornerCurve.continuous : .circular
      let corners = CACornerMask(rawValue: .init(random.whole(1...15)))
      // A square clip meets every paint alone, and the background has the mask's edges: both are exact along the pixels.
      let isTurned = radius > 0 && random.happens(0.6)
      if isTurned { layer.transform = CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1) }
      if !isTurned, random.happens(0.7) { layer.backgroundColor = random.color() }
      layer.opacity = random.happens(0.6) ? 1 : Float(random.number(0.2...1))
      if random.happens(0.3) { (layer.shadowOpacity, layer.shadowRadius) = (1, 4) }
      for _ in 0..<random.whole(1...3) {
        let inner = Leaf(&random).layer()
        inner.position.x -= 20
        inner.position.y -= 20
        layer.addSublayer(inner)
      }
      // The one clips a shadow away, the other leaves what falls within.
      if masks {
        layer.shadowOpacity = 0
        let mask = CALayer()
        mask.frame = layer.bounds
        mask.backgroundColor = .black
        (mask.cornerRadius, mask.cornerCurve, mask.maskedCorners) = (radius, curve, corners)
        layer.mask = mask
      } else {
        layer.masksToBounds = true
        (layer.cornerRadius, layer.cornerCurve, layer.maskedCorners) = (radius, curve, corners)
      }
      return layer
    }
    return try #require(try draw([make(true)]).difference(from: try draw([make(false)])))
  }

  // Where two edges cross in a pixel, a clip knows both and a mask multiplies.
  @Test(arguments: 1...60) func aMaskOfTheBoundsIsMasksToBounds(_ seed: Int) throws {
    let difference = try maskDifference(seed)
    #expect(difference.count(over: 2) <= 12, "by at most \(difference.maximum), in \(difference.bounds)")
  }

  /// The product of two coverages and what shapes share of a pixel are a quarter of it apart at most.
  @Test(arguments: 0..<8) func masksOfManyBoundsMultiplyCoverage(_ part: Int) throws {
    for seed in (100 * part)..<(100 * part + 100) {
      let difference = try maskDifference(seed)
      #expect(difference.maximum <= 64, "scene \(seed)")
      #expect(difference.count(over: 2) <= 24 && difference.count(over: 12) <= 4, "scene \(seed)")
    }
  }
}

extension SeededGenerator {
  /// A colour, mostly opaque.
  mutating func color(alpha: CGFloat? = nil) -> CGColor {
    CGColor(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: alpha ?? (happens(0.6) ? 1 : number(0...1)))
  }
}
