// The chart while it plays: what is seen at each moment, read from the presentation values.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct ScoreChartTests {
  /// A small chart of the sample game, and a stage that plays it.
  struct Play {
    let events: [ScoreEvent]
    let scene: ScoreChartScene
    let stage: Stage
    let length: Double

    init(
      speed: Double, size: CGSize = CGSize(width: 480, height: 270), axis: ChartAxis.Kind = .events, rate: Int = 10,
      games: [ScoreGame]? = nil
    ) throws {
      let sample = try ScoreEvents.read(try Samples.data("basketball-playoff-game-2"), name: "game-2")
      let games = games ?? [ScoreGame(events: sample)]
      events = games[0].events
      scene = Self.scene(games, size: size, axis: axis)
      stage = Stage(scene.root, size: size, framesPerSecond: rate)
      length = ChartDirector.play(games, in: scene, on: stage, speed: speed)
    }

    static func scene(
      _ games: [ScoreGame], size: CGSize = CGSize(width: 480, height: 270), axis: ChartAxis.Kind = .events,
      step: CGFloat = 36
    ) -> ScoreChartScene {
      let style = ChartStyle(
        Theme(.dark), home: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1),
        away: CGColor(red: 0, green: 0.5, blue: 1, alpha: 1), scale: 1)
      return ScoreChartScene(
        games[0],
        settings: ScoreChartScene.Settings(
          size: size, step: step, axis: axis, highestScore: games.map(\.highestScore).max() ?? 0, style: style))
    }

    func run(seconds: Double) throws -> RunReport {
      try stage.render(seconds: seconds, to: NullSink())
    }
  }

  static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { max(abs(a.x - b.x), abs(a.y - b.y)) }

  /// At 600 game seconds a second an event comes every 0.04 s, so most morphs are taken over from an earlier one.
  @Test(arguments: [60.0, 600], ChartAxis.Kind.allCases)
  func dotsStayOnTheirLines(speed: Double, axis: ChartAxis.Kind) throws {
    let play = try Play(speed: speed, axis: axis)
    var largest: CGFloat = 0
    var checked = 0
    var moving = 0
    let seconds = min(play.length + 0.6, 9)
    for time in stride(from: 0.013, to: seconds, by: 0.061) {
      play.stage.at(time) {
        for side in Side.allCases {
          guard let line = play.scene.lines[side], let trail = play.scene.trails[side] else { continue }
          let shown = line.shownPoints
          for dot in trail.dots where dot.event >= line.firstEvent {
            let point = shown[dot.event - line.firstEvent]
            largest = max(largest, Self.distance(point, ChartMotion.shownPosition(of: dot.layer)))
            if Self.distance(point, line.points[dot.event - line.firstEvent]) > 1 { moving += 1 }
            checked += 1
          }
        }
      }
    }
    _ = try play.run(seconds: seconds)
    #expect(checked > 500)
    #expect(moving > 100)
    #expect(largest < 1e-6)
  }

  @Test(arguments: [60.0, 600], ChartAxis.Kind.allCases)
  func newestPointStaysInView(speed: Double, axis: ChartAxis.Kind) throws {
    let play = try Play(speed: speed, axis: axis)
    let seconds = min(play.length + 0.6, 9)
    var places: [CGFloat] = []
    for time in stride(from: 0.01, to: seconds, by: 0.03) {
      play.stage.at(time) {
        guard let tail = play.scene.lines[.home]?.shownPoints.last else { return }
        places.append(tail.x + ChartMotion.shownPosition(of: play.scene.content).x)
      }
    }
    _ = try play.run(seconds: seconds)
    let right = play.scene.viewport.width - play.scene.viewport.trailing
    #expect(places.count > 100)
    #expect(places.allSatisfy { $0 >= 0 && $0 <= right + 1e-6 })
  }

  @Test func chartEndsWithTheFinalScore() throws {
    let play = try Play(speed: 2000)
    _ = try play.run(seconds: play.length + 0.1)
    #expect(play.scene.label.score.string as? String == "122 – 113")
    let mapper = try #require(play.scene.mapper)
    #expect(play.scene.lines[.home]?.points.last == mapper.point(120, 122))
    #expect(play.scene.lines[.away]?.points.last == mapper.point(120, 113))
  }

  @Test(arguments: [60.0, 600], ChartAxis.Kind.allCases)
  func poolHoldsNoMoreDotsThanTheViewCanShow(speed: Double, axis: ChartAxis.Kind) throws {
    let play = try Play(speed: speed, axis: axis)
    _ = try play.run(seconds: min(play.length, 15))
    let scene = play.scene
    #expect(scene.pool.madeCount > 10)
    // One more a line, since a dot is taken before the ones out of view are put back.
    #expect(scene.pool.madeCount <= 2 * (scene.viewport.dotCapacity + 1))
    let inUse = Side.allCases.reduce(0) { $0 + (scene.trails[$1]?.dots.count ?? 0) }
    #expect(inUse + scene.pool.idleCount == scene.pool.madeCount)
  }

  @Test func newDotPops() throws {
    let pop = ChartMotion.pop()
    #expect(pop.values as? [CGFloat] == [0.1, 1.3, 0.9, 1.0])
    #expect(pop.keyTimes == [0, 0.55, 0.8, 1])
    #expect(pop.duration == 0.4)
    let play = try Play(speed: 62)
    var scales: [CGFloat] = []
    // The first basket is at 31 game seconds.
    for fraction in [0.0, 0.275, 0.55, 0.8, 0.9, 1.01] {
      play.stage.at(0.5 + 0.4 * fraction + 1e-9) {
        guard let dot = play.scene.trails[.home]?.dots.last?.layer.presentation() else { return }
        scales.append(dot.transform.m11)
      }
    }
    _ = try play.run(seconds: 1.2)
    #expect(scales.count == 6)
    for (scale, expected) in zip(scales, [0.1, 0.7, 1.3, 0.9, 0.95, 1]) {
      #expect(abs(scale - expected) < 1e-6)
    }
  }

  @Test func morphsLastHalfASecondAndLessWhenPlayedFast() throws {
    #expect(ChartMotion.duration(atSpeed: 60) == 0.5)
    #expect(ChartMotion.duration(atSpeed: 120) == 0.5)
    #expect(ChartMotion.duration(atSpeed: 600) == 0.1)
    let play = try Play(speed: 62)
    var places: [CGFloat] = []
    for delay in [0.0, 0.125, 0.25, 0.375, 0.51] {
      play.stage.at(0.5 + delay + 1e-9) { places.append(play.scene.lines[.home]?.shownPoints.last?.x ?? 0) }
    }
    _ = try play.run(seconds: 1.2)
    // Ease in, ease out: 0.129162 at a quarter, from event 0 at 18 to event 1 at 54.
    for (place, expected) in zip(places, [18, 22.65, 36, 49.35, 54]) { #expect(abs(place - expected) < 0.01) }
  }

  @Test func takeoverRingFadesIn() throws {
    let play = try Play(speed: 67)
    var opacities: [Float] = []
    // The away side takes the lead over at 134 game seconds.
    for delay in [0.0, 0.15, 0.31] {
      play.stage.at(2 + delay + 1e-9) {
        let ring = play.scene.trails[.away]?.dots.last?.layer.sublayers?.first
        guard let ring, !ring.isHidden, let shown = ring.presentation() else { return }
        opacities.append(shown.opacity)
      }
    }
    _ = try play.run(seconds: 2.6)
    #expect(opacities.count == 3)
    for (opacity, expected) in zip(opacities, [0, 0.5, 1] as [Float]) { #expect(abs(opacity - expected) < 1e-4) }
  }

  @Test func gridIsRasterizedOnce() throws {
    let report = try Play(speed: 60).run(seconds: 3)
    // The plot's ground and the texts under it.
    #expect(report.frames.first?.cost.cache.fills == 2)
    let drawn = report.frames.dropFirst().filter { !$0.isRepeated }
    #expect(drawn.count > 10)
    #expect(drawn.allSatisfy { $0.cost.cache.misses == 0 && $0.cost.cache.hits == 2 })
    #expect(report.totalCost.cache.fills == 2)
  }

  /// Half a number is none: beside the plot the texts under it fade, to nothing at the chart's edge.
  @Test func textsUnderThePlotFadeBesideIt() throws {
    let style = ChartStyle(Theme(.dark), home: .white, away: .white, scale: 1)
    let strip = AxisStrip(width: 300, style: style)
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    strip.layer.position = CGPoint(x: 150, y: 16)
    root.addSublayer(strip.layer)
    /// The most alpha of a text that stands so far from the plot's left edge.
    func alpha(_ x: CGFloat) throws -> Int {
      strip.show([AxisMarks.Mark(x: 200, text: "8")], length: 400, isRasterized: false)
      strip.content.position.x = x - 200
      let stage = Stage(root, size: root.bounds.size)
      let frames = FrameKeeper()
      try stage.render(seconds: 1 / 60, to: frames)
      let picture = try #require(frames.pictures.first)
      return (0..<picture.height).flatMap { y in (0..<picture.width).map { Int(picture[$0, y] >> 24) } }.max() ?? 0
    }
    let whole = try alpha(100)
    #expect(whole > 200)
    // The plot begins at 30 and ends at 280.
    #expect(try alpha(6) == whole && alpha(240) == whole)
    #expect(abs(try alpha(-13) - whole / 2) < whole / 5)
    #expect(try alpha(-40) == 0 && alpha(290) == 0)
  }

  /// They move with the plot, whatever moves it.
  @Test func textsUnderThePlotKeepToIt() throws {
    let play = try Play(speed: 600)
    var distances: [CGFloat] = []
    for time in stride(from: 0.35, to: 4, by: 0.31) {
      play.stage.at(time) {
        let (content, strip) = (play.scene.content, play.scene.strip.content)
        distances.append(abs(ChartMotion.shownPosition(of: content).x - ChartMotion.shownPosition(of: strip).x))
      }
    }
    _ = try play.run(seconds: 4)
    #expect(distances.count == 12 && distances.allSatisfy { $0 < 1e-9 })
    #expect(play.scene.content.position.x < -100)
  }

  @Test func stageLastsAsLongAsTheGameAndTheHold() throws {
    let data = try Samples.data("basketball-playoff-game-2")
    let stage = try ScoreChart.make(CompositionInput(data: DataSource(data, name: "game.csv")))
    #expect(stage.name == "score-chart")
    #expect(abs((stage.duration ?? 0) - (2860.3 / 60 + 2)) < 1e-9)
    let fast = try ScoreChart.make(CompositionInput(data: DataSource(data), settings: ["speed": "600", "hold": "0.5"]))
    #expect(abs((fast.duration ?? 0) - (2860.3 / 600 + 0.5)) < 1e-9)
  }

  @Test func errorsAreOfTwoKinds() throws {
    let data = try Samples.data("basketball-playoff-game-2")
    #expect(kind(CompositionInput()) == .usage)
    #expect(kind(CompositionInput(data: DataSource(data), settings: ["speed": "0"])) == .usage)
    #expect(kind(CompositionInput(data: DataSource(data), settings: ["spede": "1"])) == .usage)
    #expect(kind(CompositionInput(data: DataSource(data), size: CGSize(width: 100, height: 100))) == .usage)
    #expect(kind(CompositionInput(data: DataSource(Data("time,home\n".utf8)))) == .input)
  }

  private func kind(_ input: CompositionInput) -> CompositionError.Kind? {
    failure { () throws(CompositionError) in try ScoreChart.make(input) }?.kind
  }
}
