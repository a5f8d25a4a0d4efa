// Strokes and copies: where dashes fall, when corners are cut, how copies are tinted and delayed.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct MeasuredStrokesTests {
  private func stroke(_ points: [CGPoint], width: CGFloat, closed: Bool = false) -> CAShapeLayer {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = .black
    layer.lineWidth = width
    return layer
  }

  /// A line of 75.82 trimmed at 0.20295 and dashed with [0.01, 10]: dots every 10.01 from the cut on.
  @Test func dashesBeginAtTheCut() throws {
    let line = stroke([CGPoint(x: 10, y: 50), CGPoint(x: 85.82, y: 50)], width: 4)
    line.strokeStart = 0.20295
    line.lineDashPattern = [0.01, 10]
    line.lineCap = .round
    let pixels = try drawn([line], scale: 8)
    var middles: [Double] = []
    var (weight, moment) = (0.0, 0.0)
    for x in 0..<800 {
      let alpha = Double(pixels.alpha(x, 400))
      if alpha > 0 {
        weight += alpha
        moment += alpha * (Double(x) + 0.5)
      } else if weight > 0 {
        middles.append(moment / weight / 8)
        (weight, moment) = (0, 0)
      }
    }
    let start: Double = 10 + 0.20295 * 75.82 + 0.005
    let expected: [Double] = (0..<7).map { start + Double($0) * 10.01 }
    #expect(middles.count == expected.count, "\(middles)")
    for (middle, place) in zip(middles, expected) { #expect(abs(middle - place) < 0.05, "\(middle) for \(place)") }
  }

  /// The pointed corner of a closed hairpin is 1 / sin(angle / 2) line widths long: at a limit of 10, corners under
  /// 11.48 degrees are cut.
  @Test(arguments: [(11.3, false), (11.7, true)]) func sharpCornersAreCut(_ degrees: Double, _ isPointed: Bool) throws {
    let half = degrees / 2 * .pi / 180
    let line = stroke(
      [
        CGPoint(x: 10, y: 50 - 40 * sin(half)), CGPoint(x: 10 + 40 * cos(half), y: 50),
        CGPoint(x: 10, y: 50 + 40 * sin(half)),
      ], width: 4)
    let pixels = try drawn([line])
    // A mitre reaches 2 / sin(half), about 20 points, beyond the corner at 50; a bevel not two.
    #expect((pixels.alpha(60, 50) > 200) == isPointed)
    #expect((pixels.alpha(53, 50) > 0) == isPointed)
  }

  @Test func aTranslucentStrokeShowsTheFillBeneathItsInnerHalf() throws {
    let square = stroke(
      [CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 20), CGPoint(x: 80, y: 80), CGPoint(x: 20, y: 80)], width: 10,
      closed: true)
    square.fillColor = .red
    square.strokeColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let pixels = try drawn([square])
    #expect(areNear(pixels.premultiplied(17, 50), [0, 0, 128, 128], 1))
    #expect(areNear(pixels.premultiplied(22, 50), [127, 0, 128, 255], 1))
    #expect(pixels.premultiplied(50, 50) == [255, 0, 0, 255])
  }

  /// Neither clipped to the bounds nor closed, unless it is filled.
  @Test func fillsCloseAndReachBeyondTheBounds() throws {
    let corner = stroke([CGPoint(x: 50, y: 10), CGPoint(x: 90, y: 10), CGPoint(x: 90, y: 50)], width: 2)
    corner.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    corner.position = CGPoint(x: 30, y: 30)
    corner.strokeColor = nil
    corner.fillColor = .black
    #expect(abs(try drawn([corner]).coverage - 800) < 2)
    corner.masksToBounds = true
    #expect(abs(try drawn([corner]).coverage - 50) < 2)
  }

  // MARK: Copies

  private func replicator(_ count: Int, dx: CGFloat) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.instanceCount = count
    layer.instanceTransform = CATransform3DMakeTranslation(dx, 0, 0)
    return layer
  }

  /// From white a tenth less red a copy: the fourth has seven tenths.
  @Test func copiesAreTinted() throws {
    let copies = replicator(4, dx: 20)
    copies.instanceRedOffset = -0.1
    copies.addSublayer(box(CGRect(x: 0, y: 0, width: 10, height: 10), .white))
    let pixels = try drawn([copies])
    for (k, red) in [255.0, 229.5, 204, 178.5].enumerated() {
      let found = pixels.premultiplied(20 * k + 5, 5)
      #expect(abs(Double(found[0]) - red) <= 1 && found[1...] == [255, 255, 255], "copy \(k): \(found)")
    }
    // The layer's own colour is multiplied: 0.5 × 0.7.
    copies.sublayers?.first?.backgroundColor = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
    #expect(abs(Double(try drawn([copies]).premultiplied(65, 5)[0]) - 89.25) <= 1)
  }

  /// A second long, each copy two tenths behind: at half a second the first is half done, the fourth has not begun.
  @Test func copiesLag() throws {
    let copies = replicator(4, dx: 25)
    copies.instanceDelay = 0.2
    let runner = box(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
    let move = CABasicAnimation(keyPath: "position.y")
    (move.fromValue, move.toValue, move.duration, move.beginTime) = (0, 100, 1, 1e-100)
    runner.position.y = 90
    runner.add(move, forKey: nil)
    copies.addSublayer(runner)
    let pixels = try drawn([copies], at: 0.5)
    for (k, place) in [50, 30, 10, 90].enumerated() {
      #expect(pixels.alpha(25 * k + 2, place) == 255, "copy \(k)")
      #expect((0..<100).count { pixels.alpha(25 * k + 2, $0) > 0 } <= 6)
    }
  }
}
