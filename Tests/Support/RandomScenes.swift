// Random layer trees over every class of the catalogue: what nobody thought of is in one of them.

public import CoreAnimation
public import Foundation
import Graphics

/// Makes layer trees from seeds, and changes of them. The same seed makes the same tree.
public struct RandomScenes {
  /// Canvas the trees are made for, points.
  public static let size = CGSize(width: 64, height: 48)
  /// Length of their animations at most, seconds.
  public static let seconds = 1.0

  var random: SeededGenerator
  private var layersLeft: Int

  /// A tree of at most `layers` layers.
  ///
  /// - Parameter isAligned: everything lies still, along the pixels and at whole ones, and every opacity is a group's:
  ///   then a bitmap of a layer is pixel for pixel what the layer is.
  public static func tree(seed: Int, layers: Int = 24, isAligned: Bool = false) -> CALayer {
    useTestFonts()
    var scenes = RandomScenes(random: SeededGenerator(seed: UInt64(seed)), layersLeft: layers)
    scenes.isAligned = isAligned
    let root = CALayer()
    root.name = "random \(seed)"
    root.frame = CGRect(origin: .zero, size: size)
    root.isGeometryFlipped = !isAligned && scenes.random.happens(0.3)
    CATransaction.setDisableActions(true)
    while scenes.layersLeft > 0 { root.addSublayer(scenes.layer(depth: 0)) }
    return root
  }

  private(set) var isAligned = false

  init(random: SeededGenerator, layersLeft: Int) {
    self.random = random
    self.layersLeft = layersLeft
  }

  mutating func layer(depth: Int) -> CALayer {
    layersLeft -= 1
    let layer = random.one(of: LayerCatalogue.all).make()
    place(layer)
    dress(layer)
    fill(layer)
    if !isAligned { addEffects(to: layer) }
    if depth < 4 {
      let count = random.whole(0...3)
      for _ in 0..<count where layersLeft > 0 { layer.addSublayer(self.layer(depth: depth + 1)) }
      if layersLeft > 0, random.happens(0.12) { layer.mask = self.layer(depth: 3) }
    }
    if !isAligned { for _ in 0..<random.whole(0...2) where random.happens(0.5) { animate(layer) } }
    return layer
  }

  private mutating func place(_ layer: CALayer) {
    let isWhole = isAligned || random.happens(0.5)
    func rounded(_ value: Double) -> CGFloat { CGFloat(isWhole ? value.rounded() : value) }
    layer.bounds = CGRect(
      x: random.happens(0.1) ? -5 : 0, y: 0, width: rounded(random.number(0...40)),
      height: rounded(random.number(0...36)))
    layer.position = CGPoint(x: rounded(random.number(-8...56)), y: rounded(random.number(-8...44)))
    if isAligned || random.happens(0.2) { layer.anchorPoint = CGPoint(x: 0, y: 1) }
    if random.happens(0.3) { layer.zPosition = CGFloat(random.whole(-2...2)) }
    if isAligned { return }
    if random.happens(0.25) { layer.transform = CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1) }
    if random.happens(0.15) { layer.transform = CATransform3DMakeScale(random.number(-2...2), random.number(0...2), 1) }
    if random.happens(0.1) { layer.transform = CATransform3DMakeRotation(random.number(-3...3), 0.3, 1, 0) }
    if random.happens(0.1) { layer.sublayerTransform = CATransform3DMakeScale(0.8, 1.2, 1) }
    if random.happens(0.1) { layer.isGeometryFlipped = true }
    if random.happens(0.1) { layer.isDoubleSided = false }
  }

  private mutating func dress(_ layer: CALayer) {
    if random.happens(0.7) { layer.backgroundColor = color() }
    if random.happens(0.3) { layer.cornerRadius = random.number(0...16) }
    if random.happens(0.2) { layer.cornerCurve = .continuous }
    if random.happens(0.2) { layer.maskedCorners = CACornerMask(rawValue: .init(random.whole(0...15))) }
    if random.happens(0.25) {
      layer.borderWidth = random.number(0...5)
      layer.borderColor = color()
    }
    if random.happens(0.3) { layer.masksToBounds = true }
    if random.happens(0.3) { layer.opacity = Float(random.number(0...1)) }
    if !isAligned, random.happens(0.1) { layer.allowsGroupOpacity = false }
    if random.happens(0.05) { layer.isHidden = true }
    if random.happens(0.2) {
      layer.shadowOpacity = Float(random.number(0...1))
      layer.shadowRadius = random.number(0...6)
      layer.shadowOffset = CGSize(width: random.number(-6...6), height: random.number(-6...6))
      layer.shadowColor = color()
      if random.happens(0.3) { layer.shadowPath = path() }
    }
    if random.happens(0.2) {
      layer.shouldRasterize = true
      layer.rasterizationScale = isAligned ? 1 : random.one(of: [1, 1, 2, 0.5])
    }
    if random.happens(0.15) {
      layer.contents = picture()
      layer.contentsGravity = random.one(of: [.resize, .resizeAspect, .resizeAspectFill, .center, .topLeft, .bottom])
      layer.contentsScale = random.one(of: [1, 2])
      if random.happens(0.3) { layer.contentsRect = CGRect(x: 0.2, y: 0.1, width: 0.5, height: 0.6) }
      if random.happens(0.3) { layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2) }
    }
  }

  private mutating func fill(_ layer: CALayer) {
    switch layer {
    case let shape as CAShapeLayer:
      shape.path = path()
      shape.fillColor = random.happens(0.7) ? color() : nil
      if random.happens(0.6) { shape.strokeColor = color() }
      shape.lineWidth = random.number(0...6)
      shape.fillRule = random.one(of: [.nonZero, .evenOdd])
      shape.lineCap = random.one(of: [.butt, .round, .square])
      shape.lineJoin = random.one(of: [.miter, .round, .bevel])
      if random.happens(0.3) { shape.strokeEnd = random.number(0...1) }
      if random.happens(0.2) { shape.lineDashPattern = [3, 2] }
    case let text as CATextLayer:
      text.string = random.one(of: ["Cairn", "frame by frame", "a\nb", ""])
      text.font = "DejaVu Sans"
      text.fontSize = random.number(4...20)
      text.foregroundColor = color()
      text.isWrapped = random.happens(0.5)
      text.alignmentMode = random.one(of: [.left, .center, .right])
      text.truncationMode = random.one(of: [.none, .start, .middle, .end])
    case let gradient as CAGradientLayer:
      gradient.colors = (0..<random.whole(0...3)).map { _ in color() }
      gradient.type = random.one(of: [.axial, .radial, .conic])
      gradient.startPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
      gradient.endPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
    case let replicator as CAReplicatorLayer:
      replicator.instanceCount = random.whole(0...3)
      replicator.instanceDelay = random.number(0...0.3)
      replicator.instanceTransform = CATransform3DMakeTranslation(
        CGFloat(random.whole(-9...9)), CGFloat(random.whole(-9...9)), 0)
      if random.happens(0.5) { replicator.instanceColor = color() }
      replicator.instanceAlphaOffset = Float(random.number(-0.4...0))
      if !isAligned { replicator.preservesDepth = random.happens(0.3) }
    case let emitter as CAEmitterLayer where !isAligned: emit(from: emitter)
    case let scroll as CAScrollLayer: scroll.scroll(to: CGPoint(x: random.whole(-6...6), y: random.whole(-6...6)))
    default: break
    }
  }

  private mutating func animate(_ layer: CALayer) {
    let animation: CAPropertyAnimation
    switch random.whole(0...8) {
    case 0: animation = basic("opacity", 0.1, 0.9)
    case 7:
      let pictures = CABasicAnimation(keyPath: "contents")
      (pictures.fromValue, pictures.toValue) = (picture(), picture())
      animation = pictures
    case 8: animation = basic("filters.one.inputAmount", 0, 1)
    case 1: animation = basic("transform.rotation.z", -1.0, 2.0)
    case 2: animation = basic("position.x", 4.0, 50.0)
    case 3: animation = basic("cornerRadius", 0.0, 12.0)
    case 4:
      let frames = CAKeyframeAnimation(keyPath: "bounds.size.width")
      frames.values = [4.0, 30.0, 12.0]
      frames.calculationMode = random.one(of: [.linear, .discrete, .cubic])
      animation = frames
    case 5:
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.fromValue = random.number(0...40)
      animation = spring
    default:
      let colors = CABasicAnimation(keyPath: "backgroundColor")
      colors.fromValue = color()
      animation = colors
    }
    animation.duration = random.number(0.1...Self.seconds)
    animation.beginTime = random.happens(0.5) ? 1e-100 : random.number(0.05...0.5)
    animation.autoreverses = random.happens(0.3)
    animation.repeatCount = random.happens(0.3) ? .infinity : 1
    animation.fillMode = random.one(of: [.removed, .both, .backwards])
    animation.isRemovedOnCompletion = random.happens(0.5)
    animation.isAdditive = random.happens(0.1)
    layer.add(animation, forKey: "\(animation.keyPath ?? "")")
  }

  private func basic(_ path: String, _ from: Double, _ to: Double) -> CAPropertyAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    return animation
  }

  mutating func color() -> CGColor {
    CGColor(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.happens(0.6) ? 1 : random.number(0...1))
  }

  mutating func path() -> CGPath {
    let path = CGMutablePath()
    path.move(to: point())
    for _ in 0..<random.whole(1...4) {
      if random.happens(0.5) {
        path.addLine(to: point())
      } else {
        path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    if random.happens(0.5) { path.closeSubpath() }
    return path
  }

  private mutating func point() -> CGPoint { CGPoint(x: random.number(-4...40), y: random.number(-4...40)) }

  mutating func picture() -> CGImage {
    let buffer = PixelBuffer(width: random.whole(1...9), height: random.whole(1...9))
    for index in 0..<buffer.count { buffer.pixels[index] = color().premultipliedWord }
    return CGImage(buffer)
  }
}
