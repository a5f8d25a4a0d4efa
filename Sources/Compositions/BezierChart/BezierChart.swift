// The `bezier-chart` composition: a smooth curve that draws itself in, takes new values and can be touched.

public import Cairn
public import Foundation

/// A smooth chart of one series.
public enum BezierChart: Composition {
  /// `bezier-chart`.
  public static let name = "bezier-chart"
  /// What it draws.
  public static let summary = "a smooth curve with a gradient under it, drawn in, live, and touched for its values"
  /// What data it takes.
  public static let input: String? =
    "CSV, TSV or JSON lines: value, or x,value (x a number, an ISO 8601 date or a name)"
  /// Its settings.
  public static let parameters: [CompositionParameter] =
    [
      CompositionParameter("title", .text, default: "", "words over the chart; the value column's title when empty"),
      CompositionParameter("unit", .text, default: "", "unit of the values, such as $ or km"),
      CompositionParameter("x-unit", .text, default: "", "unit of x, where it is a number"),
      Theme.parameter, Theme.familyParameter,
      CompositionParameter("accent", .integer(1...6), default: "1", "which of the theme's colours the line has"),
      CompositionParameter(
        "curve", .choice(["smooth", "monotone", "straight"]), default: "smooth",
        "how points are joined; monotone never leaves the range of two neighbours"),
      CompositionParameter(
        "tension", .number(1...100), default: "6",
        "of a smooth curve: control points are (next - previous) / tension away"),
      CompositionParameter(
        "points", .choice(BezierChartConfiguration.Dots.allCases.map(\.rawValue)), default: "auto",
        "which points have a dot; auto: all where there is room, else the last"),
      CompositionParameter("line-width", .number(0.25...40), default: "2.5", "width of the line, points"),
      CompositionParameter("point-radius", .number(0.5...40), default: "4", "radius of a dot, points"),
      CompositionParameter(
        "window", .integer(0...SmoothLimits.mostPoints), default: "0",
        "values from the left to the right edge; new ones then push the oldest out; 0: as many as the data has"),
      CompositionParameter(
        "entrance", .choice(BezierChartConfiguration.Entrance.allCases.map(\.rawValue)), default: "draw",
        "drawn from its start, in from the right, or there"),
      CompositionParameter("hold", .number(0...3600), default: "2", "seconds shown after the last event"),
    ] + SeriesReader.parameters
  /// The events it understands.
  public static let script: [ScriptEventKind] = [.touch, .update, .resize, .replay]

  /// The least width and height the axes and words fit in, in points.
  public static let leastSize = CGSize(width: 240, height: 200)

  /// Builds the chart and plans its entrance and its script. The stage lasts `hold` seconds beyond them.
  public static func make(_ input: CompositionInput) throws(CompositionError) -> Stage {
    let settings = try CompositionSettings(input.settings, parameters: parameters, of: name)
    var reader = try SeriesReader(settings)
    reader.largestCount = SmoothLimits.mostPoints
    let data = try input.requireData("a table of value or x,value", for: name)
    let size = try input.size(atLeast: leastSize, for: name)
    let series = try reader.read(data)
    let theme = Theme(settings)
    let window = settings.integer("window")
    let scene = BezierChartScene(
      series, capacity: window == 0 ? nil : window,
      configuration: configuration(settings, title: series.yName ?? "", theme: theme), theme: theme, size: size,
      scale: input.scale, xUnit: settings.text("x-unit"), zone: reader.zone ?? .gmt)
    let stage = Stage(scene.root, size: size)
    stage.name = name
    stage.rate = input.rate
    stage.canvas.scale = input.scale
    stage.canvas.background = theme.background
    var end = scene.configuration.entrance == .none ? 0 : scene.configuration.entranceDuration
    stage.at(0) { scene.enter() }
    if let script = input.script {
      let player = BezierChartPlayer(scene, reader: reader, leastSize: leastSize)
      end = max(end, try player.play(ScriptReader.read(script, kinds: Self.script), on: stage))
    }
    stage.duration = end + settings.number("hold")
    return stage
  }

  private static func configuration(
    _ settings: CompositionSettings, title: String, theme: Theme
  ) -> BezierChartConfiguration {
    var configuration = BezierChartConfiguration(color: theme.accents[settings.integer("accent") - 1])
    configuration.title = settings.text("title").isEmpty ? title : settings.text("title")
    configuration.format = ValueFormat(unit: settings.text("unit"))
    configuration.lineWidth = settings.number("line-width")
    configuration.pointRadius = settings.number("point-radius")
    configuration.dots = BezierChartConfiguration.Dots(rawValue: settings.text("points")) ?? .auto
    configuration.entrance = BezierChartConfiguration.Entrance(rawValue: settings.text("entrance")) ?? .draw
    configuration.shape =
      switch settings.text("curve") {
      case "monotone": .monotone
      case "straight": .straight
      default: .smooth(tension: settings.number("tension"))
      }
    return configuration
  }
}

/// What a smooth chart takes.
package enum SmoothLimits {
  /// Points accepted: more than any screen has columns.
  package static let mostPoints = 20_000
}
