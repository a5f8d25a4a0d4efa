// Reads and writes one part of a value: position.x, bounds.size.width, transform.rotation.z.

import Foundation
import Graphics

/// A named part of a value, as key paths spell it after the key.
public enum ValueComponent: String, Sendable, Hashable, CaseIterable {
  /// Across, of a point.
  case x
  /// Down or up, of a point.
  case y
  /// Across, of a size.
  case width
  /// Down, of a size.
  case height
  /// The corner of a rectangle.
  case origin
  /// The size of a rectangle.
  case size
  /// Across, of a rectangle's corner.
  case originX = "origin.x"
  /// Down or up, of a rectangle's corner.
  case originY = "origin.y"
  /// Across, of a rectangle's size.
  case sizeWidth = "size.width"
  /// Down, of a rectangle's size.
  case sizeHeight = "size.height"
  /// A transform's angle about z, radians.
  case rotation
  /// A transform's angle about x, radians.
  case rotationX = "rotation.x"
  /// A transform's angle about y, radians.
  case rotationY = "rotation.y"
  /// A transform's angle about z, radians.
  case rotationZ = "rotation.z"
  /// The mean of a transform's three factors; set, all of them.
  case scale
  /// A transform's factor along x.
  case scaleX = "scale.x"
  /// A transform's factor along y.
  case scaleY = "scale.y"
  /// A transform's factor along z.
  case scaleZ = "scale.z"
  /// A transform's way across and down, as a size.
  case translation
  /// A transform's way along x.
  case translationX = "translation.x"
  /// A transform's way along y.
  case translationY = "translation.y"
  /// A transform's way along z.
  case translationZ = "translation.z"

  /// The part of a value, or nil when the value has no such part.
  public func read(from value: PropertyValue) -> PropertyValue? {
    switch (value, self) {
    case (.point(let p), .x): .number(Double(p.x))
    case (.point(let p), .y): .number(Double(p.y))
    case (.size(let s), .width): .number(Double(s.width))
    case (.size(let s), .height): .number(Double(s.height))
    case (.rect(let r), .origin): .point(r.origin)
    case (.rect(let r), .size): .size(r.size)
    case (.rect(let r), .originX): .number(Double(r.origin.x))
    case (.rect(let r), .originY): .number(Double(r.origin.y))
    case (.rect(let r), .sizeWidth): .number(Double(r.size.width))
    case (.rect(let r), .sizeHeight): .number(Double(r.size.height))
    case (.transform(let t), _): read(from: t)
    default: nil
    }
  }

  /// The value with one part replaced, or nil when it has no such part or the new part is of another kind.
  public func write(_ part: PropertyValue, into value: PropertyValue) -> PropertyValue? {
    switch (value, self, part) {
    case (.rect(let r), .origin, .point(let p)): return .rect(CGRect(origin: p, size: r.size))
    case (.rect(let r), .size, .size(let s)): return .rect(CGRect(origin: r.origin, size: s))
    case (.transform(let t), _, _): return write(part, into: t).map { .transform($0) }
    default: break
    }
    guard let number = Double(part) else { return nil }
    let n = CGFloat(number)
    switch (value, self) {
    case (.point(let p), .x): return .point(CGPoint(x: n, y: p.y))
    case (.point(let p), .y): return .point(CGPoint(x: p.x, y: n))
    case (.size(let s), .width): return .size(CGSize(width: n, height: s.height))
    case (.size(let s), .height): return .size(CGSize(width: s.width, height: n))
    case (.rect(let r), .originX): return .rect(CGRect(x: n, y: r.origin.y, width: r.size.width, height: r.size.height))
    case (.rect(let r), .originY): return .rect(CGRect(x: r.origin.x, y: n, width: r.size.width, height: r.size.height))
    case (.rect(let r), .sizeWidth):
      return .rect(CGRect(origin: r.origin, size: CGSize(width: n, height: r.size.height)))
    case (.rect(let r), .sizeHeight):
      return .rect(CGRect(origin: r.origin, size: CGSize(width: r.size.width, height: n)))
    default: return nil
    }
  }
}
