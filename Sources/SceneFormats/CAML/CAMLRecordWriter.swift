// Filters and emitter cells, which layers store as records, become elements.

import CoreAnimation
import RenderTree

/// Writes the records of a layer.
struct CAMLRecordWriter {
  let values: CAMLValueWriter

  /// Adds a property that holds records; false when it holds none.
  func add(_ key: String, _ value: PropertyValue, to node: inout CAMLNode) -> Bool {
    switch value {
    case .record:
      guard var element = element(value) else { return false }
      element.attributes.insert(("type", element.name), at: 0)
      element.name = key
      node.children.append(element)
    case .array(let records):
      let elements = records.compactMap(element)
      guard !elements.isEmpty else { return false }
      node.children.append(CAMLNode(name: key, children: elements))
    default: return false
    }
    return true
  }

  private func element(_ value: PropertyValue) -> CAMLNode? {
    guard case .record(let store) = value else { return nil }
    return CAFilter(value).map(filter) ?? cell(store)
  }

  private func filter(_ filter: CAFilter) -> CAMLNode {
    var node = CAMLNode(name: "CAFilter", attributes: [("filter", filter.type)])
    if filter.name != filter.type { node.attributes.append(("name", CAMLNode.legal(filter.name))) }
    if !filter.isEnabled { node.attributes.append(("enabled", "0")) }
    let usual = CAFilter(type: filter.type)
    for (key, value) in filter.inputs where value != usual.input(key) {
      if case .array(let numbers) = value, case let texts = numbers.compactMap(CAMLTexts.text), !texts.isEmpty {
        node.attributes.append((key, texts.joined(separator: " ")))
      } else {
        values.add(key, value, to: &node)
      }
    }
    return node
  }

  private func cell(_ store: PropertyStore) -> CAMLNode {
    var node = CAMLNode(name: "CAEmitterCell")
    for key in EmitterCellKeys.all {
      guard let value = store[key], value != EmitterCellKeys.defaultValue(of: key) else { continue }
      if !add(key.description, value, to: &node) { values.add(key.description, value, to: &node) }
    }
    return node
  }
}
