// Steps of two frames compared: the same pixels, or the same thing changed.

import Effects
package import Graphics
import RenderTree

extension PlanOp {
  /// What a step is, whatever it looks like in this frame.
  struct Identity: Hashable {
    var layer: LayerID?
    var kind: Int
  }

  /// Pixels it can touch.
  package var bounds: PixelRect {
    switch self {
    case .draw(let draw): draw.bounds
    case .clip(let clip):
      PixelRect(clip.path.bounds, placedBy: clip.transform).intersection(clip.content.bounds)
    case .pass(let pass): pass.bounds
    case .shadow(let shadow): shadow.bounds.union(shadow.content.bounds)
    case .raster(let raster): PixelRect(covering: raster.bounds.cgRect.applying(raster.transform)).outset(1)
    case .warp(let warp): warp.target
    case .backdrop(let backdrop): backdrop.bounds
    }
  }

  /// The step's identity: layers draw several steps of a kind, told apart by their order.
  var identity: Identity {
    switch self {
    case .draw(let draw): Identity(layer: draw.layer, kind: 0)
    case .clip(let clip): Identity(layer: clip.content.first?.identity.layer, kind: 1)
    case .pass(let pass): Identity(layer: pass.layer, kind: 2)
    case .shadow(let shadow): Identity(layer: shadow.layer, kind: 3)
    case .raster(let raster): Identity(layer: raster.layer, kind: 4)
    case .warp(let warp): Identity(layer: warp.layer, kind: 5)
    case .backdrop(let backdrop): Identity(layer: backdrop.layer, kind: 6)
    }
  }

  /// Whether both paint the same pixels over the same ground.
  func isSame(as other: PlanOp) -> Bool {
    guard hasSameFrame(as: other) else { return false }
    switch (self, other) {
    case (.draw(let a), .draw(let b)): return a.list == b.list
    case (.clip(let a), .clip(let b)): return a.content.isSame(as: b.content)
    case (.pass(let a), .pass(let b)): return a.content.isSame(as: b.content)
    case (.shadow(let a), .shadow(let b)): return a.content.isSame(as: b.content)
    case (.warp(let a), .warp(let b)): return a.content.isSame(as: b.content)
    default: return true
    }
  }

  /// Whether both are the same but for what is drawn inside.
  func hasSameFrame(as other: PlanOp) -> Bool {
    switch (self, other) {
    case (.draw(let a), .draw(let b)):
      a.bounds == b.bounds && a.transform == b.transform && a.adjustment == b.adjustment
    case (.clip(let a), .clip(let b)): a.transform == b.transform && a.path == b.path
    case (.pass(let a), .pass(let b)):
      a.bounds == b.bounds && a.alpha == b.alpha && a.clip == b.clip && a.effects == b.effects
        && a.compositing == b.compositing && isSame(a.mask, b.mask)
    case (.shadow(let a), .shadow(let b)): a.hasSameShadow(as: b)
    case (.raster(let a), .raster(let b)): a.key == b.key && a.transform == b.transform && a.alpha == b.alpha
    case (.warp(let a), .warp(let b)):
      a.bounds == b.bounds && a.target == b.target && a.projection == b.projection && a.alpha == b.alpha
    case (.backdrop(let a), .backdrop(let b)):
      a.bounds == b.bounds && a.sampled == b.sampled && a.effects == b.effects && a.path == b.path
        && a.transform == b.transform && a.alpha == b.alpha && isSame(a.mask, b.mask) && isSame(a.content, b.content)
    default: false
    }
  }

  /// The steps inside, when a change of one of them changes only the pixels it touches itself.
  var independentContent: [PlanOp]? {
    switch self {
    case .clip(let clip): clip.content
    case .pass(let pass):
      pass.effects.isEmpty && pass.compositing == .normal && !pass.content.readsAround ? pass.content : nil
    case .shadow(let shadow): shadow.drawsInPlace ? shadow.content : nil
    case .draw, .raster, .warp, .backdrop: nil
    }
  }

  private func isSame(_ a: [PlanOp]?, _ b: [PlanOp]?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b)
  }
}

extension ShadowOp {
  fileprivate func hasSameShadow(as other: ShadowOp) -> Bool {
    switch (silhouette, other.silhouette) {
    case (.path(let a), .path(let b)): guard a == b else { return false }
    case (.content, .content): break
    default: return false
    }
    return transform == other.transform && offset == other.offset && deviation == other.deviation
      && color == other.color && bounds == other.bounds && contentBounds == other.contentBounds
  }
}

extension [PlanOp] {
  /// Pixels the steps can touch.
  package var bounds: PixelRect { reduce(.empty) { $0.union($1.bounds) } }

  /// Whether a step changes pixels by what lies around them on the same surface.
  fileprivate var readsAround: Bool {
    contains { op in
      switch op {
      case .backdrop: true
      case .clip(let clip): clip.content.readsAround
      case .shadow(let shadow): shadow.drawsInPlace && shadow.content.readsAround
      case .draw, .pass, .raster, .warp: false
      }
    }
  }

  func isSame(as other: [PlanOp]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}
