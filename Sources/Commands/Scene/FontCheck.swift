// The fonts a scene names, looked for before anything is drawn.

import CoreAnimation
import FrameEngine
import RenderTree

/// Finds text layers whose fonts are not installed.
struct FontCheck {
  /// Each missing font once, with the first layer that names it. The font of a layer that names none is not missed.
  private(set) var problems: [Fonts.Problem] = []
  private var seen: Set<String> = []

  /// Looks through a tree.
  init(_ root: CALayer) { visit(root) }

  private mutating func visit(_ layer: CALayer) {
    if layer is CATextLayer {
      for name in Self.names(in: layer.store) where seen.insert(name).inserted {
        guard var problem = Fonts.problem(of: name) else { continue }
        problem.place = layer.treePath
        problems.append(problem)
      }
    }
    for sublayer in layer.sublayers ?? [] { visit(sublayer) }
    if let mask = layer.mask { visit(mask) }
  }

  private static func names(in values: PropertyStore) -> [String] {
    switch values[TextKeys.string] {
    case .text(let text): return text.spans.compactMap(\.style.fontName)
    case .string: break
    default: return []
    }
    guard case .string(let name)? = values[TextKeys.font.id] else { return [] }
    return [name]
  }
}
