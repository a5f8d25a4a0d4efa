// The texts of values: each syntax, and where a wrong one is wrong.

import Foundation
import Graphics
import RenderTree
import SceneFormats
import Testing

@Suite struct CAMLValuesTests {
  private func read(_ text: String, _ kind: CAMLKind) throws(CAMLValueError) -> PropertyValue {
    try CAMLValues.read(text, as: kind)
  }

  private func failure(_ text: String, _ kind: CAMLKind) -> CAMLValueError? {
    do throws(CAMLValueError) {
      _ = try CAMLValues.read(text, as: kind)
      return nil
    } catch {
      return error
    }
  }

  @Test func numbers() throws {
    #expect(try read("12", .number) == .number(12))
    #expect(try read(" -0.5 ", .number) == .number(-0.5))
    #expect(try read("+3", .number) == .number(3))
    #expect(try read("1e-100", .number) == .number(1e-100))
    #expect(try read("2.5E3", .number) == .number(2500))
    #expect(try read(".5", .number) == .number(0.5))
    #expect(try read("inf", .number(isEndless: true)) == .number(.infinity))
    #expect(try read("+infinity", .number(isEndless: true)) == .number(.infinity))
  }

  @Test(arguments: ["", "abc", "1 2", "0x10", "nan", "inf", "-inf", "1e999", "1,5,", "--1", "１"])
  func noNumbers(text: String) { #expect(failure(text, .number) != nil) }

  @Test func onlyPositiveInfinityIsEndless() {
    #expect(failure("-inf", .number(isEndless: true)) != nil)
    #expect(failure("nan", .number(isEndless: true)) != nil)
  }

  @Test func truthValues() throws {
    #expect(try read("1", .bool) == .bool(true))
    #expect(try read("0", .bool) == .bool(false))
    #expect(try read("true", .bool) == .bool(true))
    #expect(try read("NO", .bool) == .bool(false))
    #expect(failure("2", .bool) != nil)
  }

  @Test func pointsSizesRectangles() throws {
    let point = PropertyValue.point(CGPoint(x: 1, y: -2.5))
    #expect(try read("1 -2.5", .point) == point)
    #expect(try read("1, -2.5", .point) == point)
    #expect(try read("1;-2.5", .point) == point)
    #expect(try read("3 4", .size) == .size(CGSize(width: 3, height: 4)))
    #expect(try read("-1380.6 0 390 844", .rect) == .rect(CGRect(x: -1380.6, y: 0, width: 390, height: 844)))
    #expect(failure("1", .point)?.message == "1 numbers stand where a point (two numbers) is expected")
    #expect(failure("1 nan", .point)?.offset == 2)
    #expect(failure("0 0 10", .rect) != nil)
  }

  @Test func colours() throws {
    #expect(try read("1 0.5 0", .color) == .color(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
    #expect(try read("1 0 0 0.5", .color) == .color(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(try read("0.25", .color) == .color(CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)))
    #expect(try read("#f80", .color) == .color(CGColor(red: 1, green: 136.0 / 255, blue: 0, alpha: 1)))
    #expect(try read("#0000ff", .color) == .color(CGColor(red: 0, green: 0, blue: 1, alpha: 1)))
    #expect(try read("#00ff0080", .color) == .color(CGColor(red: 0, green: 1, blue: 0, alpha: 128.0 / 255)))
    #expect(try CAMLValues.color("1 1 1", opacity: 0.25) == CGColor(red: 1, green: 1, blue: 1, alpha: 0.25))
    for text in ["", "1 1", "1 2 3 4 5", "#12", "#ggg", "red"] { #expect(failure(text, .color) != nil, "\(text)") }
  }

  @Test func words() throws {
    let kind = CAMLKind.word(["axial", "radial"])
    #expect(try read("radial", kind) == .string("radial"))
    #expect(failure("conical", kind)?.message == "\"conical\" is not one of axial, radial")
  }

  @Test func timingFunctions() throws {
    #expect(try read("easeInEaseOut", .timing) == .string("easeInEaseOut"))
    #expect(try read("0.125 0 0.125 0", .timing) == .array([.number(0.125), .number(0), .number(0.125), .number(0)]))
    #expect(try read("0.3 -0.5 0.7 1.5", .timing) == .array([.number(0.3), .number(-0.5), .number(0.7), .number(1.5)]))
    #expect(try read("1e-1 0 1E0 1", .timing) == .array([.number(0.1), .number(0), .number(1), .number(1)]))
    for text in ["ease", "1 2 3", "1.5 0 0 1", "0 0 -0.1 1"] { #expect(failure(text, .timing) != nil, "\(text)") }
  }

  @Test func lists() throws {
    #expect(try read("0 0.5 1", .list(.number)) == .array([.number(0), .number(0.5), .number(1)]))
    #expect(try read("", .list(.number)) == .array([]))
    #expect(failure("0 0.5 x", .list(.number))?.offset == 6)
  }

  // MARK: Transforms

  private func transform(_ text: String) throws -> CATransform3D { try CAMLTransforms.read(text) }

  private func expectEqual(_ a: CATransform3D, _ b: CATransform3D, _ comment: Comment? = nil) {
    func numbers(_ t: CATransform3D) -> [CGFloat] {
      [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    }
    #expect(zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-9 }, comment)
  }

  @Test func transformFunctions() throws {
    #expect(try transform("") == CATransform3DIdentity)
    expectEqual(try transform("scale(2, 3, 4)"), CATransform3DMakeScale(2, 3, 4))
    expectEqual(try transform("scale(2)"), CATransform3DMakeScale(2, 2, 2))
    expectEqual(try transform("scale(2, 3)"), CATransform3DMakeScale(2, 3, 1))
    expectEqual(try transform("rotate(90deg)"), CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    expectEqual(try transform("rotate(-45)"), CATransform3DMakeRotation(-.pi / 4, 0, 0, 1))
    expectEqual(try transform("rotate(1.5rad)"), CATransform3DMakeRotation(1.5, 0, 0, 1))
    expectEqual(try transform("rotate(60deg, 0, 1, 0)"), CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    expectEqual(try transform("translate(10, -20)"), CATransform3DMakeTranslation(10, -20, 0))
    expectEqual(try transform("translate(10 -20 5)"), CATransform3DMakeTranslation(10, -20, 5))
    #expect(abs(try transform("perspective(600)").m34 + 1 / 600) < 1e-12)
  }

  @Test func theLeftmostFunctionIsTheOutermost() throws {
    // Turn first, then move along the outer axes: the origin lands at (100, 0), (10, 0) at (100, 10).
    let t = try transform("translate(100, 0) rotate(90deg)")
    #expect(abs(t.m41 - 100) < 1e-9 && abs(t.m42) < 1e-9)
    #expect(abs(10 * t.m11 + t.m41 - 100) < 1e-9 && abs(10 * t.m12 + t.m42 - 10) < 1e-9)
    // Move first, then turn about the origin: it lands at (0, 100).
    let u = try transform("rotate(90deg) translate(100, 0)")
    #expect(abs(u.m41) < 1e-9 && abs(u.m42 - 100) < 1e-9)
  }

  @Test func aMatrixOfSixteenNumbers() throws {
    let t = try transform("1 0 0 0  0 2 0 0  0 0 3 0  4 5 6 1")
    #expect(t.m22 == 2 && t.m33 == 3 && t.m41 == 4 && t.m42 == 5 && t.m43 == 6)
  }

  @Test(arguments: [
    ("spin(3)", 0), ("scale()", 0), ("rotate(10deg, 1)", 0), ("translate(1, 2", 0), ("scale(1) rotate(x)", 9),
    ("1 2 3", 0), ("perspective(0)", 0), ("scale(1) 5", 9),
  ])
  func noTransforms(text: String, offset: Int) { #expect(failure(text, .transform)?.offset == offset) }

  // MARK: Paths

  @Test func paths() throws {
    let path = try CAMLPaths.read("0 0 m 40 0 l 40 20 60 40 60 50 c h")
    #expect(
      path.elements == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 40, y: 0)),
        .curve(CGPoint(x: 40, y: 20), CGPoint(x: 60, y: 40), CGPoint(x: 60, y: 50)), .close,
      ])
    #expect(try CAMLPaths.read("").isEmpty)
  }

  @Test(arguments: [
    ("0 0 m 1 1 q", 10), ("0 m", 2), ("0 0 l", 4), ("0 0 m 1 1", 8), ("0 0 m 1 x l", 8), ("0 0 m 1 nan l", 8),
    ("0 0 m 5 h", 8), ("h", 0),
  ])
  func noPaths(text: String, offset: Int) { #expect(failure(text, .path)?.offset == offset, "\(text)") }
}
