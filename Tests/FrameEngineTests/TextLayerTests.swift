// Text layers: sharp at every scale, growing smoothly, never cut, in every script there is a font for.

import CoreAnimation
import Foundation
import FrameEngine
import FrameOutput
import Graphics
import TestSupport
import Testing

@Suite struct TextLayerTests {
  init() { useTestFonts() }

  private func text(_ string: String, size: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.string = string
    layer.font = "DejaVu Sans"
    layer.fontSize = size
    layer.foregroundColor = .black
    return layer
  }

  /// Rows or columns with ink.
  private func rows(_ pixels: PixelBuffer) -> [Int] {
    (0..<pixels.height).filter { y in (0..<pixels.width).contains { pixels.alpha($0, y) > 127 } }
  }
  private func columns(_ pixels: PixelBuffer) -> [Int] {
    (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels.alpha(x, $0) > 127 } }
  }

  @Test(arguments: [1, 4]) func enlargedTextIsSharp(_ contentsScale: Int) throws {
    let layer = text("HILT", size: 24, 80, 30)
    layer.contentsScale = CGFloat(contentsScale)
    layer.anchorPoint = .zero
    layer.position = .zero
    layer.transform = CATransform3DMakeScale(4, 4, 1)
    let pixels = try picture(of: canvas(320, 120, layer), 320, 120, background: .white)
    func grey(_ x: Int, _ y: Int) -> Int { pixels.premultiplied(x, y)[0] }
    var (edge, between) = (0, 0)
    for y in 1..<119 {
      for x in 1..<319 {
        let here = grey(x, y)
        let isEdge = [grey(x - 1, y), grey(x + 1, y), grey(x, y - 1), grey(x, y + 1)].contains { abs($0 - here) > 32 }
        guard isEdge else { continue }
        edge += 1
        if here >= 32 && here <= 223 { between += 1 }
      }
    }
    #expect(edge > 500 && Double(between) <= 0.35 * Double(edge), "\(between) of \(edge)")
    let inked = (0..<120).filter { y in (0..<320).contains { grey($0, y) < 128 } }
    // Capitals of DejaVu Sans are 1493 of 2048 units high.
    #expect(abs(inked.count - Int((96 * 1493 / 2048.0).rounded())) <= 1)
  }

  @Test(arguments: [1, 8]) func lettersMoveApartSteadilyAsTextGrows(_ scale: Int) throws {
    let layer = text("iiiiiiii", size: 16, 200, 50)
    layer.add(basic("fontSize", from: 16, to: 30), forKey: "grow")
    let stage = Stage(layer, size: CGSize(width: 200, height: 50))
    stage.canvas.scale = CGFloat(scale)
    let sink = PixelSink(width: 200 * scale)
    try stage.render(seconds: 1, to: sink)
    let distances = try sink.frames.map { try #require(Self.distance($0)) / Double(scale) }
    #expect(distances.count == 60)
    for (before, after) in zip(distances, distances.dropFirst()) {
      #expect(after > before)
      // 7 letters of 569 units, a size that grows by 14/60 a frame. The mean of whole pixels is off by up to an eighth
      // of a pixel in the letter's width, so it is measured where letters are a dozen pixels wide.
      if scale > 1 { #expect(abs(after - before - 7 * 569 / 2048 * 14.0 / 60) < 0.02) }
    }
  }

  /// Between the middles of the first and the last letter, which stand apart.
  private static func distance(_ pixels: PixelBuffer) -> Double? {
    let ink = (0..<pixels.width).map { x in (0..<pixels.height).reduce(0.0) { $0 + Double(pixels.alpha(x, $1)) } }
    func middle(_ columns: some Sequence<Int>) -> Double? {
      var (sum, moment, hasBegun) = (0.0, 0.0, false)
      for x in columns {
        if ink[x] == 0 { if hasBegun { break } else { continue } }
        hasBegun = true
        sum += ink[x]
        moment += ink[x] * (Double(x) + 0.5)
      }
      return sum > 0 ? moment / sum : nil
    }
    guard let first = middle(0..<pixels.width), let last = middle((0..<pixels.width).reversed()) else { return nil }
    return last - first
  }

  @Test func descendersAreNeverCut() throws {
    for size in [12, 24, 60] as [CGFloat] {
      let whole = text("gjpqy", size: size, 400, 200)
      let low = text("gjpqy", size: size, 400, size * 0.9)
      let pixels = try picture(of: canvas(400, 200, whole), 400, 200)
      #expect(try picture(of: canvas(400, 200, low), 400, 200).largestDifference(from: pixels) == 0)
      // g reaches 426 units below the baseline, which is 1901 below the top.
      #expect(abs((rows(pixels).last ?? 0) + 1 - Int(size * (1901 + 426) / 2048)) <= 1)
    }
  }

  @Test func linesAreAligned() throws {
    let places: [(CATextLayerAlignmentMode, (ClosedRange<Int>) -> Bool)] = [
      (.left, { $0.lowerBound <= 4 }), (.natural, { $0.lowerBound <= 4 }), (.right, { $0.upperBound >= 295 }),
      (.center, { abs($0.lowerBound + $0.upperBound - 299) <= 2 }),
    ]
    for (mode, isRight) in places {
      let layer = text("HHH", size: 30, 300, 50)
      layer.alignmentMode = mode
      let inked = columns(try picture(of: layer, 300, 50))
      #expect(isRight(try #require(inked.first)...(try #require(inked.last))), "\(mode.rawValue)")
    }
  }

  @Test func longTextWrapsOrIsShortened() throws {
    let string = "several words that do not fit"
    let layer = text(string, size: 20, 120, 100)
    #expect(rows(try picture(of: canvas(400, 100, layer), 400, 100)).count < 24)
    #expect((columns(try picture(of: canvas(400, 100, layer), 400, 100)).last ?? 0) > 200)
    layer.isWrapped = true
    let wrapped = try picture(of: canvas(400, 100, layer), 400, 100)
    #expect((columns(wrapped).last ?? 400) < 120 && (rows(wrapped).last ?? 0) > 60)
    layer.isWrapped = false
    for mode in [CATextLayerTruncationMode.start, .middle, .end] {
      layer.truncationMode = mode
      let short = try picture(of: canvas(400, 100, layer), 400, 100)
      #expect((columns(short).last ?? 400) < 120 && (columns(short).last ?? 0) > 60, "\(mode.rawValue)")
    }
  }

  @Test func arabicIsShapedAndRunsFromTheRight() throws {
    let layer = text("مرحبا", size: 40, 300, 70)
    let joined = try picture(of: layer, 300, 70)
    #expect((columns(joined).last ?? 0) > 280 && (columns(joined).first ?? 0) > 150)
    // Joined letters are narrower than the same letters kept apart.
    layer.string = "م ر ح ب ا"
    #expect(columns(try picture(of: layer, 300, 70)).count > columns(joined).count)
  }

  /// Fonts of other scripts, wherever Debian and others keep them.
  private static let fonts: [(name: String, text: String, paths: [String])] = [
    (
      "CJK", "漢字かな",
      [
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
        "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
      ]
    ), ("Devanagari", "हिन्दी", ["/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"]),
    ("emoji", "👩‍👩‍👧🎈", ["/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"]),
  ]

  @Test(
    arguments: fonts.indices.filter { index in
      fonts[index].paths.contains { FileManager.default.fileExists(atPath: $0) }
    })
  func scriptsAreDrawnWhereThereIsAFont(_ index: Int) throws {
    let script = Self.fonts[index]
    let path = try #require(script.paths.first { FileManager.default.fileExists(atPath: $0) })
    try Fonts.add(path)
    let stage = Stage(text(script.text, size: 40, 300, 70), size: CGSize(width: 300, height: 70))
    let renderer = FrameRenderer()
    let pixels = try renderer.render(stage.scene(at: 0), at: 0).pixels
    #expect(pixels.coverage > 300, "\(script.name)")
    #expect(renderer.textProblems.isEmpty, "\(script.name): \(renderer.textProblems)")
  }

  /// A run tells of its own texts, also of those that another one had set before it, and of no others.
  @Test(arguments: [1, 2]) func everyRunHasItsOwnBoxes(_ jobs: Int) throws {
    func problems(_ string: String) throws -> [String] {
      let stage = Stage(text(string, size: 12, 60, 20), size: CGSize(width: 60, height: 20))
      var options = RenderOptions()
      (options.duration, options.jobs) = (0.1, jobs)
      return try stage.render(options, to: DigestSink()).textProblems.map(\.message)
    }
    for _ in 0..<2 {
      #expect(try problems("\u{F8A3}a\u{F8A4}") == ["no font has 2 glyphs of the text “\u{F8A3}a\u{F8A4}”"])
      #expect(try problems("plain").isEmpty)
    }
  }

  @Test func missingFontsAreReported() throws {
    #expect(Fonts.problem(of: "DejaVu Sans") == nil && Fonts.problem(of: "DejaVuSans-Bold") == nil)
    #expect(Fonts.problem(of: "Sans") == nil)
    let problem = try #require(Fonts.problem(of: "Fantasia Neue"))
    #expect(problem.message.contains("Fantasia Neue") && problem.message.contains("DejaVu Sans is used"))
    #expect(Fonts.families.contains { $0.name == "DejaVu Sans" && $0.styles.contains("Bold") })
    #expect(throws: (any Error).self) { try Fonts.add("/no/such/folder") }
  }
}
