// Contents drawn by code: who draws, when, and what blend modes and bounds mean for the drawing.

import CoreAnimation
import Foundation
import FramePlanning
import Graphics
import RenderTree
import TestSupport
import Testing

/// A layer that draws through a closure and counts how often.
private final class Drawn: CALayer {
  var count = 0
  var body: (CGContext) -> Void = { _ in }
  override func draw(in ctx: CGContext) {
    count += 1
    body(ctx)
  }

  static func layer(_ width: CGFloat, _ height: CGFloat, _ body: @escaping (CGContext) -> Void) -> Drawn {
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.body = body
    layer.setNeedsDisplay()
    return layer
  }
}

private final class Painter: CALayerDelegate {
  var events: [String] = []
  func layerWillDraw(_ layer: CALayer) { events.append("will") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    events.append("draw")
    ctx.setFillColor(.red)
    ctx.fill(layer.bounds)
  }
}

private final class Displayer: CALayerDelegate {
  func display(_ layer: CALayer) { layer.contents = image(1, [0xff00_ff00]) }
}

@Suite struct DrawnContentsTests {
  private func half(_ ctx: CGContext) {
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test func layersDrawOnlyWhenTheyAreAskedTo() throws {
    let layer = Drawn.layer(40, 40, half)
    #expect(layer.needsDisplay())
    #expect(try picture(of: layer, 40, 40).coverage == 800)
    #expect(layer.count == 1 && !layer.needsDisplay())
    _ = try picture(of: layer, 40, 40)
    #expect(layer.count == 1)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.count == 2)
    layer.display()
    #expect(layer.count == 3)
  }

  @Test func delegatesDrawOrProvideAPicture() throws {
    let layer = panel(0, 0, 40, 40)
    let painter = Painter()
    layer.delegate = painter
    #expect(try picture(of: layer, 40, 40).paintedPixels == 0)
    layer.setNeedsDisplay()
    #expect(try picture(of: layer, 40, 40).coverage == 1600)
    #expect(painter.events == ["will", "draw"])
    let displayer = Displayer()
    let other = panel(0, 0, 40, 40)
    other.delegate = displayer
    other.setNeedsDisplay()
    #expect(try picture(of: other, 40, 40).premultiplied(20, 20) == [0, 255, 0, 255])
  }

  @Test func drawingsEndAtTheBounds() throws {
    let layer = Drawn.layer(40, 40) {
      $0.setFillColor(.red)
      $0.fill(CGRect(x: -100, y: -100, width: 300, height: 300))
    }
    layer.position = CGPoint(x: 50, y: 50)
    #expect(try picture(of: canvas(100, 100, layer), 100, 100).coverage == 1600)
  }

  @Test func changedBoundsStretchTheDrawingOrDrawItAgain() throws {
    let layer = Drawn.layer(40, 40, half)
    _ = try picture(of: layer, 40, 40)
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    #expect(try picture(of: layer, 80, 60).coverage == 40 * 60)
    #expect(layer.count == 1)
    layer.contentsGravity = .bottomLeft
    #expect(try picture(of: layer, 80, 60).coverage == 20 * 40)
    layer.needsDisplayOnBoundsChange = true
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(try picture(of: layer, 100, 50).coverage == 20 * 40)
    #expect(layer.count == 2)
  }

  @Test func blendModesCountForTheDrawingAlone() throws {
    let layer = Drawn.layer(40, 40) {
      $0.setFillColor(.red)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.clear(CGRect(x: 10, y: 10, width: 20, height: 20))
      $0.setBlendMode(.destinationOut)
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 40))
      $0.setBlendMode(.multiply)
      $0.setFillColor(.blue)
      $0.fill(CGRect(x: 35, y: 0, width: 5, height: 40))
    }
    layer.backgroundColor = .green
    let result = try frame(of: canvas(60, 60, layer), 60, 60, background: .white)
    // Where the drawing has holes the layer's background shows, not a hole in the frame.
    #expect(result.pixels.premultiplied(20, 20) == [0, 255, 0, 255])
    #expect(result.pixels.premultiplied(2, 20) == [0, 255, 0, 255])
    #expect(result.pixels.premultiplied(7, 20) == [255, 0, 0, 255])
    #expect(result.pixels.premultiplied(37, 20) == [0, 0, 0, 255])
    #expect(result.plan.cost.executed.byReason == [.blend: 1] && result.plan.cost.modelled.total == 0)
    #expect(result.ledger.matches(result.plan.cost))
    layer.opacity = 0.5
    let faded = try picture(of: canvas(60, 60, layer), 60, 60)
    #expect(faded.straight(7, 20) == [255, 0, 0, 128] && faded.straight(20, 20) == [0, 255, 0, 128])
  }

  @Test func copyReplacesWhatWasDrawnBefore() throws {
    let layer = Drawn.layer(40, 40) {
      $0.setFillColor(.red)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.setBlendMode(.copy)
      $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    let pixels = try picture(of: layer, 40, 40)
    #expect(pixels.straight(10, 20) == [0, 0, 255, 128] && pixels.straight(30, 20) == [255, 0, 0, 255])
  }

  @Test func drawingsWithoutBlendModesNeedNoSurface() throws {
    let result = try frame(of: Drawn.layer(40, 40, half), 40, 40)
    #expect(result.plan.cost.executed.total == 0)
  }

  @Test func linearGradientsRunBetweenTheirPoints() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.black, .white], locations: nil))
    func drawn(_ options: CGGradientDrawingOptions) throws -> PixelBuffer {
      try picture(
        of: Drawn.layer(100, 40) {
          $0.drawLinearGradient(
            gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
        }, 100, 40)
    }
    let strip = try drawn([])
    #expect(strip.alpha(19, 20) == 0 && strip.alpha(20, 20) == 255 && strip.alpha(80, 20) == 0)
    for x in [20, 35, 50, 79] {
      let expected = (Double(x) + 0.5 - 20) / 60 * 255
      #expect(abs(Double(strip.premultiplied(x, 20)[0]) - expected) <= 2)
    }
    let all = try drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(all.premultiplied(3, 20) == [0, 0, 0, 255] && all.premultiplied(97, 20) == [255, 255, 255, 255])
    // Lines of equal colour are perpendicular to a slanted axis, in points.
    let slanted = try picture(
      of: Drawn.layer(100, 100) {
        $0.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 20), end: CGPoint(x: 80, y: 50))
      }, 100, 100)
    let middle = slanted.premultiplied(50, 35)[0]
    #expect(abs(slanted.premultiplied(40, 55)[0] - middle) <= 2 && abs(middle - 128) <= 4)
  }

  @Test func radialGradientsRunOutwardsFromTheInnerCircle() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.black, .white], locations: nil))
    func drawn(_ options: CGGradientDrawingOptions, from start: CGFloat, to end: CGFloat) throws -> PixelBuffer {
      try picture(
        of: Drawn.layer(100, 100) {
          let centre = CGPoint(x: 50, y: 50)
          $0.drawRadialGradient(
            gradient, startCenter: centre, startRadius: start, endCenter: centre, endRadius: end, options: options)
        }, 100, 100)
    }
    let ring = try drawn([], from: 10, to: 40)
    #expect(ring.alpha(50, 50) == 0 && ring.alpha(97, 50) == 0)
    #expect(abs(ring.coverage - .pi * 1500) < 10)
    #expect(abs(ring.premultiplied(74, 50)[0] - 123) <= 4)
    let disc = try drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation], from: 10, to: 40)
    #expect(disc.premultiplied(50, 50) == [0, 0, 0, 255] && disc.premultiplied(97, 50) == [255, 255, 255, 255])
    let inwards = try drawn([], from: 40, to: 10)
    #expect(abs(inwards.premultiplied(74, 50)[0] - 132) <= 4)
  }

  @Test func clipsCut() throws {
    let layer = Drawn.layer(40, 40) {
      $0.clip(to: [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 20, width: 10, height: 10)])
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(try picture(of: layer, 40, 40).coverage == 200)
    let hole = Drawn.layer(40, 40) {
      $0.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
      $0.clip(using: .evenOdd)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(abs(try picture(of: hole, 40, 40).coverage - (1600 - .pi * 100)) < 2)
  }

  @Test func picturesAndTextStandUprightWhicheverWayYGrows() throws {
    let two = image(1, [0xffff_0000, 0xff00_00ff])
    let layer = Drawn.layer(40, 40) { $0.draw(two, in: CGRect(x: 10, y: 10, width: 10, height: 20)) }
    for orientation in [RenderScene.Orientation.yDown, .yUp] {
      layer.setNeedsDisplay()
      let pixels = try picture(of: layer, 40, 40, orientation: orientation)
      #expect(pixels.premultiplied(15, 12) == [255, 0, 0, 255] && pixels.premultiplied(15, 28) == [0, 0, 255, 255])
    }
  }

  /// Fills its tiles with a colour.
  private final class Tiles: CATiledLayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(.red)
      ctx.fill(bounds)
    }
  }

  @Test func tilesMeetWithoutSeams() throws {
    func drawn(_ tile: CGFloat) throws -> PixelBuffer {
      let layer = Tiles()
      layer.frame = CGRect(x: 40.3, y: 40.7, width: 90, height: 70)
      layer.tileSize = CGSize(width: tile, height: tile)
      layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
      layer.setNeedsDisplay()
      return try picture(of: canvas(170, 150, layer), 170, 150)
    }
    let (whole, tiled) = (try drawn(200), try drawn(27.3))
    #expect(whole.coverage > 6200)
    // One of Cairo's fifteen rows in a pixel where a clip crosses an edge.
    #expect(tiled.largestDifference(from: whole) <= 17)
  }

  @Test func hardEdgesCanBeDrawn() throws {
    let layer = Drawn.layer(40, 40) {
      $0.setShouldAntialias(false)
      $0.fillEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
    }
    let pixels = try picture(of: layer, 40, 40)
    #expect((0..<pixels.count).allSatisfy { [0, 255].contains(pixels.pixels[$0] >> 24) } && pixels.paintedPixels > 600)
  }
}
