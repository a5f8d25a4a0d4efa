// A filter of a layer: a type, a name for key paths, and inputs by name.

import Effects
public import Foundation
import Graphics
public import RenderTree

/// A change of a layer's pixels, of what lies behind it, or of how it is laid over that.
///
/// A layer copies the filters it is given: change an input later through the layer, with a key path such as
/// `filters.blur.inputRadius`, which animates too.
///
/// Types and their inputs, with the values they have unless set:
///
/// | type | inputs |
/// |---|---|
/// | `gaussianBlur` | `inputRadius` 10 (the standard deviation in points), `inputHardEdges`, `inputNormalizeEdges` |
/// | `colorBrightness` | `inputAmount` 0, added |
/// | `colorContrast`, `colorSaturate` | `inputAmount` 1 |
/// | `colorHueRotate` | `inputAngle` 0, radians |
/// | `colorInvert`, `sepia` | `inputAmount` 1 |
/// | `colorMonochrome` | `inputColor` white, `inputAmount` 1, `inputBias` 0 |
/// | `multiplyColor` | `inputColor` white |
/// | `colorAdd`, `colorSubtract` | `inputColor` clear |
/// | `colorMatrix` | `inputColorMatrix`, twenty numbers: four rows of red, green, blue, alpha, 1 |
/// | `luminanceToAlpha` | |
///
/// and for `compositingFilter` every blend mode (`multiplyBlendMode`, …) and operator (`xor`, `plusL`, `sourceIn`, …).
public final class CAFilter: NSObject, PropertyRepresentable {
  /// What the filter does.
  public let type: String
  /// By what key paths find it; the type unless set.
  public var name: String
  /// Whether it counts.
  public var isEnabled = true
  private var store = PropertyStore()

  /// A filter of a type, its inputs with the type's own values. An unknown type is kept, and drawn without.
  public init(type: String) {
    self.type = type
    name = type
    super.init()
    setDefaults()
  }

  /// The same, under Core Image's name for it.
  public convenience init(name: String) { self.init(type: name) }

  /// Gives every input the value the type has for it.
  public func setDefaults() {
    for (name, input) in EffectCatalogue.row(named: type)?.inputs ?? [:] {
      store[KeyTable.id(of: name)] = PropertyValue(input)
    }
  }

  /// The names of the type's inputs.
  public var inputKeys: [String] { (EffectCatalogue.row(named: type)?.inputs.keys).map { $0.sorted() } ?? [] }

  /// The value of an input, or of `type`, `name`, `enabled`.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "type", "filter": type
    case "name": name
    case "enabled": NSNumber(value: isEnabled)
    default: store[KeyTable.id(of: key)]?.anyValue
    }
  }

  /// Sets an input, or `name` or `enabled`: a number, a truth value, a colour, or a list of numbers. Nothing else
  /// counts; numbers that are not finite are refused.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let value = PropertyValue(any: value) else { return }
    switch (key, value) {
    case ("name", .string(let text)): name = text
    case ("enabled", _): isEnabled = Bool(value) ?? true
    case ("type", _), ("filter", _): break
    default: store[KeyTable.id(of: key)] = value == .none ? nil : value
    }
  }

  /// All inputs with their stored values, by name.
  package var inputs: [(key: String, value: PropertyValue)] {
    store.all.map { ($0.key.description, $0.value) }.sorted { $0.key < $1.key }
  }

  /// The stored value of an input.
  package func input(_ key: String) -> PropertyValue? { store[KeyTable.id(of: key)] }

  /// Whether the type, for a layer's pixels or for its compositing, is one that is drawn.
  package var isKnown: Bool {
    EffectCatalogue.row(named: type) != nil || CompositingCatalogue.compositing(named: type) != nil
  }

  /// The types that change pixels, each under its own name, sorted.
  package static var filterTypes: [String] { EffectCatalogue.all.compactMap(\.names.first).sorted() }

  /// The types that combine a layer with what is behind it, sorted.
  package static var compositingTypes: [String] { CompositingCatalogue.all.keys.sorted() }

  /// All types that are drawn.
  package static var knownTypes: [String] {
    EffectCatalogue.all.flatMap(\.names) + CompositingCatalogue.all.keys.sorted()
  }

  // MARK: Storage

  /// Reads a filter from a layer's store.
  public convenience init?(_ value: PropertyValue) {
    guard case .record(let values) = value, case .string(let type)? = values[FilterKeys.type.id] else { return nil }
    self.init(type: type)
    name = values[StandardKeys.name] ?? type
    isEnabled = values[FilterKeys.enabled]
    let own = [FilterKeys.type.id, FilterKeys.enabled.id, StandardKeys.name.id]
    for entry in values.all where !own.contains(entry.key) { store[entry.key] = entry.value }
  }

  /// The filter as a layer stores it.
  public var propertyValue: PropertyValue {
    var values = store
    values[FilterKeys.type] = type
    values[FilterKeys.enabled] = isEnabled
    values[StandardKeys.name] = name
    return .record(values)
  }
}

extension PropertyValue {
  /// An input's value as it is stored.
  fileprivate init(_ input: EffectInput) {
    switch input {
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .bool(flag)
    case .color(let color): self = .color(color)
    case .numbers(let numbers): self = .array(numbers.map { .number($0) })
    }
  }
}
