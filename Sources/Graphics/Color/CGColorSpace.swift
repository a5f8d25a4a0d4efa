// Names of colour spaces: everything is sRGB inside, so a space only says how given components are read.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A colour space by name.
public final class CGColorSpace: Sendable, Hashable {
  /// What number of components there is and what they mean.
  public enum Model: Int32, Sendable, Hashable {
    /// One component, from black to white.
    case monochrome
    /// Red, green and blue.
    case rgb
  }

  /// The name.
  public let name: String

  /// The space of the web and of everything in here.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB's primaries without its curve.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The space of wide displays: sRGB's curve with primaries of more saturation. What lies outside sRGB has channels
  /// outside 0…1 and is clamped where pixels are made.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Apple's old RGB space of gamma 1.8.
  public static let genericRGB = "kCGColorSpaceGenericRGB"
  /// Whatever the device shows: sRGB here.
  public static let deviceRGB = "kCGColorSpaceDeviceRGB"
  /// Gray with gamma 2.2: read with sRGB's curve.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Whatever gray the device shows: read with sRGB's curve.
  public static let deviceGray = "kCGColorSpaceDeviceGray"

  private static let names = [sRGB, linearSRGB, displayP3, genericRGB, deviceRGB, genericGrayGamma2_2, deviceGray]

  /// A space by name, or nil when the name is not one of those above.
  public init?(name: String) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
  }

  init(known name: String) { self.name = name }

  /// RGB or gray.
  public var model: Model { name == Self.genericGrayGamma2_2 || name == Self.deviceGray ? .monochrome : .rgb }
  /// Components of a colour, alpha not counted.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Whether both have the same name.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The device's RGB space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: CGColorSpace.deviceRGB) }

/// The device's gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(known: CGColorSpace.deviceGray) }

/// Kinds of colour spaces, by the name they have of their own.
public typealias CGColorSpaceModel = CGColorSpace.Model
