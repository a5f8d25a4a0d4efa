// The page of what is supported says what the catalogues hold; effects and fonts are listed too.

import Commands
import Foundation
import Testing

@Suite struct SupportedPageTests {
  @Test(arguments: [
    ("effects", "gaussianBlur"), ("effects", "multiplyBlendMode"), ("supported", "### CAReplicatorLayer"),
    ("supported", "| `cornerRadius` | 0 | yes | the layer |"),
  ]) func topicsAreListed(_ topic: String, _ row: String) {
    let outcome = cairn(["list", topic])
    #expect(outcome.code == .done && outcome.errors.isEmpty)
    #expect(outcome.output.contains(row), "\(outcome.output)")
  }

  @Test func installedFontsAreListed() {
    let outcome = cairn(["list", "fonts"])
    #expect(outcome.code == .done)
    #expect(outcome.output.contains("DejaVu Sans"))
  }

  @Test func thePageOfWhatIsSupportedIsUpToDate() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Supported.md").standardizedFileURL
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page == cairn(["list", "supported"]).output, "run Scripts/supported.sh")
  }

  @Test func nothingIsListedThatIsNotDrawn() {
    let page = cairn(["list", "supported"]).output
    for kept in ["drawsAsynchronously", "contentsFormat", "opaque"] {
      #expect(!page.contains("| `\(kept)` |") && page.contains("`\(kept)`"))
    }
  }
}
