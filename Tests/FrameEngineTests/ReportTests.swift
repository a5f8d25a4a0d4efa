// Reports have the documented names, and their totals are the sums of their frames.

import Foundation
import FrameEngine
import FramePlanning
import RenderTree
import Testing

@Suite struct ReportTests {
  func report() -> RunReport {
    var first = FrameCost()
    first.layers.visited = 5
    first.layers.drawn = 4
    first.layers.culled = 1
    first.modelled.add(.mask, pixels: 100)
    first.modelled.add(.mask, pixels: 50)
    first.modelled.add(.shadow, pixels: 7)
    first.executed.add(.mask, pixels: 90)
    first.cache.misses = 1
    first.cache.fills = 1
    first.cache.bytes = 400
    first.damageRects = 1
    first.damagePixels = 800
    var second = first
    second.cache = CacheCounts()
    second.cache.hits = 1
    second.cache.bytes = 400
    var times = StageTimes()
    times.raster = 1.5
    times.encode = 0.25
    var layer = LayerCost(id: .make(), path: "root/\"grid\"\n", className: "CALayer")
    layer.pixels = 12
    layer.modelled.add(.mask, pixels: 1)
    return RunReport(
      scene: "test", pixelWidth: 40, pixelHeight: 20, scale: 2, rate: .sixty, jobs: 3,
      frames: [
        FrameReport(index: 0, time: 0, isRepeated: false, cost: first, milliseconds: times),
        FrameReport(index: 1, time: 1.0 / 60, isRepeated: true, cost: second, milliseconds: times),
      ], layers: [LayerReport(cost: layer, milliseconds: 0.5)], seconds: 0.5, peakBytes: 1000)
  }

  private func object(_ value: Any?) throws -> [String: Any] { try #require(value as? [String: Any]) }

  @Test func theJSONHasTheDocumentedNames() throws {
    let whole = try object(JSONSerialization.jsonObject(with: Data(report().json.utf8)))
    #expect(
      Set(whole.keys) == [
        "cairn", "scene", "size", "scale", "framesPerSecond", "jobs", "profiled", "frames", "layers", "budgets",
        "findings", "totals",
      ])
    #expect(whole["scene"] as? String == "test")
    #expect(whole["size"] as? [Int] == [40, 20])
    #expect(whole["framesPerSecond"] as? String == "60/1")
    let frames = try #require(whole["frames"] as? [[String: Any]])
    #expect(
      Set(frames[0].keys) == [
        "index", "time", "repeated", "layers", "passes", "passPixels", "passBytes", "passDepth", "cache",
        "modelledCache", "damage", "milliseconds",
      ])
    let passes = try object(frames[0]["passes"])
    #expect(passes["modelled"] as? [String: Int] == ["mask": 2, "shadow": 1])
    #expect(passes["executed"] as? [String: Int] == ["mask": 1])
    #expect(frames[0]["passPixels"] as? [String: Int] == ["modelled": 157, "executed": 90])
    #expect(frames[1]["repeated"] as? Bool == true)
    #expect(frames[1]["time"] as? Double == 1.0 / 60)
    #expect(Set(try object(frames[0]["milliseconds"]).keys) == ["resolve", "plan", "raster", "encode", "write"])
    let layers = try #require(whole["layers"] as? [[String: Any]])
    #expect(
      Set(layers[0].keys) == [
        "path", "class", "passes", "passPixels", "passBytes", "passDepth", "passMilliseconds", "cache", "modelledCache",
        "cacheMilliseconds", "pixels", "milliseconds",
      ])
    #expect(layers[0]["path"] as? String == "root/\"grid\"\n")
  }

  @Test func totalsAreSums() throws {
    let whole = try object(JSONSerialization.jsonObject(with: Data(report().json.utf8)))
    let totals = try object(whole["totals"])
    #expect(totals["frames"] as? Int == 2)
    #expect(totals["seconds"] as? Double == 0.5)
    #expect(totals["rate"] as? Double == 4)
    #expect(totals["peakBytes"] as? Int == 1000)
    let frames = try #require(whole["frames"] as? [[String: Any]])
    for group in ["layers", "passPixels", "passBytes", "cache", "modelledCache", "damage", "milliseconds"] {
      let sums = try object(totals[group])
      for (name, sum) in sums {
        let parts = try frames.map { try #require(object($0[group])[name] as? Double) }
        #expect(sum as? Double == parts.reduce(0, +), "\(group).\(name)")
      }
    }
    #expect(try object(totals["passes"])["modelled"] as? [String: Int] == ["mask": 4, "shadow": 2])
  }

  @Test func theTableHasARowAFrameAndTheSameNames() throws {
    let lines = report().csv.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count == lines[0].count })
    let first = Dictionary(uniqueKeysWithValues: zip(lines[0], lines[1]))
    #expect(first["index"] == "0" && first["repeated"] == "false" && first["milliseconds.raster"] == "1.5")
    #expect(first["passes.modelled.mask"] == "2" && first["passes.executed.shadow"] == "0")
    for reason in PassReason.allCases { #expect(first["passes.modelled.\(reason.rawValue)"] != nil) }
  }

  @Test func layersHaveATableOfTheirOwn() {
    let lines = report().layersCSV
    #expect(lines.hasPrefix("path,class,passes.modelled.backdrop,"))
    // A name with quotes and a line's end is one quoted field.
    #expect(lines.contains("\n\"root/\"\"grid\"\"\n\",CALayer,"))
    #expect(lines.hasSuffix(",12,0.5\n"))
  }

  @Test func lateFramesAreNamedWhenTheClockWasReal() throws {
    var report = report()
    #expect(report.punctuality == nil && !report.csv.contains("late"))
    report.frames[0].late = 0
    report.frames[1].late = 2.25
    #expect(report.punctuality == "1 of 2 frames in time; frame 1 was 2.3 ms late")
    let rows = report.csv.split(separator: "\n")
    #expect(rows[0].hasSuffix(",late") && rows[1].hasSuffix(",0") && rows[2].hasSuffix(",2.25"))
    report.frames[1].late = 0
    #expect(report.punctuality == "2 of 2 frames in time")
  }

  @Test func aCacheThatDrawsMoreThanItSavesIsNamed() {
    var report = report()
    report.layers[0].cost.path = "root/grid"
    report.layers[0].cost.cache.misses = 60
    report.layers[0].cost.modelledCache.misses = 60
    #expect(report.findings == [Finding(path: "root/grid", text: "cache thrash: 60 misses of 60")])
    report.layers[0].cost.cache.misses = 1
    report.layers[0].cost.cache.hits = 59
    #expect(report.findings.map(\.text) == ["cache thrash on Core Animation's compositor: 60 misses of 60"])
    report.layers[0].cost.modelledCache = report.layers[0].cost.cache
    #expect(report.findings.isEmpty)
  }

  @Test func whatABitmapSavedIsWhatDrawingItWouldHaveTaken() {
    var layer = report().layers[0]
    #expect(layer.savedMilliseconds == 0)
    layer.cost.cache.misses = 1
    layer.cost.cache.fills = 1
    layer.cost.cache.hits = 9
    layer.bitmapMilliseconds.filling = 4
    layer.bitmapMilliseconds.laying = 10
    // Nine times 4 ms of drawing, less 1 ms of laying it over.
    #expect(layer.savedMilliseconds == 27)
  }

  @Test func thePageHoldsTheReportAndNothingFromElsewhere() throws {
    var report = report()
    report.scene = "</script><b>"
    let page = report.html
    #expect(page.contains("<title>Cost of &lt;/script&gt;&lt;b&gt;</title>"))
    let start = try #require(page.range(of: "id=\"report\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let data = try object(JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)))
    #expect(data["scene"] as? String == report.scene)
    for word in ["http:", "https:", "src=\"/", "<link", "@import"] { #expect(!page.contains(word), "\(word)") }
  }

  @Test func theSummaryNamesReasonsAndCaches() {
    #expect(
      report().summary
        == "2 frames in 0.50 s (4.0 frames/s); offscreen passes 6 (mask 4, shadow 2), 2 executed; rasterize cache 1 hit, 1 miss"
    )
    let empty = RunReport(scene: "", pixelWidth: 1, pixelHeight: 1, scale: 1, rate: .sixty, jobs: 1)
    #expect(empty.summary == "0 frames in 0.00 s; no offscreen passes; rasterize cache unused")
  }

  @Test func numbersThatJSONCannotHoldAreZero() {
    #expect(JSONValue.number(.nan).text == "0")
    #expect(JSONValue.number(.infinity).text == "0")
    #expect(JSONValue.number(0.1).text == "0.1")
    #expect(JSONValue.number(-3).text == "-3")
    #expect(JSONValue.string("a\u{1}\"\\").text == "\"a\\u0001\\\"\\\\\"")
    #expect(JSONValue.object([]).text == "{}")
  }
}
