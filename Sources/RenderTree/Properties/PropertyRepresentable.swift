// Swift types that can stand in a property store, and how.

public import Foundation
public import Graphics

/// A Swift type with a `PropertyValue` form.
public protocol PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  init?(_ value: PropertyValue)
  /// The form kept in a store.
  var propertyValue: PropertyValue { get }
}

extension Bool: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    switch value {
    case .bool(let flag): self = flag
    case .number(let number): self = number != 0
    default: return nil
    }
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .bool(self) }
}

extension Double: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    switch value {
    case .number(let number): self = number
    case .bool(let flag): self = flag ? 1 : 0
    default: return nil
    }
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .number(self) }
}

extension CGFloat: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard let number = Double(value) else { return nil }
    self = CGFloat(number)
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .number(Double(self)) }
}

extension Float: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard let number = Double(value) else { return nil }
    self = Float(number)
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .number(Double(self)) }
}

extension Int: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard let number = Double(value), number.isFinite, abs(number) < 1e15 else { return nil }
    self = Int(number)
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .number(Double(self)) }
}

extension UInt32: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard let number = Double(value), number >= 0, number <= Double(UInt32.max) else { return nil }
    self = UInt32(number)
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .number(Double(self)) }
}

extension CGPoint: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .point(self) }
}

extension CGSize: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .size(self) }
}

extension CGRect: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .rect(self) }
}

extension CATransform3D: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .transform(self) }
}

extension PathData: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard case .path(let path) = value else { return nil }
    self = path
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .path(self) }
}

extension String: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard case .string(let string) = value else { return nil }
    self = string
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .string(self) }
}

extension PropertyValue: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) { self = value }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { self }
}

extension Optional: PropertyRepresentable where Wrapped: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    if case .none = value {
      self = nil
    } else if let wrapped = Wrapped(value) {
      self = wrapped
    } else {
      return nil
    }
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { self?.propertyValue ?? PropertyValue.none }
}

extension Array: PropertyRepresentable where Element: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard case .array(let values) = value else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for value in values {
      guard let element = Element(value) else { return nil }
      elements.append(element)
    }
    self = elements
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .array(map(\.propertyValue)) }
}

extension PropertyRepresentable where Self: RawRepresentable, RawValue: PropertyRepresentable {
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard let raw = RawValue(value), let made = Self(rawValue: raw) else { return nil }
    self = made
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { rawValue.propertyValue }
}
