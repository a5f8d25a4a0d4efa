// Runs in parts and runs that go on: the same files as a run in one piece, and never those of another scene.

import Commands
import Foundation
import Testing

@Suite struct ResumeTests {
  private func document(_ color: String = "1 0 0") -> String {
    """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
      <CALayer bounds="0 0 40 20" position="20 10"><sublayers>
        <CALayer bounds="0 0 10 10" position="5 5" backgroundColor="\(color)"><animations>
          <animation type="CABasicAnimation" keyPath="position.x" duration="0.5">
            <fromValue type="real" value="5"/><toValue type="real" value="35"/>
          </animation>
        </animations></CALayer>
      </sublayers></CALayer>
    </caml>
    """
  }

  private func render(_ folder: String, _ words: [String] = [], color: String = "1 0 0") -> Outcome {
    cairn(["render", "-", "-o", folder, "-j2"] + words, input: document(color))
  }

  /// Files by name, lists left out.
  private func pictures(_ folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try names(in: folder) where !name.hasPrefix(".") {
      files[name] = FileManager.default.contents(atPath: folder + "/" + name)
    }
    return files
  }

  @Test func partsMakeTheWholeByteForByte() throws {
    try withFolder { folder in
      #expect(render(folder + "/whole").code == .done)
      for number in 1...4 { #expect(render(folder + "/parts", ["--shard", "\(number)/4"]).code == .done) }
      let (whole, parts) = (try pictures(folder + "/whole"), try pictures(folder + "/parts"))
      #expect(whole == parts && whole.count == 30)
    }
  }

  @Test func whatIsThereIsKeptAndTheRestRendered() throws {
    try withFolder { folder in
      let (whole, other) = (folder + "/whole", folder + "/other")
      #expect(render(whole).code == .done)
      #expect(render(other, ["--frames", "0-9,20"]).code == .done)
      let old = try FileManager.default.attributesOfItem(atPath: other + "/00003.png")[.modificationDate] as? Date
      try Data().write(to: URL(fileURLWithPath: other + "/00005.png"))
      let outcome = render(other, ["--resume"])
      #expect(
        outcome.code == .done && outcome.errors.contains("10 of 30 frames are there already"), "\(outcome.errors)")
      #expect(outcome.errors.contains("20 frames in "))
      #expect(try pictures(whole) == pictures(other))
      let new = try FileManager.default.attributesOfItem(atPath: other + "/00003.png")[.modificationDate] as? Date
      #expect(old == new)
      #expect(render(other, ["--resume"]).errors.contains("30 of 30 frames are there already"))
    }
  }

  @Test func anotherScenesFramesAreNeverMixedIn() throws {
    try withFolder { folder in
      let (whole, mixed) = (folder + "/whole", folder + "/mixed")
      #expect(render(whole, color: "0 0 1").code == .done)
      #expect(render(mixed).code == .done)
      let outcome = render(mixed, ["--resume"], color: "0 0 1")
      #expect(outcome.code == .done && outcome.errors.contains("another scene"), "\(outcome.errors)")
      let (wanted, found) = (try pictures(whole), try pictures(mixed))
      #expect(wanted == found)
      // Options that change pixels count as another scene; those that do not are passed over.
      #expect(render(mixed, ["--resume", "--background", "#fff"], color: "0 0 1").errors.contains("another scene"))
      #expect(
        render(mixed, ["--resume", "--background", "#fff", "-v"], color: "0 0 1").errors
          .contains("30 of 30 frames are there"))
    }
  }

  @Test func anInterruptedRunOverAnotherScenesFramesTakesNoneOfThem() throws {
    try withFolder { folder in
      let (whole, mixed) = (folder + "/whole", folder + "/mixed")
      #expect(render(whole, color: "0 0 1").code == .done)
      #expect(render(mixed).code == .done)
      // As if the second scene had been stopped after three frames.
      #expect(render(mixed, ["--frames", "0-2"], color: "0 0 1").code == .done)
      #expect(render(mixed, ["--resume"], color: "0 0 1").errors.contains("3 of 30 frames are there already"))
      let (wanted, found) = (try pictures(whole), try pictures(mixed))
      #expect(wanted == found)
    }
  }

  @Test func onePieceCannotBeDividedOrGoneOnWith() throws {
    try withFolder { folder in
      for words in [["--shard", "1/2"], ["--resume"]] {
        let outcome = render(folder + "/clip.mp4", words)
        #expect(outcome.code == .usage && outcome.errors.contains("hint: "), "\(outcome.errors)")
      }
      let left = try names(in: folder)
      #expect(left.isEmpty)
    }
  }
}
