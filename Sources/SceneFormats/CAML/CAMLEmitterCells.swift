// Cells of emitter layers: objects that are no layers, with keys of their own.

import CoreAnimation
import Graphics
package import RenderTree

/// Reads `<emitterCells>`.
package struct CAMLEmitterCells {
  private let context: CAMLContext
  private let objects: CAMLObjects

  package init(_ context: CAMLContext) {
    self.context = context
    objects = CAMLObjects(context)
  }

  /// The cells of a list, as a layer stores them.
  package func list(_ element: CAMLElement) throws(SceneError) -> PropertyValue {
    var cells: [CAEmitterCell] = []
    for child in element.children where !child.isForeign {
      if let cell = try cell(child) { cells.append(cell) }
    }
    return .array(CAEmitterCell.values(cells))
  }

  private func cell(_ element: CAMLElement) throws(SceneError) -> CAEmitterCell? {
    try context.resolving(element) { (element) throws(SceneError) -> CAEmitterCell? in
      try context.countObject(at: element.location)
      let name = element["type"] ?? element.name
      guard name == "CAEmitterCell" else {
        try context.report(.unknown, "<\(name)> is no emitter cell", at: element.location, hint: "write CAEmitterCell")
        return nil
      }
      context.understand(name)
      let cell = CAEmitterCell()
      for attribute in element.attributes where !Self.grammar.contains(attribute.name) && !attribute.name.contains(":")
      {
        guard let kind = try kind(of: attribute.name, at: attribute.location) else { continue }
        if attribute.value.isEmpty, kind != .string { continue }
        if let value = try objects.value(of: attribute, as: kind) { cell.setValue(value, at: attribute.name) }
        context.understand(attribute.name)
      }
      for child in element.children where !child.isForeign {
        let key = child.propertyKey
        if key == "emitterCells" {
          cell.setValue(try list(child), at: key)
          context.understand(key)
        } else if let kind = try kind(of: key, at: child.location) {
          if let value = try objects.value(of: child, as: kind) { cell.setValue(value, at: key) }
          context.understand(key)
        }
      }
      return cell
    }
  }

  /// Attributes that belong to the grammar and not to the cell.
  private static let grammar: Set<String> = ["id", "type", "key", "object"]

  private static let names = EmitterCellKeys.all.map { KeyTable.row(of: $0).name }

  /// The kind of a cell's key; nil when it has no such key, which is reported.
  private func kind(of key: String, at location: SourceLocation) throws(SceneError) -> CAMLKind? {
    if Self.names.contains(key), let kind = CAMLKeys.kind(ofPath: key) { return kind }
    if CAMLKeys.isNote(key) {
      try context.report(.ignored, "\(key) is an editor's note without effect", at: location)
    } else {
      try context.report(
        .unknown, "CAEmitterCell has no property \"\(key)\"", at: location,
        hint: Spelling.hint(for: key, among: Self.names))
    }
    return nil
  }
}
