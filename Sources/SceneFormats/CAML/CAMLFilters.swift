// Elements become filters of a layer.

import CoreAnimation
import Graphics
import RenderTree

/// Reads filters.
struct CAMLFilters {
  private let context: CAMLContext
  private let objects: CAMLObjects

  init(_ context: CAMLContext) {
    self.context = context
    objects = CAMLObjects(context)
  }

  /// The filters of a `<filters>` element.
  func list(_ element: CAMLElement) throws(SceneError) -> [CAFilter] {
    try context.resolving(element) { (element) throws(SceneError) -> [CAFilter]? in
      var filters: [CAFilter] = []
      for child in element.children where !child.isForeign {
        if let filter = try filter(child) { filters.append(filter) }
      }
      return filters
    } ?? []
  }

  /// The filter of a `<compositingFilter>` element: its name, the filter in place, or the one around which it stands.
  func compositing(_ element: CAMLElement) throws(SceneError) -> Any? {
    if element.attribute("filter") != nil || element.attribute("object") != nil { return try filter(element) }
    if let child = element.children.first { return try filter(child) }
    guard let value = try objects.value(of: element, as: .string), case .string(let name) = value else { return nil }
    return name.isEmpty ? nil : name
  }

  /// A filter; nil when it names no type, which is reported.
  private func filter(_ element: CAMLElement) throws(SceneError) -> CAFilter? {
    try context.resolving(element) { (element) throws(SceneError) -> CAFilter? in
      try context.countObject(at: element.location)
      guard let type = element.attribute("filter"), !type.value.isEmpty else {
        try context.report(
          .invalid, "<\(element.name)> names no filter", at: element.location,
          hint: "write <CAFilter filter=\"gaussianBlur\" inputRadius=\"8\"/>")
        return nil
      }
      let filter = CAFilter(type: type.value)
      if filter.isKnown {
        context.understand(type.value)
      } else {
        try context.report(
          .unknown, "no filter type is called \(type.value); the layer is drawn without it", at: type.valueLocation,
          hint: Spelling.hint(for: type.value, among: CAFilter.knownTypes))
      }
      for attribute in element.attributes where !Self.grammar.contains(attribute.name) {
        if attribute.name.hasPrefix("xmlns") || attribute.name.contains(":") { continue }
        guard let kind = try kind(of: attribute.name, of: filter, at: attribute.location) else { continue }
        if let value = try objects.value(of: attribute, as: kind) {
          filter.setValue(value, forKey: attribute.name)
        }
      }
      for child in element.children where !child.isForeign {
        let key = child.propertyKey
        guard let kind = try kind(of: key, of: filter, at: child.location) else { continue }
        if let value = try objects.value(of: child, as: kind) { filter.setValue(value, forKey: key) }
      }
      return filter
    }
  }

  /// Attributes that belong to the grammar and not to the filter.
  private static let grammar: Set<String> = ["id", "type", "key", "object", "filter"]

  /// How an input is read; nil when the type has no such input, which is reported.
  private func kind(
    of key: String, of filter: CAFilter, at location: SourceLocation
  ) throws(SceneError) -> CAMLKind? {
    switch key {
    case "name": return .string
    case "enabled": return .bool
    default: break
    }
    if let value = filter.input(key) { return CAMLKeys.kind(of: value) ?? .any }
    // What an unknown type, or one that takes no inputs, may have.
    if !filter.isKnown || filter.inputKeys.isEmpty { return key.hasSuffix("Color") ? .color : .any }
    try context.report(
      .unknown, "\(filter.type) has no input \"\(key)\"", at: location,
      hint: Spelling.hint(for: key, among: filter.inputKeys))
    return nil
  }
}
