// The XML of a document as an immutable tree that remembers where everything stands.

/// An attribute, in document order with its siblings.
package struct CAMLAttribute: Sendable {
  /// The name as written, prefix included.
  package let name: String
  /// The value with references resolved and white space normalised.
  package let value: String
  /// Where the name begins.
  package let location: SourceLocation
  /// Where the value begins, when each character of it stands in the source as it is; else where the name begins.
  package let valueLocation: SourceLocation
  /// Whether `valueLocation` can be advanced by characters of the value.
  package let isVerbatim: Bool

  /// The place of one character of the value, as exactly as it is known.
  package func location(ofCharacter offset: Int) -> SourceLocation {
    isVerbatim ? valueLocation.advanced(by: offset) : valueLocation
  }
}

/// An element.
package final class CAMLElement: Sendable {
  /// The name as written, prefix included.
  package let name: String
  /// In document order.
  package let attributes: [CAMLAttribute]
  /// In document order; text between them is not part of the format.
  package let children: [CAMLElement]
  /// Text directly inside, trimmed; empty in nearly all documents.
  package let text: String
  /// Where `<` stands.
  package let location: SourceLocation

  package init(
    name: String, attributes: [CAMLAttribute], children: [CAMLElement], text: String, location: SourceLocation
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.location = location
  }

  /// The attribute of a name.
  package func attribute(_ name: String) -> CAMLAttribute? { attributes.first { $0.name == name } }

  /// The value of an attribute.
  package subscript(name: String) -> String? { attribute(name)?.value }

  /// The children of a name.
  package func children(_ name: String) -> [CAMLElement] { children.filter { $0.name == name } }

  /// The key of the property that it is: its name, or the `key` of a `p`.
  package var propertyKey: String { name == "p" ? self["key"] ?? name : name }

  /// Whether the name has a prefix: an element of another namespace, no property of ours.
  package var isForeign: Bool { name.contains(":") }
}
