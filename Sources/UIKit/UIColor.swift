// Colours under UIKit's names.

public import QuartzCore

/// A colour; the drawing colour is its `cgColor`.
open class UIColor: NSObject, @unchecked Sendable {
  /// The colour as layers take it.
  public let cgColor: CGColor

  /// A drawing colour.
  public init(cgColor: CGColor) { self.cgColor = cgColor }

  /// A colour of sRGB channels.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(cgColor: CGColor(gray: white, alpha: alpha)) }

  /// A colour by hue, saturation and brightness, all from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turned = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      // The distance from the channel's own hue, on a circle of six.
      let place = (offset + turned).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  /// Sets the current context's fill and stroke colour.
  open func set() {
    setFill()
    setStroke()
  }
  /// Sets the current context's fill colour.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the current context's stroke colour.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Whether both have the same channels.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
  /// Hashes the channels.
  open override var hash: Int { cgColor.hashValue }
}

extension UIColor {
  private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Pure red.
  public static let red = rgb(255, 0, 0)
  /// Pure green.
  public static let green = rgb(0, 255, 0)
  /// Pure blue.
  public static let blue = rgb(0, 0, 255)
  /// Green and blue.
  public static let cyan = rgb(0, 255, 255)
  /// Red and green.
  public static let yellow = rgb(255, 255, 0)
  /// Red and blue.
  public static let magenta = rgb(255, 0, 255)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Apple's published values, of the light appearance.
  public static let systemRed = rgb(255, 59, 48)
  /// See `systemRed`.
  public static let systemOrange = rgb(255, 149, 0)
  /// See `systemRed`.
  public static let systemYellow = rgb(255, 204, 0)
  /// See `systemRed`.
  public static let systemGreen = rgb(52, 199, 89)
  /// See `systemRed`.
  public static let systemTeal = rgb(48, 176, 199)
  /// See `systemRed`.
  public static let systemBlue = rgb(0, 122, 255)
  /// See `systemRed`.
  public static let systemIndigo = rgb(88, 86, 214)
  /// See `systemRed`.
  public static let systemPurple = rgb(175, 82, 222)
  /// See `systemRed`.
  public static let systemPink = rgb(255, 45, 85)
  /// See `systemRed`.
  public static let systemGray = rgb(142, 142, 147)
  /// See `systemRed`.
  public static let systemGray5 = rgb(229, 229, 234)
  /// See `systemRed`.
  public static let systemBackground = white
  /// See `systemRed`.
  public static let label = black
  /// See `systemRed`.
  public static let secondaryLabel = rgb(60, 60, 67, 0.6)
}
