// Emitters: cells, rates, lifetimes, and randomness that a seed repeats.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Testing

extension Article {
  static let particles = Article("Particles", frames: [0, 30, 60, 90]) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
    root.backgroundColor = CGColor(red: 0.06, green: 0.07, blue: 0.12, alpha: 1)

    // A picture for the particles, drawn by a layer.
    let glow = CAGradientLayer()
    glow.type = .radial
    glow.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    glow.colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 1, alpha: 0)]
    glow.startPoint = CGPoint(x: 0.5, y: 0.5)
    glow.endPoint = CGPoint(x: 1, y: 1)

    let spark = CAEmitterCell()
    spark.contents = try glow.makeImage()
    spark.birthRate = 60
    spark.lifetime = 1.2
    spark.lifetimeRange = 0.4
    spark.velocity = 110
    spark.velocityRange = 40
    spark.emissionLongitude = -.pi / 2  // up, where y grows downwards
    spark.emissionRange = .pi / 5
    spark.yAcceleration = 120
    spark.scale = 0.6
    spark.scaleSpeed = -0.3
    spark.color = CGColor(red: 1, green: 0.6, blue: 0.25, alpha: 0.9)
    spark.alphaSpeed = -0.5

    let fountain = CAEmitterLayer()
    fountain.frame = root.bounds
    fountain.emitterPosition = CGPoint(x: 120, y: 140)
    fountain.emitterShape = .line
    fountain.emitterSize = CGSize(width: 40, height: 0)
    fountain.renderMode = .additive
    fountain.seed = 7
    fountain.emitterCells = [spark]
    root.addSublayer(fountain)

    let stage = Stage(root, size: root.bounds.size)
    try stage.render(seconds: 1.6, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // Nothing is there at first; no spark outruns 130 points a second for as long as gravity lets it rise: 70 points.
    let ground = outcome.color(0, 120, 139)
    for y in 0..<160 { for x in 0..<240 { #expect(outcome.color(0, x, y) == ground) } }
    for y in 0..<(140 - 71 - 8) { for x in 0..<240 { #expect(outcome.color(90, x, y) == ground) } }
    let lit = (61..<160).contains { y in outcome.color(90, 120, y) != ground }
    #expect(lit)
  }
}
