// A layer that draws its contents in tiles.

public import Foundation
import Graphics
package import RenderTree

/// The rows CATiledLayer adds.
package enum TiledKeys {
  package static let tileSize = LayerKey("tileSize", default: CGSize(width: 256, height: 256), action: .none)
  package static let levelsOfDetail = LayerKey("levelsOfDetail", default: 1, impact: .inert, action: .none)
  package static let levelsOfDetailBias = LayerKey("levelsOfDetailBias", default: 0, impact: .inert, action: .none)

  package static let all: [KeyID] = [tileSize.id, levelsOfDetail.id, levelsOfDetailBias.id]
}

/// Draws its contents tile by tile: `draw(in:)` is called once for every tile of the bounds, with the context clipped
/// to the tile, as drawing code written for tiles expects.
///
/// Drawings are recorded, not rasterized, and only what lies on the canvas is ever painted, at the canvas's own
/// resolution. So tiles appear at once, without the fade of tiles that arrive late, and levels of detail, which keep
/// rasters of other resolutions, change nothing. With more tiles than `tileLimit` the drawing is recorded in one piece.
open class CATiledLayer: CALayer {
  /// Most tiles that are asked for one by one.
  public static let tileLimit = 4096

  package override class var renderClassName: String {
    self == CATiledLayer.self ? "CATiledLayer" : String(describing: self)
  }

  /// How long new tiles fade in on Apple's systems, seconds; here they are always there in time.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Number of resolutions kept on Apple's systems; without effect.
  public final var levelsOfDetail: Int {
    get { self[TiledKeys.levelsOfDetail] }
    set { self[TiledKeys.levelsOfDetail] = newValue }
  }
  /// Number of those resolutions that enlarge; without effect.
  public final var levelsOfDetailBias: Int {
    get { self[TiledKeys.levelsOfDetailBias] }
    set { self[TiledKeys.levelsOfDetailBias] = newValue }
  }
  /// Largest size of a tile, in pixels of the contents scale.
  public final var tileSize: CGSize {
    get { self[TiledKeys.tileSize] }
    set {
      self[TiledKeys.tileSize] = newValue
      setNeedsDisplay()
    }
  }

  /// The tiles of the bounds, row by row, in the layer's coordinates; one when there would be too many.
  package final var tiles: [CGRect] {
    let density = max(contentsScale, 1e-6)
    let (width, height) = (tileSize.width / density, tileSize.height / density)
    guard width > 0, height > 0, !bounds.isEmpty else { return bounds.isEmpty ? [] : [bounds] }
    let columns = (bounds.width / width).rounded(.up)
    let rows = (bounds.height / height).rounded(.up)
    guard columns * rows > 1, columns * rows <= CGFloat(Self.tileLimit) else { return [bounds] }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        CGRect(
          x: bounds.minX + CGFloat(column) * width, y: bounds.minY + CGFloat(row) * height, width: width, height: height
        )
        .intersection(bounds)
      }
    }
  }

  /// A tile without the edges that are the bounds' own.
  private func opened(_ tile: CGRect) -> CGRect {
    let (width, height) = (bounds.width, bounds.height)
    let left = tile.minX <= bounds.minX ? tile.minX - width : tile.minX
    let top = tile.minY <= bounds.minY ? tile.minY - height : tile.minY
    let right = tile.maxX >= bounds.maxX ? tile.maxX + width : tile.maxX
    let bottom = tile.maxY >= bounds.maxY ? tile.maxY + height : tile.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Tiles meet along whole pixels, wherever their edges fall on the canvas: two soft edges on one line would let what
  /// lies behind shine through. The edges of the bounds are soft.
  override func recordContents(in context: CGContext) {
    for tile in tiles {
      context.saveGState()
      context.setShouldAntialias(false)
      context.clip(to: opened(tile))
      context.setShouldAntialias(true)
      context.clip(to: bounds)
      draw(in: context)
      context.restoreGState()
    }
  }
}
