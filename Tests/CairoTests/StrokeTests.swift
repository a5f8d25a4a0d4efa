// Strokes that Cairo alone draws wrong: squashed pens, degenerate and tiny dashes, huge coordinates.

import Cairo
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct StrokeTests {
  private let black = CairoPattern.color(.black)

  @Test(arguments: [0.6, 0.75, 0.8, 0.9, 1.25]) func squashedPensKeepTheirShape(_ factor: Double) throws {
    // A line of 200 device pixels, 20 wide before the transform.
    let pixels = try drawn(300, 300) {
      $0.concat(CGAffineTransform(a: factor, b: 0, c: 0, d: 1 / factor, tx: 150, ty: 150))
      $0.stroke(lines((-100 / factor, 0), (100 / factor, 0)), StrokeStyle(width: 20), with: black)
    }
    #expect(abs(pixels.coverage - 200 * 20 / factor) < 3)
    let upright = try drawn(300, 300) {
      $0.concat(CGAffineTransform(a: factor, b: 0, c: 0, d: 1 / factor, tx: 150, ty: 150))
      $0.stroke(lines((0, -100 * factor), (0, 100 * factor)), StrokeStyle(width: 20), with: black)
    }
    #expect(abs(upright.coverage - 200 * 20 * factor) < 3)
  }

  @Test func squashedRectanglesKeepTheirArea() throws {
    let pixels = try drawn(300, 300) {
      $0.concat(CGAffineTransform(a: 0.75, b: 0, c: 0, d: 1 / 0.75, tx: 150, ty: 150))
      $0.stroke(.rect(CGRect(x: -50, y: -50, width: 100, height: 100)), StrokeStyle(width: 20), with: black)
    }
    #expect(abs(pixels.coverage - 8000) < 10)
  }

  @Test func zeroLengthDashesAreDots() throws {
    let line = lines((10, 50), (90, 50))
    let dots = try drawn { $0.stroke(line, StrokeStyle(width: 10, cap: .round, dash: [0, 20]), with: black) }
    for x in [10, 30, 50, 70, 90] { #expect(dots.alpha(x, 50) == 255) }
    for x in [20, 40, 60] { #expect(dots.alpha(x, 50) == 0) }
    let none = try drawn { $0.stroke(line, StrokeStyle(width: 10, dash: [0, 20]), with: black) }
    #expect(none.paintedPixels == 0)
  }

  @Test func zeroLengthSubpathsAreDotsWithRoundCaps() throws {
    let dot = lines((50, 50), (50, 50))
    let round = try drawn { $0.stroke(dot, StrokeStyle(width: 20, cap: .round), with: black) }
    #expect(abs(round.coverage - 314) <= 2)
    #expect(try drawn { $0.stroke(dot, StrokeStyle(width: 20), with: black) }.paintedPixels == 0)
    let lone = lines((50, 50))
    #expect(try drawn { $0.stroke(lone, StrokeStyle(width: 20, cap: .round), with: black) }.paintedPixels == 0)
  }

  @Test(arguments: [[0.0, 0], [-1, 4], [.nan, 2], [.infinity, 1], [3, 0]])
  func dashesThatAreNoneMeanASolidLine(_ dash: [CGFloat]) throws {
    let pixels = try drawn {
      $0.stroke(lines((10, 50), (90, 50)), StrokeStyle(width: 10, dashPhase: .nan, dash: dash), with: black)
    }
    #expect(pixels.coverage == 800)
  }

  @Test func tinyDashesAreGreyAndQuick() throws {
    let circle = PathData.ellipse(in: CGRect(x: 50, y: 50, width: 800, height: 800))
    let start = ContinuousClock.now
    let pixels = try drawn(900, 900) {
      $0.stroke(circle, StrokeStyle(width: 10, dash: [0.001, 0.001]), with: black)
    }
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(abs(pixels.coverage / (2 * .pi * 400 * 10) - 0.5) < 0.02)
    let round = try drawn(900, 900) {
      $0.stroke(circle, StrokeStyle(width: 10, cap: .round, dash: [0.001, 0.001]), with: black)
    }
    #expect(abs(round.coverage / (2 * .pi * 400 * 10) - 1) < 0.01)
  }

  @Test func translucentStrokesCoverTheirCrossingsOnce() throws {
    var eight = PathData()
    eight.move(to: CGPoint(x: 20, y: 20))
    eight.addLine(to: CGPoint(x: 80, y: 80))
    eight.addLine(to: CGPoint(x: 80, y: 20))
    eight.addLine(to: CGPoint(x: 20, y: 80))
    eight.closeSubpath()
    let grey = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let pixels = try drawn { $0.stroke(eight, StrokeStyle(width: 8), with: .color(grey)) }
    #expect(pixels.alpha(50, 50) == 128)
  }

  @Test func hairlinesOnPixelBordersCoverTwoRowsHalf() throws {
    let pixels = try drawn { $0.stroke(lines((10, 50), (90, 50)), StrokeStyle(width: 1), with: black) }
    #expect(pixels.alpha(50, 49) == 128 && pixels.alpha(50, 50) == 128)
  }
}
