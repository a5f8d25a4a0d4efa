// Reading and writing the parts of a transform by key path.

import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct TransformPartTests {
  private func write(_ part: ValueComponent, _ value: PropertyValue, _ t: CATransform3D) -> CATransform3D {
    part.write(value, into: t) ?? .identity
  }
  private func numbers(_ t: CATransform3D, _ parts: [ValueComponent]) -> [Double] {
    parts.map { part in part.read(from: t).flatMap { Double($0) } ?? .nan }
  }

  @Test func scaleThenRotation() {
    let scaled = write(.scale, .number(2), .identity)
    #expect(scaled == CATransform3DMakeScale(2, 2, 2))
    let turned = write(.rotationZ, .number(0.5), scaled)
    for (found, wanted) in zip(
      [turned.m11, turned.m12, turned.m21, turned.m22], [1.7551651, 0.9588511, -0.9588511, 1.7551651])
    {
      #expect(abs(found - wanted) < 1e-6)
    }
    #expect(abs(numbers(turned, [.rotation])[0] - 0.5) < 1e-12)
    #expect(abs(numbers(turned, [.scale])[0] - 2) < 1e-12)
  }

  @Test func orderDoesNotMatter() {
    let parts: [(ValueComponent, Double)] = [
      (.scaleX, 2), (.scaleY, 3), (.scaleZ, 4), (.rotationX, 0.2), (.rotationY, 0.3), (.rotationZ, 0.4),
      (.translationX, 10), (.translationY, 20), (.translationZ, 30),
    ]
    let one = parts.reduce(CATransform3D.identity) { write($1.0, .number($1.1), $0) }
    let other = parts.reversed().reduce(CATransform3D.identity) { write($1.0, .number($1.1), $0) }
    for (a, b) in zip(one.numbers, other.numbers) { #expect(abs(a - b) < 1e-12) }
    for (found, wanted) in zip(numbers(one, parts.map(\.0)), parts.map(\.1)) { #expect(abs(found - wanted) < 1e-12) }
  }

  @Test func meanScaleAndMirror() {
    #expect(numbers(CATransform3DMakeScale(2, 3, 4), [.scale, .scaleX, .scaleY, .scaleZ]) == [3, 2, 3, 4])
    #expect(numbers(CATransform3DMakeScale(-2, 3, 1), [.scaleX, .scaleY]) == [-2, 3])
    #expect(write(.scaleX, .number(3), CATransform3DMakeScale(2, 3, 4)) == CATransform3DMakeScale(3, 3, 4))
  }

  @Test func translationIsASizeOrAPoint() {
    let moved = write(.translation, .size(CGSize(width: 3, height: 4)), .identity)
    #expect(moved == CATransform3DMakeTranslation(3, 4, 0))
    #expect(write(.translation, .point(CGPoint(x: 3, y: 4)), .identity) == moved)
    #expect(ValueComponent.translation.read(from: moved) == .size(CGSize(width: 3, height: 4)))
  }

  @Test func whatATransformDoesNotHave() {
    #expect(ValueComponent.width.read(from: .identity) == nil)
    #expect(ValueComponent.width.write(.number(1), into: .identity) == nil)
    #expect(ValueComponent.rotation.write(.string("x"), into: .identity) == nil)
    #expect(ValueComponent.rotation.write(.number(.infinity), into: .identity) == nil)
  }
}

@Suite struct UntypedValueTests {
  @Test func everyKindIsRead() {
    let number = PropertyValue.number(3)
    for any in [
      CGFloat(3), 3.0, Float(3), 3, UInt8(3), Int64(3), NSNumber(value: 3), NSNumber(value: Int8(3)), number,
    ] as [Any] {
      #expect(PropertyValue(any: any) == number, "\(type(of: any))")
    }
    for any in [true, NSNumber(value: true)] as [Any] { #expect(PropertyValue(any: any) == .bool(true)) }
    for any in [CGPoint(x: 1, y: 2), NSValue(point: CGPoint(x: 1, y: 2))] as [Any] {
      #expect(PropertyValue(any: any) == .point(CGPoint(x: 1, y: 2)))
    }
    for any in [CGSize(width: 1, height: 2), NSValue(size: CGSize(width: 1, height: 2))] as [Any] {
      #expect(PropertyValue(any: any) == .size(CGSize(width: 1, height: 2)))
    }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    for any in [rect, NSValue(rect: rect)] as [Any] { #expect(PropertyValue(any: any) == .rect(rect)) }
    for any in ["a", NSString("a")] as [Any] { #expect(PropertyValue(any: any) == .string("a")) }
    for any in [CATransform3D.identity, CGAffineTransform.identity] as [Any] {
      #expect(PropertyValue(any: any) == .transform(.identity))
    }
    #expect(PropertyValue(any: CGColor.black) == .color(.black))
    let image = CGImage(PixelBuffer(width: 1, height: 1))
    #expect(PropertyValue(any: image) == .image(image))
    let path = CGMutablePath()
    path.addRect(rect)
    #expect(PropertyValue(any: path) == .path(path.data))
  }

  @Test func nothingIsNone() {
    let absent: CGColor? = nil
    for any in [nil, NSNull(), absent, absent as Any?, Int?.none as Any] as [Any?] {
      #expect(PropertyValue(any: any) == PropertyValue.none)
    }
  }

  @Test func listsAndObjects() {
    #expect(PropertyValue(any: [0, 0.5, 1] as [NSNumber]) == .array([.number(0), .number(0.5), .number(1)]))
    #expect(PropertyValue(any: [CGFloat(1)]) == .array([.number(1)]))
    #expect(
      PropertyValue(any: [CGColor.black, "a", 1] as [Any]) == .array([.color(.black), .string("a"), .number(1)]))
    let object = NSObject()
    #expect(PropertyValue(any: object) == .object(OpaqueObject(object)))
    guard case .object? = PropertyValue(any: ["a": 1]) else {
      Issue.record("a dictionary is an object")
      return
    }
  }

  @Test func poisonIsRefused() {
    #expect(PropertyValue(any: Double.nan) == nil)
    #expect(PropertyValue(any: CGPoint(x: CGFloat.infinity, y: 0)) == nil)
    #expect(PropertyValue(any: [1, Double.nan]) == nil)
  }

  @Test func thereAndBack() {
    let values: [PropertyValue] = [
      .none, .bool(true), .bool(false), .number(2.5), .point(CGPoint(x: 1, y: 2)), .size(.zero), .rect(.zero),
      .transform(.identity), .color(.white), .path(PathData.rect(CGRect(x: 0, y: 0, width: 1, height: 1))),
      .string("a"), .array([.number(1), .none, .array([])]), .object(OpaqueObject(NSObject())),
    ]
    for value in values { #expect(PropertyValue(any: value.anyValue) == value) }
  }
}
