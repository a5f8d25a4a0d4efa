// The smooth chart while it plays: what is seen at each moment, read from the presentation values.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct BezierChartTests {
  /// Data that a test makes up: the protocol a chart's data is behind.
  private struct Made: ChartData {
    var values: [Double]
    var axis: Series.Axis { .index }
    var count: Int { values.count }
    func value(at index: Int) -> Double { values[index] }
    func x(at index: Int) -> Double { Double(index) }
  }

  private static let values = (0..<24).map { (index: Int) -> Double in
    100 + 20 * sin(Double(index) * 0.7) + Double(index) / 8
  }

  private func chart(
    _ values: [Double] = Self.values, capacity: Int? = nil, size: CGSize = CGSize(width: 640, height: 360),
    _ change: (inout BezierChartConfiguration) -> Void = { _ in }
  ) -> (scene: BezierChartScene, stage: Stage) {
    let theme = Theme(.dark)
    var configuration = BezierChartConfiguration(color: theme.accent)
    change(&configuration)
    let scene = BezierChartScene(
      Made(values: values), capacity: capacity, configuration: configuration, theme: theme, size: size, scale: 1,
      zone: .gmt)
    return (scene, Stage(scene.root, size: size, framesPerSecond: 30))
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  /// Every layer of a tree, masks included.
  private static func layers(_ root: CALayer) -> [CALayer] {
    [root] + (root.mask.map(layers) ?? []) + (root.sublayers ?? []).flatMap(layers)
  }

  @Test func usualLooks() {
    let configuration = BezierChartConfiguration(color: .black)
    #expect(configuration.lineWidth == 2.5)
    #expect(configuration.pointRadius == 4)
    #expect(configuration.shape == .smooth(tension: 6))
    #expect(configuration.areaOpacity == 0.3)
    #expect(configuration.entranceDuration == 0.8)
    let (scene, _) = chart()
    #expect(scene.curve.area.opacity == 0.3)
    #expect(scene.curve.area.mask === scene.curve.areaMask)
  }

  /// The tail's dot rides the end of the line as it is drawn: at the same part of its true length.
  @Test func lineIsDrawnIn() throws {
    let (scene, stage) = chart()
    var largest: CGFloat = 0
    var ends: [CGFloat] = []
    stage.at(0) { scene.enter() }
    for time in stride(from: 0.05, to: 0.8, by: 0.05) {
      stage.at(time) {
        guard let end = scene.curve.line.presentation()?.strokeEnd, let path = scene.curve.line.path,
          let dot = scene.dots.tail.presentation()?.position
        else { return }
        ends.append(end)
        let measure = path.data.measure
        guard let tip = measure.point(atDistance: measure.length * end) else { return }
        let plot = scene.look.plot.origin
        largest = max(largest, Self.distance(dot, CGPoint(x: tip.x + plot.x, y: tip.y + plot.y)))
      }
    }
    try stage.render(seconds: 1, to: NullSink())
    #expect(ends.count == 15)
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 < $1 })
    // Eased out: more than half way at half the time.
    #expect(ends[7] > 0.6)
    #expect(largest < 0.01)
    #expect(scene.curve.line.strokeEnd == 1)
  }

  @Test(arguments: BezierChartConfiguration.Entrance.allCases)
  func replayLeavesNothingBehind(entrance: BezierChartConfiguration.Entrance) throws {
    let (scene, stage) = chart { $0.entrance = entrance }
    let models = Self.layers(scene.root).map { ($0.position, $0.bounds, $0.opacity, $0.sublayers?.count) }
    stage.at(0) { scene.enter() }
    // The second entrance interrupts the first one.
    stage.at(0.4) { scene.enter() }
    stage.at(1.5) { scene.enter() }
    try stage.render(seconds: 3, to: NullSink())
    let after = Self.layers(scene.root)
    #expect(after.allSatisfy { $0.animationKeys() == nil })
    #expect(after.count == models.count)
    for (layer, model) in zip(after, models) {
      #expect((layer.position, layer.bounds) == (model.0, model.1))
      #expect(layer.opacity == model.2 && layer.sublayers?.count == model.3)
    }
    #expect(scene.curve.line.strokeEnd == 1)
  }

  @Test func resizeMapsEverythingAnew() throws {
    let (scene, stage) = chart()
    stage.at(0) { scene.enter() }
    stage.at(0.3) { scene.lay(CGSize(width: 480, height: 300)) }
    try stage.render(seconds: 0.5, to: NullSink())
    let fresh = chart(size: CGSize(width: 480, height: 300)).scene
    #expect(scene.curve.line.path == fresh.curve.line.path)
    #expect(scene.curve.areaMask.path == fresh.curve.areaMask.path)
    let (a, b) = (Self.layers(scene.root), Self.layers(fresh.root))
    #expect(a.count == b.count)
    for (old, new) in zip(a, b) { #expect((old.frame, old.name) == (new.frame, new.name)) }
    #expect(a.allSatisfy { $0.animationKeys() == nil })
  }

  /// Every dot is on its point of the curve, while a new extreme bends the curve to another range.
  @Test func dotsStayOnTheMovingCurve() throws {
    let (scene, stage) = chart { $0.dots = .all }
    stage.at(0.1) { scene.update([150], xs: [24]) }
    stage.at(0.3) { scene.update([60, 70], xs: [25, 26]) }
    var largest: CGFloat = 0
    var checked = 0
    for time in stride(from: 0.1, to: 0.7, by: 0.023) {
      stage.at(time) {
        guard let path = scene.curve.line.presentation()?.path else { return }
        for (offset, element) in path.data.elements.dropLast().enumerated() {
          guard let end = element.points.last, let dot = scene.dots.dot(at: scene.track.first + offset) else {
            continue
          }
          largest = max(largest, Self.distance(dot.presentation()?.position ?? dot.position, end))
          checked += 1
        }
      }
    }
    try stage.render(seconds: 1, to: NullSink())
    #expect(checked > 400)
    #expect(largest < 0.01)
  }

  /// An update in the middle of another one's movement goes on from what is seen.
  @Test func interruptedUpdatesDoNotJump() throws {
    let (scene, stage) = chart()
    stage.at(0.1) { scene.update([400], xs: [24]) }
    stage.at(0.3) { scene.update([10], xs: [25]) }
    var paths: [CGPath?] = []
    for time in [0.299_999, 0.300_001] { stage.at(time) { paths.append(scene.curve.line.presentation()?.path) } }
    try stage.render(seconds: 1, to: NullSink())
    let (before, after) = (try #require(paths[0]).data.elements, try #require(paths[1]).data.elements)
    // The first point has left meanwhile, and a new one has come.
    let pairs = zip(before.compactMap(\.points.last).suffix(24), after.compactMap(\.points.last).dropLast().suffix(24))
    #expect(pairs.allSatisfy { Self.distance($0, $1) < 0.05 })
    #expect(scene.track.mapper.range == ValueRange(low: 10, high: 400))
  }

  /// Values come in at 0.2 s, faster than the movement of 0.4 s, and some of them change the range.
  @Test func tailStaysOnTheMovingCurve() throws {
    let (scene, stage) = chart()
    let new = [101.0, 97, 118, 140, 139, 90, 60, 61, 75]
    for (index, value) in new.enumerated() {
      stage.at(0.1 + 0.2 * Double(index)) { scene.update([value], xs: [Double(24 + index)]) }
    }
    var largest: CGFloat = 0
    var moving = 0
    for time in stride(from: 0.1, to: 2.4, by: 0.017) {
      stage.at(time) {
        guard let path = scene.curve.line.presentation()?.path, let origin = scene.curve.line.presentation()?.position,
          let dot = scene.dots.tail.presentation()?.position
        else { return }
        let plot = scene.look.plot.origin
        let place = CGPoint(x: dot.x - plot.x - origin.x, y: dot.y - plot.y - origin.y)
        var nearest = CGFloat.infinity
        for segment in path.data.segments {
          for step in 0...256 {
            nearest = min(nearest, Self.distance(segment.point(at: CGFloat(step) / 256), place))
          }
        }
        largest = max(largest, nearest)
        if origin.x != scene.rest { moving += 1 }
      }
    }
    try stage.render(seconds: 3, to: NullSink())
    #expect(moving > 60)
    // Between two of the 32 moments that the dot's way is made of, and two of the 256 that it is compared with.
    #expect(largest < 0.5)
    #expect(scene.window.values == Array((Self.values + new).suffix(24)))
    #expect(Self.distance(scene.dots.tail.position, try #require(scene.tailPoint)) < 1e-9)
  }

  @Test func updatesAppendAndTrim() throws {
    let (scene, stage) = chart()
    let cost = scene.track.computedCount
    // Inside the range, so that nothing is mapped anew.
    for index in 0..<10 {
      stage.at(Double(index)) { scene.update([100], xs: [Double(24 + index)]) }
    }
    try stage.render(seconds: 11, to: NullSink())
    #expect(scene.window.first == 10)
    #expect(scene.track.first == 10 && scene.track.values.count == 24)
    // The first value is of the lowest ones; nothing that left was an extreme until then.
    #expect(scene.track.computedCount - cost <= 10 * 2 + 24 * 2)
    #expect(scene.rest == -10 * scene.track.mapper.step)
    #expect(Self.layers(scene.root).allSatisfy { $0.animationKeys() == nil })
  }

  @Test func aWindowFillsBeforeItMoves() throws {
    let (scene, stage) = chart([1, 2, 3], capacity: 5)
    stage.at(0) { scene.update([4], xs: [3]) }
    stage.at(1) { scene.update([5, 6], xs: [4, 5]) }
    try stage.render(seconds: 2, to: NullSink())
    #expect(scene.window.values == [2, 3, 4, 5, 6])
    #expect(scene.window.first == 1)
  }

  @Test func everyTouchShowsItsDatum() throws {
    let (scene, stage) = chart()
    var checked = 0
    stage.at(0) {
      for index in Self.values.indices {
        let x = scene.look.plot.minX + scene.track.mapper.x(index)
        for finger in [x, x - scene.track.mapper.step * 0.49, x + scene.track.mapper.step * 0.49] {
          scene.touch(atX: finger)
          #expect(scene.touched == index)
          // Every digit: the text reads back as the very number.
          #expect((scene.crosshair.value.string as? String).flatMap { Double($0) } == Self.values[index])
          #expect(scene.look.plot.contains(scene.crosshair.bubble.frame))
          let point = CGPoint(x: x, y: scene.look.plot.minY + scene.track.mapper.y(Self.values[index]))
          #expect(scene.crosshair.point.map { Self.distance($0, point) < 1e-9 } == true)
          checked += 1
        }
      }
      scene.release()
      #expect(scene.touched == nil)
    }
    try stage.render(seconds: 1, to: NullSink())
    #expect(checked == 72)
    #expect(scene.crosshair.layer.opacity == 0)
  }

  /// A touched datum keeps its value while the curve moves on, until it leaves.
  @Test func touchedDatumRidesAlong() throws {
    let (scene, stage) = chart()
    stage.at(0) {
      scene.touch(atX: scene.look.plot.minX + scene.track.mapper.x(2))
      scene.update([100], xs: [24])
      #expect(scene.touched == 1)
      #expect((scene.crosshair.value.string as? String).flatMap { Double($0) } == Self.values[2])
      scene.update([100, 100], xs: [25, 26])
      // It has left: the finger points at another one.
      #expect(scene.touched == 2)
      #expect((scene.crosshair.value.string as? String).flatMap { Double($0) } == Self.values[5])
    }
    try stage.render(seconds: 1, to: NullSink())
  }

  @Test func gapsAreSaid() throws {
    let (scene, stage) = chart([1, .nan, 3, .nan])
    stage.at(0) {
      scene.touch(atX: scene.look.plot.minX + scene.track.mapper.x(1))
      #expect(scene.crosshair.value.string as? String == "no value")
    }
    try stage.render(seconds: 0.5, to: NullSink())
    #expect(scene.dots.tail.opacity == 0)
  }

  @Test func aFrameAloneIsThatOfTheRun() throws {
    let data = DataSource(try Samples.data("share-price"), name: "share-price.csv")
    let script = DataSource(
      Data(
        """
        {"t": 0.3, "type": "touch", "x": 100, "toX": 300, "duration": 0.3}
        {"t": 0.5, "type": "update", "values": [171, 140], "labels": ["2026-03-27", "2026-03-30"]}
        {"t": 0.8, "type": "replay"}
        {"t": 1, "type": "resize", "width": 300, "height": 220}
        """.utf8))
    func digests(_ frames: FrameSelection?) throws -> [Int: UInt64] {
      let stage = try BezierChart.make(
        CompositionInput(data: data, script: script, size: CGSize(width: 320, height: 240), rate: .sixty))
      var options = RenderOptions()
      options.duration = 1.2
      options.frames = frames
      let sink = DigestSink()
      try stage.render(options, to: sink)
      return sink.digests
    }
    let whole = try digests(nil)
    for index in [0, 17, 25, 36, 44, 52, 61, 71] {
      #expect(try digests(FrameSelection([index]))[index] == whole[index])
    }
  }

  @Test(arguments: [
    ("{\"t\": 1, \"type\": \"resize\", \"width\": 10, \"height\": 300}", "s.jsonl:1:1: the chart does not fit"),
    ("{\"t\": 1, \"type\": \"update\", \"values\": [1], \"labels\": [\"soon\"]}", "s.jsonl:1:1: 'soon' is not a date"),
    ("{\"t\": 1, \"type\": \"update\", \"values\": [1], \"labels\": []}", "no error"),
    (
      "{\"t\": 1, \"type\": \"update\", \"values\": [1, 2], \"labels\": [\"2026-04-01\"]}",
      "s.jsonl:1:1: there are 2 values"
    ),
    ("{\"t\": 1, \"type\": \"pinch\", \"x\": 1}", "s.jsonl:1:18: there is no event of type 'pinch'"),
  ])
  func scriptErrors(line: String, start: String) throws {
    let data = DataSource(try Samples.data("share-price"))
    let script = DataSource(Data(line.utf8), name: "s.jsonl")
    let error = failure { () throws(CompositionError) in
      try BezierChart.make(CompositionInput(data: data, script: script))
    }
    let isAsExpected = start == "no error" ? error == nil : error?.description.hasPrefix(start) == true
    #expect(isAsExpected && error?.kind != .usage, "\(error?.description ?? "none")")
  }
}
