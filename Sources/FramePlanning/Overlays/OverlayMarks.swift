// Where overlays mark a frame: a walk over the layers as they are placed on the canvas.

package import FrameResolving
package import Graphics
package import Foundation
import RenderTree

/// An area of the canvas that an overlay marks.
package struct OverlayMark: Sendable, Hashable {
  /// Whose mark it is.
  package let overlay: Overlay
  /// Its corners in pixels.
  package let corners: [CGPoint]
  /// Its colour.
  package let color: CGColor
  /// Whether only its edge is drawn.
  package let isOutline: Bool
}

/// The marks of one frame.
package struct OverlayMarks {
  /// In the order they are drawn.
  package private(set) var all: [OverlayMark] = []
  private let overlays: [Overlay]
  private let costs: [LayerID: LayerCost]
  private let canvas: CGRect

  private static let yellow = CGColor(red: 1, green: 0.85, blue: 0, alpha: 0.45)
  private static let green = CGColor(red: 0, green: 0.8, blue: 0.2, alpha: 0.4)
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.4)
  private static let magenta = CGColor(red: 1, green: 0, blue: 1, alpha: 0.45)
  private static let blue = CGColor(red: 0.1, green: 0.5, blue: 1, alpha: 1)

  /// The marks of a planned frame, by the order of `overlays`.
  package init(_ overlays: [Overlay], _ scene: ResolvedScene, _ plan: FramePlan) {
    self.overlays = overlays
    costs = Dictionary(plan.layers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    canvas = CGRect(x: 0, y: 0, width: plan.width, height: plan.height)
    var layers: [PlacedLayer] = []
    Self.place(
      scene.root, within: .canvas(scene.canvas), interior: LayerInterior(), keepsDepth: false, clip: canvas,
      fades: false,
      into: &layers)
    for overlay in overlays {
      if overlay == .updates {
        for damage in plan.damage { mark(overlay, damage.area.cgRect.corners, Self.yellow) }
      } else {
        for layer in layers { mark(overlay, layer) }
      }
    }
  }

  private struct PlacedLayer {
    var layer: ResolvedNode
    var placement: Placement
    var corners: [CGPoint]
    /// Whether it or a layer around it is translucent.
    var fades: Bool
  }

  private static func place(
    _ layer: ResolvedNode, within placement: Placement, interior: LayerInterior, keepsDepth: Bool, clip: CGRect,
    fades: Bool, into layers: inout [PlacedLayer]
  ) {
    let values = layer.values
    let opacity = Double(values[StandardKeys.opacity]) * (layer.instance?.alpha ?? 1)
    guard !values[StandardKeys.hidden], opacity > 0 else { return }
    let geometry = LayerGeometry(values)
    let own = placement.sublayer(geometry, within: interior, copy: layer.instance?.transform, keepsDepth: keepsDepth)
    guard own.isUsable, !own.showsBack || values[StandardKeys.doubleSided] else { return }
    let plane = own.plane
    let corners = plane.visiblePart(of: geometry.bounds).compactMap { plane.apply(to: $0) }
    let box = plane.bounds(of: geometry.bounds)
    let fades = fades || opacity < 1
    let isBodiless = layer.node.subtree?.keepsDepth(values) ?? false
    if corners.count > 2, box.intersects(clip), !isBodiless {
      layers.append(PlacedLayer(layer: layer, placement: own, corners: corners, fades: fades))
    }
    let inner = values[StandardKeys.masksToBounds] ? clip.intersection(box) : clip
    guard !inner.isEmpty else { return }
    for sublayer in layer.sublayers {
      place(
        sublayer, within: own, interior: geometry.interior, keepsDepth: isBodiless, clip: inner, fades: fades,
        into: &layers)
    }
  }

  private mutating func mark(_ overlay: Overlay, _ corners: [CGPoint], _ color: CGColor, isOutline: Bool = false) {
    all.append(OverlayMark(overlay: overlay, corners: corners, color: color, isOutline: isOutline))
  }

  private mutating func mark(_ overlay: Overlay, _ placed: PlacedLayer) {
    let cost = costs[placed.layer.node.id]
    switch overlay {
    case .offscreen: if (cost?.modelled.total ?? 0) > 0 { mark(overlay, placed.corners, Self.yellow) }
    case .cache:
      guard let cache = cost?.modelledCache, cache.hits + cache.misses > 0 else { return }
      mark(overlay, placed.corners, cache.misses > 0 ? Self.red : Self.green)
    case .blended:
      guard placed.layer.draws else { return }
      let isOpaque = placed.layer.fillsItsBounds && !placed.fades && placed.placement.affine.keepsRectangles
      mark(overlay, placed.corners, isOpaque ? Self.green : Self.red)
    case .misaligned: markMisaligned(placed)
    case .bounds: mark(overlay, placed.corners, Self.blue, isOutline: true)
    case .updates: break
    }
  }

  private mutating func markMisaligned(_ placed: PlacedLayer) {
    guard placed.layer.draws else { return }
    let transform = placed.placement.affine
    if let image = placed.layer.values[StandardKeys.contents]?.image {
      let parts = ContentsPlacement.parts(
        image, placed.layer.values, bounds: placed.layer.values[StandardKeys.bounds], isFlipped: true, isOpen: false)
      let isScaled = parts.contains { part in
        let seen = part.drawing.target.applying(transform)
        return !transform.keepsRectangles || abs(seen.width - part.drawing.source.width) > Self.tolerance
          || abs(seen.height - part.drawing.source.height) > Self.tolerance
      }
      if isScaled { return mark(.misaligned, placed.corners, Self.yellow) }
    }
    let isOff = placed.corners.contains { corner in
      abs(corner.x - corner.x.rounded()) > Self.tolerance || abs(corner.y - corner.y.rounded()) > Self.tolerance
    }
    if isOff { mark(.misaligned, placed.corners, Self.magenta) }
  }

  /// Pixels: less cannot be seen in eight bits.
  private static let tolerance: CGFloat = 0.005
}

extension ResolvedNode {
  /// Whether the layer has anything of its own to draw.
  fileprivate var draws: Bool {
    values[StandardKeys.backgroundColor]?.color.alpha ?? 0 > 0 || values[StandardKeys.contents.id] != nil
      || node.content != nil || node.display != nil
      || values[StandardKeys.borderWidth] > 0
  }

  /// Whether nothing shows through the layer anywhere in its bounds.
  fileprivate var fillsItsBounds: Bool {
    guard !CornerOutline(values, bounds: values[StandardKeys.bounds]).isRounded, mask == nil else { return false }
    return values[StandardKeys.backgroundColor]?.color.alpha ?? 0 >= 1
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
