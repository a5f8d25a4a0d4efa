// What `cairn inspect` prints: the tree with what is shown and what was set, as text, as JSON, and the plan.

import Commands
import Foundation
import Testing

@Suite struct InspectCommandTests {
  /// A square that is half-way from x 5 to 15 after 0.05 s, and a masked layer.
  private static let scene = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
      <CALayer name="stage" bounds="0 0 40 20" position="20 10">
        <sublayers>
          <CALayer name="box" bounds="0 0 10 10" position="15 5" backgroundColor="1 0 0"><animations>
            <slide type="CABasicAnimation" keyPath="position.x" duration="0.1">
              <fromValue type="real" value="5"/><toValue type="real" value="15"/>
            </slide>
          </animations></CALayer>
          <CALayer name="window" bounds="0 0 10 10" position="30 10">
            <mask name="hole" bounds="0 0 4 4" position="5 5"/>
          </CALayer>
        </sublayers>
      </CALayer>
    </caml>
    """

  @Test func shownAndSetValuesStandSideBySide() {
    let outcome = cairn(["inspect", "-", "--at", "50ms"], input: Self.scene)
    #expect(outcome.code == .done && outcome.errors.isEmpty, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "CALayer \"stage\"")
    #expect(lines.contains("  CALayer \"box\""))
    #expect(lines.contains("      position: [10, 5]  (set: [15, 5])"), "\(outcome.output)")
    #expect(lines.contains("      animations: slide"))
    #expect(lines.contains("    mask: CALayer \"hole\""))
  }

  @Test func theJSONHoldsTheSame() throws {
    let outcome = cairn(["inspect", "-", "--at", "50ms", "--json"], input: Self.scene)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(root["class"] as? String == "CALayer" && root["path"] as? String == "stage")
    let sublayers = try #require(root["sublayers"] as? [[String: Any]])
    let box = try #require(sublayers.first)
    #expect(box["path"] as? String == "stage/box" && box["animations"] as? [String] == ["slide"])
    #expect((box["presentation"] as? [String: Any])?["position"] as? [Double] == [10, 5])
    #expect((box["model"] as? [String: Any])?["position"] as? [Double] == [15, 5])
    #expect((box["presentation"] as? [String: Any])?["backgroundColor"] as? [Double] == [1, 0, 0, 1])
    #expect((sublayers.last?["mask"] as? [String: Any])?["name"] as? String == "hole")
  }

  @Test func thePlanNamesItsPasses() {
    let outcome = cairn(["inspect", "-", "--plan"], input: Self.scene)
    #expect(outcome.code == .done && outcome.output.contains("draw"), "\(outcome.output)")
    #expect(cairn(["inspect", "-", "--plan", "--json"], input: Self.scene).code == .usage)
    #expect(cairn(["inspect", "-", "--at", "soon"], input: Self.scene).code == .usage)
  }
}
