// Elements become layers, whatever their class: keys are set by name, and the few structural ones have a row each.

package import CoreAnimation
import Graphics
import RenderTree

/// Reads layers.
package struct CAMLLayers {
  private let context: CAMLContext
  private let objects: CAMLObjects

  package init(_ context: CAMLContext) {
    self.context = context
    objects = CAMLObjects(context)
  }

  /// The layer of an element.
  ///
  /// - Parameter declared: the class when the element names none: a `<mask>` is a `CALayer`.
  /// - Returns: nil only for a reference that leads nowhere, which is reported.
  package func layer(_ element: CAMLElement, declared: String? = nil) throws(SceneError) -> CALayer? {
    try context.resolving(element) { (element) throws(SceneError) -> CALayer? in
      try context.countObject(at: element.location)
      let type = element.attribute("type")
      let name =
        type.flatMap { LayerCatalogue.row(named: $0.value) != nil ? $0.value : nil } ?? declared ?? element.name
      let row = LayerCatalogue.row(named: name)
      if let row {
        context.understand(row.name)
      } else {
        try context.report(
          .unknown, "no layer class is called \(type?.value ?? name); it is drawn as a CALayer",
          at: type?.location ?? element.location,
          hint: Spelling.hint(for: name, among: LayerCatalogue.all.map(\.name)))
      }
      let layer = row?.make() ?? CALayer()
      try apply(element, to: layer, of: row)
      context.remember(layer, of: element)
      return layer
    }
  }

  /// Sets everything an element says, in document order: where two keys touch the same value, the later one counts.
  private func apply(_ element: CAMLElement, to layer: CALayer, of row: LayerCatalogue.Row?) throws(SceneError) {
    for attribute in element.attributes {
      let key = attribute.name
      if Self.grammar.contains(key), !Self.isProperty(attribute, of: row) { continue }
      if key.hasPrefix("xmlns") || key.contains(":") { continue }
      guard let kind = try kind(of: key, at: attribute.location, of: row) else { continue }
      // An empty text is the default, which an empty string is not.
      if attribute.value.isEmpty, kind != .string { continue }
      if let value = try objects.value(of: attribute, as: kind) { layer.setValue(value, at: key) }
      context.understand(key)
    }
    for child in element.children where !child.isForeign {
      let key = child.propertyKey
      if let structure = Self.structure[key] {
        try structure(self, child, layer)
        context.understand(key)
      } else if Self.undrawn.contains(key) {
        let isEmpty = child.children.isEmpty && child.attributes.allSatisfy { Self.grammar.contains($0.name) }
        if !isEmpty { try context.report(.ignored, "<\(key)> is not drawn", at: child.location) }
      } else if let kind = try kind(of: key, at: child.location, of: row) {
        if let value = try objects.value(of: child, as: kind) { layer.setValue(value, at: key) }
        context.understand(key)
      }
    }
  }

  /// Whether a `type` is not the class but a gradient's kind.
  private static func isProperty(_ attribute: CAMLAttribute, of row: LayerCatalogue.Row?) -> Bool {
    guard attribute.name == "type", LayerCatalogue.row(named: attribute.value) == nil, let row else { return false }
    return row.keys.contains { KeyTable.row(of: $0).name == "type" }
  }

  /// Attributes that belong to the grammar and not to the layer.
  private static let grammar: Set<String> = ["id", "type", "key", "object"]

  /// Keys whose values are objects of their own.
  private static let structure: [String: @Sendable (CAMLLayers, CAMLElement, CALayer) throws(SceneError) -> Void] = [
    "sublayers": { (reader, element, layer) throws(SceneError) in
      for child in element.children where !child.isForeign {
        if let sublayer = try reader.layer(child) { layer.addSublayer(sublayer) }
      }
    },
    "mask": { (reader, element, layer) throws(SceneError) in layer.mask = try reader.property(element) },
    "filters": { (reader, element, layer) throws(SceneError) in
      layer.filters = try CAMLFilters(reader.context).list(element)
    },
    "backgroundFilters": { (reader, element, layer) throws(SceneError) in
      layer.backgroundFilters = try CAMLFilters(reader.context).list(element)
    },
    "compositingFilter": { (reader, element, layer) throws(SceneError) in
      layer.compositingFilter = try CAMLFilters(reader.context).compositing(element)
    },
    "emitterCells": { (reader, element, layer) throws(SceneError) in
      layer.setValue(try CAMLEmitterCells(reader.context).list(element), at: "emitterCells")
    },
    "states": { (reader, element, layer) throws(SceneError) in
      reader.context.postpone { [context = reader.context] () throws(SceneError) in
        layer.states = try CAMLStates(context, owner: layer).states(element)
      }
    },
    "stateTransitions": { (reader, element, layer) throws(SceneError) in
      reader.context.postpone { [context = reader.context] () throws(SceneError) in
        layer.stateTransitions = try CAMLStates(context, owner: layer).transitions(element)
      }
    },
    "animations": { (reader, element, layer) throws(SceneError) in
      for entry in try CAMLAnimations(reader.context).dictionary(element) {
        layer.add(entry.animation, forKey: entry.key)
      }
    },
  ]

  /// Keys of the format that change nothing here. Empty ones are what editors always write.
  private static let undrawn: Set<String> = [
    "style", "scriptComponents", "scriptObject", "modules", "contentsMultiplyColor",
    "constraints", "layoutManager",
    "actions", "effect",
  ]

  /// A layer as the value of a property: around it, or in place.
  private func property(_ element: CAMLElement) throws(SceneError) -> CALayer? {
    if let child = element.children.first, element.children.count == 1, element.attributes.isEmpty,
      child.name.first?.isUppercase == true || child.name == "p"
    {
      return try layer(child)
    }
    return try layer(element, declared: "CALayer")
  }

  /// The kind of a key of a layer class; nil when it has no such key, which is reported.
  private func kind(
    of key: String, at location: SourceLocation, of row: LayerCatalogue.Row?
  ) throws(SceneError) -> CAMLKind? {
    if let known = row ?? LayerCatalogue.row(named: "CALayer"), CAMLKeys.hasKey(known, key),
      let kind = CAMLKeys.kind(ofPath: key)
    {
      return kind
    }
    // Of an unknown class only the class is reported: its keys are unknown as a consequence.
    guard let row else { return nil }
    if CAMLKeys.isNote(key) {
      try context.report(.ignored, "\(key) is an editor's note without effect", at: location)
    } else if Self.undrawn.contains(key) {
      try context.report(.ignored, "\(key) is not drawn", at: location)
    } else {
      try context.report(
        .unknown, "\(row.name) has no property \"\(key)\"", at: location,
        hint: Spelling.hint(for: key, among: CAMLKeys.names(of: row)))
    }
    return nil
  }
}
