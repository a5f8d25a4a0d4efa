// Every case can be drawn, and names are what people type.

import Benchmarking
import Cairn
import Foundation
import Testing

@Suite struct BenchCatalogueTests {
  @Test func namesAreUniqueWordsWithoutSpaces() {
    let names = BenchCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name)") }
    for benchCase in BenchCatalogue.all { #expect(benchCase.sides.count >= 2 && benchCase.frames > 1) }
  }

  @Test(arguments: BenchCatalogue.all.map(\.name).filter { $0 != "dots" }) func eachSideIsDrawn(_ name: String) throws {
    let benchCase = try #require(BenchCatalogue.named(name))
    for side in benchCase.sides {
      let stage = side.make(CGSize(width: 160, height: 90))
      let report = try stage.render(seconds: 3.0 / 60, to: NullSink())
      #expect(report.frames.count == 3 && report.totalCost.layers.drawn > 0, "\(side.name)")
    }
  }
}
