// Background filters: pixels that are there already are changed in place.

import Cairo
import Foundation
import FramePlanning
import Graphics

extension Rasterizer {
  func run(_ op: BackdropOp, on target: Target) throws(CairoError) {
    try timed(op.layer, .pass(.backdrop)) { () throws(CairoError) in try filter(op, on: target) }
  }

  private func filter(_ op: BackdropOp, on target: Target) throws(CairoError) {
    made(.backdrop, op.surfaces)
    let masking = try op.mask.map { (mask) throws(CairoError) in try draw(mask, in: op.bounds) }
    masking?.fade(op.alpha)
    guard let content = op.content else {
      try change(op, of: target, on: target, through: masking)
      return
    }
    // The change and what lies over it are finished on a copy, and then take the place of what was there.
    guard let copy = try target.part(op.bounds) else { return }
    try change(op, of: target, on: copy, through: nil)
    depth += 1
    defer { depth -= 1 }
    try run(content, on: copy)
    target.context.save()
    target.context.clip(to: op.bounds.offsetBy(dx: -target.x, dy: -target.y))
    replace(on: target, by: copy, through: masking, alpha: op.alpha)
    target.context.restore()
  }

  /// Lays the filtered pixels of a surface on one, in place of those they were made of.
  private func change(
    _ op: BackdropOp, of source: Target, on target: Target, through masking: Target?
  ) throws(CairoError) {
    if let changed = try source.part(op.sampled) {
      changed.apply(op.effects)
      target.context.save()
      target.context.clip(to: op.bounds.offsetBy(dx: -target.x, dy: -target.y))
      target.context.clip(op.path.applying(op.transform))
      replace(on: target, by: changed, through: masking, alpha: op.content == nil ? op.alpha : 1)
      target.context.restore()
    }
  }

  /// Replaced, not laid over, as far as the mask says; it has the opacity in it.
  private func replace(on target: Target, by other: Target, through masking: Target?, alpha: Double) {
    target.context.blendMode = .copy
    if let masking {
      masking.context.surface.flush()
      target.context.mask(
        masking.context.surface, deviceX: masking.x - target.x, deviceY: masking.y - target.y,
        with: other.pattern(on: target))
    } else {
      target.context.paint(other.pattern(on: target), alpha: CGFloat(alpha))
    }
  }
}
