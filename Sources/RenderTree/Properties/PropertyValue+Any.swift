// Whatever a caller may assign to an untyped property, to and from the closed set of kinds.

import Foundation
import Graphics

extension PropertyValue {
  /// Reads a value of unknown type: nil, any number, a truth value, a point, size or rectangle (plain or in an
  /// `NSValue`), transforms, colours, paths, images, strings and lists of these. Anything else is kept as an object.
  ///
  /// - Returns: nil when a number inside is not a number: it would poison everything calculated from it.
  public init?(any: Any?) {
    self = Self.read(any)
    if !isFinite { return nil }
  }

  private static func read(_ any: Any?) -> PropertyValue {
    // An optional that was assigned as `Any` arrives as an optional inside the optional.
    guard let value = any else { return .none }
    if let value = value as? PropertyValue { return value }
    if value is NSNull { return .none }
    // On Linux every number but CGFloat bridges to NSNumber; the C type tells truth values from numbers.
    if let number = value as? NSNumber {
      return number.objCType.pointee == 0x63 ? .bool(number.boolValue) : .number(number.doubleValue)
    }
    if let string = value as? String { return .string(string) }
    if let simple = value as? any PropertyRepresentable { return simple.propertyValue }
    switch value {
    case let transform as CGAffineTransform: return .transform(CATransform3D(transform))
    case let color as CGColor: return .color(color)
    case let path as CGPath: return .path(path.data)
    case let image as CGImage: return .image(image)
    case let boxed as NSValue: return read(boxed) ?? .object(OpaqueObject(boxed))
    case let list as [Any]: return .array(list.map(read))
    case let nested as Any?: if nested == nil { return .none }
    }
    return .object(OpaqueObject(value as AnyObject))
  }

  /// Points, sizes and rectangles in the boxes Foundation makes for them.
  private static func read(_ boxed: NSValue) -> PropertyValue? {
    switch String(cString: boxed.objCType) {
    case "{CGPoint=dd}": .point(boxed.pointValue)
    case "{CGSize=dd}": .size(boxed.sizeValue)
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": .rect(boxed.rectValue)
    default: nil
    }
  }

  /// The value in the form Core Animation's untyped accessors return: numbers and truth values as `NSNumber`, colours
  /// as `CGColor`, paths as `CGPath`, strings, lists, and the plain Swift structures.
  public var anyValue: Any? {
    switch self {
    case .none: nil
    case .bool(let flag): NSNumber(value: flag)
    case .number(let number): NSNumber(value: number)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color
    case .path(let path): CGPath(path)
    case .image(let image): image
    case .dissolve(let mix): mix.nearest
    case .string(let string): string
    case .text(let text): text
    case .array(let values): values.map { $0.anyValue ?? NSNull() }
    case .record: nil
    case .object(let object): object.object
    }
  }
}
