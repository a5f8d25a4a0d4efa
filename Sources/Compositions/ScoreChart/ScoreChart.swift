// The `score-chart` composition: a game's scoring events played as two live lines.

public import Cairn
public import Foundation

/// Live score lines of basketball games.
///
/// The x axis counts scoring events, or game time, and the y axis is the score with five points of air. Events appear at
/// their game time divided by `speed`, so a quarter of twelve minutes takes twelve seconds at the default of sixty. Games
/// of one file follow each other.
public enum ScoreChart: Composition {
  /// `score-chart`.
  public static let name = "score-chart"
  /// What it draws.
  public static let summary = "live score lines of a game, scrolling with the newest event"
  /// What data it takes.
  public static let input: String? =
    "a table of time,home,away (game seconds and both scores after each scoring event); a column game names games that "
    + "follow each other"
  /// Its settings.
  public static let parameters: [CompositionParameter] = [
    CompositionParameter("speed", .number(0.01...100_000), default: "60", "game seconds a second"),
    CompositionParameter("home", .text, default: "Home", "name of the home side"),
    CompositionParameter("away", .text, default: "Away", "name of the away side"),
    CompositionParameter("title", .text, default: "", "text at the top left; the game's name when there is none"),
    CompositionParameter("caption", .text, default: "auto", "text under the axis; auto says what it counts"),
    CompositionParameter(
      "home-color", .color, default: "#ff7a3d", "colour of the home side; a darker one on light ground unless set"),
    CompositionParameter(
      "away-color", .color, default: "#3d9bff", "colour of the away side; a darker one on light ground unless set"),
    CompositionParameter(
      "axis", .choice(ChartAxis.Kind.allCases.map(\.rawValue)), default: "events",
      "what the axis counts: scoring events, or game time"),
    CompositionParameter("step", .number(8...200), default: "36", "points between two events, or for half a minute"),
    Theme.parameter, Theme.familyParameter,
    CompositionParameter("hold", .number(0...3600), default: "2", "seconds shown after the last event of a game"),
  ]
  /// Its scripted input: a pinch zooms the step between 20 and 80 points.
  public static let script: [ScriptEventKind] = [
    .pinch,
    ScriptEventKind(
      "suspend", "goes to the background: animations are taken away, and what comes is not shown",
      example: #"{"t": 8, "type": "suspend"}"#),
    ScriptEventKind(
      "resume", "comes back: everything is shown at once as the data has it", example: #"{"t": 12, "type": "resume"}"#),
  ]

  /// The least width and height the axes and labels fit in, in points.
  public static let leastSize = CGSize(width: 240, height: 160)

  /// Builds the chart and plans its events. The stage lasts as long as the games at `speed` with `hold` seconds after each.
  public static func make(_ input: CompositionInput) throws(CompositionError) -> Stage {
    let settings = try CompositionSettings(input.settings, parameters: parameters, of: name)
    let data = try input.requireData("a CSV of time,home,away", for: name)
    let games = try ScoreEvents.readGames(data).map { ScoreGame(name: $0.name, events: $0.events) }
    let size = try input.size(atLeast: leastSize, for: name)
    let script = try input.script.map { source throws(CompositionError) in
      try ScriptReader.read(source, kinds: Self.script)
    }
    let theme = Theme(settings)
    let axis = ChartAxis.Kind(rawValue: settings.text("axis")) ?? .events
    func color(_ key: String, onLight dark: CGColor) -> CGColor {
      theme.appearance == .light && input.settings[key] == nil ? dark : settings.color(key)
    }
    let style = ChartStyle(
      theme, home: color("home-color", onLight: theme.accents[1]), away: color("away-color", onLight: theme.accents[0]),
      scale: input.scale)
    let margins = theme.margins(in: size)
    let caption = settings.text("caption")
    let scene = ScoreChartScene(
      games[0],
      settings: ScoreChartScene.Settings(
        size: CGSize(width: size.width - 2 * margins.width, height: size.height - 2 * margins.height),
        step: settings.number("step"), axis: axis, title: settings.text("title"),
        caption: caption == "auto" ? (axis == .time ? "game clock" : "scoring events") : caption,
        names: (settings.text("home"), settings.text("away")),
        highestScore: games.map(\.highestScore).max() ?? 0, style: style))
    scene.root.position = CGPoint(x: size.width / 2, y: size.height / 2)
    let root = CALayer()
    root.name = "canvas"
    root.frame = CGRect(origin: .zero, size: size)
    root.addSublayer(scene.root)
    let stage = Stage(root, size: size)
    stage.name = name
    stage.rate = input.rate
    stage.canvas.scale = input.scale
    stage.canvas.background = theme.background
    let hold = settings.number("hold")
    stage.duration =
      ChartDirector.play(games, in: scene, on: stage, speed: settings.number("speed"), hold: hold) + hold
    ChartDirector.play(script ?? [], in: scene, on: stage)
    return stage
  }
}
