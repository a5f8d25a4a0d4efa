// Text layouts: metrics, direction, breaking and shortening, with DejaVu alone.

import Cairo
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct TextLayoutTests {
  init() { useTestFonts() }

  private func run(
    _ string: String, font: String = "DejaVu Sans", size: CGFloat = 20, width: CGFloat = 300, height: CGFloat = 100,
    alignment: TextRun.Alignment = .natural, isWrapped: Bool = false, truncation: TextRun.Truncation = .none
  ) -> TextRun {
    TextRun(
      string: string, fontName: font, fontSize: size, color: .black,
      box: CGRect(x: 0, y: 0, width: width, height: height), alignment: alignment, isWrapped: isWrapped,
      truncation: truncation)
  }

  @Test func metricsAreTheFonts() throws {
    // DejaVu Sans: ascender 1901, descender -483 of 2048 units, no line gap.
    let layout = try #require(TextMetrics.layout(run("Hxg")))
    #expect(abs(layout.ascent - 1901.0 / 2048) < 0.001)
    #expect(abs(layout.descent - 483.0 / 2048) < 0.001)
    #expect(abs(layout.pitch - (1901.0 + 483) / 2048) < 0.001)
  }

  @Test func helveticaKeepsItsOwnBaseline() throws {
    let layout = try #require(TextMetrics.layout(run("Hxg", font: "Helvetica-Bold", size: 36)))
    #expect(abs(layout.ascent * 36 - 27.72) < 0.01)
  }

  @Test func lettersStandOnTheBaseline() throws {
    let layout = try #require(TextMetrics.layout(run("H")))
    let ink = try #require(layout.lines.first).outline.bounds
    // H is 1493 units high and stands on the baseline.
    #expect(abs(ink.maxY) < 0.002)
    #expect(abs(ink.minY + 1493.0 / 2048) < 0.002)
  }

  @Test func longLinesHaveAllTheirGlyphs() throws {
    let line = try #require(TextMetrics.layout(run(String(repeating: "H", count: 500)))?.lines.first)
    #expect(line.outline.elements.filter { if case .move = $0 { true } else { false } }.count >= 500)
    #expect(line.outline.bounds.maxX > line.width - 1 && line.width > 300)
  }

  /// Beyond what one path of Cairo's can say, which ends 16,384 ems from its beginning, too.
  @Test func everyGlyphOfAVeryLongLineIsInItsPlace() throws {
    let count = 40_000
    let line = try #require(TextMetrics.layout(run(String(repeating: "H", count: count)))?.lines.first)
    let elements = line.outline.elements
    // What closes an outline leaves a start that nothing follows.
    let starts: [CGFloat] = zip(elements, elements.dropFirst()).compactMap { element, next in
      guard case .move(let point) = element, case .line = next else { return nil }
      return point.x
    }
    // H is 1540 units wide, of which 201 are left free on either side.
    let advance = 1540.0 / 2048
    #expect(abs(line.width - Double(count) * advance) < 0.1 && starts.count == count)
    let first = try #require(starts.first)
    let farthest = starts.enumerated().map { abs($0.element - first - Double($0.offset) * advance) }.max() ?? .infinity
    #expect(farthest < 0.1)
    #expect(abs(line.outline.bounds.maxX - (line.width - 201.0 / 2048)) < 0.1)
  }

  @Test func widthsGrowInProportionToTheSize() throws {
    let sizes = stride(from: 16.0, through: 30, by: 0.25).map {
      TextMetrics.measure(run("iiiiiiii", size: $0)).width / $0
    }
    let first = try #require(sizes.first)
    #expect(first > 1)
    #expect(sizes.allSatisfy { abs($0 - first) < 1e-9 })
    // i is 569 units wide.
    #expect(abs(first - 8 * 569.0 / 2048) < 0.01)
  }

  @Test func namesSelectWeights() throws {
    let regular = TextMetrics.measure(run("Weight")).width
    for name in ["DejaVuSans-Bold", "DejaVu Sans Bold"] {
      #expect(TextMetrics.measure(run("Weight", font: name)).width > regular * 1.05, "\(name)")
    }
    #expect(TextMetrics.measure(run("iii", font: "Menlo-Regular")).width > TextMetrics.measure(run("iii")).width * 1.5)
    #expect(TextMetrics.measure(run("Weight", font: "NoSuchFont-Light")).width > 0)
  }

  @Test func alignmentPlacesLines() throws {
    let width = TextMetrics.measure(run("word")).width
    let places: [(TextRun.Alignment, CGFloat)] = [
      (.left, 0), (.natural, 0), (.center, (300 - width) / 2), (.right, 300 - width),
    ]
    for (alignment, x) in places {
      let run = run("word", alignment: alignment)
      let origin = try #require(TextMetrics.layout(run)?.origins(in: run).first)
      #expect(abs(origin.x - x) < 1e-6)
      #expect(abs(origin.y - 20 * 1901 / 2048) < 0.02)
    }
  }

  @Test func arabicRunsFromTheRight() throws {
    let run = run("مرحبا")
    let layout = try #require(TextMetrics.layout(run))
    let line = try #require(layout.lines.first)
    #expect(line.isRightToLeft && !line.outline.isEmpty)
    let origin = try #require(layout.origins(in: run).first)
    #expect(abs(origin.x + line.width * 20 - 300) < 1e-6)
  }

  @Test func longTextBreaksAtTheWidth() throws {
    let text = "several words that do not fit into one line"
    let layout = try #require(TextMetrics.layout(run(text, width: 120, isWrapped: true)))
    #expect(layout.lines.count >= 4)
    #expect(layout.lines.allSatisfy { $0.width * 20 <= 120.1 })
    #expect(TextMetrics.layout(run(text, width: 120))?.lines.count == 1)
    #expect(TextMetrics.layout(run("one\n\nthree"))?.lines.count == 3)
  }

  @Test func justifiedLinesFillTheWidth() throws {
    let text = "several words that do not fit into one line"
    let layout = try #require(TextMetrics.layout(run(text, width: 150, alignment: .justified, isWrapped: true)))
    #expect(layout.lines.dropLast().allSatisfy { abs($0.width * 20 - 150) < 0.5 })
    #expect(try #require(layout.lines.last).width * 20 < 149)
  }

  @Test(arguments: [TextRun.Truncation.start, .middle, .end]) func longLinesAreShortened(_ kind: TextRun.Truncation)
    throws
  {
    let long = try #require(TextMetrics.layout(run("a line that is much too long", width: 100, truncation: kind)))
    let line = try #require(long.lines.first)
    #expect(long.lines.count == 1 && line.width * 20 <= 100.1 && line.width * 20 > 60)
    let ellipsis = try #require(TextMetrics.layout(run("…"))?.lines.first)
    let dots = ellipsis.outline.bounds
    // The three dots stand at the end that was cut: nothing above them there.
    if kind != .middle {
      let edge = kind == .end ? line.outline.bounds.maxX - dots.width : line.outline.bounds.minX
      let above = line.outline.elements.flatMap(\.points).filter {
        $0.x > edge + 0.01 && $0.x < edge + dots.width - 0.01 && $0.y < dots.minY - 0.01
      }
      #expect(above.isEmpty)
    }
    #expect(
      TextMetrics.layout(run("ab", width: 100, truncation: kind))?.lines.first?.width
        == TextMetrics.layout(run("ab", width: 100))?.lines.first?.width)
  }

  @Test func wrappedTextIsShortenedOnTheLastVisibleLine() throws {
    let text = "several words that do not fit into one line or two or three"
    // Two lines of 20 * 1.164 fit into 50.
    let cut = try #require(
      TextMetrics.layout(run(text, width: 120, height: 50, isWrapped: true, truncation: .end)))
    #expect(cut.lines.count == 2)
    #expect(try #require(TextMetrics.layout(run(text, width: 120, height: 50, isWrapped: true))).lines.count > 3)
  }

  @Test func missingGlyphsAndOddStringsAreHarmless() throws {
    for string in ["漢字", "👨‍👩‍👧", "\u{0}", "\u{202e}abc", "\n", "é\u{301}\u{301}"] {
      #expect(TextMetrics.layout(run(string)) != nil)
    }
    #expect(TextMetrics.layout(run("")) == nil)
    #expect(TextMetrics.layout(run("a", size: .nan)) == nil)
    #expect(TextMetrics.layout(run("a", width: 0, isWrapped: true, truncation: .end)) != nil)
  }

  @Test func threadsAgree() throws {
    let expected = TextMetrics.measure(run("threads agree"))
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let other = TextMetrics.measure(run("threads agree"))
      _ = TextMetrics.measure(run("only here \(index)"))
      #expect(other == expected)
    }
  }
}
