// Every composition by name: one row each.

/// The ready-made compositions.
public enum CompositionCatalogue {
  /// All compositions, in the order they are listed to people.
  public static let all: [any Composition.Type] = [
    ScoreChart.self, BezierChart.self, ZoomChart.self, GiftBurst.self, Marquee.self,
  ]

  /// The composition of a name; nil when there is none.
  public static func named(_ name: String) -> (any Composition.Type)? {
    all.first { $0.name == name }
  }
}
