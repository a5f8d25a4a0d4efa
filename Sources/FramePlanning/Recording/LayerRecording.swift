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
  ///   - isOpen: draws contents on beyond the edges of the bounds, for a layer that is clipped there anyway.
  init(
    _ node: RenderNode, _ values: PropertyStore, outline: CornerOutline, context: RecipeContext, isOpen: Bool
  ) {
    let (bounds, isFlipped) = (context.bounds, context.isFlipped)
    recordEdges(values, outline: outline, isOpen: false)
    if !bounds.isEmpty, case .dissolve(let mix)? = values[StandardKeys.contents.id] {
      record(mix, values, bounds: bounds, isFlipped: isFlipped, isOpen: isOpen)
    } else if !bounds.isEmpty, let image = values[StandardKeys.contents]?.image {
      let parts = ContentsPlacement.parts(image, values, bounds: bounds, isFlipped: isFlipped, isOpen: isOpen)
      content.append(parts, isSoft: !Self.hasHardEdges(values), in: bounds, isFlipped: isFlipped)
    }
    if let display = node.display {
      let drawn = display.placed(
        in: bounds, gravity: values[StandardKeys.contentsGravity], isFlipped: isFlipped, isOpen: isOpen)
      if drawn.needsOwnSurface {
        backing = drawn
      } else {
        content.append(contentsOf: drawn)
      }
    }
    if let recipe = node.content { record(recipe, values, context, isFlipped: isFlipped) }
  }

  /// Records what the class draws by itself, in the layer's own coordinates, which flipped geometry mirrors as it does
  /// its sublayers'. Text stands as pictures do.
  private mutating func record(
    _ recipe: any ContentRecipe.Type, _ values: PropertyStore, _ context: RecipeContext, isFlipped: Bool
  ) {
    var context = context
    let isMirrored = values[StandardKeys.geometryFlipped]
    // The corners stay where the background has them.
    if isMirrored {
      context.outline.corners = context.outline.corners.mirrored
      context.space = CATransform3DConcat(CATransform3DMakeAffineTransform(.mirror(context.bounds)), context.space)
    }
    var special = DisplayList()
    recipe.record(values, context, into: &special)
    if isMirrored {
      content.append(.save)
      content.append(.concat(.mirror(context.bounds)))
    }
    for command in special.commands {
      if case .text = command {
        content.append(upright: command, in: context.bounds, isFlipped: isFlipped != isMirrored)
      } else {
        content.append(command)
      }
    }
    if isMirrored { content.append(.restore) }
  }

  /// Records `from·(1 - f) + to·f`, each image placed as if it were alone.
  private mutating func record(
    _ mix: ImageDissolve, _ values: PropertyStore, bounds: CGRect, isFlipped: Bool, isOpen: Bool
  ) {
    for (image, share) in [(mix.from, 1 - mix.fraction), (mix.to, mix.fraction)] {
      guard let image else { continue }
      dissolve.append(.save)
      dissolve.append(.blend(.plusLighter))
      var parts = ContentsPlacement.parts(image, values, bounds: bounds, isFlipped: isFlipped, isOpen: isOpen)
      for index in parts.indices { parts[index].drawing.alpha *= CGFloat(share) }
      dissolve.append(parts, isSoft: !Self.hasHardEdges(values), in: bounds, isFlipped: isFlipped)
      dissolve.append(.restore)
    }
  }

  /// Whether anything is drawn that corners clip.
  var hasContent: Bool { !content.isEmpty || !dissolve.isEmpty || !backing.isEmpty }

  /// What is drawn on surfaces of its own, beneath `content`, and what to ask for it.
  var isolated: [(DisplayList, PassQuestion)] {
    if dissolve.isEmpty && backing.isEmpty { return [] }
    return [(dissolve, PassQuestion(dissolves: true)), (backing, PassQuestion(blendsItself: true))].filter {
      !$0.0.isEmpty
    }
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
}

extension DrawnContents {
  /// The drawing in the bounds of now, cut off where its backing store would end. Pictures and text in it stand upright
  /// wherever they are.
  fileprivate func placed(in now: CGRect, gravity: String, isFlipped: Bool, isOpen: Bool) -> DisplayList {
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
    // Where the layer is clipped to the same bounds, doing it twice would thin the edge.
    let isCutAnyway = isOpen && (bounds == now || gravity == "resize" || gravity == "resizeAspectFill")
    if !isCutAnyway, !bounds.contains(list.bounds) { result.append(.clip(.rect(bounds), .winding)) }
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
  /// Appends the pieces of a picture.
  fileprivate mutating func append(_ parts: [ContentsPart], isSoft: Bool, in bounds: CGRect, isFlipped: Bool) {
    for part in parts {
      append(.save)
      if var cell = part.cell {
        if !isFlipped { cell.origin.y = 2 * bounds.midY - cell.maxY }
        append(.antialias(false))
        append(.clip(.rect(cell), .winding))
        if isSoft { append(.antialias(true)) }
      } else if !isSoft {
        append(.antialias(false))
      }
      append(upright: .image(part.drawing), in: bounds, isFlipped: isFlipped)
      append(.restore)
    }
  }

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
    append(.concat(.mirror(bounds)))
    append(mirrored)
    append(.restore)
  }
}

extension CGAffineTransform {
  /// Turns y over about the middle of a rectangle.
  fileprivate static func mirror(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
  }
}

extension CACornerMask {
  /// The corners with smaller and larger y exchanged.
  fileprivate var mirrored: CACornerMask { CACornerMask(rawValue: (rawValue & 3) << 2 | rawValue >> 2 & 3) }
}
