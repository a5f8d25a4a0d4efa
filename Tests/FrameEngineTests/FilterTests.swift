// Filters of layers: what they change, how far they reach, and what comes before and after them.

import CoreAnimation
import FramePlanning
import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct FilterTests {
  private let red = CGColor.levels(255, 0, 0)
  private let middle = CGRect(x: 20, y: 20, width: 20, height: 20)

  @Test func aBlurEndsAtTwoDeviations() throws {
    let box = FilterTrial.box(middle, red)
    box.filters = [CAFilter("gaussianBlur", "inputRadius", 5)]
    let trial = try FilterTrial(FilterTrial.root(nil, [box]))
    #expect(trial.pixels.alpha(9, 30) == 0 && trial.pixels.alpha(10, 30) > 0)
    #expect(trial.pixels.alpha(49, 30) > 0 && trial.pixels.alpha(50, 30) == 0)
    #expect(abs(trial.pixels.alpha(19, 30) + trial.pixels.alpha(20, 30) - 255) <= 4)
    #expect(trial.pixels.alpha(30, 30) > 240)
    #expect(trial.passes(.filter) == 1 && trial.plan.cost.modelled.byReason[.filter] == 1)
    // Twenty points and ten to either side.
    #expect(trial.plan.cost.executed.pixels == 40 * 40)
  }

  @Test func aBlurGrowsWithTheLayer() throws {
    func extent(_ change: (CALayer) -> Void, scale: CGFloat = 1) throws -> Int {
      let box = FilterTrial.box(CGRect(x: 26, y: 26, width: 8, height: 8), red)
      box.filters = [CAFilter("gaussianBlur", "inputRadius", 3)]
      change(box)
      let trial = try FilterTrial(FilterTrial.root(nil, [box]), scale: scale)
      let row = trial.pixels.height / 2
      return (0..<trial.pixels.width).filter { trial.pixels.alpha($0, row) > 0 }.count
    }
    #expect(try extent { _ in } == 8 + 12)
    #expect(try extent { $0.transform = CATransform3DMakeScale(2, 2, 1) } == 16 + 24)
    #expect(try extent({ _ in }, scale: 2) == 16 + 24)
    #expect(try extent { $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) } == 8 + 12)
  }

  @Test func whatIsBlurredInComesFromOutsideTheCanvas() throws {
    func alphas(_ shift: CGFloat) throws -> [Int] {
      let box = FilterTrial.box(CGRect(x: -20 + shift, y: 10, width: 20, height: 40), red)
      box.filters = [CAFilter("gaussianBlur", "inputRadius", 4)]
      let trial = try FilterTrial(FilterTrial.root(nil, [box]))
      return (0..<8).map { trial.pixels.alpha(Int(shift) + $0, 30) }
    }
    let seen = try alphas(30)
    #expect(try alphas(0) == seen && seen[0] > 90 && seen[7] > 0)
    #expect(try alphas(9) == seen)
  }

  @Test func filtersChangeTheWholeGroup() throws {
    // Red beneath green, inverted together: cyan beneath magenta.
    let box = FilterTrial.box(middle, red)
    box.addSublayer(FilterTrial.box(CGRect(x: 10, y: 0, width: 20, height: 20), .levels(0, 255, 0)))
    box.borderWidth = 2
    box.borderColor = .levels(255, 255, 255)
    box.filters = [CAFilter(type: "colorInvert")]
    let trial = try FilterTrial(FilterTrial.root(nil, [box]))
    #expect(trial.pixels.premultiplied(25, 30) == [0, 255, 255, 255])
    #expect(trial.pixels.premultiplied(45, 30) == [255, 0, 255, 255])
    #expect(trial.pixels.premultiplied(20, 30) == [0, 0, 0, 255])
    #expect(trial.pixels.alpha(15, 30) == 0)
  }

  @Test func filtersApplyInOrderAndDisabledOnesNot() throws {
    func pixel(_ filters: [Any]) throws -> [Int] {
      let box = FilterTrial.box(middle, .levels(100, 50, 200))
      box.filters = filters
      return try FilterTrial(FilterTrial.root(nil, [box])).pixels.premultiplied(30, 30)
    }
    let invert = CAFilter(type: "colorInvert")
    let half = CAFilter("multiplyColor", "inputColor", CGColor.levels(128, 128, 128))
    #expect(areNear(try pixel([invert, half]), [78, 103, 28, 255], 1))
    #expect(areNear(try pixel([half, invert]), [205, 230, 155, 255], 1))
    invert.isEnabled = false
    #expect(areNear(try pixel([invert, half]), [50, 25, 100, 255], 1))
    #expect(try pixel(["colorInvert"]) == [155, 205, 55, 255])
  }

  @Test func opacityAndMaskComeAfterFilters() throws {
    let box = FilterTrial.box(middle, red)
    box.opacity = 0.5
    box.filters = [CAFilter("gaussianBlur", "inputRadius", 5)]
    // The mask cuts the blur off sharply: left half of the canvas in the layer's coordinates.
    box.mask = FilterTrial.box(CGRect(x: -20, y: -20, width: 30, height: 60), .black)
    let trial = try FilterTrial(FilterTrial.root(nil, [box]))
    #expect(trial.pixels.alpha(12, 30) > 0)
    #expect(abs(trial.pixels.alpha(29, 30) - 122) <= 4 && trial.pixels.alpha(30, 30) == 0)
    // A filter of colours leaves translucent parts as translucent as they were.
    let faint = FilterTrial.box(middle, red)
    faint.opacity = 0.5
    faint.filters = [CAFilter(type: "colorInvert")]
    #expect(try FilterTrial(FilterTrial.root(nil, [faint])).pixels.premultiplied(30, 30) == [0, 128, 128, 128])
  }

  @Test func cornersAreClippedBeforeFilters() throws {
    let box = FilterTrial.box(middle, nil)
    box.masksToBounds = true
    box.cornerRadius = 10
    box.addSublayer(FilterTrial.box(CGRect(x: -20, y: -20, width: 60, height: 60), red))
    box.filters = [CAFilter("gaussianBlur", "inputRadius", 3)]
    let trial = try FilterTrial(FilterTrial.root(nil, [box]))
    #expect(trial.pixels.alpha(17, 30) > 0 && trial.pixels.alpha(13, 30) == 0)
    #expect(trial.pixels.alpha(20, 20) < 60)
  }

  @Test func shadowsAreFilteredToo() throws {
    let box = FilterTrial.box(middle, red)
    box.shadowOpacity = 1
    box.shadowColor = .levels(0, 0, 255)
    box.shadowRadius = 0
    box.shadowOffset = CGSize(width: 15, height: 0)
    box.filters = [CAFilter(type: "colorInvert")]
    #expect(try FilterTrial(FilterTrial.root(nil, [box])).pixels.premultiplied(50, 30) == [255, 255, 0, 255])
  }

  @Test func hardEdgesStayWithinTheLayer() throws {
    let box = FilterTrial.box(middle, red)
    let blur = CAFilter("gaussianBlur", "inputRadius", 5)
    blur.setValue(true, forKey: "inputNormalizeEdges")
    box.filters = [blur]
    let trial = try FilterTrial(FilterTrial.root(nil, [box]))
    for x in 0..<60 { #expect(trial.pixels.alpha(x, 30) == (20..<40 ~= x ? 255 : 0)) }
  }

  @Test func neutralFiltersChangeNothing() throws {
    func frame(_ filters: [Any]?) throws -> FilterTrial {
      let box = FilterTrial.box(CGRect(x: 10.3, y: 12.7, width: 30, height: 30), .levels(90, 140, 30, alpha: 0.7))
      box.cornerRadius = 8
      box.filters = filters
      return try FilterTrial(FilterTrial.root(.levels(20, 40, 60), [box]))
    }
    let plain = try frame(nil)
    let neutral = [
      CAFilter("gaussianBlur", "inputRadius", 0), CAFilter(type: "colorSaturate"), CAFilter(type: "colorContrast"),
      CAFilter(type: "colorBrightness"), CAFilter(type: "colorHueRotate"), CAFilter(type: "colorAdd"),
      CAFilter(type: "multiplyColor"), CAFilter("sepia", "inputAmount", 0), CAFilter("colorInvert", "inputAmount", 0),
    ]
    let filtered = try frame(neutral)
    #expect(filtered.pixels.equals(plain.pixels) && filtered.passes(.filter) == 0)
  }

  @Test func nestedFiltersAndRasterizedOnes() throws {
    func frame(rasterized: Bool) throws -> FilterTrial {
      let inner = FilterTrial.box(CGRect(x: 5, y: 5, width: 10, height: 10), .levels(0, 200, 0))
      inner.filters = [CAFilter(type: "colorInvert")]
      let box = FilterTrial.box(middle, red)
      box.addSublayer(inner)
      box.filters = [CAFilter(type: "colorInvert")]
      box.shouldRasterize = rasterized
      return try FilterTrial(FilterTrial.root(nil, [box]))
    }
    let plain = try frame(rasterized: false)
    #expect(plain.pixels.premultiplied(30, 30) == [0, 200, 0, 255])
    #expect(plain.pixels.premultiplied(22, 22) == [0, 255, 255, 255])
    #expect(plain.passes(.filter) == 2)
    #expect(try frame(rasterized: true).pixels.equals(plain.pixels))
  }

  @Test func inputsAnimateByKeyPath() throws {
    let box = FilterTrial.box(middle, .levels(200, 100, 0))
    let filter = CAFilter("multiplyColor", "inputColor", CGColor.white)
    filter.name = "tone"
    box.filters = [filter]
    let animation = CABasicAnimation(keyPath: "filters.tone.inputColor")
    animation.toValue = CGColor.black
    animation.duration = 1
    box.add(animation, forKey: nil)
    let root = FilterTrial.root(nil, [box])
    #expect(areNear(try FilterTrial(root, at: 0.5).pixels.premultiplied(30, 30), [100, 50, 0, 255], 1))
    box.removeAllAnimations()
    box.setValue(CGColor.levels(0, 0, 0), forKeyPath: "filters.tone.inputColor")
    #expect(try FilterTrial(root).pixels.premultiplied(30, 30) == [0, 0, 0, 255])
    #expect((box.filters?.first as? CAFilter)?.value(forKey: "inputColor") as? CGColor == .levels(0, 0, 0))
  }

  @Test func unknownFiltersAreKeptAndReported() throws {
    // A thread keeps so many reports and no more: those of other tests go first.
    _ = LayerDiagnostics.collect()
    let box = FilterTrial.box(middle, red)
    box.name = "unknown filter test"
    box.filters = [CAFilter(type: "pageCurl"), CAFilter(type: "colorInvert")]
    box.compositingFilter = "sparkle"
    let reports = LayerDiagnostics.collect().filter { $0.path == "unknown filter test" }
    #expect(Set(reports.map(\.key)) == ["filters", "compositingFilter"])
    #expect(reports.contains { $0.reason.contains("pageCurl") } && reports.contains { $0.reason.contains("sparkle") })
    #expect((box.filters as? [CAFilter])?.map(\.type) == ["pageCurl", "colorInvert"])
    #expect(box.compositingFilter as? String == "sparkle")
    #expect(try FilterTrial(FilterTrial.root(nil, [box])).pixels.premultiplied(30, 30) == [0, 255, 255, 255])
  }

  @Test func hugeRadiiAreBounded() throws {
    let box = FilterTrial.box(middle, red)
    box.filters = [CAFilter("gaussianBlur", "inputRadius", 1e9)]
    let trial = try FilterTrial(FilterTrial.root(nil, [box]))
    #expect(trial.plan.cost.executed.pixels <= 60 * 60)
  }
}
