// The zoom chart while fingers move it: what it shows from frame to frame.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct ZoomChartTests {
  private static func series(_ count: Int) -> Series {
    let y = (0..<count).map { (index: Int) -> Double in
      20 + 8 * sin(Double(index) / 900) + 3 * sin(Double(index) * 0.37)
    }
    return Series(axis: .number, x: (0..<count).map { Double($0) }, y: y)
  }

  private struct Play {
    let scene: ZoomChartScene
    let gestures: ZoomGestures
    let stage: Stage

    init(_ series: Series, framesPerSecond: Int = 60) {
      let theme = Theme(.dark)
      let size = CGSize(width: 640, height: 360)
      scene = ZoomChartScene(
        series, configuration: ZoomChartConfiguration(color: theme.accent), theme: theme, size: size, scale: 1,
        zone: .gmt)
      gestures = ZoomGestures(scene)
      stage = Stage(scene.root, size: size, framesPerSecond: framesPerSecond)
      let gestures = gestures
      CADisplayLink { gestures.tick($0.timestamp) }.add(to: stage)
    }

    func play(_ line: String) throws {
      let kinds: [ScriptEventKind] = [.touch, .pan, .pinch, .resize, .replay]
      let events = try ScriptReader.read(DataSource(Data(line.utf8)), kinds: kinds)
      let player = ZoomChartPlayer(scene, gestures, leastSize: CGSize(width: 240, height: 200))
      _ = try player.play(events, on: stage)
    }
  }

  @Test func datumStaysBetweenTheFingers() throws {
    let play = Play(Self.series(20_000))
    try play.play(#"{"t": 0, "type": "pinch", "x": 300, "toX": 320, "toScale": 6, "duration": 1}"#)
    let scene = play.scene
    let datum = scene.transform.data(300 - scene.look.plot.minX)
    var checked = 0
    for frame in 12..<60 {
      play.stage.at(Double(frame) / 60 + 0.001) {
        let progress = (Double(frame) / 60 * 120).rounded() / 120
        let eased = progress * progress * (3 - 2 * progress)
        let finger = 300 + 20 * eased - scene.look.plot.minX
        if abs(scene.transform.data(finger) - datum) < 1e-6 { checked += 1 }
      }
    }
    try play.stage.render(seconds: 1.5, to: NullSink())
    #expect(checked == 48)
    #expect(abs(scene.transform.scale - 6) < 1e-9)
  }

  /// The line is drawn cheaply while fingers are down, while it is thrown and while the range follows, and fully after.
  @Test func movementIsCheapAndRestIsFull() throws {
    let play = Play(Self.series(100_000))
    let scene = play.scene
    try play.play(#"{"t": 0.5, "type": "pan", "x": 500, "toX": 300, "duration": 0.2}"#)
    scene.transform.zoom(to: 4, putting: 50_000, at: 300)
    var cheap: [Bool] = []
    var counts: [Int] = []
    for time in [0.45, 0.6, 1.0, 5.0] {
      play.stage.at(time) {
        cheap.append(scene.isCheap)
        counts.append(scene.choice.count)
      }
    }
    try play.stage.render(seconds: 5.5, to: NullSink())
    #expect(cheap == [false, true, true, false])
    #expect(counts[1] * 3 < counts[3] * 2)
    #expect(scene.curve.area.opacity == 0.3 && !scene.curve.area.isHidden)
    // Two a column of a point, and the neighbours of the view.
    #expect(counts.allSatisfy { $0 <= Int(scene.look.plot.width) * 4 + 4 })
    #expect(scene.range == scene.target)
  }

  @Test func aTouchEndsInertia() throws {
    let play = Play(Self.series(20_000))
    play.scene.transform.zoom(to: 8, putting: 10_000, at: 300)
    try play.play(
      """
      {"t": 0, "type": "pan", "x": 500, "toX": 300, "duration": 0.2}
      {"t": 0.7, "type": "touch", "phase": "began", "x": 300}
      """)
    var offsets: [CGFloat] = []
    for time in [0.3, 0.5, 0.71, 0.9, 1.4] { play.stage.at(time) { offsets.append(play.scene.transform.offset) } }
    try play.stage.render(seconds: 1.5, to: NullSink())
    #expect(offsets[0] > offsets[1] && offsets[1] > offsets[2])
    #expect(offsets[2] == offsets[3] && offsets[3] == offsets[4])
    #expect(play.gestures.inertia == nil)
  }

  /// A throw is a function of time: it takes the same way at every rate of frames.
  @Test func inertiaDoesNotDependOnTheRate() throws {
    let offsets = try [60, 120].map { rate -> [CGFloat] in
      let play = Play(Self.series(20_000), framesPerSecond: rate)
      play.scene.transform.zoom(to: 8, putting: 10_000, at: 300)
      try play.play(#"{"t": 0, "type": "pan", "x": 500, "toX": 300, "duration": 0.2}"#)
      var offsets: [CGFloat] = []
      for time in [0.5, 1.0, 2.0, 4.0] { play.stage.at(time + 0.001) { offsets.append(play.scene.transform.offset) } }
      try play.stage.render(seconds: 4.5, to: NullSink())
      return offsets
    }
    #expect(zip(offsets[0], offsets[1]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func everyTouchShowsItsDatum() throws {
    let series = Self.series(200)
    let play = Play(series)
    let scene = play.scene
    play.stage.at(0) {
      for index in series.y.indices {
        scene.touch(atX: scene.look.plot.minX + scene.transform.view(series.x[index]))
        #expect(scene.touched == index)
        #expect((scene.crosshair.value.string as? String).flatMap { Double($0) } == series.y[index])
        #expect(scene.look.plot.contains(scene.crosshair.bubble.frame))
      }
      scene.release()
    }
    try play.stage.render(seconds: 0.5, to: NullSink())
  }

  @Test func layersStayFew() throws {
    let play = Play(Self.series(20_000))
    try play.play(
      """
      {"t": 0, "type": "pinch", "x": 300, "toScale": 9, "duration": 1}
      {"t": 1, "type": "pan", "x": 100, "toX": 500, "duration": 0.1}
      {"t": 1.5, "type": "pinch", "x": 300, "toScale": 0.06, "duration": 1}
      """)
    func count(_ layer: CALayer) -> Int { 1 + (layer.sublayers ?? []).reduce(0) { $0 + count($1) } }
    let before = count(play.scene.root)
    var most = 0
    for time in stride(from: 0, to: 3, by: 0.05) { play.stage.at(time) { most = max(most, count(play.scene.root)) } }
    func animations(_ layer: CALayer) -> Int {
      (layer.animationKeys()?.count ?? 0) + (layer.sublayers ?? []).reduce(0) { $0 + animations($1) }
    }
    play.stage.at(6) { #expect(animations(play.scene.root) == 0) }
    // Only marks and the area fade; nothing comes and goes by a transition of its own.
    play.stage.at(0.6) {
      func transitions(_ layer: CALayer) -> Int {
        (layer.animationKeys() ?? []).filter { $0 == "transition" }.count
          + (layer.sublayers ?? []).reduce(0) { $0 + transitions($1) }
      }
      #expect(transitions(play.scene.root) == 0)
    }
    try play.stage.render(seconds: 6.1, to: NullSink())
    // At most twice the marks that have room, while some fade out.
    #expect(most <= before + 40)
    #expect(count(play.scene.root) <= before + 12)
  }

  @Test func resizeKeepsThePartInView() throws {
    let play = Play(Self.series(20_000))
    let scene = play.scene
    scene.transform.zoom(to: 4, putting: 12_000, at: 200)
    let (low, scale) = (scene.transform.data(CoordinateMapper.insetX), scene.transform.scale)
    scene.lay(CGSize(width: 480, height: 300))
    #expect(abs(scene.transform.data(CoordinateMapper.insetX) - low) < 1e-6)
    #expect(scene.transform.scale == scale)
    #expect(scene.root.bounds.size == CGSize(width: 480, height: 300))
    try play.stage.render(seconds: 0.1, to: NullSink())
  }

  @Test func aFrameAloneIsThatOfTheRun() throws {
    let rows = (0..<3000).map { (index: Int) -> String in
      let value = 50 + 20 * sin(Double(index) / 40) + Double(index % 17)
      return "\(index),\(value)"
    }.joined(separator: "\n")
    let script = """
      {"t": 0.2, "type": "pinch", "x": 200, "toScale": 5, "duration": 0.3}
      {"t": 0.6, "type": "pan", "x": 250, "toX": 150, "duration": 0.1}
      {"t": 1, "type": "touch", "x": 200, "duration": 0.2}
      """
    func digests(_ frames: FrameSelection?) throws -> [Int: UInt64] {
      let stage = try ZoomChart.make(
        CompositionInput(
          data: DataSource(Data(rows.utf8)), script: DataSource(Data(script.utf8)),
          size: CGSize(width: 320, height: 240)))
      var options = RenderOptions()
      options.duration = 1.5
      options.frames = frames
      let sink = DigestSink()
      try stage.render(options, to: sink)
      return sink.digests
    }
    let whole = try digests(nil)
    for index in [0, 20, 31, 40, 55, 66, 89] {
      #expect(try digests(FrameSelection([index]))[index] == whole[index])
    }
  }

  /// Uncovering draws nothing anew, and looks as if everything was.
  @Test func theEntranceIsDrawnOnce() throws {
    func play(_ obeys: Bool) throws -> (frames: [PixelBuffer], report: RunReport) {
      let play = Play(Self.series(20_000), framesPerSecond: 20)
      play.stage.canvas.obeysRasterize = obeys
      play.stage.at(0) { play.scene.enter() }
      let frames = FrameKeeper()
      let report = try play.stage.render(seconds: 1, to: frames)
      return (frames.pictures, report)
    }
    let (kept, report) = try play(true)
    let drawn = try play(false).frames
    #expect(kept.count == 20 && drawn.count == 20)
    for (one, other) in zip(kept, drawn) { #expect(try #require(one.difference(from: other)).maximum <= 1) }
    #expect(report.totalCost.cache.fills == 2 && report.totalCost.cache.hits >= 2 * 14)
    // It has ended at 0.8 s: nothing is kept for longer.
    #expect(report.frames.suffix(3).allSatisfy { $0.cost.cache.hits == 0 && $0.cost.cache.misses == 0 })
  }
}
