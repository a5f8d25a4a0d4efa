// The screen under UIKit's name: a size and a scale, which are the program's to choose.

public import QuartzCore

/// What views are laid out for.
public final class UIScreen: @unchecked Sendable {
  /// The only screen.
  public static let main = UIScreen()
  /// Its box, points: that of a phone, unless it is set.
  public var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels a point.
  public var scale: CGFloat = 1

  private init() {}
}
