// Words that a property does not know: a layer is drawn as with the property's default.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import TestSupport
import Testing

@Suite struct UnknownWordsTests {
  init() { useTestFonts() }

  private static let square = image(2, [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF])

  /// A layer on which every word of its class shows.
  private func furnished(_ layer: CALayer) -> CALayer {
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    switch layer {
    case let shape as CAShapeLayer:
      shape.path = polyline((8, 30), (30, 8), (52, 30), (8, 18), (52, 18), closed: false)
      (shape.strokeColor, shape.lineWidth, shape.lineDashPattern) = (CGColor.white, 7, [30, 12])
    case let gradient as CAGradientLayer: gradient.colors = [CGColor.white, CGColor.black]
    case let text as CATextLayer:
      (text.string, text.fontSize, text.foregroundColor) = ("much more than fits", 12, CGColor.white)
    case let emitter as CAEmitterLayer:
      let cell = CAEmitterCell()
      (cell.contents, cell.birthRate, cell.lifetime) = (Self.square, 20, 4)
      emitter.emitterPosition = CGPoint(x: 30, y: 20)
      (emitter.emitterSize, emitter.emitterDepth) = (CGSize(width: 16, height: 30), 10)
      emitter.emitterCells = [cell]
    default: layer.contents = Self.square
    }
    return layer
  }

  private func drawn(_ bare: CALayer, _ words: [String: String]) throws -> PixelBuffer {
    let layer = furnished(bare)
    for (key, word) in words { layer.setValue(word, forKey: key) }
    return try picture(of: layer, 60, 40, at: 2)
  }

  @Test func layersAreDrawnAsByDefault() throws {
    let words: [(() -> CALayer, [(key: String, known: String, other: String)])] = [
      ({ CALayer() }, [("magnificationFilter", "linear", "nearest"), ("contentsGravity", "center", "resize")]),
      ({ CAGradientLayer() }, [("type", "axial", "radial")]),
      (
        { CAShapeLayer() },
        [("fillRule", "non-zero", "even-odd"), ("lineCap", "butt", "round"), ("lineJoin", "miter", "bevel")]
      ), ({ CATextLayer() }, [("alignmentMode", "natural", "right"), ("truncationMode", "none", "end")]),
      (
        { CAEmitterLayer() },
        [
          ("emitterShape", "point", "line"), ("emitterMode", "volume", "points"),
          ("renderMode", "unordered", "additive"),
        ]
      ),
    ]
    for (make, keys) in words {
      for (key, known, other) in keys {
        let shape = key == "emitterMode" || key == "renderMode" ? ["emitterShape": "rectangle"] : [:]
        func picture(_ word: String) throws -> PixelBuffer {
          try drawn(make(), shape.merging([key: word]) { $1 })
        }
        #expect(try picture("x").equals(picture(known)), "\(make()).\(key)")
        #expect(try !picture("x").equals(picture(other)), "\(make()).\(key) does not show")
      }
    }
  }

  /// Whatever the shape, a mode nobody knows is the default.
  @Test(arguments: ["point", "line", "rectangle", "cuboid", "circle", "sphere"])
  func everyShapeTakesTheDefaultMode(_ shape: String) throws {
    let unknown = try drawn(CAEmitterLayer(), ["emitterShape": shape, "emitterMode": "x"])
    #expect(unknown.paintedPixels > 0)
    #expect(unknown.equals(try drawn(CAEmitterLayer(), ["emitterShape": shape, "emitterMode": "volume"])))
  }
}
