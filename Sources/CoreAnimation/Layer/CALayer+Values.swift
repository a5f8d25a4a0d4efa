// The one way a value changes: checked, compared, animated, stored, announced.

import Foundation
package import RenderTree

extension CALayer {
  /// The typed value of a key.
  package final subscript<Value>(key: LayerKey<Value>) -> Value {
    get { store[key] }
    set { set(newValue.propertyValue, for: key.id) }
  }

  /// Changes a value. Values that are not finite or of the wrong kind are reported and refused.
  package final func set(_ value: PropertyValue, for key: KeyID) {
    precondition(presented == nil, "a presentation layer cannot be changed")
    let row = KeyTable.row(of: key)
    guard let value = Self.accepted(value, for: row) else {
      LayerDiagnostics.report(
        self, key: row.name,
        reason: "\(value.kindName) \(value.isFinite ? "of the wrong kind" : "that is not finite") was refused")
      return
    }
    let old = store[key] ?? row.defaultValue
    if old == value { return }
    let action = pendingAction(forKey: row.name)
    store[key] = value
    noteChange(of: key, name: row.name)
    action?.run(forKey: row.name, object: self, arguments: nil)
  }

  /// The value as it is stored: enumerations and masks normalised as Core Animation does; nil when refused.
  private static func accepted(_ value: PropertyValue, for row: KeyRow) -> PropertyValue? {
    guard value.isFinite else { return nil }
    switch (row.id, value) {
    case (StandardKeys.bounds.id, .rect(let rect)): return .rect(rect.standardized)
    case (StandardKeys.contentsGravity.id, .string(let name)):
      return .string(CALayerContentsGravity.all.contains { $0.rawValue == name } ? name : "center")
    case (StandardKeys.cornerCurve.id, .string(let name)):
      return .string(name == "continuous" ? name : "circular")
    case (StandardKeys.maskedCorners.id, .number(let bits)), (StandardKeys.edgeAntialiasingMask.id, .number(let bits)):
      return .number(Double(UInt32(max(0, min(bits, 4_294_967_295))) & 15))
    default: break
    }
    switch (row.defaultValue, value) {
    case (.none, _): return value
    case (_, .none): return row.defaultValue.isReference ? value : row.defaultValue
    case (.bool, .bool), (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
      (.color, .color), (.string, .string), (.array, .array), (.image, .image), (.path, .path), (.object, _):
      return value
    case (.bool, .number(let number)): return .bool(number != 0)
    case (.number, .bool(let flag)): return .number(flag ? 1 : 0)
    case (.size, .point(let point)): return .size(CGSize(width: point.x, height: point.y))
    case (.point, .size(let size)): return .point(CGPoint(x: size.width, y: size.height))
    default: return nil
    }
  }

  /// The action a change starts, looked up *before* the change: it starts from the old value.
  private func pendingAction(forKey name: String) -> (any CAAction)? {
    guard committed != nil, !CATransaction.disableActions() else { return nil }
    return action(forKey: name)
  }

  /// Remembers that a value changed, for layout, display and commit.
  final func noteChange(of key: KeyID, name: String) {
    if key == StandardKeys.bounds.id {
      setNeedsLayout()
      superlayer?.setNeedsLayout()
      if self[StandardKeys.needsDisplayOnBoundsChange] { setNeedsDisplay() }
    }
    reportUnknownFilters(of: key)
    if type(of: self).needsDisplay(forKey: name) { setNeedsDisplay() }
    markChanged()
  }

  /// Marks this layer and everything above it for the next commit.
  final func markChanged() {
    var layer: CALayer? = self
    while let current = layer, !current.needsCommit {
      current.needsCommit = true
      layer = current.superlayer
    }
  }
}

extension PropertyValue {
  /// Whether nil is a sensible value of the kind.
  fileprivate var isReference: Bool {
    switch self {
    case .color, .path, .image, .string, .array, .object: true
    default: false
    }
  }
}
