// Planes in perspective, pixel by pixel: where lines fall, how soft edges are, and that hardly tilted means hardly changed.

import CoreAnimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct ProjectionTests {
  private static let distance = 400.0
  private static let angle = 35.0 * .pi / 180

  /// A layer of 160 × 160 in the middle of 200 × 200, turned about y and seen from a distance.
  private func turned(_ layer: CALayer, angle: Double = Self.angle) -> CALayer {
    layer.bounds = CGRect(x: 0, y: 0, width: 160, height: 160)
    layer.position = CGPoint(x: 100, y: 100)
    layer.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
    let root = canvas(200, 200, layer)
    root.sublayerTransform.m34 = CGFloat(-1 / Self.distance)
    return root
  }

  /// Where a point of the layer is seen.
  private func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let (px, py) = (x - 80, y - 80)
    let w = 1 + px * sin(Self.angle) / Self.distance
    return (100 + px * cos(Self.angle) / w, 100 + py / w)
  }

  @Test func linesOfACheckerboardFallWhereTheyShould() throws {
    let board = CALayer()
    board.contents = image(8, (0..<64).map { ($0 % 8 + $0 / 8) % 2 == 0 ? 0xff00_0000 : 0xffff_ffff })
    board.magnificationFilter = .nearest
    let pixels = try picture(of: turned(board), 200, 200)
    var checked = 0
    for column in 1..<8 {
      for row in 0..<8 {
        // The line between two fields, where it crosses the row of pixels at the fields' middle.
        let (upper, lower) = (
          seen(Double(column) * 20, Double(row) * 20), seen(Double(column) * 20, Double(row + 1) * 20)
        )
        let y = ((upper.y + lower.y) / 2).rounded(.down)
        let part = (y + 0.5 - upper.y) / (lower.y - upper.y)
        let exact = upper.x + (lower.x - upper.x) * part
        let crossing = try #require(self.crossing(pixels, row: Int(y), near: exact), "\(column) \(row)")
        #expect(abs(crossing - exact) < 0.5, "\(column) \(row): \(crossing) for \(exact)")
        checked += 1
      }
    }
    #expect(checked == 56)
  }

  /// Where a row's grey passes the middle between black and white, nearest to a place.
  private func crossing(_ pixels: PixelBuffer, row: Int, near place: Double) -> Double? {
    var best: Double?
    for x in max(0, Int(place) - 4)...min(pixels.width - 2, Int(place) + 4) {
      let (a, b) = (Double(pixels.premultiplied(x, row)[0]), Double(pixels.premultiplied(x + 1, row)[0]))
      guard (a < 127.5) != (b < 127.5) else { continue }
      let found = Double(x) + 0.5 + (127.5 - a) / (b - a)
      if best.map({ abs($0 - place) > abs(found - place) }) ?? true { best = found }
    }
    return best
  }

  @Test func theOutlineFallsWhereItShouldAndIsSoft() throws {
    let layer = CALayer()
    layer.backgroundColor = .red
    let pixels = try picture(of: turned(layer), 200, 200)
    let corners = [seen(0, 0), seen(160, 0), seen(160, 160), seen(0, 160)]
    var area = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      area += (corner.x * next.y - next.x * corner.y) / 2
    }
    #expect(abs(pixels.coverage - abs(area)) < abs(area) * 0.005)
    // The upper edge runs askew: along it every pixel is covered by another share, without steps.
    let (left, right) = (Int(corners[0].x) + 2, Int(corners[1].x) - 2)
    var (soft, levels) = (0, Set<Int>())
    for x in left..<right {
      let place = Double(x) + 0.5
      let exact =
        corners[0].y + (corners[1].y - corners[0].y) * (place - corners[0].x) / (corners[1].x - corners[0].x)
      let covered = (0..<100).reduce(0.0) { $0 + Double(pixels.alpha(x, $1)) / 255 }
      #expect(abs(covered - (100 - exact)) < 0.3, "column \(x)")
      for y in 0..<100 where (1...254).contains(pixels.alpha(x, y)) {
        soft += 1
        levels.insert(pixels.alpha(x, y))
      }
    }
    #expect(soft >= right - left && levels.count > 30)
  }

  @Test func hardlyTiltedIsHardlyChanged() throws {
    func content() -> CALayer {
      let layer = CALayer()
      layer.backgroundColor = .red
      layer.cornerRadius = 30
      layer.borderWidth = 5
      let inner = panel(20, 20, 60, 60, .blue)
      inner.cornerRadius = 7
      layer.addSublayer(inner)
      return layer
    }
    let flat = try picture(of: turned(content(), angle: 0), 200, 200)
    let tilted = try picture(of: turned(content(), angle: 0.0001), 200, 200)
    #expect(flat.coverage > 20_000)
    #expect(tilted.largestDifference(from: flat) <= 2)
  }

  @Test func tiltedLayersFadeMaskAndCastShadowsAsFlatOnesDo() throws {
    func content() -> CALayer {
      let layer = CALayer()
      layer.backgroundColor = .red
      layer.opacity = 0.5
      layer.shadowOpacity = 1
      layer.mask = panel(0, 0, 160, 90, .black)
      layer.addSublayer(panel(60, 60, 60, 60, .blue))
      return layer
    }
    let flat = try picture(of: turned(content(), angle: 0), 200, 200)
    let tilted = try picture(of: turned(content(), angle: 0.0001), 200, 200)
    #expect(flat.alpha(100, 100) == 128 && flat.alpha(100, 150) == 0)
    #expect(tilted.largestDifference(from: flat) <= 2)
  }

  @Test func whatIsReducedIsAveraged() throws {
    // Stripes finer than a pixel where they are far away come out grey, not as a pattern.
    let stripes = CALayer()
    stripes.contents = image(320, (0..<320 * 4).map { $0 % 2 == 0 ? 0xff00_0000 : 0xffff_ffff })
    let root = turned(stripes, angle: 80 * .pi / 180)
    let pixels = try picture(of: root, 200, 200)
    let row = (0..<200).filter { pixels.alpha($0, 100) == 255 }
    #expect(row.count > 10)
    for x in row.dropFirst(2).dropLast(2) {
      #expect(abs(pixels.premultiplied(x, 100)[0] - 128) < 64, "\(x)")
    }
  }
}
