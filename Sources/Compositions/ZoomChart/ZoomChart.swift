// The `zoom-chart` composition: a long series that is panned, pinched and thrown.

public import Cairn
public import Foundation

/// A chart of many points with pan, pinch and inertia.
public enum ZoomChart: Composition {
  /// `zoom-chart`.
  public static let name = "zoom-chart"
  /// What it draws.
  public static let summary =
    "a series of many thousand points, panned, pinched and thrown, drawn at the cost of its pixels"
  /// What data it takes.
  public static let input: String? = "CSV, TSV or JSON lines: x,value (x a number or an ISO 8601 date), or value"
  /// Its settings.
  public static let parameters: [CompositionParameter] =
    [
      CompositionParameter("title", .text, default: "", "the headline; the value column's title when empty"),
      CompositionParameter("unit", .text, default: "", "unit of the values, such as °C or ms"),
      CompositionParameter("x-unit", .text, default: "", "unit of x, where it is a number"),
      CompositionParameter("rows", .text, default: "points", "what a row of the data is, in the plural"),
      Theme.parameter, Theme.familyParameter,
      CompositionParameter("accent", .integer(1...6), default: "1", "which of the theme's colours the line has"),
      CompositionParameter("line-width", .number(0.25...40), default: "1.75", "width of the line, points"),
      CompositionParameter(
        "entrance", .choice(["draw", "none"]), default: "draw", "uncovered from its start, or there"),
      CompositionParameter("hold", .number(0...3600), default: "2", "seconds shown after the last event"),
    ] + SeriesReader.parameters
  /// The events it understands.
  public static let script: [ScriptEventKind] = [.touch, .pan, .pinch, .resize, .replay]

  /// The least width and height the axes and words fit in, in points.
  public static let leastSize = CGSize(width: 240, height: 200)

  /// Builds the chart and plans its entrance and its script. The stage lasts `hold` seconds beyond them.
  public static func make(_ input: CompositionInput) throws(CompositionError) -> Stage {
    let settings = try CompositionSettings(input.settings, parameters: parameters, of: name)
    let reader = try SeriesReader(settings)
    let data = try input.requireData("a table of x,value or value", for: name)
    let size = try input.size(atLeast: leastSize, for: name)
    let series = try reader.read(data)
    let theme = Theme(settings)
    var configuration = ZoomChartConfiguration(color: theme.accents[settings.integer("accent") - 1])
    configuration.title = settings.text("title").isEmpty ? series.yName ?? "" : settings.text("title")
    configuration.format = ValueFormat(unit: settings.text("unit"))
    configuration.xUnit = settings.text("x-unit")
    configuration.rows = settings.text("rows")
    configuration.lineWidth = settings.number("line-width")
    let scene = ZoomChartScene(
      series, configuration: configuration, theme: theme, size: size, scale: input.scale, zone: reader.zone ?? .gmt)
    let stage = Stage(scene.root, size: size)
    stage.name = name
    stage.rate = input.rate
    stage.canvas.scale = input.scale
    stage.canvas.background = theme.background
    let gestures = ZoomGestures(scene)
    CADisplayLink { gestures.tick($0.timestamp) }.add(to: stage)
    var end = 0.0
    if settings.text("entrance") == "draw" {
      end = configuration.entranceDuration
      stage.at(0) { scene.enter() }
    }
    if let script = input.script {
      let events = try ScriptReader.read(script, kinds: Self.script)
      end = max(end, try ZoomChartPlayer(scene, gestures, leastSize: leastSize).play(events, on: stage))
    }
    stage.duration = end + settings.number("hold")
    return stage
  }
}
