// The fixed grid a frame is repainted by: a tile is always drawn whole.
//
// Cairo's edges depend on what a drawing is clipped to, so a repaint clipped to an arbitrary area would differ from a
// full one. A tile's pixels are a function of the frame's steps and the tile alone; which tiles are drawn changes none.

import Graphics

/// Tiles of a canvas.
struct TileGrid {
  /// Pixels of a tile: wide, because lines and lines of text are; large enough that few shapes are cut, small enough that
  /// little is drawn for nothing.
  static let width = 512
  static let height = 64

  private let canvas: PixelRect
  private let width: Int
  private let height: Int

  /// - Parameter isWhole: one tile for the whole canvas, for steps that read what lies around them.
  init(_ canvas: PixelRect, isWhole: Bool) {
    self.canvas = canvas
    width = isWhole ? max(canvas.width, 1) : Self.width
    height = isWhole ? max(canvas.height, 1) : Self.height
  }

  /// All tiles, row by row.
  var all: [PixelRect] { tiles(in: canvas) }

  /// The tiles an area touches, row by row.
  func tiles(in area: PixelRect) -> [PixelRect] {
    var tiles: [PixelRect] = []
    forEach(in: area) { row, column in
      let tile = PixelRect(x: column * width, y: row * height, width: width, height: height)
      tiles.append(tile.intersection(canvas))
    }
    return tiles
  }

  private var columns: Int { (canvas.width + width - 1) / width }

  private func forEach(in area: PixelRect, _ body: (_ row: Int, _ column: Int) -> Void) {
    let part = area.intersection(canvas)
    guard !part.isEmpty else { return }
    for row in (part.minY / height)...((part.maxY - 1) / height) {
      for column in (part.minX / width)...((part.maxX - 1) / width) { body(row, column) }
    }
  }

  /// The tiles several areas touch, each once, row by row.
  func tiles(in areas: [PixelRect]) -> [PixelRect] {
    let all = self.all
    var isTouched = [Bool](repeating: false, count: all.count)
    for area in areas {
      forEach(in: area) { row, column in isTouched[row * columns + column] = true }
    }
    return zip(all, isTouched).compactMap { $1 ? $0 : nil }
  }
}
