// Values of properties become attributes, or elements where a text does not hold them: the collapsing rule.

import Foundation
import Graphics
import RenderTree

/// Writes values.
struct CAMLValueWriter {
  let output: CAMLOutput
  /// The layer they belong to.
  let place: String

  /// Adds a property to an element.
  func add(_ key: String, _ value: PropertyValue, to node: inout CAMLNode) {
    switch value {
    case .bool, .number, .point, .size, .rect, .transform: attribute(key, value, &node)
    case .path(let path): if path.isEmpty { child(key, value, &node) } else { attribute(key, value, &node) }
    case .color(let color): if color.alpha == 1 { attribute(key, value, &node) } else { inPlace(key, value, &node) }
    case .string(let text) where key == "type":
      // A `type` attribute would be the element's class.
      node.children.append(CAMLNode(name: key, attributes: [("value", legal(text))]))
    case .string where !Self.elements.contains(key): attribute(key, value, &node)
    case .array: if let list = typed(value) { node.children.append(CAMLNode(name: key, children: list.children)) }
    case .none, .string, .text, .image, .dissolve: child(key, value, &node)
    case .record, .object: note(key, value)
    }
  }

  /// A value as an element of its own, named by its type; nil when the format has none for it, which is noted.
  func typed(_ value: PropertyValue) -> CAMLNode? {
    let name: String
    switch value {
    case .none: return CAMLNode(name: "null")
    case .bool: name = "bool"
    case .number(let number): name = number == number.rounded() && number.isFinite ? "integer" : "real"
    case .point: name = "CGPoint"
    case .size: name = "CGSize"
    case .rect: name = "CGRect"
    case .transform: name = "CATransform3D"
    case .path: name = "CGPath"
    case .string: name = "string"
    case .color(let color):
      var node = CAMLNode(name: "CGColor", attributes: [("value", CAMLTexts.text(value) ?? "")])
      if color.alpha != 1 { node.attributes.append(("opacity", CAMLTexts.number(Double(color.alpha)))) }
      return node
    case .image(let image): return CAMLNode(name: "CGImage", attributes: [("src", output.name(of: image))])
    case .dissolve(let mix): return typed(mix.nearest.map { .image($0) } ?? .none)
    case .text(let text):
      _ = legal(text.string)
      output.usesOwnNamespace = true
      return CAMLAttributedText.element(text)
    case .array(let values): return CAMLNode(name: "NSArray", children: values.compactMap(typed))
    case .record, .object:
      note("a list", value)
      return nil
    }
    return CAMLNode(name: name, attributes: [("value", legal(CAMLTexts.text(value) ?? ""))])
  }

  /// Adds a value as an element of the property's name, with its type.
  func child(_ key: String, _ value: PropertyValue, _ node: inout CAMLNode) {
    guard var element = typed(value) else { return }
    element.attributes.insert(("type", element.name), at: 0)
    element.name = key
    node.children.append(element)
  }

  private func inPlace(_ key: String, _ value: PropertyValue, _ node: inout CAMLNode) {
    guard var element = typed(value) else { return }
    element.name = key
    node.children.append(element)
  }

  private func attribute(_ key: String, _ value: PropertyValue, _ node: inout CAMLNode) {
    guard let text = CAMLTexts.text(value) else { return }
    node.attributes.append((key, legal(text)))
  }

  private func legal(_ text: String) -> String {
    let legal = CAMLNode.legal(text)
    if legal != text { output.note("control characters of a text are left out: XML has none", at: place) }
    return legal
  }

  private func note(_ key: String, _ value: PropertyValue) {
    output.note("the value of \(key) is left out: a document has no form for this \(value.kindName)", at: place)
  }

  /// Texts that are elements in the files there are.
  private static let elements: Set<String> = ["string", "font"]
}
