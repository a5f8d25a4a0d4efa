// Which kind of text a layer's key takes: from the key's own default, and a short table for keys whose default tells
// nothing (nil, a word out of a few, a list).

package import CoreAnimation
import RenderTree

/// The kinds of a layer's keys.
package enum CAMLKeys {
  /// The kind of a key path such as `opacity` or `transform.rotation.z`; nil when no layer class has such a key.
  package static func kind(ofPath text: String) -> CAMLKind? {
    if let kind = table[text] { return kind }
    // Classes declare their keys when they are first looked at.
    _ = LayerCatalogue.all
    if let kind = declared(text) { return kind }
    if text.split(separator: ".").count == 3, let kind = kind(ofMember: PropertyPath(text)) { return kind }
    guard let dot = text.firstIndex(of: "."), let whole = wholeDefault(String(text[..<dot])),
      let component = ValueComponent(rawValue: String(text[text.index(after: dot)...])),
      let part = component.read(from: whole)
    else { return nil }
    return kind(of: part)
  }

  /// The kind of a record's value, such as an input of a filter.
  private static func kind(ofMember path: PropertyPath) -> CAMLKind? {
    guard let member = path.member else { return nil }
    let name = member.key.description
    return declared(name) ?? (name.hasSuffix("Color") ? .color : .any)
  }

  /// Whether a layer class has the key a key path begins with.
  package static func hasKey(_ row: LayerCatalogue.Row, _ path: String) -> Bool {
    let name = String(path.prefix { $0 != "." })
    guard let id = KeyTable.knownID(of: name) else { return false }
    return StandardKeys.all.contains(id) || row.keys.contains(id)
  }

  /// The names of a class's keys.
  package static func names(of row: LayerCatalogue.Row) -> [String] {
    (StandardKeys.all + row.keys).map { KeyTable.row(of: $0).name }
  }

  private static func declared(_ name: String) -> CAMLKind? { wholeDefault(name).flatMap(kind(of:)) }

  private static func wholeDefault(_ name: String) -> PropertyValue? {
    guard let id = KeyTable.knownID(of: name) else { return nil }
    let value = KeyTable.row(of: id).defaultValue
    return value == .none ? nil : value
  }

  /// The kind of text that gives a value like another.
  static func kind(of value: PropertyValue) -> CAMLKind? {
    switch value {
    case .none, .text, .record, .object: nil
    case .bool: .bool
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .path: .path
    case .image, .dissolve: .image
    case .string: .string
    case .array: .list(.any)
    }
  }

  /// Filters of images.
  private static let imageFilter = CAMLKind.word(["linear", "nearest", "trilinear"])

  private static let table: [String: CAMLKind] = [
    // CALayer
    "name": .string, "backgroundColor": .color, "contents": .image, "shadowPath": .path,
    "compositingFilter": .string,
    "cornerCurve": .word(["circular", "continuous"]),
    "contentsGravity": .word([
      "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight", "resize",
      "resizeAspect", "resizeAspectFill",
    ]),
    "minificationFilter": imageFilter, "magnificationFilter": imageFilter, "fillMode": fillMode,
    "duration": .number(isEndless: true), "repeatCount": .number(isEndless: true),
    "repeatDuration": .number(isEndless: true),
    // CAShapeLayer
    "path": .path, "fillColor": .color, "strokeColor": .color, "fillRule": .word(["non-zero", "even-odd"]),
    "lineCap": .word(["butt", "round", "square"]), "lineJoin": .word(["miter", "round", "bevel"]),
    "lineDashPattern": .list(.number),
    // CATextLayer
    "string": .string, "font": .string, "foregroundColor": .color,
    "alignmentMode": .word(["natural", "left", "right", "center", "justified"]),
    "truncationMode": .word(["none", "start", "middle", "end"]),
    // CAGradientLayer
    "colors": .list(.color), "locations": .list(.number), "type": .word(["axial", "radial", "conic"]),
    // CAReplicatorLayer
    "instanceColor": .color,
    // CAEmitterLayer and its cells
    "emitterShape": .word(["point", "line", "rectangle", "cuboid", "circle", "sphere"]),
    "emitterMode": .word(["points", "outline", "surface", "volume"]),
    "renderMode": .word(["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"]), "color": .color,
    // CAScrollLayer
    "scrollMode": .word(["none", "vertically", "horizontally", "both"]),
  ]

  /// What is shown outside an animation's active time.
  package static let fillMode = CAMLKind.word(["removed", "forwards", "backwards", "both"])

  /// Keys editors and hosts leave in a document that change nothing of the picture.
  package static func isNote(_ name: String) -> Bool {
    name.hasPrefix("mica") || name.hasPrefix("caplay") || name.hasPrefix("nugget") || notes.contains(name)
  }

  private static let notes: Set<String> = ["resizingMode", "allowsHitTesting", "autoresizingMask"]
}
