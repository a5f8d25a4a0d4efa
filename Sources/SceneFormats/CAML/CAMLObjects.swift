// Values as elements: the collapsing rule's long form, typed values, lists, references.

import Foundation
import Graphics
package import RenderTree

/// Reads the values of elements and attributes.
package struct CAMLObjects {
  /// The document being read.
  package let context: CAMLContext

  package init(_ context: CAMLContext) { self.context = context }

  /// The value of an attribute of some kind; nil when it cannot be used, which is reported.
  package func value(
    of attribute: CAMLAttribute, as kind: CAMLKind, opacity: Double? = nil
  ) throws(SceneError) -> PropertyValue? {
    if kind == .image {
      return try context.image(attribute.value, at: attribute.valueLocation).map { .image($0) }
    }
    do throws(CAMLValueError) {
      if let opacity { return .color(try CAMLValues.color(attribute.value, opacity: opacity)) }
      return try CAMLValues.read(attribute.value, as: kind)
    } catch {
      try context.report(
        .invalid, "\(attribute.name): \(error.message)", at: attribute.location(ofCharacter: error.offset),
        hint: error.hint)
      return nil
    }
  }

  /// The value of an element of some kind: a property in place (`<backgroundColor value="1 0 0" opacity="0.5"/>`), one
  /// with its type (`<toValue type="real" value="1"/>`), one around its value (`<contents><CGImage …/></contents>`),
  /// or the value itself (`<CGPoint value="1 2"/>`).
  ///
  /// - Returns: nil when it cannot be used, which is reported, and when it is empty, which means the default.
  package func value(of element: CAMLElement, as declared: CAMLKind) throws(SceneError) -> PropertyValue? {
    try context.resolving(element) { (element) throws(SceneError) -> PropertyValue? in
      try context.countObject(at: element.location)
      guard let kind = try self.kind(of: element, declared: declared) else { return nil }
      guard let value = try read(element, as: kind) else { return nil }
      if let fitting = Self.fit(value, to: declared) { return fitting }
      try context.report(
        .invalid, "<\(element.name)> holds a \(value.kindName) where \(declared.title) is expected",
        at: element.location)
      return nil
    }
  }

  /// The kind an element's own type or name announces, else the declared one; nil for an unknown type.
  private func kind(of element: CAMLElement, declared: CAMLKind) throws(SceneError) -> CAMLKind? {
    if let type = element.attribute("type") {
      if let kind = CAMLKind.named[type.value] { return Self.narrow(kind, by: declared) }
      try context.report(.unknown, "no value has the type \"\(type.value)\"", at: type.location)
      return nil
    }
    return CAMLKind.named[element.name].map { Self.narrow($0, by: declared) } ?? declared
  }

  /// A general type (a string, a list) takes the declared kind's meaning: the words it may be, what its elements are.
  private static func narrow(_ kind: CAMLKind, by declared: CAMLKind) -> CAMLKind {
    switch (kind, declared) {
    case (.string, .word), (.string, .timing), (.list, .list), (.number, .number), (.number, .bool), (.any, _): declared
    default: kind
    }
  }

  private func read(_ element: CAMLElement, as kind: CAMLKind) throws(SceneError) -> PropertyValue? {
    if kind == .null { return PropertyValue.none }
    if kind == .string, let text = try CAMLAttributedText.read(element, context) { return .text(text) }
    if case .list(let elementKind) = kind, element.attribute("value") == nil {
      return .array(try list(element, of: elementKind))
    }
    if kind == .image || element.attribute("src") != nil || element.attribute("scr") != nil {
      if let image = try image(element) { return image }
      if kind == .image, element.children.isEmpty { return nil }
    }
    if let space = element.attribute("colorSpace"), kind == .color || kind == .any {
      return try color(element, in: space)
    }
    if let attribute = element.attribute("value") ?? element.attribute("name").flatMap({ kind == .timing ? $0 : nil }) {
      if let opacity = element.attribute("opacity"), kind == .color || kind == .any {
        guard case .number(let alpha)? = try value(of: opacity, as: .number) else { return nil }
        return try value(of: attribute, as: .color, opacity: alpha)
      }
      return try value(of: attribute, as: kind)
    }
    if let child = element.children.first {
      if element.children.count > 1 {
        try context.report(
          .invalid, "<\(element.name)> holds \(element.children.count) values where one is expected",
          at: element.children[1].location)
      }
      return try value(of: child, as: kind)
    }
    if element.text.isEmpty { return kind == .string ? .string("") : nil }
    return try value(
      of: CAMLAttribute(
        name: element.name, value: element.text, location: element.location, valueLocation: element.location,
        isVerbatim: false), as: kind)
  }

  /// The values of a list element, those that cannot be used left out.
  package func list(_ element: CAMLElement, of kind: CAMLKind) throws(SceneError) -> [PropertyValue] {
    var values: [PropertyValue] = []
    for child in element.children where !child.isForeign {
      if let value = try value(of: child, as: kind) { values.append(value) }
    }
    return values
  }

  /// A colour in a space of its own, as sRGB.
  private func color(_ element: CAMLElement, in space: CAMLAttribute) throws(SceneError) -> PropertyValue? {
    guard let attribute = element.attribute("value"),
      case .color(let color)? = try value(of: attribute, as: .color)
    else { return nil }
    var alpha = 1.0
    if let opacity = element.attribute("opacity") {
      guard case .number(let number)? = try value(of: opacity, as: .number) else { return nil }
      alpha = number
    }
    let named =
      CGColorSpace(name: space.value)
      ?? CGColorSpace(name: "kCGColorSpace" + space.value.prefix(1).uppercased() + space.value.dropFirst())
    let components = [color.red, color.green, color.blue, color.alpha * CGFloat(alpha)]
    if let named, named.model == .rgb, let converted = CGColor(colorSpace: named, components: components) {
      return .color(converted)
    }
    try context.report(
      .unknown, "no colour space is called \"\(space.value.prefix(40))\"; the colour is read as sRGB",
      at: space.valueLocation, hint: "write sRGB, linearSRGB, genericRGB or displayP3")
    return .color(CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3]))
  }

  private func image(_ element: CAMLElement) throws(SceneError) -> PropertyValue? {
    if let source = element.attribute("src") { return try value(of: source, as: .image) }
    guard let source = element.attribute("scr") else { return nil }
    try context.report(.invalid, "scr is read as src", at: source.location, hint: "write src")
    return try value(of: source, as: .image)
  }

  /// The value as the kind that is wanted, when it can stand for it: whole numbers are written for truth values.
  private static func fit(_ value: PropertyValue, to kind: CAMLKind) -> PropertyValue? {
    switch (kind, value) {
    case (.any, _), (_, .none): value
    case (.bool, .number(let number)): .bool(number != 0)
    case (.bool, .bool), (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
      (.color, .color), (.path, .path), (.string, .string), (.string, .text), (.word, .string), (.timing, .string),
      (.timing, .array),
      (.list, .array), (.null, _):
      value
    case (.number, .bool(let flag)): .number(flag ? 1 : 0)
    case (.image, .image): value
    case (.point, .size(let size)): .point(CGPoint(x: size.width, y: size.height))
    case (.size, .point(let point)): .size(CGSize(width: point.x, height: point.y))
    default: nil
    }
  }
}
