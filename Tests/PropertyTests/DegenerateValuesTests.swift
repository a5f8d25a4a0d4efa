// Values nobody means: they draw nothing, or are refused, and never harm what is drawn after them.

import CoreAnimation
import Foundation
import FrameEngine
import FramePlanning
import FrameRaster
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct DegenerateValuesTests {
  /// Draws a layer among sound ones; the sound one after it must be there.
  private func draw(_ layer: CALayer, _ what: String = "") throws {
    useTestFonts()
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    root.addSublayer(layer)
    let last = CALayer()
    last.frame = CGRect(x: 50, y: 30, width: 10, height: 10)
    last.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    last.zPosition = 1
    root.addSublayer(last)
    let frame = try FrameRenderer().render(try Stage(root, size: root.bounds.size).scene(at: 0), at: 0)
    #expect(frame.ledger.matches(frame.plan.cost), "\(what)")
    if layer.zPosition <= 1 {
      #expect(frame.pixels.straight(55, 35) == [0, 255, 0, 255], "a sound layer is missing: \(what)")
    }
  }

  private static let numbers: [CGFloat] = [
    0, -1, 1e-300, 1e-9, 1e6, 1e9, 1e20, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  private func tryAll<Layer: CALayer>(
    _ number: CGFloat, _ make: () -> Layer, _ changes: [(String, (Layer) -> Void)]
  ) throws {
    for (name, change) in changes {
      let layer = make()
      change(layer)
      #expect(throws: Never.self, "\(name) = \(number)") { try draw(layer, "\(name) = \(number)") }
    }
  }

  @Test(arguments: numbers) func geometry(_ number: CGFloat) throws {
    try tryAll(
      number, { dressed(CALayer()) },
      [
        ("bounds.size.width", { $0.bounds.size.width = number }), ("bounds.origin.x", { $0.bounds.origin.x = number }),
        ("position.y", { $0.position.y = number }), ("anchorPoint.x", { $0.anchorPoint.x = number }),
        ("zPosition", { $0.zPosition = number }), ("anchorPointZ", { $0.anchorPointZ = number }),
        ("scale.x", { $0.transform = CATransform3DMakeScale(number, 1, 1) }),
        ("scale", { $0.transform = CATransform3DMakeScale(number, number, number) }),
        ("m12", { $0.transform.m12 = number }), ("m34", { $0.transform.m34 = number }),
        ("m44", { $0.transform.m44 = number }), ("sublayerTransform.m34", { $0.sublayerTransform.m34 = number }),
        ("sublayerTransform", { $0.sublayerTransform = CATransform3DMakeScale(number, number, 1) }),
      ])
  }

  @Test(arguments: numbers) func appearance(_ number: CGFloat) throws {
    func make() -> CALayer {
      let layer = dressed(CALayer())
      layer.contents = CGImage(PixelBuffer(width: 3, height: 3))
      layer.shouldRasterize = number.sign == .plus
      return layer
    }
    try tryAll(
      number, make,
      [
        ("cornerRadius", { $0.cornerRadius = number }), ("borderWidth", { $0.borderWidth = number }),
        ("opacity", { $0.opacity = Float(number) }), ("shadowOpacity", { $0.shadowOpacity = Float(number) }),
        ("rasterizationScale", { $0.rasterizationScale = number }), ("contentsScale", { $0.contentsScale = number }),
        ("contentsRect.size.width", { $0.contentsRect.size.width = number }),
        ("contentsRect.origin.x", { $0.contentsRect.origin.x = number }),
        ("contentsCenter.size.width", { $0.contentsCenter.size.width = number }),
        ("backgroundColor", { $0.backgroundColor = CGColor(red: number, green: 0, blue: 0, alpha: number) }),
      ])
  }

  @Test(arguments: numbers) func shapes(_ number: CGFloat) throws {
    func make() -> CAShapeLayer {
      let layer = dressed(CAShapeLayer())
      layer.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 12), transform: nil)
      layer.strokeColor = .black
      layer.lineDashPattern = [3, 2]
      return layer
    }
    try tryAll(
      number, make,
      [
        ("lineWidth", { $0.lineWidth = number }), ("strokeEnd", { $0.strokeEnd = number }),
        ("strokeStart", { $0.strokeStart = number }), ("miterLimit", { $0.miterLimit = number }),
        ("lineDashPhase", { $0.lineDashPhase = number }),
        ("lineDashPattern", { $0.lineDashPattern = [NSNumber(value: Double(number)), 2] }),
        (
          "path",
          {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: number, y: 10))
            path.addLine(to: CGPoint(x: 10, y: 20))
            $0.path = path
          }
        ),
      ])
  }

  @Test(arguments: numbers) func otherContent(_ number: CGFloat) throws {
    let text = dressed(CATextLayer())
    text.string = "Cairn"
    text.font = "DejaVu Sans"
    text.fontSize = number
    try draw(text, "fontSize = \(number)")
    let gradient = dressed(CAGradientLayer())
    gradient.colors = [CGColor.black, CGColor.white]
    gradient.startPoint.x = number
    gradient.locations = [NSNumber(value: Double(number)), 1]
    try draw(gradient, "startPoint and locations = \(number)")
    let replicator = dressed(CAReplicatorLayer())
    replicator.instanceCount = 3
    replicator.instanceDelay = Double(number)
    replicator.instanceTransform = CATransform3DMakeTranslation(number, 0, 0)
    replicator.instanceRedOffset = Float(number)
    try draw(replicator, "instances with \(number)")
  }

  /// A shadow larger than a frame's memory is refused; one that fits is drawn.
  @Test(arguments: numbers) func shadows(_ number: CGFloat) throws {
    for change: (CALayer) -> Void in [
      { $0.shadowRadius = number }, { $0.shadowOffset.width = number },
      { $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: number, height: 5), transform: nil) },
      { $0.transform = CATransform3DMakeScale(number, 1, 1) }, { $0.bounds.size.width = number },
    ] {
      let layer = dressed(CALayer())
      layer.shadowOpacity = 0.5
      change(layer)
      do {
        try draw(layer, "\(number)")
      } catch let error as PlanError {
        #expect(abs(number) >= 1e4 && error.place == "root/CALayer[0]", "\(error)")
      }
    }
  }

  private func dressed<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 15)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.borderWidth = 1
    layer.cornerRadius = 3
    let inner = CALayer()
    inner.frame = CGRect(x: 2, y: 2, width: 30, height: 5)
    inner.backgroundColor = .white
    layer.addSublayer(inner)
    return layer
  }

  /// Every level takes a long way: an opacity, a mask and a shadow.
  private func nest(_ depth: Int) -> CALayer {
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    var layer = CALayer()
    layer.frame = bounds
    layer.backgroundColor = .black
    for _ in 1..<depth {
      let outer = CALayer()
      outer.frame = bounds
      outer.opacity = 0.999
      outer.shadowOpacity = 0.1
      outer.mask = CALayer()
      outer.mask?.frame = bounds
      outer.mask?.backgroundColor = .black
      outer.addSublayer(layer)
      layer = outer
    }
    return layer
  }

  @Test func threeHundredLevelsAreDrawn() throws {
    let scene = try Stage(nest(300), size: CGSize(width: 20, height: 20)).scene(at: 0)
    let frame = try FrameRenderer().render(scene, at: 0)
    #expect(frame.pixels.alpha(10, 10) > 100)
    #expect(frame.ledger.matches(frame.plan.cost))
  }

  @Test func deeperLevelsAreRefused() throws {
    let scene = try Stage(nest(450), size: CGSize(width: 20, height: 20)).scene(at: 0)
    #expect(throws: PlanError.self) { try FrameRenderer().render(scene, at: 0) }
  }

  @Test func canvasesWithoutPixelsAreRefused() {
    for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 40_000, height: 1)] {
      #expect(throws: RenderError.self) { try Stage(CALayer(), size: size).scene(at: 0) }
    }
  }
}
