// What `cairn check` says of scenes, and what rendering says of layers afterwards.

import Commands
import Foundation
import Testing

@Suite struct CheckCommandTests {
  private static func document(_ inside: String) -> String {
    """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
      <CALayer name="stage" bounds="0 0 40 20" position="20 10">
        <sublayers>
          \(inside)
        </sublayers>
      </CALayer>
    </caml>
    """
  }

  private static let good = document(
    #"<CALayer name="box" bounds="0 0 10 10" position="5 5" backgroundColor="1 0 0"/>"#)
  /// An unknown key, and an animation after which the layer snaps back.
  private static let flawed = document(
    """
    <CALayer name="box" bounds="0 0 10 10" position="5 5" colour="1 0 0">
            <animations>
              <animation type="CABasicAnimation" key="slide" keyPath="position.x" duration="0.1">
                <fromValue type="real" value="5"/>
                <toValue type="real" value="15"/>
              </animation>
            </animations>
          </CALayer>
    """)

  @Test func aGoodSceneIsDrawable() throws {
    let outcome = cairn(["check", "-"], input: Self.good)
    #expect(outcome.code == .done && outcome.errors.isEmpty, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines[0].hasPrefix("understood: ") && lines[0].contains("2 CALayer"), "\(lines)")
    #expect(lines.last?.hasSuffix("can be drawn: 40x20 points, no length of its own") == true, "\(lines)")
  }

  @Test func whatIsNotUnderstoodIsListedWithItsPlace() throws {
    let outcome = cairn(["check", "-"], input: Self.flawed)
    #expect(outcome.code == .done && outcome.errors.isEmpty, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("-:4:") && $0.contains("unknown: ") && $0.contains("colour") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("stage/box: position.x: it snapped back") }, "\(lines)")
    #expect(lines.last?.hasSuffix("can be drawn: 40x20 points, 0.1 s") == true, "\(lines)")
  }

  @Test func theJSONHoldsTheSame() throws {
    let outcome = cairn(["check", "-", "--json"], input: Self.flawed)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["drawable"] as? Bool == true)
    #expect(object["size"] as? [Double] == [40, 20])
    #expect(object["seconds"] as? Double == 0.1)
    #expect((object["understood"] as? [String: Int])?["CALayer"] == 2)
    let met = try #require((object["document"] as? [[String: Any]])?.first)
    #expect(met["kind"] as? String == "unknown" && met["line"] as? Int == 4)
    #expect((met["column"] as? Int ?? 0) > 1 && met["file"] as? String == "-" && met["occurrences"] as? Int == 1)
    let layer = try #require((object["layers"] as? [[String: Any]])?.first)
    #expect(layer["path"] as? String == "stage/box" && layer["key"] as? String == "position.x")
    #expect(object["error"] == nil)
  }

  @Test func whatCannotBeDrawnEndsWithThree() throws {
    let cut = cairn(["check", "-", "--json"], input: String(Self.good.dropLast(30)))
    #expect(cut.code == .badInput && cut.errors.hasPrefix("cairn: -:"), "\(cut.errors)")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(cut.output.utf8)) as? [String: Any])
    #expect(object["drawable"] as? Bool == false)
    #expect(((object["error"] as? [String: Any])?["message"] as? String)?.isEmpty == false)
    #expect(cairn(["check", "gone.caml"]).code == .badInput)
    #expect(cairn(["check"]).code == .usage)

    // It can be read, and a surface of more than a hundred million pixels cannot be made.
    let fading = Self.document(
      """
      <CALayer name="pair" bounds="0 0 40 40" position="20 20" opacity="0.5"><sublayers>
            <CALayer bounds="0 0 40 40" position="20 20" backgroundColor="1 0 0"/>
            <CALayer bounds="0 0 30 40" position="20 20" backgroundColor="0 0 1"/>
          </sublayers></CALayer>
      """
    ).replacingOccurrences(of: "0 0 40 20", with: "0 0 40 40")
    let large = cairn(["check", "-", "--size", "12000x12000"], input: fading)
    #expect(large.code == .badInput && large.errors.contains("needs"), "\(large.output)\(large.errors)")
    #expect(large.output.contains("understood: ") && !large.output.contains("can be drawn"))
  }

  @Test func strictMakesEverythingMetAnError() throws {
    #expect(cairn(["check", "-", "--strict"], input: Self.good).code == .done)
    #expect(cairn(["check", "-", "--strict"], input: Self.flawed).code == .badInput)
    let layers = cairn(
      ["check", "-", "--strict"], input: Self.flawed.replacingOccurrences(of: #" colour="1 0 0""#, with: ""))
    #expect(layers.code == .badInput && layers.errors.hasPrefix("cairn: stage/box: position.x: "), "\(layers.errors)")
  }

  @Test func compositionsAreCheckedWithTheirData() throws {
    let data = "time,home,away\n0,0,0\n10,2,0\n20,2,3\n"
    let outcome = cairn(["check", "score-chart", "--data", "-"], input: data)
    #expect(outcome.code == .done && outcome.output.contains("can be drawn: "), "\(outcome.output)\(outcome.errors)")
    #expect(cairn(["check", "score-chart", "--data", "-"], input: "time,home\n0,zero\n").code == .badInput)
  }

  @Test func renderingSaysOnceWhatLayersReported() throws {
    try withFolder { folder in
      let words = ["render", "-", "-o", folder + "/frames", "--duration", "200ms"]
      let spoken = cairn(words, input: Self.flawed)
      #expect(spoken.code == .done)
      let lines = spoken.errors.split(separator: "\n").filter { $0.contains("snapped back") }
      #expect(lines.count == 1 && lines[0].hasPrefix("cairn: stage/box: position.x: "), "\(spoken.errors)")
      let strict = cairn(
        words + ["--strict", "-q"], input: Self.flawed.replacingOccurrences(of: #" colour="1 0 0""#, with: ""))
      #expect(strict.code == .badInput && strict.errors.hasPrefix("cairn: stage/box: position.x: "), "\(strict.errors)")
    }
  }
}
