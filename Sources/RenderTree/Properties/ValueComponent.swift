// Reads and writes one part of a value: position.x, bounds.size.width, transform.rotation.z.

import Foundation
import Graphics

/// A named part of a value, as key paths spell it after the key.
public enum ValueComponent: String, Sendable, Hashable, CaseIterable {
  case x, y, width, height, origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
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
