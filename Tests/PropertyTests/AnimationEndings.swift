// The end of an animation is the model: a scene that has animated to some values looks as one that has them.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct AnimationEndings {
  /// A property, and values of it.
  private struct Change: Sendable {
    var key: String
    var owner: CALayer.Type = CALayer.self
    var value: @Sendable (inout SeededGenerator) -> Any

    init(
      _ key: String, of owner: CALayer.Type = CALayer.self, _ value: @escaping @Sendable (inout SeededGenerator) -> Any
    ) {
      (self.key, self.owner, self.value) = (key, owner, value)
    }
  }

  private static func path(_ random: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: random.number(0...30), y: random.number(0...30)))
    path.addLine(to: CGPoint(x: random.number(0...30), y: random.number(0...30)))
    path.addCurve(
      to: CGPoint(x: random.number(0...30), y: random.number(0...30)),
      control1: CGPoint(x: random.number(0...30), y: random.number(0...30)), control2: CGPoint(x: 20, y: 0))
    return path
  }

  private static let changes: [Change] = [
    Change("opacity") { Float($0.number(0...1)) },
    Change("position") { CGPoint(x: $0.number(0...60), y: $0.number(0...40)) },
    Change("position.x") { $0.number(0...60) },
    Change("zPosition") { CGFloat($0.whole(-3...3)) },
    Change("anchorPoint") { CGPoint(x: $0.number(0...1), y: $0.number(0...1)) },
    Change("bounds") { CGRect(x: $0.number(-4...4), y: 0, width: $0.number(1...40), height: $0.number(1...40)) },
    Change("bounds.size.width") { $0.number(1...40) },
    Change("transform.rotation.z") { $0.number(-3...3) },
    Change("transform.scale") { $0.number(0.2...2) },
    Change("transform") { CATransform3DMakeRotation($0.number(-3...3), 0, 0, 1) },
    Change("sublayerTransform") { CATransform3DMakeScale($0.number(0.5...1.5), 1, 1) },
    Change("backgroundColor") { $0.color() }, Change("cornerRadius") { $0.number(0...12) },
    Change("borderWidth") { $0.number(0...6) }, Change("borderColor") { $0.color() },
    Change("shadowOpacity") { Float($0.number(0...1)) }, Change("shadowRadius") { $0.number(0...6) },
    Change("shadowOffset") { CGSize(width: $0.number(-6...6), height: $0.number(-6...6)) },
    Change("shadowColor") { $0.color() }, Change("hidden") { $0.happens(0.2) },
    Change("contentsRect") { CGRect(x: 0, y: 0, width: $0.number(0.2...1), height: $0.number(0.2...1)) },
    Change("filters.blur.inputRadius") { $0.number(0...4) },
    Change("path", of: CAShapeLayer.self) { path(&$0) }, Change("fillColor", of: CAShapeLayer.self) { $0.color() },
    Change("strokeColor", of: CAShapeLayer.self) { $0.color() },
    Change("lineWidth", of: CAShapeLayer.self) { $0.number(0...6) },
    Change("strokeStart", of: CAShapeLayer.self) { $0.number(0...1) },
    Change("strokeEnd", of: CAShapeLayer.self) { $0.number(0...1) },
    Change("lineDashPhase", of: CAShapeLayer.self) { $0.number(0...9) },
    Change("fontSize", of: CATextLayer.self) { $0.number(4...20) },
    Change("foregroundColor", of: CATextLayer.self) { $0.color() },
    Change("colors", of: CAGradientLayer.self) { [$0.color(), $0.color()] },
    Change("locations", of: CAGradientLayer.self) { [$0.number(0...0.5), $0.number(0.5...1)] },
    Change("startPoint", of: CAGradientLayer.self) { CGPoint(x: $0.number(0...1), y: $0.number(0...1)) },
    Change("instanceTransform", of: CAReplicatorLayer.self) {
      CATransform3DMakeTranslation($0.number(-9...9), $0.number(-9...9), 0)
    },
    Change("instanceColor", of: CAReplicatorLayer.self) { $0.color() },
  ]

  /// Changes some properties of a tree, at once or by an animation of one second to them.
  private func change(_ layer: CALayer, _ random: inout SeededGenerator, animates: Bool) {
    let blur = CAFilter(type: "gaussianBlur")
    blur.name = "blur"
    blur.setValue(0, forKey: "inputRadius")
    if random.happens(0.1) { layer.filters = [blur] }
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = [random.color(), random.color()]
      gradient.locations = [0, 1]
    }
    // From no colour nothing is shown throughout.
    if layer.backgroundColor == nil { layer.backgroundColor = .clear }
    if let shape = layer as? CAShapeLayer {
      if shape.fillColor == nil { shape.fillColor = .clear }
      if shape.strokeColor == nil { shape.strokeColor = .clear }
    }
    // Late copies end late.
    (layer as? CAReplicatorLayer)?.instanceDelay = 0
    if let shape = layer as? CAShapeLayer { shape.path = Self.path(&random) }
    var taken = Set<String>()
    for _ in 0..<random.whole(0...3) {
      let row = random.one(of: Self.changes)
      let isOwn = type(of: layer) == row.owner || row.owner == CALayer.self
      let (from, value, kind) = (row.value(&random), row.value(&random), random.whole(0...3))
      let curve = random.one(of: [CAMediaTimingFunctionName.linear, .easeIn, .easeInEaseOut])
      // Parts of one value would add up in the order they were changed.
      guard isOwn, taken.insert(String(row.key.prefix { $0 != "." })).inserted else { continue }
      if row.key.hasPrefix("filters"), layer.filters?.isEmpty ?? true { continue }
      if !animates {
        layer.setValue(value, forKeyPath: row.key)
        continue
      }
      let animation: CAPropertyAnimation
      if kind == 0 {
        let frames = CAKeyframeAnimation(keyPath: row.key)
        frames.values = [from, value, value]
        frames.calculationMode = .linear
        animation = frames
      } else {
        let basic = CABasicAnimation(keyPath: row.key)
        if kind == 1 { basic.fromValue = from }
        basic.toValue = value
        animation = basic
      }
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: curve)
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      guard kind == 3 else {
        layer.add(animation, forKey: row.key)
        continue
      }
      let group = CAAnimationGroup()
      group.animations = [animation]
      (group.duration, group.fillMode, group.isRemovedOnCompletion) = (1, .forwards, false)
      layer.add(group, forKey: row.key)
    }
    for sublayer in layer.sublayers ?? [] { change(sublayer, &random, animates: animates) }
    if let mask = layer.mask { change(mask, &random, animates: animates) }
  }

  private func frame(_ seed: Int, animates: Bool, at time: Double) throws -> PixelBuffer {
    let root = RandomScenes.tree(seed: seed, isAligned: true)
    var random = SeededGenerator(seed: UInt64(7000 + seed))
    change(root, &random, animates: animates)
    let stage = Stage(root, size: RandomScenes.size)
    return try FrameRenderer().render(try stage.scene(at: 0), at: time).pixels
  }

  @Test(arguments: 1...80) func theEndIsTheModel(_ seed: Int) throws {
    let model = try frame(seed, animates: false, at: 0)
    for time in [1, 1.5] {
      let shown = try frame(seed, animates: true, at: time)
      let difference = try #require(shown.difference(from: model))
      #expect(difference.maximum == 0, "at \(time): \(difference.count(over: 0)) pixels in \(difference.bounds)")
    }
  }

  /// Neither is the way there: the scenes do move.
  @Test func theWayIsNotTheModel() throws {
    let moving = try (1...20).count { seed in
      let (way, end) = (try frame(seed, animates: true, at: 0.5), try frame(seed, animates: true, at: 1))
      return !way.equals(end)
    }
    #expect(moving > 10)
  }
}
