// Tickers against their closed form: where they are at any time, the seam, pausing, other items, taps.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct MarqueeTests {
  private static let size = CGSize(width: 480, height: 120)
  private static let accent = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A ticker on a stage, and where its track was at some moments.
  private final class Play {
    let scene: MarqueeScene
    let stage: Stage
    var ticker: Ticker { scene.tickers[0] }

    init(_ items: [String], _ behavior: Ticker.Behavior, isLinked: Bool = false, rate: Int = 60) {
      scene = MarqueeScene(
        [
          MarqueeScene.Plan(
            items: items.map { TickerItem($0) }, behavior: behavior, isLinked: isLinked, accent: MarqueeTests.accent)
        ], size: MarqueeTests.size, theme: Theme(.dark), fontSize: 20, scale: 1)
      stage = Stage(scene.root, size: MarqueeTests.size, framesPerSecond: rate)
      scene.begin(on: stage)
    }

    /// The track's place along its way, as shown.
    var place: CGFloat {
      let position = ticker.track.presentation()?.position ?? .zero
      return ticker.motion?.direction.isHorizontal == false ? position.y : position.x
    }
  }

  private static let long = ["A first headline of some length", "A second one that is longer still", "The third"]

  @Test(arguments: TickerDirection.allCases, [0.0, 0.4, 3.7, 100.25])
  func placeIsTheClosedForm(direction: TickerDirection, time: Double) {
    let motion = TickerMotion(direction: direction, period: 750, velocity: 60)
    let passed = (60 * time).truncatingRemainder(dividingBy: 750)
    #expect(abs(motion.place(after: time) - (direction.isBackward ? -passed : passed - 750)) < 1e-9)
    #expect(motion.turn == 12.5)
    #expect(motion.place(after: 0) == motion.ends.start)
  }

  @Test func paces() {
    #expect(TickerPace.speed.velocity(speed: 60, length: 700, period: 750, box: 400) == 60)
    // 750 points at 60 a second take 12.5 s: the turn is cut to 8 s. 120 points would take 2 s: it is drawn out to 3.
    #expect(TickerPace.turn.velocity(speed: 60, length: 700, period: 750, box: 400) == 93.75)
    #expect(TickerPace.turn.velocity(speed: 60, length: 70, period: 120, box: 100) == 40)
    #expect(TickerPace.turn.velocity(speed: 60, length: 250, period: 300, box: 100) == 60)
    #expect(TickerPace.ratio.velocity(speed: 60, length: 480, period: 750, box: 400) == 72)
    #expect(TickerPace.ratio.velocity(speed: 60, length: 4000, period: 4050, box: 400) == 90)
    #expect(TickerPace.ratio.velocity(speed: 60, length: 40, period: 400, box: 400) == 48)
    #expect(TickerMotion.period(length: 700, gap: 50, box: 400) == 750)
    #expect(TickerMotion.period(length: 70, gap: 50, box: 400) == 400)
  }

  @Test(arguments: TickerDirection.allCases, [false, true])
  func shownPlaceFollowsTheClosedFormThroughAPause(direction: TickerDirection, isLinked: Bool) throws {
    let play = Play(Self.long, Ticker.Behavior(direction: direction), isLinked: isLinked, rate: 20)
    let motion = try #require(play.ticker.motion)
    #expect(motion.velocity == 60)
    // Paused from 1.3 to 2.55 s.
    play.stage.at(1.3) { play.ticker.pause() }
    play.stage.at(2.55) { play.ticker.resume() }
    var checked = 0
    let listener = CADisplayLink { link in
      let time = link.timestamp
      let running = time < 1.3 ? time : (time < 2.55 ? 1.3 : time - 1.25)
      play.stage.at(time + 1e-9) {
        #expect(abs(play.place - motion.place(after: running)) < 1e-5, "\(time)")
        checked += 1
      }
    }
    listener.add(to: play.stage)
    _ = try play.stage.render(seconds: 4, to: NullSink())
    #expect(checked > 70)
  }

  @Test func bothDriversShowTheSameFrames() throws {
    func places(_ isLinked: Bool) throws -> [CGFloat] {
      let play = Play(Self.long, Ticker.Behavior(direction: .left, pace: .ratio), isLinked: isLinked)
      var places: [CGFloat] = []
      for frame in 0..<60 { play.stage.at(Double(frame) / 60 + 1e-4) { places.append(play.place) } }
      _ = try play.stage.render(seconds: 1, to: NullSink())
      return places
    }
    let (animated, linked) = (try places(false), try places(true))
    #expect(animated.count == 59 && linked.count == 59)
    // A link sets the place of a frame, and an animation moves on: these moments are a ten-thousandth of a second later.
    for (a, b) in zip(animated, linked) { #expect(abs(a - b) < 0.5) }
    #expect(abs(animated[50] - linked[50]) > 1e-3)
  }

  /// On the frames themselves both are in the same place, also when nobody holds on to the scene.
  @Test(arguments: ["left", "down"])
  func driversAgreeOnEveryFrame(direction: String) throws {
    func places(_ driver: String) throws -> [CGFloat] {
      let stage = try Marquee.make(
        CompositionInput(
          settings: [
            "text": Self.long.joined(separator: "|"), "driver": driver, "direction": direction, "speed": "90",
          ], size: CGSize(width: 480, height: 200)))
      let bar = try #require(stage.root.sublayers?.first)
      let track = try #require(bar.sublayers?.first { $0.name == "ticker" }?.sublayers?.first { $0.name == "track" })
      var places: [CGFloat] = []
      CADisplayLink { _ in
        guard let position = track.presentation()?.position else { return }
        places.append(direction == "left" ? position.x : position.y)
      }.add(to: stage)
      try stage.render(seconds: 1, to: NullSink())
      return places
    }
    let (animated, linked) = (try places("animation"), try places("link"))
    #expect(animated.count == 60 && Set(linked).count > 20)
    let largest = zip(animated, linked).map { abs($0 - $1) }.max() ?? .infinity
    #expect(largest < 1e-6)
  }

  /// Nothing that is said is passed over: a text beside data, an event for a ticker that is not there.
  @Test func whatNobodyWouldSeeIsRefused() throws {
    let data = DataSource(Data("one\n--- speed=30\ntwo\n".utf8), name: "t.txt")
    func error(_ settings: [String: String], _ script: String) -> CompositionError? {
      failure { () throws(CompositionError) in
        try Marquee.make(
          CompositionInput(data: data, script: DataSource(Data(script.utf8), name: "s.jsonl"), settings: settings))
      }
    }
    #expect(error([:], #"{"t": 1, "type": "pause", "ticker": 2}"#) == nil)
    let both = try #require(error(["text": "three"], ""))
    #expect(both.kind == .usage && both.message.contains("both say"))
    for number in ["3", "1.5"] {
      let absent = try #require(error([:], #"{"t": 1, "type": "pause", "ticker": \#(number)}"#))
      #expect(absent.kind == .input && absent.message == "there is no ticker \(number)")
      #expect(absent.place?.hasPrefix("s.jsonl:1") == true && absent.hint == "they are counted from 1 to 2")
    }
  }

  /// What is seen one period later is the same, to the byte.
  /// The height that a refusal names is enough, and nothing less is.
  @Test(arguments: ["left", "up"])
  func tickersThatDoNotFitAreRefused(direction: String) throws {
    func error(height: Double) -> CompositionError? {
      failure { () throws(CompositionError) in
        try Marquee.make(
          CompositionInput(
            data: DataSource(Data("one\n--- label=two\ntwo\n".utf8)), settings: ["direction": direction],
            size: CGSize(width: 640, height: height)))
      }
    }
    let refusal = try #require(error(height: 100))
    let needed = try #require(refusal.message.firstMatch(of: /need (\d+) points/).flatMap { Double($0.1) })
    #expect(refusal.kind == .usage && needed > 100)
    #expect(error(height: needed) == nil && error(height: needed - 1) != nil)
  }

  @Test(arguments: TickerDirection.allCases)
  func seamCannotBeSeen(direction: TickerDirection) throws {
    let play = Play(Self.long, Ticker.Behavior(direction: direction, pace: .turn), rate: 4)
    let turn = try #require(play.ticker.motion?.turn)
    // Turns of 8 s and of 3 s are whole frames.
    #expect(turn == (direction.isHorizontal ? 8 : 3))
    let sink = DigestSink()
    _ = try play.stage.render(seconds: turn * 2, to: sink)
    let frames = Int((turn * 4).rounded())
    for frame in 0..<frames { #expect(sink.digests[frame] == sink.digests[frame + frames]) }
    #expect(Set(sink.digests.values).count > frames / 2)
  }

  @Test func shortTextLeavesNoHole() throws {
    let running = Play(["Short"], Ticker.Behavior(direction: .left))
    #expect(running.ticker.motion?.period == running.ticker.layer.bounds.width)
    #expect(running.ticker.copies[0].length < 100)
    let still = Play(["Short"], Ticker.Behavior(direction: .left, short: .still))
    #expect(still.ticker.motion == nil)
    #expect(still.ticker.copies[1].layer.isHidden)
    let report = try still.stage.render(seconds: 1, to: NullSink())
    #expect(report.frames.dropFirst().allSatisfy { $0.isRepeated })
  }

  @Test func noTextShowsTheFallbackOrHidesWithAReport() throws {
    _ = LayerDiagnostics.collect()
    let fallback = Play([], Ticker.Behavior(direction: .left, fallback: "Nothing today"))
    #expect(fallback.ticker.shown[0] == [TickerItem("Nothing today")])
    #expect(LayerDiagnostics.collect().isEmpty)
    let hidden = Play([], Ticker.Behavior(direction: .left))
    #expect(hidden.ticker.layer.isHidden)
    let reports = LayerDiagnostics.collect()
    #expect(reports.map(\.key) == ["string"])
    #expect(reports.first?.reason == "the ticker has no text and no fallback, and is hidden")
  }

  /// An item on screen.
  private struct Seen {
    var text: String
    /// Its box in the ticker's.
    var frame: CGRect
  }

  private static func seen(_ ticker: Ticker) -> [Seen] {
    let track = ticker.track.presentation()?.position ?? .zero
    var seen: [Seen] = []
    for (copy, items) in zip(ticker.copies, ticker.shown) where !copy.layer.isHidden {
      for (layer, item) in zip(copy.items, items) {
        let frame = layer.frame.offsetBy(dx: track.x + copy.layer.position.x, dy: track.y + copy.layer.position.y)
        if frame.intersects(ticker.layer.bounds) { seen.append(Seen(text: item.text, frame: frame)) }
      }
    }
    return seen
  }

  @Test(arguments: TickerDirection.allCases, [false, true])
  func otherItemsComeWithoutAJump(direction: TickerDirection, isLinked: Bool) throws {
    let play = Play(Self.long, Ticker.Behavior(direction: direction, speed: 400), isLinked: isLinked, rate: 20)
    let turn = try #require(play.ticker.motion?.turn)
    let next = ["Quite another text", "that goes on for a while", "and has an end"].map { TickerItem($0) }
    play.stage.at(0.1) { play.ticker.replace(with: next) }
    var before: [Seen] = []
    var firstSeen: Double?
    var seen = 0
    var jumps = 0
    for frame in 1..<Int(turn * 3 * 20) {
      let time = Double(frame) / 20
      play.stage.at(time + 1e-9) {
        let now = Self.seen(play.ticker)
        for item in now {
          seen += 1
          // 400 points a second are 20 a frame. What was not there before comes in over an edge.
          let wasNear = before.contains {
            $0.text == item.text && abs($0.frame.minX - item.frame.minX) + abs($0.frame.minY - item.frame.minY) < 20.01
          }
          let box = play.ticker.layer.bounds
          let reach = direction.isHorizontal ? item.frame.width : item.frame.height
          let edge =
            direction.isHorizontal ? box.insetBy(dx: 20.01 - reach, dy: -99) : box.insetBy(dx: -99, dy: 20.01 - reach)
          if !wasNear, edge.contains(item.frame), frame > 1 { jumps += 1 }
        }
        if firstSeen == nil, now.contains(where: { item in next.contains { $0.text == item.text } }) {
          firstSeen = time
        }
        before = now
      }
    }
    _ = try play.stage.render(seconds: turn * 3, to: NullSink())
    #expect(seen > 20)
    #expect(jumps == 0)
    #expect(try #require(firstSeen) >= turn)
    #expect(play.ticker.shown == [next, next])
  }

  @Test func pausedTickerChangesItemsOnlyAfterItsTurn() throws {
    let play = Play(Self.long, Ticker.Behavior(direction: .left, speed: 800), rate: 10)
    let turn = try #require(play.ticker.motion?.turn)
    play.stage.at(0.1) { play.ticker.replace(with: [TickerItem("New")]) }
    play.stage.at(0.2) { play.ticker.pause() }
    play.stage.at(turn + 1) {
      #expect(play.ticker.shown[1] != [TickerItem("New")])
      play.ticker.resume()
    }
    // 0.2 s were run before the pause.
    play.stage.at(turn + 1 + turn - 0.2 - 0.01) { #expect(play.ticker.shown[1] != [TickerItem("New")]) }
    play.stage.at(turn + 1 + turn - 0.2 + 0.01) { #expect(play.ticker.shown[1] == [TickerItem("New")]) }
    _ = try play.stage.render(seconds: 3 * turn + 1.2, to: NullSink())
    #expect(play.ticker.shown[0] == [TickerItem("New")])
  }

  @Test func tapStopsAndNamesTheItem() throws {
    let play = Play(Self.long, Ticker.Behavior(direction: .left), rate: 10)
    let strip = play.ticker.copies[0]
    let bar = try #require(play.ticker.layer.superlayer)
    // A place in the second item as it is at 1 s.
    let middle = CGPoint(x: strip.items[1].frame.minX + 20 - 60, y: 20)
    #expect(play.ticker.layer.bounds.contains(middle))
    let point = bar.convert(play.ticker.layer.convert(middle, to: bar), to: play.scene.root)
    play.stage.at(1) { play.scene.tap(at: point) }
    play.stage.at(2) {
      #expect(play.ticker.clock.isPaused)
      #expect(abs(play.place + 60) < 1e-5)
      play.scene.tap(at: point)
    }
    play.stage.at(2.5) { #expect(abs(play.place + 90) < 1e-5) }
    play.stage.at(2.6) { play.scene.tap(at: CGPoint(x: 5, y: 5)) }
    _ = try play.stage.render(seconds: 3, to: NullSink())
    #expect(play.scene.hits == [MarqueeScene.Hit(time: 1, ticker: 1, item: 2, text: Self.long[1])])
    #expect(!play.ticker.clock.isPaused)
  }
}
