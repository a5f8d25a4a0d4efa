// Attributed strings on text layers: what each attribute does to the pixels.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct AttributedTextTests {
  init() { useTestFonts() }

  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The pixels of a text layer as wide as the canvas.
  private func draw(_ string: Any, width: Int = 300, height: Int = 80, _ adjust: (CATextLayer) -> Void = { _ in })
    throws
    -> PixelBuffer
  {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.string = string
    adjust(layer)
    let host = LayerHost(layer)
    host.commit(at: 0)
    let root = try #require(host.committedRoot)
    let canvas = RenderScene.Canvas(size: CGSize(width: width, height: height))
    return try FrameRenderer().render(RenderScene(root: root, canvas: canvas), at: 0).pixels
  }

  /// Columns and rows that hold ink of a colour.
  private func ink(_ pixels: PixelBuffer, _ isWanted: ([Int]) -> Bool) -> (
    columns: ClosedRange<Int>, rows: ClosedRange<Int>
  )? {
    var columns: [Int] = []
    var rows: [Int] = []
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where isWanted(pixels.premultiplied(x, y)) {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return nil
    }
    return (left...right, top...bottom)
  }

  private func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for (string, attributes) in parts { whole.append(NSAttributedString(string: string, attributes: attributes)) }
    return whole
  }

  @Test func partsHaveTheirOwnColoursAndSizes() throws {
    let font = CTFont("DejaVu Sans", size: 20)
    let large = CTFont("DejaVu Sans", size: 40)
    let pixels = try draw(
      text([("HH", [.font: font, .foregroundColor: Self.red]), ("HH", [.font: large, .foregroundColor: Self.blue])]))
    let first = try #require(ink(pixels) { $0[0] > 200 && $0[2] < 50 })
    let second = try #require(ink(pixels) { $0[2] > 200 && $0[0] < 50 })
    #expect(first.columns.upperBound < second.columns.lowerBound)
    // DejaVu Sans: capitals are 0.729 em high; both stand on one baseline.
    #expect(abs(first.rows.count - 15) <= 1 && abs(second.rows.count - 29) <= 1)
    #expect(abs(first.rows.upperBound - second.rows.upperBound) <= 1)
  }

  @Test func attributesCountInPlaceOfTheLayers() throws {
    let pixels = try draw(text([("H", [.font: CTFont("DejaVu Sans", size: 30)])])) {
      $0.fontSize = 60
      $0.foregroundColor = Self.red
    }
    // Black, the colour of a plain attributed string, and 30 points high.
    let letter = try #require(ink(pixels) { $0[3] > 200 })
    #expect(abs(letter.rows.count - 22) <= 1)
    #expect(ink(pixels) { $0[0] > 50 } == nil)
  }

  @Test func kernSpreadsLetters() throws {
    let font = CTFont("DejaVu Sans", size: 20)
    let plain = try #require(ink(try draw(text([("IIII", [.font: font])]))) { $0[3] > 100 })
    let spread = try #require(ink(try draw(text([("IIII", [.font: font, .kern: 10])]))) { $0[3] > 100 })
    #expect(abs(spread.columns.count - plain.columns.count - 30) <= 1)
  }

  @Test func linesRunBeneathAndThrough() throws {
    let font = CTFont("DejaVu Sans", size: 40)
    let plain = try #require(ink(try draw(text([("HHHH", [.font: font])]))) { $0[3] > 100 })
    let under = try #require(ink(try draw(text([("HHHH", [.font: font, .underlineStyle: 1])]))) { $0[3] > 100 })
    #expect(under.rows.upperBound > plain.rows.upperBound + 1)
    let spaces = try draw(text([("    ", [.font: font, .strikethroughStyle: 1])]))
    let strike = try #require(ink(spaces) { $0[3] > 100 })
    #expect(strike.rows.lowerBound > plain.rows.lowerBound && strike.rows.upperBound < plain.rows.upperBound)
    // Four spaces of 0.318 em.
    #expect(abs(strike.columns.count - 51) <= 2)
  }

  @Test func raisedTextStandsHigher() throws {
    let font = CTFont("DejaVu Sans", size: 20)
    let raised = text([
      ("H", [.font: font, .foregroundColor: Self.red]),
      ("H", [.font: font, .foregroundColor: Self.blue, .baselineOffset: 6]),
    ])
    let pixels = try draw(raised)
    let low = try #require(ink(pixels) { $0[0] > 200 && $0[2] < 50 })
    let high = try #require(ink(pixels) { $0[2] > 200 && $0[0] < 50 })
    #expect(low.rows.upperBound - high.rows.upperBound == 6)
  }

  @Test func paragraphsAlignAndSpaceTheirLines() throws {
    let font = CTFont("DejaVu Sans", size: 20)
    let right = NSParagraphStyle(alignment: .right)
    let edge = try #require(ink(try draw(text([("H", [.font: font, .paragraphStyle: right])]))) { $0[3] > 100 })
    #expect(edge.columns.upperBound >= 295)
    func rows(_ spacing: CGFloat) throws -> Int {
      let style = NSParagraphStyle(lineSpacing: spacing)
      return try #require(ink(try draw(text([("H\nH", [.font: font, .paragraphStyle: style])]))) { $0[3] > 100 }).rows
        .count
    }
    #expect(try rows(12) - rows(0) == 12)
  }

  @Test func theStringReadsBackAsItWasSet() throws {
    let layer = CATextLayer()
    let font = CTFont("DejaVu Sans", size: 20)
    let original = text([("é", [.font: font, .kern: 2]), ("日本", [.font: font, .foregroundColor: Self.red])])
    layer.string = original
    let back = try #require(layer.string as? NSAttributedString)
    #expect(back.string == "é日本")
    #expect(back.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? CGColor == Self.red)
    #expect(back.attribute(.font, at: 0, effectiveRange: nil) as? CTFont == font)
    layer.string = "plain"
    #expect(layer.string as? String == "plain")
    layer.string = nil
    #expect(layer.string == nil)
  }
}
