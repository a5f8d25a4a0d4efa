// A scene at a moment as a tree of values, for people who want to know why a frame looks as it does.

package import FramePlanning
import FrameResolving
package import RenderTree

/// One layer at a moment.
package struct InspectedLayer: Sendable {
  /// A property and its value.
  package struct Property: Sendable {
    package let key: String
    package let value: PropertyValue
  }

  package let className: String
  package let name: String?
  package let path: String
  /// What is shown: what differs from its default, and the geometry.
  package let presentation: [Property]
  /// What was set.
  package let model: [Property]
  /// Keys of the animations that were added.
  package let animations: [String]
  package let sublayers: [InspectedLayer]
  /// The mask, at most one.
  package let mask: [InspectedLayer]
}

/// Looks into a scene without drawing it.
package enum SceneInspection {
  /// The tree of a stage's scene at a time, and its plan. The stage cannot be rendered afterwards.
  package static func inspect(_ stage: Stage, at time: Double) throws -> (root: InspectedLayer, plan: FramePlan) {
    let scene = try stage.scene(at: time)
    let resolved = Resolver.resolve(scene, at: time)
    let (plan, memory) = try Planner.plan(resolved, PlannerMemory())
    return (layer(resolved.root, above: nil, place: 0, paths: memory.paths), plan)
  }

  private static func layer(
    _ layer: ResolvedNode, above: String?, place: Int, paths: [LayerID: String]
  ) -> InspectedLayer {
    let node = layer.node
    let own = node.name ?? "\(node.className)[\(place)]"
    let path = paths[node.id] ?? above.map { "\($0)/\(own)" } ?? node.name ?? "root"
    return InspectedLayer(
      className: node.className, name: node.name, path: path, presentation: properties(layer.values),
      model: properties(node.values), animations: node.animations.map { $0.key ?? "(no key)" },
      sublayers: layer.sublayers.enumerated().map {
        Self.layer($0.element, above: path, place: $0.offset, paths: paths)
      },
      mask: layer.mask.map { [Self.layer($0, above: path, place: 0, paths: paths)] } ?? [])
  }

  /// Shown even where they have their default: the first questions are where a layer is and whether it can be seen.
  private static let always: [KeyID] = [
    StandardKeys.bounds.id, StandardKeys.position.id, StandardKeys.opacity.id, StandardKeys.hidden.id,
    StandardKeys.transform.id,
  ]

  private static func properties(_ values: PropertyStore) -> [InspectedLayer.Property] {
    let set = values.all.map(\.key).filter { !always.contains($0) && $0 != StandardKeys.name.id }
    let keys = always + set.sorted { $0.description < $1.description }
    return keys.map { key in
      InspectedLayer.Property(key: key.description, value: values[key] ?? KeyTable.row(of: key).defaultValue)
    }
  }
}
