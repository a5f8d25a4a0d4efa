// A document on standard input becomes files and a report.

import Commands
import Foundation
import Testing

@Suite struct RenderCommandTests {
  /// A red square that moves by ten points in half a second.
  private static let moving = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
      <CALayer bounds="0 0 40 20" position="20 10">
        <sublayers>
          <CALayer name="square" bounds="0 0 10 10" position="5 5" backgroundColor="1 0 0">
            <animations>
              <animation type="CABasicAnimation" keyPath="position.x" duration="0.5">
                <fromValue type="real" value="5"/>
                <toValue type="real" value="15"/>
              </animation>
            </animations>
          </CALayer>
        </sublayers>
      </CALayer>
    </caml>
    """

  private func render(_ words: [String]) -> Outcome { cairn(["render", "-"] + words, input: Self.moving) }

  @Test func framesAndAReportAreWritten() throws {
    try withFolder { folder in
      let report = folder + "/cost.json", table = folder + "/cost.csv"
      let outcome = render(["-o", folder + "/frames", "--duration", "100ms", "-j1", "--report", report])
      #expect(outcome.code == .done, "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("cairn: 6 frames in "))
      #expect(try frameNames(in: folder + "/frames") == (0..<6).map { "0000\($0).png" })
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: report)))
      let object = try #require(json as? [String: Any])
      #expect((object["frames"] as? [Any])?.count == 6)
      #expect(object["size"] as? [Int] == [40, 20])

      let quiet = render(["-o", folder + "/frames", "--frames", "2-3", "--report", table, "-q"])
      #expect(quiet.code == .done && quiet.errors.isEmpty, "\(quiet.errors)")
      let rows = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n")
      #expect(rows.dropFirst().map { $0.prefix(2) } == ["2,", "3,"])
    }
  }

  @Test func aSingleFrameFitsOneFile() throws {
    try withFolder { folder in
      let outcome = render(["-o", folder + "/one.png", "--frames", "-1", "--size", "80x60", "-q"])
      #expect(outcome.code == .done, "\(outcome.errors)")
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/one.png")))
      #expect(bytes[16..<24] == [0, 0, 0, 80, 0, 0, 0, 60])
      #expect(try names(in: folder) == ["one.png"])
    }
  }

  @Test func anyWorkersAndAnySelectionGiveTheSameBytes() throws {
    try withFolder { folder in
      #expect(render(["-o", folder + "/a", "-j1", "-q"]).code == .done)
      #expect(render(["-o", folder + "/b", "-j3", "-q"]).code == .done)
      #expect(render(["-o", folder + "/c", "--frames", "17", "-q"]).code == .done)
      let files = try frameNames(in: folder + "/a")
      #expect(files.count == 30)
      let bytes = { (path: String) in FileManager.default.contents(atPath: folder + path) }
      for file in files { #expect(bytes("/a/" + file) == bytes("/b/" + file), "\(file)") }
      #expect(try frameNames(in: folder + "/c") == ["00017.png"])
      #expect(bytes("/c/00017.png") == bytes("/a/00017.png"))
    }
  }

  @Test func progressIsLinesWhenAskedForAndABarOnATerminal() throws {
    try withFolder { folder in
      let lines = render(["-o", folder, "--progress"]).errors
      #expect(lines.contains("30 of 30 frames") && !lines.contains("\r"))
      let bar = cairn(["render", "-", "-o", folder], input: Self.moving, columns: 60).errors
      #expect(bar.contains("\r[") && bar.hasSuffix("\n"))
      #expect(!render(["-o", folder]).errors.contains(" of "))
    }
  }

  @Test func aSceneWithoutLengthSaysHowLongItIsRendered() throws {
    try withFolder { folder in
      let still = #"<caml><CALayer bounds="0 0 4 4" position="2 2"/></caml>"#
      let outcome = cairn(["render", "-", "-o", folder, "--fps", "2"], input: still)
      #expect(outcome.code == .done, "\(outcome.errors)")
      #expect(outcome.errors.contains("states no length: rendering 5 s"))
      let files = try frameNames(in: folder)
      #expect(files.count == 10)
    }
  }
}
