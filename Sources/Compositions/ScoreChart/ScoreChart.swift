// The `score-chart` composition: a game's scoring events played as two live lines.

public import Cairn
public import Foundation

/// Live score lines of a basketball game.
///
/// The x axis counts scoring events, the y axis is the score with five points of air. Events appear at their game time
/// divided by `speed`, so a quarter of twelve minutes takes twelve seconds at the default of sixty.
public enum ScoreChart: Composition {
  /// `score-chart`.
  public static let name = "score-chart"
  /// What it draws.
  public static let summary = "live score lines of a game, scrolling with the newest event"
  /// What data it takes.
  public static let input: String? = "CSV time,home,away (game seconds and both scores after each scoring event)"
  /// Its settings.
  public static let parameters: [CompositionParameter] = [
    CompositionParameter("speed", .number(0.01...100_000), default: "60", "game seconds a second"),
    CompositionParameter("home", .text, default: "Home", "name of the home side"),
    CompositionParameter("away", .text, default: "Away", "name of the away side"),
    CompositionParameter("title", .text, default: "", "text at the top left"),
    CompositionParameter("caption", .text, default: "scoring events", "text under the event axis"),
    CompositionParameter("home-color", .color, default: "#ff7a3d", "colour of the home side"),
    CompositionParameter("away-color", .color, default: "#3d9bff", "colour of the away side"),
    CompositionParameter("theme", .choice(["dark", "light"]), default: "dark", "colours of everything else"),
    CompositionParameter("step", .number(8...200), default: "36", "points between two events"),
    CompositionParameter("font", .text, default: "DejaVu Sans", "family of all text"),
    CompositionParameter("hold", .number(0...3600), default: "2", "seconds shown after the last event"),
  ]

  /// The least width and height the axes and labels fit in, in points.
  public static let leastSize = CGSize(width: 240, height: 160)

  /// Builds the chart and plans its events. The stage lasts as long as the game at `speed`, and `hold` seconds more.
  public static func make(_ input: CompositionInput) throws(CompositionError) -> Stage {
    let settings = try CompositionSettings(input.settings, parameters: parameters, of: name)
    let data = try input.requireData("a CSV of time,home,away", for: name)
    let events = try ScoreEvents.read(data)
    let size = try input.size(atLeast: leastSize, for: name)
    let style = ChartStyle(
      settings.text("theme") == "light" ? .light : .dark, home: settings.color("home-color"),
      away: settings.color("away-color"), font: settings.text("font"), scale: input.scale)
    let scene = ScoreChartScene(
      events: events, size: size, step: settings.number("step"), title: settings.text("title"),
      caption: settings.text("caption"),
      names: (settings.text("home"), settings.text("away")), style: style)
    let stage = Stage(scene.root, size: size)
    stage.name = name
    stage.rate = input.rate
    stage.canvas.scale = input.scale
    stage.canvas.background = style.background
    stage.duration =
      ChartDirector.play(events, in: scene, on: stage, speed: settings.number("speed"))
      + settings.number("hold")
    return stage
  }
}
