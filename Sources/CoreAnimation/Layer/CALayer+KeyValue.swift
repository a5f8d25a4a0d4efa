// Key–value access: every property by its name, parts of values by key path, and any key of the caller's own.

import Foundation
import Graphics
package import RenderTree

extension CALayer {
  /// The value of a key; numbers come as `NSNumber`. A key that is no property of the layer is the caller's own.
  public final func value(forKey key: String) -> Any? {
    switch key {
    case "frame": frame
    case "sublayers": sublayers
    case "mask": mask
    case "superlayer": superlayer
    case "delegate": delegate
    case "actions": actions
    case "style": style
    case "filters": filters
    case "emitterCells": (self as? CAEmitterLayer)?.emitterCells
    case "backgroundFilters": backgroundFilters
    case "compositingFilter": compositingFilter
    default: value(forKeyPath: key)
    }
  }

  /// Sets the value of a key as its property would.
  public final func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "frame":
      if case .rect(let rect)? = PropertyValue(any: value) { frame = rect }
    case "sublayers": sublayers = value as? [CALayer]
    case "mask": mask = value as? CALayer
    case "delegate": delegate = value as? any CALayerDelegate
    case "actions": actions = value as? [String: any CAAction]
    case "style": style = value as? [AnyHashable: Any]
    case "filters": filters = value as? [Any]
    case "emitterCells": (self as? CAEmitterLayer)?.emitterCells = value as? [CAEmitterCell]
    case "backgroundFilters": backgroundFilters = value as? [Any]
    case "compositingFilter": compositingFilter = value
    default: setValue(value, forKeyPath: key)
    }
  }

  /// The value at a key path such as `transform.rotation.z`.
  public final func value(forKeyPath keyPath: String) -> Any? {
    let (first, rest) = Self.split(keyPath)
    if let rest, let component = ValueComponent(rawValue: rest), first == "frame" {
      return component.read(from: .rect(frame))?.anyValue
    }
    _ = LayerCatalogue.all
    let path = PropertyPath(keyPath)
    // Another class's key has no default here: it is the caller's own.
    if store[path.key] == nil && !LayerCatalogue.declares(path.key, type(of: self)) { return nil }
    return path.read(from: store)?.anyValue
  }

  /// Gives keys that nobody set the values of the style.
  final func applyStyle() {
    for key in styledKeys { store[key] = nil }
    styledKeys = []
    _ = LayerCatalogue.all
    for (name, any) in style ?? [:] {
      guard let name = name as? String, name != "actions", let value = PropertyValue(any: any) else { continue }
      let path = PropertyPath(name)
      guard path.component == nil, path.member == nil, store[path.key] == nil else { continue }
      guard let fitting = accepted(value, for: KeyTable.row(of: path.key)) else { continue }
      store[path.key] = fitting
      styledKeys.insert(path.key)
    }
    markChanged()
  }

  /// Sets the value at a key path, the other parts of the value staying as they are.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let new = PropertyValue(any: value) else {
      LayerDiagnostics.report(self, key: keyPath, reason: "a value of this type cannot be stored")
      return
    }
    setValue(new, at: keyPath)
  }

  /// Sets a value at a key path.
  package final func setValue(_ new: PropertyValue, at keyPath: String) {
    let (first, rest) = Self.split(keyPath)
    if first == "frame" {
      if let rest, let component = ValueComponent(rawValue: rest),
        case .rect(let changed)? = component.write(new, into: .rect(frame))
      {
        frame = changed
      }
      return
    }
    _ = LayerCatalogue.all
    let path = PropertyPath(keyPath)
    if path.component == nil && path.member == nil {
      set(new, for: path.key)
      return
    }
    var changed = store
    guard path.write(new, into: &changed) else {
      LayerDiagnostics.report(self, key: keyPath, reason: "the value has no such part")
      return
    }
    set(changed[path.key] ?? PropertyValue.none, for: path.key)
  }

  private static func split(_ keyPath: String) -> (first: String, rest: String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The documented default of a key where it is not zero (measured: nil for zero values and unknown keys).
  class func nonzeroDefault(forKey key: String) -> Any? {
    _ = LayerCatalogue.all
    guard let id = KeyTable.knownID(of: key), LayerCatalogue.declares(id, self) else { return nil }
    let value = KeyTable.row(of: id).defaultValue
    switch value {
    case .none: return nil
    case .number(0), .point(.zero), .size(.zero), .rect(.zero): return nil
    case .transform(let transform) where CATransform3DIsIdentity(transform): return nil
    default: return value.anyValue
    }
  }
}
