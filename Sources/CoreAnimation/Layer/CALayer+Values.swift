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
    if !styledKeys.isEmpty { styledKeys.remove(key) }
    guard let value = accepted(value, for: row) else {
      LayerDiagnostics.report(
        self, key: row.name,
        reason: "\(value.kindName) \(value.isFinite ? "of the wrong kind" : "that is not finite") was refused")
      return
    }
    let old = store[key] ?? row.defaultValue
    if old == value { return }
    // Looked up *before* the change: it starts from the old value.
    let action = action(for: row.name)
    willChange(key)
    store[key] = value
    noteChange(of: key, name: row.name)
    action?.run(forKey: row.name, object: self, arguments: nil)
  }

  /// The value as it is stored: enumerations and masks normalised as Core Animation does; nil when refused.
  final func accepted(_ value: PropertyValue, for row: KeyRow) -> PropertyValue? {
    guard value.isFinite else { return nil }
    // Another class's key is the caller's own here.
    guard LayerCatalogue.declares(row.id, type(of: self)) else { return value }
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
    if let same = row.represented(value) { return same }
    switch (row.defaultValue, value) {
    // Measured: nil is zero, and a number in a string counts.
    case (let original, .none): return original.zero
    case (.number, .string(let text)), (.bool, .string(let text)):
      return Double(text).flatMap { $0.isFinite ? row.represented(.number($0)) : nil }
    case (.size, .point(let point)): return .size(CGSize(width: point.x, height: point.y))
    case (.point, .size(let size)): return .point(CGPoint(x: size.width, y: size.height))
    default: return nil
    }
  }

  /// Remembers that a value changed, for layout, display and commit.
  final func noteChange(of key: KeyID, name: String) {
    if key == StandardKeys.bounds.id {
      setNeedsLayout()
      parent?.setNeedsLayout()
      if self[StandardKeys.needsDisplayOnBoundsChange] { setNeedsDisplay() }
    }
    reportUnknownFilters(of: key)
    reportWideColors(of: key, name: name)
    if type(of: self).needsDisplay(forKey: name) { setNeedsDisplay() }
    markChanged()
  }

  /// Reports colours that pixels cannot show.
  private func reportWideColors(of key: KeyID, name: String) {
    let colors: [PropertyValue]
    switch store[key] {
    case .color(let color)? where color.isOutsideSRGB: colors = [.color(color)]
    case .array(let values)?: colors = values
    default: return
    }
    for case .color(let color) in colors where color.isOutsideSRGB {
      let channels = [color.red, color.green, color.blue].map { "\(($0 * 1000).rounded() / 1000)" }
      LayerDiagnostics.report(
        self, key: name, reason: "the colour \(channels.joined(separator: " ")) lies outside sRGB and is clamped to it")
    }
  }

  /// Marks this layer and everything above it for the next commit.
  final func markChanged() {
    if needsCommit { return }
    ThreadState.current.transactions.noteChange()
    var layer: CALayer? = self
    while let current = layer, !current.needsCommit {
      current.needsCommit = true
      layer = current.parent
    }
  }
}

extension PropertyValue {
  /// The zero of the kind.
  fileprivate var zero: PropertyValue {
    switch self {
    case .bool: .bool(false)
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    default: self
    }
  }
}
