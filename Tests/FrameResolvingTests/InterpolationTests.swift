// Mixing, adding and measuring values of every kind.

import FrameResolving
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct InterpolationTests {
  private func mix(_ a: PropertyValue, _ b: PropertyValue, _ f: Double) -> PropertyValue? {
    Interpolation.value(from: a, to: b, fraction: f)
  }

  @Test func geometryMixesByComponent() {
    #expect(mix(.number(0), .number(10), 0.3) == .number(3))
    #expect(mix(.number(0), .number(10), 1.2) == .number(12))
    #expect(mix(.point(.zero), .point(CGPoint(x: 4, y: 8)), 0.25) == .point(CGPoint(x: 1, y: 2)))
    #expect(mix(.size(.zero), .size(CGSize(width: 4, height: 8)), 0.5) == .size(CGSize(width: 2, height: 4)))
    let rect = CGRect(x: 10, y: 20, width: 100, height: 80)
    let end = CGRect(x: 12, y: 24, width: 120, height: 120)
    #expect(mix(.rect(rect), .rect(end), 0.5) == .rect(CGRect(x: 11, y: 22, width: 110, height: 100)))
  }

  @Test func coloursMixStraight() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(mix(.color(red), .color(blue), 0.5) == .color(CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75)))
    for fraction in [0, 0.5, 1] {
      #expect(mix(.color(red), .none, fraction) == PropertyValue.none)
      #expect(mix(.none, .color(red), fraction) == PropertyValue.none)
    }
  }

  @Test func truthValuesAreTrueWhileTheMixIsNotZero() {
    #expect([0, 0.25, 1].map { mix(.bool(false), .bool(true), $0) } == [.bool(false), .bool(true), .bool(true)])
    #expect([0, 0.99, 1].map { mix(.bool(true), .bool(false), $0) } == [.bool(true), .bool(true), .bool(false)])
  }

  @Test func stringsAndImagesChangeHalfWay() {
    #expect(mix(.string("a"), .string("b"), 0.49) == .string("a"))
    #expect(mix(.string("a"), .string("b"), 0.5) == .string("b"))
    let (a, b) = (CGImage(PixelBuffer(width: 1, height: 1)), CGImage(PixelBuffer(width: 1, height: 1)))
    #expect(mix(.image(a), .image(b), 0.49) == .image(a) && mix(.image(a), .image(b), 0.5) == .image(b))
  }

  @Test func listsNeedEqualCounts() {
    #expect(
      mix(.array([.number(0), .number(1)]), .array([.number(1), .number(3)]), 0.5)
        == .array([.number(0.5), .number(2)]))
    #expect(mix(.array([.number(0)]), .array([]), 0.5) == nil)
    #expect(mix(.number(0), .string("a"), 0.5) == nil)
  }

  private func square(_ side: CGFloat) -> PathData { PathData.rect(CGRect(x: 0, y: 0, width: side, height: side)) }

  @Test func pathsMixPointByPoint() {
    #expect(mix(.path(square(20)), .path(square(40)), 0.5) == .path(square(30)))
    let round = PathData.ellipse(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(mix(.path(round), .path(square(1)), 0.99) == .path(round))
    #expect(mix(.path(round), .path(square(1)), 1) == .path(square(1)))
    #expect(mix(.path(round), .none, 0.5) == .path(round))
  }

  @Test func sums() {
    #expect(Addition.sum(.number(1), adding: .number(2)) == .number(3))
    #expect(
      Addition.sum(.point(CGPoint(x: 1, y: 2)), adding: .point(CGPoint(x: 3, y: 4))) == .point(CGPoint(x: 4, y: 6)))
    #expect(Addition.sum(.number(1), adding: .point(.zero)) == nil)
    #expect(Addition.sum(.string("a"), adding: .string("b")) == nil)
    #expect(Addition.multiple(.number(5), times: 3) == .number(15))
    let scale = CATransform3DMakeScale(2, 3, 1)
    let move = CATransform3DMakeTranslation(10, 0, 0)
    // The added transform acts first.
    #expect(Addition.sum(.transform(scale), adding: .transform(move)) == .transform(CATransform3DConcat(move, scale)))
    let whole = PropertyValue.transform(CATransform3DConcat(move, scale))
    #expect(Addition.difference(whole, subtracting: .transform(move)) == .transform(scale))
    #expect(
      Addition.multiple(.transform(move), times: 5) == .transform(CATransform3DMakeTranslation(50, 0, 0)))
  }

  @Test func distances() {
    #expect(PropertyValue.number(3).distance(to: .number(-1)) == 4)
    #expect(PropertyValue.point(.zero).distance(to: .point(CGPoint(x: 3, y: 4))) == 5)
    #expect(PropertyValue.transform(.identity).distance(to: .transform(.identity)) == nil)
    #expect(PropertyValue.array([]).distance(to: .array([])) == nil)
  }
}

@Suite struct TransformInterpolationTests {
  private static func flat(_ m: [CGFloat], tx: CGFloat = 0) -> CATransform3D {
    CATransform3D(CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: tx, ty: 0))
  }
  private static func turned(_ degrees: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
  }
  private static let half = CGFloat(0.5).squareRoot()
  private static let one = CATransform3D.identity

  /// From, to, and m11, m12, m21, m22 at a quarter and at a half, as measured.
  private static var rows: [(CATransform3D, CATransform3D, [CGFloat], [CGFloat])] {
    let c = cos(CGFloat(0.5))
    let s = sin(CGFloat(0.5))
    let mirror = flat([-1, 0, 0, 1])
    return [
      (one, mirror, [0.5, 0, 0, 1], [0, 0, 0, 1]), (one, flat([1, 0, 0, -1]), [1, 0, 0, 0.5], [1, 0, 0, 0]),
      (one, flat([-1, 0, 0, -1]), [half, -half, half, half], [0, -1, 1, 0]),
      (one, turned(180), [half, -half, half, half], [0, -1, 1, 0]),
      (one, flat([1, 0, 0.5, 1]), [1, 0, 0.1151, 1.0023], [1, 0, 0.2368, 1.0031]),
      (one, flat([-c, s, s, c]), [0.4961, -0.0623, 0.1247, 0.9922], [0, 0, 0.2474, 0.9689]),
      (
        one, CATransform3DConcat(CATransform3DMakeScale(2, 1, 1), CATransform3DMakeRotation(1.5, 0, 0, 1)),
        [1.1631, 0.4578, -0.3663, 0.9305], [1.0975, 1.0225, -0.6816, 0.7317]
      ),
      (mirror, flat([1, 0, 0, -1]), [-half, -half, -half, half], [0, -1, -1, 0]),
      (one, turned(170), [0.73728, 0.67559, -0.67559, 0.73728], []),
      (one, turned(270), [0.92388, -0.38268, 0.38268, 0.92388], []),
    ]
  }

  @Test func measuredRows() {
    for (index, row) in Self.rows.enumerated() {
      for (fraction, expected) in [(0.25, row.2), (0.5, row.3)] where !expected.isEmpty {
        guard
          case .transform(let t)? = Interpolation.value(
            from: .transform(row.0), to: .transform(row.1), fraction: fraction)
        else {
          Issue.record("row \(index) has no value")
          continue
        }
        for (found, wanted) in zip([t.m11, t.m12, t.m21, t.m22], expected) {
          #expect(abs(found - wanted) < 2e-4, "row \(index) at \(fraction)")
        }
      }
    }
  }

  @Test func scaleRotationAndTranslationMixApart() {
    let start = PropertyValue.transform(CATransform3DMakeScale(2, 1, 1))
    let end = PropertyValue.transform(
      CATransform3DConcat(CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeTranslation(40, 0, 0)))
    guard case .transform(let t)? = Interpolation.value(from: start, to: end, fraction: 0.25) else {
      Issue.record("no value")
      return
    }
    for (found, wanted) in zip([t.m11, t.m12, t.m21, t.m22, t.m41], [1.69560, 0.43296, -0.24740, 0.96891, 10]) {
      #expect(abs(found - wanted) < 1e-4)
    }
  }

  @Test func rotationOutOfThePlane() {
    let end = PropertyValue.transform(CATransform3DMakeRotation(1.2, 0, 1, 0))
    guard case .transform(let t)? = Interpolation.value(from: .transform(.identity), to: end, fraction: 0.25) else {
      Issue.record("no value")
      return
    }
    #expect(abs(t.m11 - 0.95534) < 1e-4 && abs(t.m13 + 0.29552) < 1e-4)
  }
}
