// A rectangle of whole pixels: what regions of a frame are counted in.

public import Foundation

/// An integer rectangle in device pixels. Rectangles without area are all alike empty.
public struct PixelRect: Sendable, Hashable, Codable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// Columns; 0 or less is empty.
  public var width: Int
  /// Rows; 0 or less is empty.
  public var height: Int

  /// No pixels.
  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// Coordinates are kept within ± this, so that sums and areas never overflow.
  public static let limit = 1 << 30

  /// A rectangle from its parts.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle of whole pixels around `rect`. Null, empty and not-a-number rectangles give no pixels;
  /// sides beyond the limit are moved to it.
  public init(covering rect: CGRect) {
    self.init(
      from: rect.minX.rounded(.down), rect.minY.rounded(.down), to: rect.maxX.rounded(.up), rect.maxY.rounded(.up),
      of: rect)
  }

  /// The pixels that lie wholly inside `rect`.
  public init(inside rect: CGRect) {
    self.init(
      from: rect.minX.rounded(.up), rect.minY.rounded(.up), to: rect.maxX.rounded(.down), rect.maxY.rounded(.down),
      of: rect)
  }

  private init(from left: CGFloat, _ top: CGFloat, to right: CGFloat, _ bottom: CGFloat, of rect: CGRect) {
    self = .empty
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    guard !left.isNaN, !top.isNaN, !right.isNaN, !bottom.isNaN else { return }
    let most = CGFloat(Self.limit)
    let whole = { (value: CGFloat) in Int(max(-most, min(most, value))) }
    self.init(x: whole(left), y: whole(top), width: whole(right) - whole(left), height: whole(bottom) - whole(top))
    if isEmpty { self = .empty }
  }

  /// Whether there is no pixel in it.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels.
  public var area: Int { isEmpty ? 0 : width * height }
  /// The first column.
  public var minX: Int { x }
  /// The first row.
  public var minY: Int { y }
  /// The column after the last.
  public var maxX: Int { x + width }
  /// The row after the last.
  public var maxY: Int { y + height }
  /// The same rectangle in floating point.
  public var cgRect: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(max(0, width)), height: CGFloat(max(0, height)))
  }

  /// The smallest rectangle around both; an empty one does not count.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other.isEmpty ? .empty : other }
    if other.isEmpty { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The pixels in both.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let common = PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return common.isEmpty || isEmpty || other.isEmpty ? .empty : common
  }

  /// Whether some pixel is in both.
  public func intersects(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The rectangle with every side moved inwards; a negative distance moves them outwards.
  public func insetBy(_ distance: Int) -> PixelRect { insetBy(dx: distance, dy: distance) }

  /// The rectangle with left and right sides moved inwards by `dx`, the others by `dy`.
  public func insetBy(dx: Int, dy: Int) -> PixelRect {
    guard !isEmpty else { return .empty }
    let result = PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    return result.isEmpty ? .empty : result
  }

  /// The rectangle with every side moved outwards.
  public func outset(_ distance: Int) -> PixelRect { insetBy(-distance) }

  /// The rectangle moved.
  public func offsetBy(dx: Int, dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }

  /// Whether the pixel of a column and a row is in it.
  public func contains(x column: Int, y row: Int) -> Bool {
    column >= minX && column < maxX && row >= minY && row < maxY
  }

  /// Whether every pixel of `other` is in it; an empty rectangle is in every rectangle.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY)
  }
}
