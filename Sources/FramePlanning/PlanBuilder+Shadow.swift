// Shadows: what casts them, how far they reach, and what they cost.

import Foundation
import FrameResolving
import Graphics
import RenderTree

/// A layer's shadow in pixels. The blur is a Gaussian of σ = shadowRadius cut at 2σ (measured); radius and offset are in
/// the layer's coordinates and follow its transform.
struct ShadowStyle {
  var color: CGColor
  var path: PathData?
  var offset: CGVector
  var deviation: CGVector
  /// From the pixels of the plane it is blurred on to the surface's; nil for the surface itself.
  var plane: CGAffineTransform?
  private let reach: (x: Int, y: Int)

  /// Nil when there is no shadow.
  init?(_ values: PropertyStore, transform: CGAffineTransform, tint: Tint) {
    let opacity = CGFloat(min(max(values[StandardKeys.shadowOpacity], 0), 1))
    guard opacity > 0, let color = values[StandardKeys.shadowColor]?.color, color.alpha > 0 else { return nil }
    self.color = CGColor(
      red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
      alpha: color.alpha * opacity)
    path = values[StandardKeys.shadowPath]
    let shift = values[StandardKeys.shadowOffset]
    offset = CGVector(
      dx: shift.width * transform.a + shift.height * transform.c,
      dy: shift.width * transform.b + shift.height * transform.d)
    let radius = max(values[StandardKeys.shadowRadius], 0)
    let scale = transform.axisScale
    if radius > 0, transform.isUneven {
      // Along the layer's axes the blur is a Gaussian a side; seen from the surface it is slanted.
      deviation = CGVector(dx: radius * scale.dx, dy: radius * scale.dy)
      plane = CGAffineTransform(scaleX: 1 / scale.dx, y: 1 / scale.dy).concatenating(transform)
      reach = (
        Self.pixels(2 * radius * (abs(transform.a) + abs(transform.c))),
        Self.pixels(2 * radius * (abs(transform.b) + abs(transform.d)))
      )
    } else {
      let scale = transform.pixelScale
      deviation = CGVector(dx: radius * scale.dx, dy: radius * scale.dy)
      reach = (Self.pixels(2 * deviation.dx), Self.pixels(2 * deviation.dy))
    }
  }

  /// Where something must be to cast a shadow into an area.
  func castingArea(of area: PixelRect) -> PixelRect {
    area.offsetBy(dx: -Self.pixels(offset.dx), dy: -Self.pixels(offset.dy)).insetBy(dx: -reach.x - 1, dy: -reach.y - 1)
  }

  /// The pixels to blur so that the shadow of something is right in an area.
  func work(_ casting: PixelRect, _ area: PixelRect) -> PixelRect {
    shadowArea(of: casting).intersection(area.insetBy(dx: -reach.x, dy: -reach.y))
  }

  /// Where the shadow of something falls.
  func shadowArea(of area: PixelRect) -> PixelRect {
    let box = area.cgRect.offsetBy(dx: offset.dx, dy: offset.dy)
    return PixelRect(covering: box).insetBy(dx: -reach.x, dy: -reach.y)
  }

  private static func pixels(_ length: CGFloat) -> Int { Int(min(max(length, -1e6), 1e6).rounded(.awayFromZero)) }
}

extension PlanBuilder {
  /// Puts a layer's shadow beneath its steps.
  mutating func shadow(
    _ style: ShadowStyle, over steps: PlannedSteps, of layer: ResolvedNode, outline: CornerOutline,
    _ transform: CGAffineTransform, recording: LayerRecording, hasSublayers: Bool, alpha: Double,
    in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps {
    // What is faded already casts a fainter shadow by itself; a path does not.
    var color = style.color
    var silhouette = ShadowOp.Silhouette.content
    var casting = steps.bounds
    if let path = style.path {
      silhouette = .path(path)
      color = color.copy(alpha: color.alpha * CGFloat(alpha)) ?? color
      casting = PixelRect(path.bounds, placedBy: transform)
    } else if !hasSublayers, !recording.hasContent,
      let background = layer.values[StandardKeys.backgroundColor]?.color,
      background.alpha >= 1 || recording.border.isEmpty
    {
      // A plain background casts the shadow of its outline; a border lies within it and shows through none but a
      // translucent one.
      silhouette = .path(outline.path)
      color = style.color.copy(alpha: style.color.alpha * background.alpha * CGFloat(alpha)) ?? color
      casting = PixelRect(outline.rect, placedBy: transform)
    }
    let bounds = style.shadowArea(of: casting).intersection(inside.clip)
    guard !casting.isEmpty, !bounds.isEmpty else { return steps }
    let seen = steps.bounds.intersection(inside.clip)
    let wanted = casting.intersection(style.castingArea(of: bounds)).union(seen)
    let answer = PassAnswer(modelled: style.path == nil ? .shadow : nil, executed: .shadow)
    let op = ShadowOp(
      layer: layer.node.id, silhouette: silhouette, transform: transform, offset: style.offset,
      deviation: style.deviation, plane: style.plane, color: color, bounds: bounds, contentBounds: wanted,
      content: steps.ops)
    for surface in [wanted, style.plane == nil ? style.work(casting, bounds) : op.planeBounds] {
      guard surface.area > limits.passPixels || max(surface.width, surface.height) > RenderLimits.longestSide else {
        continue
      }
      throw PlanError(
        "a shadow needs a surface of \(surface.width) × \(surface.height) pixels", place: memory.paths[layer.node.id],
        hint: "make shadowRadius or shadowOffset smaller: what casts the shadow may be that far away")
    }
    journal.enter(.pass(answer, op.surfaces), of: layer.node)
    // What casts the shadow may lie where only the shadow is seen.
    return PlannedSteps(
      ops: [.shadow(op)], bounds: bounds.union(seen), paints: steps.paints + 1,
      isCut: steps.isCut || steps.bounds != seen, readsBackdrop: steps.readsBackdrop && op.drawsInPlace)
  }
}
