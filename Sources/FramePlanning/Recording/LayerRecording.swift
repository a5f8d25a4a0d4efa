// A layer's own drawing in Core Animation's order: background, contents, special content; the border comes last, over
// the sublayers.

import Foundation
import Graphics
import RenderTree

/// What one layer draws itself.
struct LayerRecording {
  /// Drawn beneath everything.
  var background = DisplayList()
  /// Two contents images that give way to each other, beneath `content`. They are added up: exact on a surface of their
  /// own.
  var dissolve = DisplayList()
  /// Contents image, drawn contents and the class's own content.
  var content = DisplayList()
  /// Drawn over the sublayers.
  var border = DisplayList()

  /// Records a layer.
  ///
  /// - Parameters:
  ///   - outline: of background and border.
  ///   - isFlipped: whether pictures and text stand with their first row at the smaller y.
  init(
    _ node: RenderNode, _ values: PropertyStore, outline: CornerOutline, context: RecipeContext, isFlipped: Bool
  ) {
    let bounds = context.bounds
    recordEdges(values, outline: outline, isOpen: false)
    if !bounds.isEmpty, case .dissolve(let mix)? = values[StandardKeys.contents.id] {
      record(mix, values, bounds: bounds, isFlipped: isFlipped)
    } else if !bounds.isEmpty, let image = values[StandardKeys.contents]?.image {
      let parts = ContentsPlacement.drawing(image, values, bounds: bounds, isFlipped: isFlipped)
      for part in parts { content.append(upright: .image(part), in: bounds, isFlipped: isFlipped) }
    }
    if let display = node.display { content.append(contentsOf: display) }
    if let recipe = node.content {
      var special = DisplayList()
      recipe.record(values, context, into: &special)
      for command in special.commands {
        if case .text = command {
          content.append(upright: command, in: bounds, isFlipped: isFlipped)
        } else {
          content.append(command)
        }
      }
    }
  }

  /// Records `from·(1 - f) + to·f`, each image placed as if it were alone.
  private mutating func record(_ mix: ImageDissolve, _ values: PropertyStore, bounds: CGRect, isFlipped: Bool) {
    for (image, share) in [(mix.from, 1 - mix.fraction), (mix.to, mix.fraction)] {
      guard let image else { continue }
      dissolve.append(.save)
      dissolve.append(.blend(.plusLighter))
      for var part in ContentsPlacement.drawing(image, values, bounds: bounds, isFlipped: isFlipped) {
        part.alpha *= CGFloat(share)
        dissolve.append(upright: .image(part), in: bounds, isFlipped: isFlipped)
      }
      dissolve.append(.restore)
    }
  }

  /// Whether anything is drawn that corners clip.
  var hasContent: Bool { !content.isEmpty || dissolve.paintCount > 0 }

  /// Records background and border.
  ///
  /// - Parameter isOpen: draws beyond the outer edge, for a layer that is clipped there as a whole: meeting an
  ///   antialiased edge a second time would thin it.
  mutating func recordEdges(_ values: PropertyStore, outline: CornerOutline, isOpen: Bool) {
    background = DisplayList()
    border = DisplayList()
    guard !outline.rect.isEmpty else { return }
    let outer = isOpen ? outline.open.path : outline.path
    if let color = values[StandardKeys.backgroundColor]?.color, color.alpha > 0 {
      background.append(.fill(outer, .winding, .color(color)))
    }
    let width = values[StandardKeys.borderWidth]
    if width > 0, let color = values[StandardKeys.borderColor]?.color, color.alpha > 0 {
      var ring = outer
      if let inner = outline.inset(by: width) { ring.append(inner.path) }
      border.append(.fill(ring, .evenOdd, .color(color)))
    }
  }

  /// Number of paints.
  var paintCount: Int {
    background.paintCount + min(dissolve.paintCount, 1) + content.paintCount + border.paintCount
  }

  /// Multiplies all alphas but the dissolve's, whose surface fades as a whole.
  mutating func fade(_ alpha: Double) {
    guard alpha < 1 else { return }
    background = background.faded(alpha)
    content = content.faded(alpha)
    border = border.faded(alpha)
  }

  /// Multiplies all colours.
  mutating func apply(_ tint: Tint) {
    guard tint != .none else { return }
    background = background.tinted(tint)
    dissolve = dissolve.tinted(tint)
    content = content.tinted(tint)
    border = border.tinted(tint)
  }
}

extension DisplayList {
  /// Appends a command whose first row belongs at the top of the layer: where y grows upwards it is turned over about
  /// the middle of the bounds.
  fileprivate mutating func append(upright command: DrawCommand, in bounds: CGRect, isFlipped: Bool) {
    if isFlipped {
      append(command)
      return
    }
    var mirrored = command
    if case .image(var drawing) = command {
      drawing.target.origin.y = 2 * bounds.midY - drawing.target.maxY
      mirrored = .image(drawing)
    }
    append(.save)
    append(.concat(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.midY)))
    append(mirrored)
    append(.restore)
  }
}
