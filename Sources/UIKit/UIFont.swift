// Fonts under UIKit's names: a family and a size.

public import QuartzCore

/// A font; it is a `CTFont` too, so that layers and attributed strings take it as it is.
public final class UIFont: CTFont, @unchecked Sendable {
  /// How heavy letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// The family that stands for the system's font: there is no San Francisco on Linux.
  public static let systemFamily = "DejaVu Sans"

  /// The name.
  public var fontName: String { name }
  /// Em size, points.
  public var pointSize: CGFloat { size }
  /// Height of a line, points.
  public var lineHeight: CGFloat {
    let line = CATextLayer()
    line.font = self
    line.fontSize = size
    line.string = "X"
    return line.preferredFrameSize().height
  }

  private init(family: String, points: CGFloat) { super.init(family, size: points) }

  /// A font by its name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(family: fontName, points: fontSize)
  }

  /// The system's font. Weights from semibold up are bold.
  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(family: weight.rawValue >= Weight.semibold.rawValue ? "\(systemFamily) Bold" : systemFamily, points: size)
  }

  /// The system's bold font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The system's font, whose digits are equally wide.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(family: name, points: size) }
}
