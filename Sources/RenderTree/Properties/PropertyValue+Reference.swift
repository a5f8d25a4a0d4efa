// Colours and images are classes, which cannot conform to a protocol with an initialiser of their own making; this
// wraps them for the store.

public import Graphics

/// A colour as a property.
public struct ColorProperty: PropertyRepresentable, Sendable, Hashable {
  /// The colour.
  public let color: CGColor
  /// Wraps a colour.
  public init(color: CGColor) { self.color = color }
  public init?(_ value: PropertyValue) {
    guard case .color(let color) = value else { return nil }
    self.color = color
  }
  public var propertyValue: PropertyValue { .color(color) }
}

/// An image as a property.
public struct ImageProperty: PropertyRepresentable, Sendable, Hashable {
  /// The image.
  public let image: CGImage
  /// Wraps an image.
  public init(image: CGImage) { self.image = image }
  public init?(_ value: PropertyValue) {
    guard case .image(let image) = value else { return nil }
    self.image = image
  }
  public var propertyValue: PropertyValue { .image(image) }
}
