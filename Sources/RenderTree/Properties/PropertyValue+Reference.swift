// Colours and images are classes, which cannot conform to a protocol with an initialiser of their own making; this
// wraps them for the store.

public import Graphics

/// A colour as a property.
public struct ColorProperty: PropertyRepresentable, Sendable, Hashable {
  /// The colour.
  public let color: CGColor
  /// Wraps a colour.
  public init(color: CGColor) { self.color = color }
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    guard case .color(let color) = value else { return nil }
    self.color = color
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .color(color) }
}

/// An image as a property.
public struct ImageProperty: PropertyRepresentable, Sendable, Hashable {
  /// The image.
  public let image: CGImage
  /// Wraps an image.
  public init(image: CGImage) { self.image = image }
  /// Reads the value back; nil when it is of another kind.
  public init?(_ value: PropertyValue) {
    switch value {
    case .image(let image): self.image = image
    case .dissolve(let mix):
      guard let image = mix.nearest else { return nil }
      self.image = image
    default: return nil
    }
  }
  /// The form kept in a store.
  public var propertyValue: PropertyValue { .image(image) }
}
