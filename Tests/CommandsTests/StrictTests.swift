// Strict runs: what cannot be honoured is an error before anything is written, whatever reports it and whenever.

import Commands
import Foundation
import Synchronization
import Testing

@Suite struct StrictTests {
  private static func document(_ inside: String) -> String {
    """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
      <CALayer name="stage" bounds="0 0 40 20" position="20 10"><sublayers>\(inside)</sublayers></CALayer>
    </caml>
    """
  }

  /// A layer that snaps back when its animation has ended, in frame 6: nothing in the document itself is wrong.
  private static let late = document(
    """
    <CALayer name="box" bounds="0 0 10 10" position="5 5"><animations>
      <animation type="CABasicAnimation" keyPath="position.x" duration="0.1">
        <fromValue type="real" value="5"/><toValue type="real" value="15"/>
      </animation>
    </animations></CALayer>
    """)
  /// A letter for private use, which no font of the tests has.
  private static let boxed = document(
    #"<CATextLayer name="label" bounds="0 0 40 20" position="20 10" string="&#xF8A1;" fontSize="12"/>"#)

  private static let outputs: [[String]] = [
    ["render", "-", "--duration", "200ms", "-o", "frames"], ["render", "-", "--duration", "200ms", "-o", "clip.y4m"],
    ["render", "-", "--duration", "200ms", "-o", "frames", "--report", "cost.json"],
    ["still", "-", "--at", "150ms", "-o", "one.png"], ["sheet", "-", "--duration", "200ms", "-o", "sheet.png"],
  ]

  @Test(arguments: outputs) func whatComesUpLateIsFoundBeforeAnythingIsWritten(_ words: [String]) throws {
    for (scene, message) in [(Self.late, "stage/box: position.x: "), (Self.boxed, "no font has one glyph")] {
      try withFolder { folder in
        let words = words.map { $0.contains(".") && $0 != "." || $0 == "frames" ? "\(folder)/\($0)" : $0 }
        let strict = cairn(words + ["--strict"], input: scene)
        #expect(strict.code == .badInput && strict.errors.contains("cairn: \(message)"), "\(strict.errors)")
        let left = try names(in: folder)
        #expect(left.isEmpty, "\(left)")
        let tolerant = cairn(words, input: scene)
        #expect(tolerant.code == .done && tolerant.errors.contains("cairn: \(message)"), "\(tolerant.errors)")
      }
    }
  }

  /// Frames before the one at which it comes up are drawn; a run that ends earlier has no fault.
  @Test func onlyWhatIsDrawnCounts() throws {
    try withFolder { folder in
      let outcome = cairn(
        ["render", "-", "--frames", "0-3", "-o", folder + "/f", "--strict", "-q"], input: Self.late)
      #expect(outcome.code == .done && outcome.errors.isEmpty, "\(outcome.errors)")
      let drawn = try frameNames(in: folder + "/f")
      #expect(drawn.count == 4)
    }
  }

  /// Standard input is there only once.
  @Test func standardInputIsReadOnce() throws {
    let reads = Mutex(0)
    let text = Self.document(#"<CALayer bounds="0 0 10 10" position="5 5" backgroundColor="1 0 0"/>"#)
    try withFolder { folder in
      let console = Console(
        output: { _ in }, errors: { _ in },
        input: {
          reads.withLock { $0 += 1 }
          return Array(text.utf8)
        })
      let code = CommandLineProgram.run(["still", "-", "-o", folder + "/a.png", "--strict"], console: console)
      #expect(code == .done)
    }
    #expect(reads.withLock { $0 } == 1)
    let both = cairn(["render", "-", "--states", "-"], input: text)
    #expect(both.code == .usage && both.errors.contains("cannot be both"), "\(both.errors)")
  }

  @Test func lookingAtASceneIsStrictToo() {
    let crowd = Self.document(
      #"<CAReplicatorLayer name="copies" bounds="0 0 4 4" position="2 2" instanceCount="1000000"/>"#)
    for words in [["inspect", "-"], ["profile", "-", "--changes", "0", "--frames", "0"]] {
      let strict = cairn(words + ["--strict"], input: crowd)
      #expect(strict.code == .badInput && strict.errors.contains("1000000 copies"), "\(words): \(strict.errors)")
    }
    for words in [["inspect", "-"], ["profile", "-", "--changes", "0", "--frames", "0"]] {
      let tolerant = cairn(words, input: crowd)
      #expect(tolerant.code == .done && tolerant.errors.contains("1000000 copies"), "\(tolerant.errors)")
    }
  }
}
