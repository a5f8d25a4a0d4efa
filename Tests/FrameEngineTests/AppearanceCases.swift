// Cases that other renderers got wrong, drawn through everything from the layer to the pixel.

import CoreAnimation
import Foundation
import FrameEngine
import FramePlanning
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct AppearanceCases {
  init() { useTestFonts() }

  // MARK: Orientation

  @Test func flippedGeometryMovesLayersAndLeavesGlyphsUpright() throws {
    func drawn(_ isFlipped: Bool, nested: Bool = false) throws -> PixelBuffer {
      let root = panel(0, 0, 100, 100)
      root.isGeometryFlipped = isFlipped
      let child = CATextLayer()
      child.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
      child.position = CGPoint(x: 20, y: 10)
      child.string = "F"
      child.font = "DejaVu Sans"
      child.fontSize = 8
      child.foregroundColor = .black
      child.backgroundColor = .red
      guard nested else {
        root.addSublayer(child)
        return try picture(of: root, 100, 100)
      }
      let middle = panel(0, 0, 100, 100)
      middle.isGeometryFlipped = true
      middle.addSublayer(child)
      root.addSublayer(middle)
      return try picture(of: root, 100, 100)
    }
    func part(_ pixels: PixelBuffer, from row: Int) -> [UInt32] {
      (row..<row + 10).flatMap { y in (10..<30).map { pixels[$0, y] } }
    }
    let (plain, flipped) = (try drawn(false), try drawn(true))
    #expect(plain.coverage == 200 && flipped.coverage == 200)
    #expect(plain.alpha(20, 10) == 255 && flipped.alpha(20, 90) == 255 && flipped.alpha(20, 10) == 0)
    #expect(part(plain, from: 5) == part(flipped, from: 85))
    // More of an F is in its upper half, and on its left.
    func dark(_ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, y in sum + (10..<30).filter { plain.premultiplied($0, y)[0] < 128 }.count }
    }
    #expect(dark(5..<10) > dark(10..<15))
    // An even number of turns is none.
    #expect(try drawn(true, nested: true).largestDifference(from: plain) == 0)
    #expect(try drawn(false, nested: true).largestDifference(from: flipped) == 0)
  }

  // MARK: Gradients and shapes

  @Test func gradientsToClearKeepTheirColour() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 256, height: 1)
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    layer.colors = [CGColor.white, CGColor(red: 0, green: 0, blue: 0, alpha: 0)]
    #expect(areNear(try picture(of: layer, 256, 1).straight(128, 0), [127, 127, 127, 127], 2))
    layer.colors = [CGColor.white, CGColor(gray: 1, alpha: 0)]
    #expect(areNear(try picture(of: layer, 256, 1).straight(128, 0), [255, 255, 255, 127], 1))
  }

  @Test func shapesAreStrokedAndTrimmedByLength() throws {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30), transform: nil)
    func area(_ adjust: (CAShapeLayer) -> Void) throws -> Double {
      let layer = shape(path, stroke: .red, width: 4)
      layer.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
      adjust(layer)
      return try picture(of: layer, 80, 60).coverage
    }
    #expect(try area { _ in } == 560)
    #expect(try area { $0.fillColor = .blue } == 1496)
    #expect(try area { $0.strokeEnd = 0.5 } == 280)
    #expect(
      try area {
        $0.strokeColor = nil
        $0.fillColor = .black
      } == 1200)
    let outside = shape(CGPath(rect: CGRect(x: 60, y: 40, width: 30, height: 30), transform: nil), fill: .black)
    outside.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    #expect(try picture(of: outside, 100, 100).coverage == 900)
    outside.masksToBounds = true
    #expect(try picture(of: outside, 100, 100).coverage == 400)
  }

  @Test func emptyTrimsLeaveNoDot() throws {
    for place in [0, 0.5, 1] as [CGFloat] {
      let layer = shape(polyline((20, 50), (80, 50)), stroke: .red, width: 20)
      layer.lineCap = .round
      (layer.strokeStart, layer.strokeEnd) = (place, place)
      #expect(try picture(of: layer, 100, 100).paintedPixels == 0)
    }
  }

  @Test func ellipsesBeginAtTheRight() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
    let layer = shape(circle, stroke: .red, width: 4)
    layer.strokeEnd = 0.25
    let pixels = try picture(of: layer, 100, 100)
    #expect(pixels.alpha(89, 52) == 255 && pixels.alpha(52, 89) == 255 && pixels.alpha(78, 78) == 255)
    #expect(pixels.alpha(89, 47) == 0 && pixels.alpha(78, 21) == 0 && pixels.alpha(47, 89) == 0)
    #expect(abs(pixels.coverage - 40 * 2 * Double.pi) < 2)
  }

  // MARK: Replicators and groups

  @Test func copiesLagBehind() throws {
    func drawn(_ fillMode: CAMediaTimingFillMode, at time: Double) throws -> [Int] {
      let copies = CAReplicatorLayer()
      copies.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      copies.instanceCount = 3
      copies.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
      copies.instanceDelay = 0.1
      let child = panel(5, 5, 10, 10, .red)
      let fade = basic("opacity", from: 1, to: 0)
      fade.repeatCount = .infinity
      fade.fillMode = fillMode
      child.add(fade, forKey: "fade")
      child.opacity = 0.2
      copies.addSublayer(child)
      let pixels = try picture(of: copies, 100, 20, at: time)
      return [10, 40, 70].map { pixels.alpha($0, 10) }
    }
    #expect(areNear(try drawn(.removed, at: 0.5), [128, 153, 179], 1))
    #expect(areNear(try drawn(.removed, at: 0.05), [242, 51, 51], 1))
    #expect(areNear(try drawn(.backwards, at: 0.05), [242, 255, 255], 1))
    #expect(areNear(try drawn(.removed, at: 0.15), [217, 242, 51], 1))
  }

  @Test func groupsFadeOnce() throws {
    let group = panel(0, 0, 100, 100)
    group.opacity = 0.5
    group.addSublayer(panel(10, 10, 50, 50, .red))
    group.addSublayer(panel(40, 40, 50, 50, .blue))
    let once = try picture(of: group, 100, 100)
    #expect(once.straight(50, 50) == [0, 0, 255, 128] && once.straight(20, 20) == [255, 0, 0, 128])
    group.allowsGroupOpacity = false
    let each = try picture(of: group, 100, 100)
    #expect(areNear(each.straight(50, 50), [85, 0, 170, 192], 2))
  }

  @Test func rasterizedLayersAreAsSharpAsTheirScale() throws {
    func drawn(_ scale: CGFloat?) throws -> PixelBuffer {
      let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
      let layer = shape(circle, fill: .red)
      layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.position = CGPoint(x: 60, y: 60)
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      if let scale {
        layer.shouldRasterize = true
        layer.rasterizationScale = scale
      }
      return try picture(of: canvas(120, 120, layer), 120, 120)
    }
    let plain = try drawn(nil)
    let (sharp, soft) = (try drawn(2), try drawn(1))
    let mean = (0..<plain.count).reduce(0.0) { sum, index in
      sum + abs(Double(plain.pixels[index] >> 24) - Double(sharp.pixels[index] >> 24))
    }
    #expect(mean / Double(plain.count) < 1)
    let ramp = (0..<60).filter { (10...245).contains(soft.alpha($0, 60)) }
    #expect(ramp.count >= 2)
  }

  @Test func rasterizedGroupsAreDrawnAnewOnlyWhenWhatIsInThemChanges() throws {
    func run(_ isRasterized: Bool, _ animate: (CALayer) -> Void) throws -> (frames: [PixelBuffer], cache: CacheCounts) {
      let group = panel(0, 0, 40, 40)
      group.shouldRasterize = isRasterized
      for index in 0..<50 {
        group.addSublayer(panel(CGFloat(index % 10) * 4, CGFloat(index / 10) * 8, 3, 7, index % 2 == 0 ? .red : .blue))
      }
      animate(group)
      let sink = PixelSink(width: 120)
      let stage = Stage(canvas(120, 40, group), size: CGSize(width: 120, height: 40))
      let report = try stage.render(seconds: 1, to: sink)
      return (sink.frames, report.totalCost.cache)
    }
    // A point a frame.
    func move(_ group: CALayer) { group.add(basic("position.x", from: 20, to: 80), forKey: nil) }
    let (moved, moving) = try run(true, move)
    #expect(moving.misses == 1 && moving.hits == 59)
    for (kept, drawn) in zip(moved, try run(false, move).frames) { #expect(kept.largestDifference(from: drawn) <= 1) }
    let (_, inner) = try run(true) { $0.sublayers?[7].add(basic("opacity", from: 1, to: 0), forKey: nil) }
    #expect(inner.misses == 60 && inner.hits == 0)
    let (_, own) = try run(true) { $0.add(basic("opacity", from: 1, to: 0.2), forKey: nil) }
    #expect(own.misses == 1 && own.hits == 59)
  }

  @Test func unknownNamesFallBackOrAreKeptAndDrawnAsTheDefault() throws {
    let layer = CALayer()
    layer.contentsGravity = CALayerContentsGravity(rawValue: "x")
    layer.cornerCurve = CALayerCornerCurve(rawValue: "x")
    layer.maskedCorners = CACornerMask(rawValue: 255)
    #expect(layer.contentsGravity == .center && layer.cornerCurve == .circular && layer.maskedCorners.rawValue == 15)
    func gradient(_ type: CAGradientLayerType) throws -> PixelBuffer {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      layer.colors = [CGColor.red, CGColor.blue]
      layer.type = type
      #expect(layer.type == type)
      return try picture(of: layer, 30, 30)
    }
    let spiral = try gradient(CAGradientLayerType(rawValue: "spiral"))
    #expect(spiral.largestDifference(from: try gradient(.axial)) == 0)
    func text(_ mode: CATextLayerAlignmentMode) throws -> PixelBuffer {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      layer.string = "ab"
      layer.font = "DejaVu Sans"
      layer.fontSize = 20
      layer.alignmentMode = mode
      #expect(layer.alignmentMode == mode)
      return try picture(of: layer, 60, 30)
    }
    let middle = try text(CATextLayerAlignmentMode(rawValue: "middle"))
    #expect(middle.largestDifference(from: try text(.natural)) == 0)
  }

  // MARK: What Cairo alone gets wrong

  @Test(arguments: [0.6, 0.75, 0.8, 0.9, 1.25]) func squashedLinesKeepTheirWidth(_ factor: Double) throws {
    let layer = shape(polyline((-100 / factor, 0), (100 / factor, 0)), stroke: .black, width: 20)
    layer.position = CGPoint(x: 150, y: 150)
    layer.transform = CATransform3DMakeScale(CGFloat(factor), CGFloat(1 / factor), 1)
    #expect(abs(try picture(of: canvas(300, 300, layer), 300, 300).coverage - 4000 / factor) < 3)
    layer.path = CGPath(rect: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    #expect(abs(try picture(of: canvas(300, 300, layer), 300, 300).coverage - 8000) < 10)
  }

  @Test(arguments: [1e3, 4e6, 4.2e6, 1e9]) func hugeShapesShowTheirVisiblePart(_ size: Double) throws {
    let layer = shape(polyline((0, 0), (size, size / 2), (size, 2 * size), closed: true), fill: .black)
    #expect(abs(try picture(of: layer, 100, 100).coverage - 5000) <= 10)
  }

  @Test func oneUnusableMatrixHarmsNothingElse() throws {
    let (flat, odd, plain) = (panel(0, 0, 20, 20, .blue), panel(30, 0, 20, 20, .green), panel(60, 0, 20, 20, .red))
    flat.transform = CATransform3DMakeScale(0, 0, 1)
    odd.setValue(Double.nan, forKeyPath: "transform.scale.x")
    #expect(CATransform3DIsIdentity(odd.transform))
    let root = canvas(100, 20, flat, odd, plain)
    let pixels = try picture(of: root, 100, 20)
    #expect(pixels.coverage == 800 && pixels.alpha(10, 10) == 0)
    #expect(pixels.premultiplied(70, 10) == [255, 0, 0, 255])
    flat.transform = CATransform3DIdentity
    flat.add(basic("transform.scale", from: 0, to: 1), forKey: "grow")
    #expect(try picture(of: root, 100, 20).coverage == 800)
    #expect(try picture(of: root, 100, 20, at: 0.5).coverage == 900)
  }

  @Test func zeroLengthDashesAreDots() throws {
    func drawn(_ path: CGPath, _ cap: CAShapeLayerLineCap, dash: [NSNumber]? = nil, width: CGFloat) throws
      -> PixelBuffer
    {
      let layer = shape(path, stroke: .black, width: width)
      layer.lineCap = cap
      layer.lineDashPattern = dash
      return try picture(of: layer, 100, 100)
    }
    let line = polyline((10, 50), (90, 50))
    let dots = try drawn(line, .round, dash: [0, 20], width: 10)
    for x in [10, 30, 50, 70, 90] { #expect(dots.alpha(x, 50) == 255) }
    for x in [20, 40, 60] { #expect(dots.alpha(x, 50) == 0) }
    #expect(try drawn(line, .butt, dash: [0, 20], width: 10).paintedPixels == 0)
    for odd in [[0, 0], [-5, 5]] as [[NSNumber]] {
      _ = LayerDiagnostics.collect()
      #expect(try drawn(line, .butt, dash: odd, width: 10).coverage == 800)
      #expect(LayerDiagnostics.collect().map(\.key) == ["lineDashPattern"])
    }
    let point = polyline((50, 50), (50, 50))
    #expect(abs(try drawn(point, .round, width: 20).coverage - 314) <= 2)
    #expect(try drawn(point, .butt, width: 20).paintedPixels == 0)
    #expect(try drawn(point, .square, width: 20).paintedPixels == 0)
    #expect(try drawn(polyline((50, 50)), .round, width: 20).paintedPixels == 0)
  }

  @Test func canvasesTooLargeAreRefusedByName() throws {
    for (width, height, word) in [(32768, 1, "width 32768"), (1, 40000, "height 40000")] {
      let error = #expect(throws: RenderError.self) { try picture(of: panel(0, 0, 10, 10), width, height) }
      #expect(error?.message.contains(word) ?? false, "\(String(describing: error))")
    }
    #expect(throws: RenderError.self) { try picture(of: panel(0, 0, 10, 10), 20_000, 10, scale: 2) }
    // A layer that large is only what is seen of it, on surfaces of its own too.
    let large = panel(-50_000, -50_000, 100_000, 100_000, .red)
    large.opacity = 0.5
    large.addSublayer(panel(0, 0, 100_000, 100_000, .blue))
    #expect(try picture(of: large, 50, 50).straight(25, 25) == [0, 0, 255, 128])
  }

  @Test func tinyDashesAreGreyAndQuick() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 50, y: 50, width: 800, height: 800), transform: nil)
    let layer = shape(circle, stroke: .black, width: 10)
    layer.lineDashPattern = [0.001, 0.001]
    let start = ContinuousClock.now
    let pixels = try picture(of: layer, 900, 900)
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(abs(pixels.coverage / (2 * .pi * 400 * 10) - 0.5) < 0.02)
  }

  @Test func hairlinesOnPixelBordersCoverTwoRowsHalf() throws {
    let pixels = try picture(of: shape(polyline((10, 50), (90, 50)), stroke: .black), 100, 100)
    #expect(pixels.alpha(50, 49) == 128 && pixels.alpha(50, 50) == 128)
  }

  /// With supersampling too: it averages whole pixels of the frame, and they are what lines lie in.
  @Test(arguments: [1, 3, 4]) func hairlinesOnTheGridCoverOneRowWhole(_ supersampling: Int) throws {
    let root = canvas(100, 100, shape(polyline((10, 50), (90, 50)), stroke: .black))
    let stage = Stage(root, size: CGSize(width: 100, height: 100))
    stage.canvas.strokeGrid = 1
    stage.supersampling = supersampling
    let sink = PixelSink(width: 100)
    try stage.render(seconds: 1.0 / 60, to: sink)
    let pixels = try #require(sink.frames.first)
    #expect(pixels.alpha(50, 49) == 0 && pixels.alpha(50, 50) == 255 && pixels.alpha(50, 51) == 0)
  }

  @Test func abuttingLayersLeaveTheKnownSeam() throws {
    // Each covers half of the pixel: a quarter of the white behind stays, as with every renderer that blends coverage.
    let root = canvas(100, 20, panel(0, 0, 50.5, 20, .black), panel(50.5, 0, 49.5, 20, .black))
    #expect(abs(try picture(of: root, 100, 20, background: .white).premultiplied(50, 10)[0] - 63) <= 1)
    // At twice the scale the edge falls between pixels.
    let fine = try picture(of: root, 100, 20, scale: 2, background: .white)
    #expect(fine.premultiplied(100, 20)[0] == 0 && fine.premultiplied(101, 20)[0] == 0)
  }

  @Test func translucentStrokesCoverTheirCrossingsOnce() throws {
    let eight = polyline((20, 20), (80, 80), (80, 20), (20, 80), closed: true)
    let layer = shape(eight, stroke: CGColor(gray: 0, alpha: 0.5), width: 8)
    #expect(try picture(of: layer, 100, 100).alpha(50, 50) == 128)
    layer.strokeColor = .black
    layer.opacity = 0.5
    #expect(try picture(of: layer, 100, 100).alpha(50, 50) == 128)
  }
}
