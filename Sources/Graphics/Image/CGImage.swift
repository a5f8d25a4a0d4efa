// An immutable picture with an identity: what layers show as contents.

public import Foundation

/// An immutable bitmap image, sRGB, 8 bits a channel.
///
/// Two images are equal when they are the same object: comparing contents pixel by pixel on every frame would cost
/// more than drawing them.
public final class CGImage: Sendable, Hashable {
  /// The premultiplied pixels; never written after the image is made.
  public let buffer: PixelBuffer

  /// Width in pixels.
  public var width: Int { buffer.width }
  /// Height in pixels.
  public var height: Int { buffer.height }
  /// Bits of a channel: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel: 32, alpha included.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(known: CGColorSpace.sRGB) }
  /// Whether it is only coverage: never, since images have colours.
  public var isMask: Bool { false }

  /// Wraps pixels. The caller gives the buffer up: it must not be written any more.
  public init(_ buffer: PixelBuffer) { self.buffer = buffer }

  /// An image of its own with the same pixels.
  public func copy() -> CGImage? { CGImage(buffer) }

  /// The part of the image inside a rectangle in pixels (grown to whole pixels), or nil when they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let cropped = PixelBuffer(width: Int(part.width), height: Int(part.height))
    for row in 0..<cropped.height {
      let source = buffer.pixels + (Int(part.minY) + row) * width + Int(part.minX)
      (cropped.pixels + row * cropped.width).update(from: source, count: cropped.width)
    }
    return CGImage(cropped)
  }

  /// Whether both are the same object.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
