// Fonts on the command line: folders that are added, and names that are not there.

import Commands
import Foundation
import Testing

@Suite struct FontOptionTests {
  private func scene(font: String?) -> String {
    """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
      <CALayer name="root" bounds="0 0 40 20" position="20 10">
        <sublayers>
          <CATextLayer name="label" bounds="0 0 40 20" position="20 10" string="A"\(font.map { " font=\"\($0)\"" } ?? "")/>
          <CATextLayer name="other" bounds="0 0 40 20" position="20 10" string="B"\(font.map { " font=\"\($0)\"" } ?? "")/>
        </sublayers>
      </CALayer>
    </caml>
    """
  }

  private func still(_ font: String?, _ words: [String] = []) throws -> Outcome {
    var outcome: Outcome?
    try withFolder { folder in
      outcome = cairn(["still", "-", "-o", folder + "/one.png", "-q"] + words, input: scene(font: font))
    }
    return try #require(outcome)
  }

  @Test func aMissingFontIsNamedOnceWithWhatIsUsed() throws {
    let outcome = try still("Fantasia Neue")
    #expect(outcome.code == .done)
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("Fantasia Neue") }
    #expect(lines.count == 1, "\(outcome.errors)")
    #expect(lines.first?.contains("root/label") ?? false)
    #expect(lines.first?.contains(" is used") ?? false)
  }

  @Test func aMissingFontIsAnErrorInStrictMode() throws {
    let outcome = try still("Fantasia Neue", ["--strict"])
    #expect(outcome.code == .badInput && outcome.errors.contains("Fantasia Neue"))
  }

  @Test func fontsThatAreThereOrNotNamedAreNoTrouble() throws {
    for font in ["DejaVu Sans", nil] {
      let outcome = try still(font, ["--strict"])
      #expect(outcome.code == .done && outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  @Test func foldersOfFontsAreAdded() throws {
    #expect(try still(nil, ["--fonts", "/usr/share/fonts/truetype/dejavu"]).code == .done)
    let outcome = try still(nil, ["--fonts", "/no/such/folder"])
    #expect(outcome.code == .badInput && outcome.errors.contains("/no/such/folder"))
  }
}
