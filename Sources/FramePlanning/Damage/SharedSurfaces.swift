// Which steps of a frame are drawn once and laid onto every tile they touch.

import Graphics

/// Numbers the surfaces of steps that several tiles may need.
struct SharedSurfaces {
  /// Path elements from which a drawing is worth a surface of its own rather than being drawn once a tile.
  private static let heavyDrawing = 200

  private let grid: TileGrid
  private var count = 0
  /// Shadows of one shape share a surface.
  private var shapes: [ShadowShape: Int] = [:]

  init(_ grid: TileGrid) { self.grid = grid }

  /// The steps with their surfaces numbered. Only steps on the canvas itself matter: what is inside a surface is drawn
  /// with it.
  mutating func numbered(_ ops: [PlanOp]) -> [PlanOp] {
    var numbered = ops
    for index in numbered.indices { numbered[index] = self.numbered(numbered[index]) }
    return numbered
  }

  private mutating func numbered(_ op: PlanOp) -> PlanOp {
    switch op {
    case .draw(var draw):
      guard draw.list.weight >= Self.heavyDrawing, grid.tiles(in: draw.bounds).count > 1 else { return op }
      draw.surface = next()
      return .draw(draw)
    case .clip(var clip):
      clip.content = numbered(clip.content)
      return .clip(clip)
    case .pass(var pass):
      pass.surface = next()
      return .pass(pass)
    case .shadow(var shadow):
      shadow.surface = surface(of: shadow)
      if shadow.drawsInPlace { shadow.content = numbered(shadow.content) }
      return .shadow(shadow)
    case .warp(var warp):
      warp.surface = next()
      return .warp(warp)
    case .raster, .backdrop: return op
    }
  }

  private mutating func surface(of shadow: ShadowOp) -> Int {
    guard let shape = shadow.shape?.shape else { return next() }
    let number = shapes[shape] ?? next()
    shapes[shape] = number
    return number
  }

  private mutating func next() -> Int {
    count += 1
    return count
  }
}

extension DisplayList {
  /// Path elements and letters: roughly what drawing costs that is not pixels.
  fileprivate var weight: Int {
    commands.reduce(0) { sum, command in
      switch command {
      case .fill(let path, _, _), .stroke(let path, _, _): sum + path.elements.count
      case .text(let run): sum + run.string.utf8.count * 16
      default: sum
      }
    }
  }
}
