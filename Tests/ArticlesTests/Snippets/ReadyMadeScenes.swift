// A ready-made scene made in a program, with data, settings and a size.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Compositions
import Testing

extension Article {
  static let readyMadeScenes = Article(
    "ReadyMadeScenes", imports: ["Cairn", "Compositions"], frames: [12, 24, 36, 120], columns: 2
  ) { PNGSequence, print in
    // begin
    let prices = "day,price\n1,20\n2,24\n3,21\n4,30\n5,27\n6,38\n7,35\n"
    let stage = try BezierChart.make(
      CompositionInput(
        data: DataSource(Data(prices.utf8), name: "prices.csv"),
        settings: ["title": "A week", "theme": "light"],
        size: CGSize(width: 480, height: 270)))
    for parameter in BezierChart.parameters.prefix(3) { print("\(parameter.name): \(parameter.summary)") }
    let report = try stage.render(seconds: 3.1, to: PNGSequence("frames"))
    print("\(report.frames.count) frames")
    // end
  } truth: { outcome in
    #expect(outcome.printed.last == "186 frames")
    // The curve draws itself in: what was drawn half a second in is less than what is there in the end.
    let grown = try outcome.difference(6, 180)
    #expect(grown.count(over: 40) > 500)
  }
}
