// The chart under pinches, bursts of events, the way to the background and back, and a season of games.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct ScoreChartInputTests {
  private typealias Play = ScoreChartTests.Play

  private static func pinch(_ json: String, in play: Play) throws {
    let script = try ScriptReader.read(DataSource(Data(json.utf8), name: "p.jsonl"), kinds: ScoreChart.script)
    ChartDirector.play(script, in: play.scene, on: play.stage)
  }

  /// How far dots are seen from their lines at most, and the largest number of them.
  private static func look(_ play: Play, at times: some Sequence<Double>) -> () -> (distance: CGFloat, dots: Int) {
    var largest: CGFloat = 0
    var most = 0
    for time in times {
      play.stage.at(time) {
        var count = 0
        for side in Side.allCases {
          guard let line = play.scene.lines[side], let trail = play.scene.trails[side] else { continue }
          let shown = line.shownPoints
          count += trail.dots.count
          for dot in trail.dots where dot.event >= line.firstEvent && dot.event - line.firstEvent < shown.count {
            let point = shown[dot.event - line.firstEvent]
            largest = max(largest, ScoreChartTests.distance(point, ChartMotion.shownPosition(of: dot.layer)))
          }
        }
        most = max(most, count)
      }
    }
    return { (largest, most) }
  }

  @Test(arguments: ChartAxis.Kind.allCases)
  func dotsStayOnTheirLinesThroughPinches(axis: ChartAxis.Kind) throws {
    let play = try Play(speed: 300, axis: axis)
    try Self.pinch(
      """
      {"t": 2, "type": "pinch", "x": 240, "toScale": 3, "duration": 0.5}
      {"t": 4, "type": "pinch", "x": 240, "toScale": 0.1, "duration": 1}
      {"t": 7, "type": "pinch", "x": 240, "toScale": 1.5, "duration": 0.3}
      """, in: play)
    let look = Self.look(play, at: stride(from: 0.013, to: 9, by: 0.023))
    var steps: [CGFloat] = []
    for time in [1.9, 3.0, 5.5, 8] { play.stage.at(time) { steps.append(play.scene.viewport.step) } }
    _ = try play.run(seconds: 9)
    #expect(steps.count == 4)
    // 36, three times that is 108 and held at 80, a tenth of that is 8 and held at 20, then half as much again.
    for (step, expected) in zip(steps, [36, 80, 20, 30] as [CGFloat]) { #expect(abs(step - expected) < 1e-9) }
    let seen = look()
    #expect(seen.distance < 0.5)
    let widest = play.scene.viewport.zoomed(to: 20).dotCapacity
    #expect(seen.dots > 12 && seen.dots <= 2 * (widest + 1))
    #expect(play.scene.pool.madeCount <= 2 * (widest + 1))
    let mapper = try #require(play.scene.mapper)
    let line = try #require(play.scene.lines[.home])
    for (index, point) in line.points.enumerated() {
      #expect(abs(point.x - (18 + 30 * mapper.axis.steps(to: line.firstEvent + index))) < 1e-9)
    }
  }

  /// Dots that had left come back when the view widens, with their rings.
  @Test func wideningBringsDotsBack() throws {
    let play = try Play(speed: 2000)
    try Self.pinch(#"{"t": 2.5, "type": "pinch", "x": 240, "toScale": 0.5, "duration": 0.5}"#, in: play)
    var before: [Side: Int] = [:]
    play.stage.at(2.4) { before = play.scene.trails.mapValues(\.dots.count) }
    _ = try play.run(seconds: 4)
    let game = play.scene.game
    let after = Side.allCases.reduce(0) { $0 + (play.scene.trails[$1]?.dots.count ?? 0) }
    #expect(after > before.values.reduce(0, +))
    for side in Side.allCases {
      let trail = try #require(play.scene.trails[side])
      let first = play.scene.viewport.firstEvent(at: play.scene.viewport.offset(newest: 120))
      let inView = (first + 1...120).filter { $0 == 120 || game.isScoring(side, at: $0) }
      #expect(trail.dots.map(\.event).filter { $0 > first } == inView)
      for dot in trail.dots { #expect(dot.hasRing == game.takeovers[side]?.contains(dot.event)) }
    }
  }

  /// Events 0.2 s apart, each while the movement for the one before is under way: nothing is seen to jump.
  @Test func burstsDoNotJump() throws {
    let events = (0..<40).map { ScoreEvent(time: Double($0) * 0.2, home: $0 * 2, away: $0 % 3 * 7) }
    let play = try Play(speed: 1, rate: 30, games: [ScoreGame(events: events)])
    // By what is looked at, since dots come and go; a dot by its event.
    func places() -> [String: CGPoint] {
      var places = ["content": ChartMotion.shownPosition(of: play.scene.content)]
      for side in Side.allCases {
        places["\(side) tail"] = play.scene.lines[side]?.shownPoints.last
        for dot in play.scene.trails[side]?.dots ?? [] {
          places["\(side) \(dot.event)"] = ChartMotion.shownPosition(of: dot.layer)
        }
      }
      return places
    }
    var largest: CGFloat = 0
    var compared = 0
    for index in 3..<40 {
      let time = Double(index) * 0.2
      var before: [String: CGPoint] = [:]
      play.stage.at(time - 1e-5) { before = places() }
      play.stage.at(time + 1e-5) {
        for (name, place) in places() {
          guard let old = before[name] else { continue }
          largest = max(largest, ScoreChartTests.distance(old, place))
          compared += 1
        }
      }
    }
    _ = try play.run(seconds: 8.5)
    #expect(compared > 300)
    #expect(largest < 0.05)
  }

  @Test(arguments: ChartAxis.Kind.allCases)
  func backgroundAndBackEndsWhereThePlayedChartDoes(axis: ChartAxis.Kind) throws {
    let size = CGSize(width: 480, height: 270)
    func last(_ script: String) throws -> (last: UInt64?, repeats: Int) {
      let data = DataSource(try Samples.data("basketball-playoff-game-2"), name: "game.csv")
      let input = CompositionInput(
        data: data, script: script.isEmpty ? nil : DataSource(Data(script.utf8), name: "s.jsonl"),
        settings: ["speed": "400", "axis": axis.rawValue], size: size, rate: FrameRate(10) ?? .sixty)
      let stage = try ScoreChart.make(input)
      let sink = DigestSink()
      let report = try stage.render(RenderOptions(), to: sink)
      return (sink.digests.max { $0.key < $1.key }?.value, report.frames[30..<60].count { $0.isRepeated })
    }
    let played = try last("")
    let returned = try last(#"{"t": 2.95, "type": "suspend"}"# + "\n" + #"{"t": 9.05, "type": "resume"}"#)
    #expect(played.last == returned.last)
    #expect(played.repeats < 15)
    #expect(returned.repeats >= 29)
  }

  @Test func resumingShowsTheDataAtOnce() throws {
    let play = try Play(speed: 60)
    var shown: [CGPoint]?
    play.stage.at(5) { play.scene.suspend() }
    play.stage.at(20) {
      play.scene.resume()
      shown = play.scene.lines[.home]?.points
      #expect(play.scene.newest == play.events.lastIndex { $0.time <= 1200 })
      #expect(play.scene.lines[.home]?.layer.animationKeys() == nil)
    }
    play.stage.at(20 + 1e-6) { #expect(play.scene.lines[.home]?.shownPoints == shown) }
    _ = try play.run(seconds: 21)
    #expect(shown?.isEmpty == false)
  }

  private static func layers(in layer: CALayer) -> Int {
    (layer.sublayers ?? []).reduce(1) { $0 + layers(in: $1) }
  }

  @Test func aSeasonOfGamesTakesNoMoreLayersThanAGame() throws {
    let samples = try ["basketball-playoff-game-2", "basketball-playoff-game-7"].map {
      // The last forty events fill the view and more.
      Array(try ScoreEvents.read(try Samples.data($0), name: $0).suffix(40))
    }
    let games = (0..<82).map { ScoreGame(name: "Game \($0 + 1)", events: samples[$0 % 2]) }
    let play = try Play(speed: 50_000, games: games)
    var counts: [Int] = []
    var made: [Int] = []
    var start = 0.0
    for game in games {
      start += (game.events.last?.time ?? 0) / 50_000
      // The end of a game, after its last event and before the next game's first.
      play.stage.at(start - 1e-9) {
        counts.append(Self.layers(in: play.scene.root))
        made.append(play.scene.pool.madeCount)
      }
    }
    _ = try play.run(seconds: play.length + 0.1)
    #expect(counts.count == 82)
    #expect(Set(made.dropFirst(2)).count == 1)
    #expect(play.scene.pool.madeCount <= 2 * (play.scene.viewport.dotCapacity + 1))
    // Every second game is the same, so it ends with the same layers.
    let early = counts[2..<4].max() ?? 0
    #expect(counts.dropFirst(4).allSatisfy { $0 <= early })
    #expect(play.scene.label.title == "Game 82")
    #expect(play.scene.label.score.string as? String == "103 – 111")
  }

  @Test func gamesOfOneFileFollowEachOther() throws {
    let text = "game,time,home,away\nA,0,0,0\nA,60,2,0\nB,0,0,0\nB,120,0,3\n"
    let games = try ScoreEvents.readGames(DataSource(Data(text.utf8), name: "g.csv"))
    #expect(games.map(\.name) == ["A", "B"])
    #expect(games.map(\.events.count) == [2, 2])
    let stage = try ScoreChart.make(CompositionInput(data: DataSource(Data(text.utf8), name: "g.csv")))
    #expect(abs((stage.duration ?? 0) - (1 + 2 + 2 + 2)) < 1e-9)
  }
}
