// Cost on the command line: the case of the moving group, caches off, overlays, the real clock, profile and bench.

import Commands
import Foundation
import Testing

@Suite struct CostCommandTests {
  /// Fifty squares in a rasterized group; one animation, of the group or of a square.
  private func scene(groupAnimation: String = "", childAnimation: String = "") -> String {
    let squares = (0..<50).map { index in
      """
      <CALayer bounds="0 0 4 4" position="\(index % 10 * 5 + 2) \(index / 10 * 10 + 2)" backgroundColor="1 0 0">
      \(index == 7 ? animation(childAnimation) : "")</CALayer>
      """
    }
    return """
      <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
        <CALayer name="root" bounds="0 0 160 90" position="80 45" backgroundColor="1 1 1">
          <sublayers>
            <CALayer name="group" bounds="0 0 50 50" position="45 45" shouldRasterize="1">
              \(animation(groupAnimation))
              <sublayers>\(squares.joined())</sublayers>
            </CALayer>
          </sublayers>
        </CALayer>
      </caml>
      """
  }

  private func animation(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count == 3 else { return "" }
    return """
      <animations><animation type="CABasicAnimation" keyPath="\(words[0])" duration="1">
      <fromValue type="real" value="\(words[1])"/><toValue type="real" value="\(words[2])"/></animation></animations>
      """
  }

  private func report(_ scene: String, _ words: [String] = []) throws -> [String: Any] {
    var object: [String: Any] = [:]
    try withFolder { folder in
      let path = folder + "/cost.json"
      let outcome = cairn(
        ["render", "-", "-o", folder + "/frames", "--duration", "1s", "-j1", "--report", path] + words, input: scene)
      #expect(outcome.code == .done, "\(outcome.errors)")
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
      object = try #require(json as? [String: Any])
    }
    return object
  }

  private func cache(_ report: [String: Any], _ name: String = "cache") throws -> [String: Int] {
    let totals = try #require(report["totals"] as? [String: Any])
    return try #require(totals[name] as? [String: Int])
  }

  @Test(arguments: [
    ("position.x 45 105", "", 1), ("", "opacity 0.1 1", 60), ("opacity 0.1 1", "", 1),
    ("transform.scale 0.5 1.5", "", 1),
    ("", "transform.scale 0.5 1.5", 60), ("rasterizationScale 1 2", "", 60),
  ])
  func aRasterizedGroupInSixtyFrames(_ group: String, _ child: String, _ misses: Int) throws {
    let report = try report(scene(groupAnimation: group, childAnimation: child))
    for name in ["cache", "modelledCache"] {
      let counts = try cache(report, name)
      #expect(counts["misses"] == misses && counts["hits"] == 60 - misses && counts["fills"] == misses, "\(name)")
    }
    let findings = try #require(report["findings"] as? [[String: String]])
    let expected = [["path": "root/group", "text": "cache thrash: 60 misses of 60"]]
    #expect(findings == (misses == 60 ? expected : []))
    let layers = try #require(report["layers"] as? [[String: Any]])
    let row = try #require(layers.first { $0["path"] as? String == "root/group" })
    #expect((row["cache"] as? [String: Int])?["misses"] == misses)
  }

  @Test func withoutTheCacheEachFrameDrawsTheBitmap() throws {
    let moving = scene(groupAnimation: "position.x 45 105")
    let off = try report(moving, ["--raster-cache", "off"])
    #expect(try cache(off)["misses"] == 60 && cache(off)["hits"] == 0 && cache(off)["bytes"] == 0)
    #expect(try cache(off, "modelledCache")["misses"] == 1)
  }

  private func frames(_ words: [String], in folder: String) throws -> [Data] {
    let outcome = cairn(
      ["render", "-", "-o", folder, "--duration", "100ms", "-q"] + words,
      input: scene(groupAnimation: "position.x 45 105"))
    #expect(outcome.code == .done, "\(outcome.errors)")
    return try frameNames(in: folder).map { try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0)) }
  }

  @Test func framesDoNotDependOnHowTheyAreMeasured() throws {
    try withFolder { folder in
      let plain = try frames([], in: folder + "/a")
      #expect(plain.count == 6)
      let measured: [[String]] = [
        ["--raster-cache", "off"], ["--pace", "wall"], ["--report", folder + "/r.html"],
        ["--report", folder + "/r.csv"],
      ]
      for (number, words) in measured.enumerated() {
        #expect(try frames(words, in: folder + "/\(number)") == plain, "\(words)")
      }
      #expect(try frames(["--overlay", "cache,bounds"], in: folder + "/o") != plain)
      let files = try names(in: folder)
      #expect(files.contains("r.layers.csv") && files.contains("r.html"))
    }
  }

  @Test func thePaceOfTheClockIsReported() throws {
    let report = try report(scene(groupAnimation: "position.x 45 105"), ["--pace", "wall", "--frames", "0-5"])
    let frames = try #require(report["frames"] as? [[String: Any]])
    #expect(frames.count == 6 && frames.allSatisfy { $0["late"] is Double })
  }

  @Test(arguments: [
    ["--overlay", "offscren"], ["--overlay", ""], ["--raster-cache", "no"], ["--pace", "fast"], ["--report", "a.txt"],
  ])
  func otherWordsAreRefused(_ words: [String]) {
    let outcome = cairn(["render", "-"] + words, input: scene())
    #expect(outcome.code == .usage && outcome.errors.contains("hint: "), "\(outcome.errors)")
  }

  @Test func aProfileNamesLayersAndChanges() throws {
    let outcome = cairn(["profile", "-", "--frames", "0-9", "-q"], input: scene(groupAnimation: "position.x 45 105"))
    #expect(outcome.code == .done && outcome.errors.isEmpty, "\(outcome.errors)")
    for text in ["root/group", "9 hits, 1 miss", "60 Hz: ", "120 Hz: ", "shouldRasterize off "] {
      #expect(outcome.output.contains(text), "\(outcome.output)")
    }
    let json = cairn(["profile", "-", "--frames", "0-1", "--changes", "0", "--json", "-q"], input: scene())
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["advice"] as? [Any])?.isEmpty == true)
  }

  @Test func aMeasurementIsItsOwnBaseline() throws {
    try withFolder { folder in
      let base = folder + "/base.json"
      let quick = ["bench", "mask-clip", "--runs", "2", "--warmup", "0", "--size", "64x36", "-q"]
      let first = cairn(quick + ["--json", base, "--csv", folder + "/b.csv", "--html", folder + "/b.html"])
      #expect(first.code == .done && first.output.contains("mask-clip"), "\(first.errors)")
      #expect(try names(in: folder) == ["b.csv", "b.html", "base.json"])
      let compared = ["--baseline", base, "--fail-on-regression"]
      // A tolerance of ten times holds on any machine.
      #expect(cairn(quick + compared + ["1000%"]).code == .done)

      let text = try String(contentsOfFile: base, encoding: .utf8)
      let fast = text.replacing(/"(milliseconds|spread)": ([0-9.e-]+)/) { match in
        "\"\(match.1)\": \((Double(match.2) ?? 0) / 20)"
      }
      try fast.write(toFile: base, atomically: true, encoding: .utf8)
      let slower = cairn(quick + compared + ["10%"])
      #expect(slower.code == .failed, "\(slower.errors)")
      #expect(slower.errors.contains("slower: mask-clip clip: ") && slower.errors.contains("slower: mask-clip mask: "))

      try "{".write(toFile: base, atomically: true, encoding: .utf8)
      #expect(cairn(quick + compared + ["10%"]).code == .badInput)
      #expect(cairn(quick + ["--baseline", folder + "/none.json"]).code == .badInput)
    }
  }

  @Test(arguments: [
    ["nothing"], ["--case", "nothing"], ["--runs", "0"], ["--size", "4x4"], ["--fail-on-regression", "10%"],
    ["--baseline", "b.json", "--fail-on-regression", "much"],
  ])
  func benchRefusesOtherWords(_ words: [String]) {
    let outcome = cairn(["bench"] + words)
    #expect(outcome.code == .usage && outcome.errors.contains("hint: "), "\(outcome.errors)")
  }
}
