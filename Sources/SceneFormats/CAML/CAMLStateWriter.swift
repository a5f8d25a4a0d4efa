// States and transitions become elements that refer to layers by ids.

import CoreAnimation
import Graphics
import RenderTree

/// Writes the states of a layer.
struct CAMLStateWriter {
  let values: CAMLValueWriter
  private var output: CAMLOutput { values.output }

  init(values: CAMLValueWriter) { self.values = values }

  /// Ids for all layers that the states of a tree refer to, in the order of the tree: `#1`, `#2` …
  static func ids(in root: CALayer) -> [ObjectIdentifier: String] {
    var targets: Set<ObjectIdentifier> = []
    var order: [ObjectIdentifier] = []
    func visit(_ layer: CALayer) {
      order.append(ObjectIdentifier(layer))
      for target in layer.states.flatMap(\.elements).compactMap(\.target) { targets.insert(ObjectIdentifier(target)) }
      for target in layer.stateTransitions.flatMap(\.elements).compactMap(\.target) {
        targets.insert(ObjectIdentifier(target))
      }
      if let mask = layer.mask { visit(mask) }
      for sublayer in layer.sublayers ?? [] { visit(sublayer) }
    }
    visit(root)
    let named = order.filter(targets.contains).enumerated().map { ($1, "#\($0 + 1)") }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// Adds the states of a layer to its element.
  func add(_ layer: CALayer, to node: inout CAMLNode) {
    if !layer.states.isEmpty {
      node.children.append(CAMLNode(name: "states", children: layer.states.map(state)))
    }
    if !layer.stateTransitions.isEmpty {
      node.children.append(CAMLNode(name: "stateTransitions", children: layer.stateTransitions.map(transition)))
    }
  }

  private func state(_ state: CAState) -> CAMLNode {
    var node = CAMLNode(name: "LKState", attributes: [("name", CAMLNode.legal(state.name))])
    if let base = state.basedOn { node.attributes.append(("basedOn", CAMLNode.legal(base))) }
    if state.isInitial { node.attributes.append(("initial", "1")) }
    let elements = state.elements.compactMap(element)
    if !elements.isEmpty { node.children.append(CAMLNode(name: "elements", children: elements)) }
    return node
  }

  private func element(_ element: CAStateElement) -> CAMLNode? {
    guard let id = id(of: element.target) else { return nil }
    switch element {
    case let set as CAStateSetValue:
      guard let value = PropertyValue(any: set.value) else {
        output.note("the value a state sets for \(set.keyPath) is left out: it has no form", at: values.place)
        return nil
      }
      var node = CAMLNode(
        name: "LKStateSetValue", attributes: [("targetId", id), ("keyPath", CAMLNode.legal(set.keyPath))])
      values.child("value", value, &node)
      return node.children.isEmpty ? nil : node
    case let added as CAStateAddAnimation:
      let attributes = [("targetId", id), ("key", CAMLNode.legal(added.key))]
      return animated("LKStateAddAnimation", attributes, added.animation)
    case let removal as CAStateRemoveAnimation:
      return CAMLNode(
        name: "LKStateRemoveAnimation", attributes: [("targetId", id), ("key", CAMLNode.legal(removal.key))])
    default: return nil
    }
  }

  private func transition(_ transition: CAStateTransition) -> CAMLNode {
    let names = [("fromState", transition.fromState), ("toState", transition.toState)]
    var node = CAMLNode(name: "LKStateTransition", attributes: names.map { ($0, CAMLNode.legal($1)) })
    let elements = transition.elements.compactMap { (element) -> CAMLNode? in
      guard let id = id(of: element.target) else { return nil }
      var attributes = [("key", CAMLNode.legal(element.key)), ("targetId", id)]
      if !element.isEnabled { attributes.append(("enabled", "0")) }
      return animated("LKStateTransitionElement", attributes, element.animation)
    }
    if !elements.isEmpty { node.children.append(CAMLNode(name: "elements", children: elements)) }
    return node
  }

  private func animated(
    _ name: String, _ attributes: [(String, String)], _ animation: CAAnimation
  ) -> CAMLNode? {
    guard let child = CAMLAnimationWriter(values: values).property("animation", animation) else { return nil }
    return CAMLNode(name: name, attributes: attributes.map { (name: $0, value: $1) }, children: [child])
  }

  private func id(of target: CALayer?) -> String? {
    if let target, let id = output.ids[ObjectIdentifier(target)] { return id }
    output.note("what states do to a layer outside the tree is left out", at: values.place)
    return nil
  }
}
