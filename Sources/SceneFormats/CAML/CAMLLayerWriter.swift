// Layers become elements, whatever their class: the catalogue's keys are asked for one after the other.

import CoreAnimation
import RenderTree

/// Writes layers.
struct CAMLLayerWriter {
  let output: CAMLOutput

  /// The element of a layer and of everything in it.
  ///
  /// - Parameters:
  ///   - property: the name of the element when the layer is the value of a property.
  ///   - superplace: the names of the layers above.
  func element(_ layer: CALayer, as property: String? = nil, in superplace: String = "") -> CAMLNode {
    let row = LayerCatalogue.row(of: type(of: layer))
    let className = row?.name ?? "CALayer"
    let place = "\(superplace)/\(layer.name ?? type(of: layer).renderClassName)"
    var node = CAMLNode(name: property ?? className)
    if property != nil { node.attributes.append(("type", className)) }
    if let id = output.ids[ObjectIdentifier(layer)] { node.attributes.append(("id", id)) }
    noteCode(of: layer, className, place)

    let values = CAMLValueWriter(output: output, place: place)
    let records = CAMLRecordWriter(values: values)
    // Some classes set values as they are made, and a reader makes them too.
    let initial = row?.make().store
    let name = StandardKeys.name.id
    let own = className == "CALayer" ? [] : row?.keys ?? []
    let keys = [name] + StandardKeys.all.filter { $0 != name } + own
    for key in keys {
      let usual = initial?[key] ?? KeyTable.row(of: key).defaultValue
      let value = layer.store[key] ?? KeyTable.row(of: key).defaultValue
      guard value != usual else { continue }
      if !records.add(key.description, value, to: &node) { values.add(key.description, value, to: &node) }
    }
    for entry in layer.store.all where !keys.contains(entry.key) && entry.value != .none {
      output.note("the value of \(entry.key) is left out: \(className) has no such property", at: place)
    }
    if let mask = layer.mask { node.children.append(element(mask, as: "mask", in: place)) }
    if let sublayers = layer.sublayers, !sublayers.isEmpty {
      node.children.append(CAMLNode(name: "sublayers", children: sublayers.map { element($0, in: place) }))
    }
    let animations = layer.running.compactMap { CAMLAnimationWriter(values: values).entry($0) }
    if !animations.isEmpty { node.children.append(CAMLNode(name: "animations", children: animations)) }
    CAMLStateWriter(values: values).add(layer, to: &node)
    return node
  }

  /// Notes what a layer does by code, which no document holds.
  private func noteCode(of layer: CALayer, _ className: String, _ place: String) {
    let name = type(of: layer).renderClassName
    if name != className {
      output.note("\(name) is a class of the program's own and written as \(className)", at: place)
    }
    if layer.hasDrawing {
      output.note("what code draws into the layer is left out", at: place, hint: "give it contents, or a path")
    }
    if layer.hasOutgoingLook {
      output.note("the look a transition starts from is left out", at: place)
    }
    if layer.delegate != nil || layer.actions?.isEmpty == false {
      output.note("the delegate and the actions of the layer are left out: they are code", at: place)
    }
  }
}
