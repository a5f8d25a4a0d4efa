// Tiled layers: which tiles their drawing code is asked for.

import CoreAnimation
import Foundation
import Graphics
import Testing

/// Notes the tiles it is asked for.
private final class NotingTiles: CATiledLayer {
  var asked: [CGRect] = []

  override func draw(in ctx: CGContext) {
    asked.append(ctx.boundingBoxOfClipPath)
    ctx.fill(bounds)
  }
}

@Suite struct TiledLayerTests {
  private let layer = NotingTiles()

  @Test func defaults() {
    #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.levelsOfDetail == 1)
    #expect(layer.levelsOfDetailBias == 0 && CATiledLayer.fadeDuration() == 0.25)
  }

  @Test func everyTileIsDrawnOnce() {
    layer.bounds = rect(10, 0, 300, 200)
    layer.tileSize = CGSize(width: 200, height: 150)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(
      layer.asked == [rect(10, 0, 200, 150), rect(210, 0, 100, 150), rect(10, 150, 200, 50), rect(210, 150, 100, 50)])
  }

  @Test func tilesAreAsLargeInPixels() {
    layer.bounds = rect(0, 0, 256, 256)
    layer.contentsScale = 2
    #expect(layer.tiles.count == 4 && layer.tiles.first == rect(0, 0, 128, 128))
  }

  @Test func tooManyTilesAreOne() {
    layer.bounds = rect(0, 0, 10_000, 10_000)
    layer.tileSize = CGSize(width: 1, height: 1)
    #expect(layer.tiles == [layer.bounds])
    layer.tileSize = .zero
    #expect(layer.tiles == [layer.bounds])
    layer.bounds = .zero
    #expect(layer.tiles.isEmpty)
  }
}
