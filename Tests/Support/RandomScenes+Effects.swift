// Random filters, backdrops, ways of compositing, depth and particles, and transitions while a scene runs.

public import CoreAnimation
import Effects
import Foundation
import Graphics

extension RandomScenes {
  private static let operators = CompositingCatalogue.all.keys.sorted()

  mutating func addEffects(to layer: CALayer) {
    if random.happens(0.12) { layer.filters = (0..<random.whole(1...2)).map { _ in filter() } }
    if random.happens(0.08) { layer.backgroundFilters = [filter()] }
    if random.happens(0.12) { layer.compositingFilter = random.one(of: Self.operators) }
    if random.happens(0.12) {
      layer.sublayerTransform.m34 = -1 / random.number(60...300)
      if random.happens(0.5) { layer.sublayerTransform = CATransform3DRotate(layer.sublayerTransform, 0.5, 0, 1, 0.2) }
    }
    if random.happens(0.1) { layer.zPosition = random.number(-30...30) }
    if random.happens(0.05) { layer.anchorPointZ = random.number(-20...20) }
  }

  private mutating func filter() -> CAFilter {
    let filter = CAFilter(type: random.one(of: EffectCatalogue.all).names[0])
    filter.name = "one"
    filter.isEnabled = random.happens(0.9)
    for key in filter.inputKeys {
      switch key {
      case "inputRadius": filter.setValue(random.number(0...4), forKey: key)
      case "inputColor": filter.setValue(color(), forKey: key)
      case "inputHardEdges", "inputNormalizeEdges": filter.setValue(random.happens(0.3), forKey: key)
      case "inputColorMatrix": filter.setValue((0..<20).map { _ in random.number(-0.5...1) }, forKey: key)
      default: filter.setValue(random.number(-1...2), forKey: key)
      }
    }
    return filter
  }

  mutating func emit(from layer: CAEmitterLayer) {
    layer.emitterPosition = CGPoint(x: random.number(0...40), y: random.number(0...30))
    layer.emitterSize = CGSize(width: random.number(0...20), height: random.number(0...20))
    layer.emitterDepth = random.number(0...20)
    layer.emitterShape = random.one(of: [.point, .line, .rectangle, .cuboid, .circle, .sphere])
    layer.emitterMode = random.one(of: [.points, .outline, .surface, .volume])
    layer.renderMode = random.one(of: [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive])
    layer.seed = UInt32(random.whole(0...9))
    layer.prewarms = random.happens(0.3)
    layer.emitterCells = (0..<random.whole(1...2)).map { _ in cell(depth: 0) }
  }

  private mutating func cell(depth: Int) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = picture()
    cell.contentsScale = random.one(of: [1, 2])
    (cell.birthRate, cell.lifetime) = (Float(random.number(1...20)), Float(random.number(0.1...1)))
    (cell.lifetimeRange, cell.velocity, cell.velocityRange) = (0.3, random.number(0...40), random.number(0...20))
    (cell.emissionLongitude, cell.emissionRange) = (random.number(-3...3), random.number(0...6))
    (cell.emissionLatitude, cell.zAcceleration) = (random.number(-1...1), random.number(-30...30))
    (cell.xAcceleration, cell.yAcceleration) = (random.number(-30...30), random.number(-30...30))
    (cell.scale, cell.scaleRange, cell.scaleSpeed) = (random.number(0.2...2), 0.5, random.number(-1...1))
    (cell.spin, cell.spinRange) = (random.number(-3...3), random.number(0...3))
    cell.color = color()
    (cell.redRange, cell.greenSpeed, cell.alphaSpeed) = (
      0.5, Float(random.number(-1...1)), Float(random.number(-1...0))
    )
    if depth == 0, random.happens(0.3) { cell.emitterCells = [self.cell(depth: 1)] }
    return cell
  }

  /// A change of one of a tree's layers, the old look giving way to the new one.
  ///
  /// - Parameter seed: tells which layer, what change, and which transition.
  public static func turn(_ root: CALayer, seed: Int) {
    var scenes = RandomScenes(random: SeededGenerator(seed: UInt64(seed)), layersLeft: 3)
    let layer = scenes.random.one(of: layers(beneath: root))
    let transition = CATransition()
    transition.type = scenes.random.one(of: [.fade, .push, .moveIn, .reveal])
    transition.subtype = scenes.random.one(of: [.fromLeft, .fromRight, .fromTop, .fromBottom])
    transition.duration = scenes.random.number(0.2...0.8)
    if scenes.random.happens(0.3) { (transition.startProgress, transition.endProgress) = (0.2, 0.8) }
    if scenes.random.happens(0.3) { transition.fadesWhileMoving = scenes.random.happens(0.5) }
    CATransaction.setDisableActions(true)
    layer.backgroundColor = scenes.color()
    if scenes.random.happens(0.5) { layer.addSublayer(scenes.layer(depth: 3)) }
    if scenes.random.happens(0.3) { layer.sublayers?.first?.removeFromSuperlayer() }
    if scenes.random.happens(0.2) { layer.isHidden.toggle() }
    if scenes.random.happens(0.2) { layer.opacity = 0.6 }
    layer.add(transition, forKey: nil)
  }

  private static func layers(beneath layer: CALayer) -> [CALayer] {
    let sublayers = layer.sublayers ?? []
    return sublayers + sublayers.flatMap(layers)
  }
}
