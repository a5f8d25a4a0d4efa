// Depth: the order of sublayers, and planes seen in perspective.

import Foundation
import FrameResolving
import Graphics
import RenderTree

extension PlanBuilder {
  /// A sublayer's place in the drawing order.
  private struct Placed {
    var layer: ResolvedNode
    /// What it finds around it, where that is another space nested in the layer's.
    var inside: Surroundings?
    var place: Int
    var nearness: CGFloat
  }

  /// The sublayers of a layer, far ones first. Siblings are ordered by `zPosition`; in a space that keeps depth by how
  /// near the middle of each layer is to the viewer, whichever nested space it belongs to. Planes that cut through each
  /// other are not split: the nearer middle is drawn over the other.
  mutating func sublayers(of layer: ResolvedNode, in inside: Surroundings) throws(PlanError) -> PlannedSteps {
    var order = inside.keepsDepth ? try spaceItems(of: layer, in: inside) : planeItems(of: layer)
    if order.contains(where: { $0.nearness != 0 }) {
      let stable = order.enumerated().sorted {
        ($0.element.nearness, $0.offset) < ($1.element.nearness, $1.offset)
      }
      order = stable.map(\.element)
    }
    var steps = PlannedSteps()
    for item in order { steps.append(try self.layer(item.layer, in: item.inside ?? inside, place: item.place)) }
    return steps
  }

  private func planeItems(of layer: ResolvedNode) -> [Placed] {
    layer.sublayers.enumerated().map { place, sublayer in
      Placed(layer: sublayer, place: place, nearness: sublayer[StandardKeys.zPosition])
    }
  }

  /// The layers of one space: spaces nested in it without a surface of their own are entered.
  private mutating func spaceItems(of layer: ResolvedNode, in inside: Surroundings) throws(PlanError) -> [Placed] {
    var items: [Placed] = []
    for (place, sublayer) in layer.sublayers.enumerated() {
      if sublayer.node.subtree?.keepsDepth(sublayer.values) ?? false {
        guard let space = try enter(sublayer, in: inside, place: place)?.inside else { continue }
        items += try spaceItems(of: sublayer, in: space)
        continue
      }
      let geometry = LayerGeometry(sublayer.values)
      let placement = inside.placement.sublayer(
        geometry, within: inside.interior, copy: sublayer.instance?.transform, keepsDepth: true)
      let middle = CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY)
      items.append(Placed(layer: sublayer, inside: inside, place: place, nearness: placement.nearness(of: middle)))
    }
    return items
  }

  /// Pixels in a point of the flat surface of a plane: as many as where it is seen largest. Where that is hardly more
  /// than in its middle it is the middle's, so that a plane that hardly leans is drawn as one that does not.
  private static func flatScale(_ seen: Homography, _ bounds: CGRect) -> CGFloat {
    let largest = seen.visiblePart(of: bounds).map { seen.magnification(at: $0) }.max() ?? 0
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard seen.depth(of: middle) > Homography.nearest else { return largest }
    let usual = seen.magnification(at: middle)
    return usual <= largest && largest <= usual * 1.001 ? usual : largest
  }

  /// Plans a layer whose plane is seen in perspective: drawn flat, as large as it is seen where it is largest, then
  /// projected.
  mutating func warped(_ layer: ResolvedNode, opacity: Double, in inside: Surroundings) throws(PlanError)
    -> PlannedSteps
  {
    let bounds = layer.values[StandardKeys.bounds]
    let seen = inside.placement.plane
    let largest = Self.flatScale(seen, bounds)
    guard largest > 0, largest.isFinite else {
      journal.enter(.culled, of: layer.node)
      return PlannedSteps()
    }
    // More than four pixels of the flat surface for one that is seen would be thrown away at the far end anyway.
    let longest = max(bounds.width, bounds.height, 1)
    let scale = min(largest, CGFloat(limits.flatSide) / longest)
    let toPlane = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    var alone = inside
    alone.placement = Placement(matrix: CATransform3DMakeScale(scale, scale, 1))
    alone.space = inside.placement.matrix
    alone.clip = PixelRect(
      x: -limits.flatSide, y: -limits.flatSide, width: 2 * limits.flatSide, height: 2 * limits.flatSide)
    let steps = try flat(layer, opacity: opacity, in: alone)
    guard !steps.bounds.isEmpty else { return PlannedSteps() }
    // One transparent pixel all around makes the projected edges soft.
    let surface = steps.bounds.outset(1)
    let projection = seen.after(toPlane)
    let target = PixelRect(projection.bounds(of: surface.cgRect), placedBy: .identity).intersection(inside.clip)
    guard !target.isEmpty else { return PlannedSteps() }
    guard surface.area <= limits.passPixels else {
      throw PlanError(
        "a layer in perspective needs \(surface.area) pixels", place: inside.path,
        hint: "at most \(limits.passPixels) fit: make the layer or the scale smaller")
    }
    let answer = PassAnswer(modelled: steps.paints > 1 ? .flatten3D : nil, executed: .flatten3D)
    let op = WarpOp(
      layer: layer.node.id, bounds: surface, content: steps.ops, projection: projection, target: target, alpha: 1)
    journal.enter(.pass(answer, op.surfaces), of: layer.node)
    return PlannedSteps(ops: [.warp(op)], bounds: target, paints: 1)
  }
}
