// The `gift-burst` composition: gifts that fly in, pulse and leave, built in four ways.

public import Cairn
public import Foundation

/// A burst of gifts for a counter in the corner, built four ways whose cost can be compared.
///
/// Every gift flies in for 0.4 s, pulses to one and a half times its size and back for 0.5 s, and flies to the corner for
/// 0.5 s as it shrinks. All ways show the same, but for what each is known for: `naive` snaps back at the end, `pool`
/// lets gifts wait.
public enum GiftBurst: Composition {
  /// `gift-burst`.
  public static let name = "gift-burst"
  /// What it draws.
  public static let summary = "gifts that fly in, pulse and fly to a counter, built in four ways to compare their cost"
  /// It needs no data.
  public static let input: String? = nil
  /// Its settings.
  public static let parameters: [CompositionParameter] = [
    CompositionParameter(
      "variant", .choice(BurstVariants.all.map { $0.name }), default: "synced", "how the gifts are built"),
    CompositionParameter("count", .integer(1...500), default: "30", "number of gifts"),
    CompositionParameter("delay", .number(0...10), default: "0.05", "seconds from one gift to the next"),
    CompositionParameter("pool", .integer(1...500), default: "8", "layers of the variant pool"),
    CompositionParameter(
      "title", .text, default: "auto", "heading; auto names the variant, nothing leaves both texts out"),
    CompositionParameter("accent", .color, default: "#ffb03a", "colour of the counter's ring"),
    Theme.parameter,
    Theme.familyParameter,
    CompositionParameter("hold", .number(0...3600), default: "1.2", "seconds shown after the last gift"),
  ]

  /// The least width and height, in points.
  public static let leastSize = CGSize(width: 160, height: 90)

  /// Builds the burst. The stage lasts until the last gift has arrived, and `hold` seconds more.
  public static func make(_ input: CompositionInput) throws(CompositionError) -> Stage {
    let settings = try CompositionSettings(input.settings, parameters: parameters, of: name)
    let size = try input.size(atLeast: leastSize, for: name)
    let variant = BurstVariants.named(settings.text("variant")) ?? SyncedBurst.self
    let title = settings.text("title")
    let theme = Theme(settings)
    let scene = BurstScene(
      layout: BurstLayout(count: settings.integer("count"), size: size), size: size,
      settings: BurstScene.Settings(
        delay: settings.number("delay"), poolSize: settings.integer("pool"),
        heading: title == "auto" ? variant.heading : title, sentence: title.isEmpty ? "" : variant.sentence,
        theme: theme, accent: settings.color("accent"), scale: input.scale))
    let stage = Stage(scene.root, size: size)
    stage.name = "\(name) (\(variant.name))"
    stage.rate = input.rate
    stage.canvas.scale = input.scale
    stage.canvas.background = theme.background
    stage.duration = variant.play(in: scene, on: stage) + settings.number("hold")
    return stage
  }
}
