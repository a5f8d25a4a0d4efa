// Painting of commands: gradients, images, text, shadows.

import Cairo
import Foundation
import FrameRaster
import Graphics
import TestSupport
import Testing

/// A picture of a size with commands painted on it.
func painted(_ width: Int, _ height: Int, _ commands: [DrawCommand]) throws -> PixelBuffer {
  let pixels = PixelBuffer(width: width, height: height)
  let surface = try CairoSurface(pixels)
  try CommandPainter(try CairoContext(surface)).paint(commands)
  surface.flush()
  return pixels
}

/// A path around a rectangle.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PathData {
  .rect(CGRect(x: x, y: y, width: width, height: height))
}

@Suite struct PaintingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func stateCommandsNest() throws {
    let pixels = try painted(
      20, 10,
      [
        .save, .concat(CGAffineTransform(translationX: 10, y: 0)), .clip(box(0, 0, 5, 10), .winding), .restore,
        .restore,
        .fill(box(0, 0, 10, 10), .winding, .color(red)), .save, .concat(CGAffineTransform(translationX: 10, y: 0)),
        .clip(box(0, 0, 5, 10), .winding), .fill(box(0, 0, 10, 10), .winding, .color(.black)),
      ])
    #expect(pixels[5, 5] == 0xffff_0000 && pixels[12, 5] == 0xff00_0000 && pixels[17, 5] == 0)
  }

  @Test func theContextLeavesAsItCame() throws {
    let context = try CairoContext(try CairoSurface(PixelBuffer(width: 4, height: 4)))
    try CommandPainter(context).paint([.save, .save, .concat(CGAffineTransform(scaleX: 0, y: 0)), .blend(.clear)])
    #expect(context.transform.isIdentity && context.blendMode == .normal && !context.isDegenerate)
  }

  @Test func threadsPaintTheSamePixels() throws {
    useTestFonts()
    let commands: [DrawCommand] = [
      .concat(CGAffineTransform(rotationAngle: 0.2)), .fill(box(20, 5, 60, 40), .winding, .color(red)),
      .stroke(box(30, 10, 40, 20), StrokeStyle(width: 3, dash: [5, 2]), .color(.black)),
      .text(
        TextRun(
          string: "Threads", fontName: "DejaVu Sans", fontSize: 18, color: .black,
          box: CGRect(x: 20, y: 10, width: 90, height: 30))),
    ]
    let expected = try painted(100, 80, commands)
    DispatchQueue.concurrentPerform(iterations: 32) { _ in
      let other = try? painted(100, 80, commands)
      #expect(other?.equals(expected) == true)
    }
  }

  @Test func evenOddLeavesHoles() throws {
    var path = box(0, 0, 30, 30)
    path.append(box(10, 10, 10, 10))
    let even = try painted(30, 30, [.fill(path, .evenOdd, .color(red))])
    let winding = try painted(30, 30, [.fill(path, .winding, .color(red))])
    #expect(even.coverage == 800 && winding.coverage == 900)
  }

  @Test func textLeavesInkOnItsBaseline() throws {
    useTestFonts()
    let run = TextRun(
      string: "HHH", fontName: "DejaVu Sans", fontSize: 40, color: red,
      box: CGRect(x: 10, y: 5, width: 180, height: 60))
    let pixels = try painted(200, 80, [.text(run)])
    let rows = (0..<80).filter { y in (0..<200).contains { pixels.alpha($0, y) > 127 } }
    // The baseline lies 40 * 1901/2048 = 37.1 below the box's top, the letters' tops 40 * 1493/2048 = 29.2 above it.
    #expect(rows.first == 13 && rows.last == 41)
    let brightest = (0..<200).map { pixels.premultiplied($0, 30) }.max { $0[3] < $1[3] }
    #expect(brightest == [255, 0, 0, 255])
  }

  @Test func textMovesByFractionsOfAPixel() throws {
    useTestFonts()
    /// Where the ink's weight lies; a stem about three pixels wide makes it uneven by a sixteenth of a pixel.
    func ink(_ x: Double) throws -> Double {
      let run = TextRun(
        string: "l", fontName: "DejaVu Sans", fontSize: 30, color: .black,
        box: CGRect(x: x, y: 0, width: 40, height: 40))
      let pixels = try painted(60, 40, [.text(run)])
      var (sum, moment) = (0.0, 0.0)
      for y in 0..<40 {
        for x in 0..<60 {
          sum += Double(pixels.alpha(x, y))
          moment += Double(pixels.alpha(x, y)) * Double(x)
        }
      }
      return moment / sum
    }
    let start = try ink(10)
    for step in 1...8 {
      let moved = try ink(10 + Double(step) / 8)
      #expect(abs(moved - start - Double(step) / 8) < 0.0625)
    }
  }
}
