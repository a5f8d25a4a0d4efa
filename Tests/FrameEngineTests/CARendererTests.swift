// Pictures on demand: CARenderer, and one picture of a tree.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import Testing

@Suite struct CARendererTests {
  private let root = CALayer()
  private let square = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    square.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    square.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSublayer(square)
  }

  private func centre(_ renderer: CARenderer, at time: Double) throws -> Double? {
    renderer.beginFrame(atTime: time)
    defer { renderer.endFrame() }
    return try renderer.render().buffer.centre(ofRow: 10)
  }

  @Test func framesAtChosenTimes() throws {
    let renderer = CARenderer(size: CGSize(width: 100, height: 20))
    renderer.layer = root
    #expect(try centre(renderer, at: 0) == 10)
    square.add(basic("position.x", from: 10, to: 90), forKey: "move")
    #expect(try centre(renderer, at: 2) == 10)
    #expect(try centre(renderer, at: 2.25) == 30)
    renderer.bounds.origin.x = 20
    #expect(try centre(renderer, at: 2.5) == 30)
    #expect(try centre(renderer, at: 9) == nil)
    #expect(square.animationKeys() == nil)
  }

  @Test func whatIsDueWhen() throws {
    let renderer = CARenderer(size: CGSize(width: 100, height: 20))
    #expect(renderer.nextFrameTime() == .infinity && renderer.updateBounds() == .null)
    #expect(try renderer.render().buffer.paintedPixels == 0)
    renderer.layer = root
    renderer.beginFrame(atTime: 0)
    #expect(renderer.updateBounds() == renderer.bounds && renderer.nextFrameTime() == .infinity)
    _ = try renderer.render()
    renderer.endFrame()
    renderer.beginFrame(atTime: 1)
    #expect(renderer.updateBounds() == .null)
    renderer.addUpdate(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(renderer.updateBounds() == CGRect(x: 1, y: 2, width: 3, height: 4))
    renderer.endFrame()
    square.add(basic("opacity", from: 0, to: 1), forKey: "fade")
    renderer.beginFrame(atTime: 2)
    #expect(renderer.nextFrameTime() == 2 && renderer.updateBounds() == renderer.bounds)
  }

  @Test func onePictureOfATree() throws {
    root.position = CGPoint(x: 500, y: 500)
    root.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    root.opacity = 0.5
    let image = try root.makeImage(scale: 2)
    #expect(image.width == 200 && image.height == 40)
    #expect(image.buffer[20, 20] >> 24 == 128 && image.buffer[60, 20] == 0)
    #expect(try square.makeImage().buffer.paintedPixels == 100)
    #expect(root.presentation() == nil)
    #expect(throws: RenderError.size(width: 0, height: 0)) { try CALayer().makeImage() }
  }

  @Test func sublayersTurnAboutTheAnchorInAPicture() throws {
    root.sublayerTransform = CATransform3DMakeScale(2, 1, 1)
    // About x = 50: the square at 5…15 is seen at -40…-20.
    #expect(try root.makeImage().buffer.paintedPixels == 0)
    root.anchorPoint = .zero
    let image = try root.makeImage()
    #expect(image.buffer.centre(ofRow: 10) == 20)
  }

  @Test func intoAContext() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    layer.backgroundColor = .red
    let aside = CALayer()
    aside.frame = CGRect(x: 25, y: -1, width: 5, height: 5)
    aside.backgroundColor = .blue
    layer.addSublayer(aside)
    func target(_ change: (CGContext) -> Void = { _ in }) throws -> CGRect? {
      let context = CGContext()
      change(context)
      try layer.render(in: context, scale: 2)
      for case .image(let drawing) in context.displayList.commands { return drawing.target }
      return nil
    }
    // Not cut to the bounds, unless the layer masks to them or the context is clipped.
    #expect(try target() == CGRect(x: 5, y: -1, width: 25, height: 16))
    #expect(
      try target { $0.clip(to: CGRect(x: 0, y: 0, width: 26, height: 10)) } == CGRect(x: 5, y: 0, width: 21, height: 10)
    )
    #expect(try target { $0.clip(to: CGRect(x: 40, y: 0, width: 26, height: 10)) } == nil)
    layer.masksToBounds = true
    #expect(try target() == layer.bounds)
    let context = CGContext()
    try CALayer().render(in: context, scale: 1)
    #expect(context.displayList.isEmpty)
  }
}

extension PixelBuffer {
  /// Pixels that are not wholly transparent.
  var paintedPixels: Int { (0..<count).reduce(0) { $0 + (pixels[$1] >> 24 > 0 ? 1 : 0) } }
}
