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
  /// Drawn contents that use blend modes, beneath `content` too.
  var backing = DisplayList()
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
      content.append(.save)
      if Self.hasHardEdges(values) { content.append(.antialias(false)) }
      for part in parts { content.append(upright: .image(part), in: bounds, isFlipped: isFlipped) }
      content.append(.restore)
    }
    if let display = node.display {
      let drawn = display.placed(in: bounds, gravity: values[StandardKeys.contentsGravity], isFlipped: isFlipped)
      if drawn.needsOwnSurface {
        backing = drawn
      } else {
        content.append(contentsOf: drawn)
      }
    }
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
  var hasContent: Bool { !content.isEmpty || !dissolve.isEmpty || !backing.isEmpty }

  /// What is drawn on surfaces of its own, beneath `content`, and what to ask for it.
  var isolated: [(DisplayList, PassQuestion)] {
    [(dissolve, PassQuestion(dissolves: true)), (backing, PassQuestion(blendsItself: true))].filter { !$0.0.isEmpty }
  }

  /// Whether edges of background, border and picture are left hard. One edge alone cannot be.
  private static func hasHardEdges(_ values: PropertyStore) -> Bool {
    !values[StandardKeys.allowsEdgeAntialiasing] || values[StandardKeys.edgeAntialiasingMask] == 0
  }

  /// Records background and border.
  ///
  /// - Parameter isOpen: draws beyond the outer edge, for a layer that is clipped there as a whole: meeting an
  ///   antialiased edge a second time would thin it.
  mutating func recordEdges(_ values: PropertyStore, outline: CornerOutline, isOpen: Bool) {
    background = DisplayList()
    border = DisplayList()
    guard !outline.rect.isEmpty else { return }
    if Self.hasHardEdges(values) {
      background.append(.antialias(false))
      border.append(.antialias(false))
    }
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
    background.paintCount + isolated.count + content.paintCount + border.paintCount
  }

  /// Multiplies all alphas but those of what has a surface of its own, which fades as a whole.
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
    backing = backing.tinted(tint)
    content = content.tinted(tint)
    border = border.tinted(tint)
  }
}

extension DrawnContents {
  /// The drawing in the bounds of now, cut off where its backing store would end. Pictures and text in it stand upright
  /// wherever they are.
  fileprivate func placed(in now: CGRect, gravity: String, isFlipped: Bool) -> DisplayList {
    var result = DisplayList()
    guard !bounds.isEmpty, !now.isEmpty else { return result }
    result.append(.save)
    if bounds != now {
      let target = ContentsPlacement.place(bounds.size, in: now, gravity: gravity)
      let (x, y) = (target.width / bounds.width, target.height / bounds.height)
      result.append(
        .concat(
          CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: target.minX - bounds.minX * x, ty: target.minY - bounds.minY * y)))
    }
    if !bounds.contains(list.bounds) { result.append(.clip(.rect(bounds), .winding)) }
    for command in list.commands {
      switch command {
      case .image(let drawing): result.append(upright: command, in: drawing.target, isFlipped: isFlipped)
      case .text(let run): result.append(upright: command, in: run.box, isFlipped: isFlipped)
      default: result.append(command)
      }
    }
    result.append(.restore)
    return result
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
