// The `marquee` composition: tickers that run without a seam.

public import Cairn
public import Foundation

/// Lower-third tickers.
///
/// Each holds two copies of its items, a period apart, on a track that moves by one period a turn. The canvas is
/// transparent unless a background is asked for.
public enum Marquee: Composition {
  /// `marquee`.
  public static let name = "marquee"
  /// What it draws.
  public static let summary = "tickers that run without a seam in any direction, over a transparent ground"
  /// What data it takes.
  public static let input: String? =
    "text, an item a line, with **bold**, [colour](#ffaa00) and ![name](picture.png); --- key=value begins another ticker"
  /// Settings that a data file may change for each of its tickers.
  private static let own: [CompositionParameter] = [
    CompositionParameter("label", .text, default: "", "text on the plate at the left"),
    CompositionParameter(
      "direction", .choice(TickerDirection.allCases.map(\.rawValue)), default: "left", "which way it runs"),
    CompositionParameter("speed", .number(1...10_000), default: "60", "points a second"),
    CompositionParameter(
      "pace", .choice(TickerPace.allCases.map(\.rawValue)), default: "speed",
      "speed keeps the speed, turn keeps a turn between 3 and 8 seconds, ratio multiplies the speed with text by box, "
        + "0.8 to 1.5"),
    CompositionParameter("gap", .number(0...10_000), default: "50", "points between the two copies, at least"),
    CompositionParameter(
      "driver", .choice(["animation", "link"]), default: "animation",
      "what moves it: an animation that repeats, or a display link; the frames are the same"),
    CompositionParameter(
      "short", .choice(Ticker.ShortText.allCases.map(\.rawValue)), default: "run",
      "what text does that fits: run with a wider gap, or stand still"),
    CompositionParameter("fallback", .text, default: "", "shown when there is no text; nothing hides the ticker"),
    CompositionParameter("separator", .text, default: "•", "between two items of a line"),
    CompositionParameter("accent", .color, default: "#e5484d", "colour of the label's plate"),
  ]
  /// Its settings.
  public static let parameters: [CompositionParameter] =
    [CompositionParameter("text", .text, default: "", "items separated by |, when there is no data")] + own + [
      CompositionParameter("size", .number(8...200), default: "26", "size of the text, points"),
      CompositionParameter("turns", .number(0.1...1000), default: "1", "length, in turns of the slowest ticker"),
      Theme.parameter, Theme.familyParameter,
    ]
  /// Its scripted input.
  public static let script: [ScriptEventKind] = MarqueeScript.kinds

  /// The least width and height, in points.
  public static let leastSize = CGSize(width: 160, height: 60)
  /// Most tickers at once.
  public static let largestCount = 20

  /// Builds the tickers. The stage lasts as many turns of the slowest one as are asked for, and at least 3 s beyond the
  /// last scripted event.
  public static func make(_ input: CompositionInput) throws(CompositionError) -> Stage {
    let settings = try CompositionSettings(input.settings, parameters: parameters, of: name)
    let size = try input.size(atLeast: leastSize, for: name)
    let events = try MarqueeScript.read(input.script)
    let plans = try plans(input, settings)
    let scene = MarqueeScene(
      plans, size: size, theme: Theme(settings), fontSize: settings.number("size"), scale: input.scale)
    guard scene.leastHeight <= size.height else {
      let count = plans.count == 1 ? "the ticker needs" : "\(plans.count) tickers need"
      throw CompositionError(
        .usage,
        "\(count) \(Int(scene.leastHeight.rounded(.up))) points of height, and the canvas has \(Int(size.height))",
        hint: "make the canvas higher, the text smaller (--set size=18), or show fewer tickers")
    }
    let stage = Stage(scene.root, size: size)
    scene.begin(on: stage)
    stage.name = name
    stage.rate = input.rate
    stage.canvas.scale = input.scale
    let turn = scene.tickers.compactMap(\.motion?.turn).max() ?? 5
    stage.duration = max(turn * settings.number("turns"), (events.last?.time ?? -3) + 3)
    try MarqueeScript.play(events, in: scene, on: stage)
    return stage
  }

  private static func plans(
    _ input: CompositionInput, _ settings: CompositionSettings
  ) throws(CompositionError) -> [MarqueeScene.Plan] {
    if input.data != nil, input.settings["text"] != nil {
      throw CompositionError(
        .usage, "the setting text and the data both say what \(name) shows", hint: "keep one of the two")
    }
    var sections = [TickerSection(items: TickerItem.items(of: settings.text("text")))]
    if let data = input.data { sections = try TickerFile.read(data) }
    if sections.isEmpty { sections = [TickerSection()] }
    guard sections.count <= largestCount else {
      throw CompositionError(
        .input, "there are \(sections.count) tickers", place: sections[largestCount].place,
        hint: "up to \(largestCount) are drawn")
    }
    var plans: [MarqueeScene.Plan] = []
    for section in sections {
      let known = input.settings.filter { key, _ in own.contains { $0.name == key } }
      let merged: CompositionSettings
      do throws(CompositionError) {
        merged = try CompositionSettings(
          known.merging(section.settings) { $1 }, parameters: own, of: "a ticker of \(name)")
      } catch {
        throw CompositionError(.input, error.message, place: section.place, hint: error.hint)
      }
      plans.append(plan(section.items, merged))
    }
    return plans
  }

  private static func plan(_ items: [TickerItem], _ settings: CompositionSettings) -> MarqueeScene.Plan {
    MarqueeScene.Plan(
      items: items, label: settings.text("label"),
      behavior: Ticker.Behavior(
        direction: TickerDirection(rawValue: settings.text("direction")) ?? .left,
        pace: TickerPace(rawValue: settings.text("pace")) ?? .speed, speed: settings.number("speed"),
        gap: settings.number("gap"), short: Ticker.ShortText(rawValue: settings.text("short")) ?? .run,
        fallback: settings.text("fallback")),
      isLinked: settings.text("driver") == "link", separator: settings.text("separator"),
      accent: settings.color("accent"))
  }
}
