// The XML tree: what is read, what is refused, and that every place is exact.

import Foundation
import SceneFormats
import Testing

@Suite struct CAMLParserTests {
  private func parse(_ text: String, limits: SceneLimits = SceneLimits()) throws(SceneError) -> CAMLElement {
    try CAMLParser.parse(Data(text.utf8), file: "scene.caml", limits: limits)
  }

  /// The error of a text that cannot be read.
  private func failure(_ text: String, limits: SceneLimits = SceneLimits()) -> SceneError? {
    do throws(SceneError) {
      _ = try parse(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func elementsAttributesAndPlaces() throws {
    let root = try parse(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a banner -->
      <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
        <CALayer name='a b' bounds="0 0 10 10"
                 opacity = "0.5"/>
        <p key="x-1">text &amp; more</p>
      </caml>
      """)
    #expect(root.name == "caml")
    #expect(root.location.description == "scene.caml:3:1")
    #expect(root.children.map(\.name) == ["CALayer", "p"])
    let layer = root.children[0]
    #expect(layer.attributes.map(\.name) == ["name", "bounds", "opacity"])
    #expect(layer["name"] == "a b")
    #expect(layer.attribute("bounds")?.location.description == "scene.caml:4:23")
    #expect(layer.attribute("bounds")?.location(ofCharacter: 4).description == "scene.caml:4:35")
    #expect(layer.attribute("opacity")?.location.description == "scene.caml:5:12")
    #expect(layer["opacity"] == "0.5")
    #expect(root.children[1].text == "text & more")
  }

  @Test func referencesAndWhiteSpaceInValues() throws {
    let root = try parse("<caml a=\"&lt;&gt;&quot;&apos;&#65;&#x42;\" b=\"1\t2\n3\"><![CDATA[<x>]]></caml>")
    #expect(root["a"] == "<>\"'AB")
    #expect(root["b"] == "1 2 3")
    #expect(root.text == "<x>")
  }

  @Test func columnsCountCharacters() throws {
    let root = try parse("<caml><a x=\"äöü\" y=\"1\"/></caml>")
    #expect(root.children[0].attribute("y")?.location.description == "scene.caml:1:18")
  }

  @Test func byteOrderMarksAndOtherEncodings() throws {
    let text = "<caml name=\"ä\"/>"
    let marked = try CAMLParser.parse(Data([0xEF, 0xBB, 0xBF] + Array(text.utf8)), file: "f", limits: SceneLimits())
    #expect(marked["name"] == "ä")
    let wide = try CAMLParser.parse(try #require(text.data(using: .utf16)), file: "f", limits: SceneLimits())
    #expect(wide["name"] == "ä")
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><caml name=\"".utf8) + [0xE4] + Array("\"/>".utf8)
    #expect(try CAMLParser.parse(Data(latin), file: "f", limits: SceneLimits())["name"] == "ä")
    #expect(
      throws: SceneError(.malformed, "the text is not valid UTF-8", at: SourceLocation(file: "f", line: 2, column: 4))
    ) {
      _ = try CAMLParser.parse(
        Data(Array("<a>\n<b ".utf8) + [0xE4, 0x20] + Array("/></a>".utf8)), file: "f", limits: SceneLimits())
    }
  }

  @Test(arguments: [
    ("", "scene.caml:1:1", "empty"),
    ("   \n ", "scene.caml:2:2", "empty"),
    ("<caml>", "scene.caml:1:7", "before <caml> of line 1 is closed"),
    ("<caml>\n  <a>\n    <b/>", "scene.caml:3:9", "before <a> of line 2 is closed"),
    ("<caml>\n<a></b></caml>", "scene.caml:2:4", "</b> stands where <a> of line 2 is to be closed"),
    ("<caml x=\"1", "scene.caml:1:11", "inside the value of x"),
    ("<caml x", "scene.caml:1:8", "x of <caml> has no value"),
    ("<caml x=1/>", "scene.caml:1:9", "not in quotation marks"),
    ("<caml x=\"1\" x=\"2\"/>", "scene.caml:1:13", "x stands twice in <caml>"),
    ("<caml x=\"1\"y=\"2\"/>", "scene.caml:1:12", "neither an attribute nor its end"),
    ("<caml x=\"<\"/>", "scene.caml:1:10", "holds \"<\""),
    ("<caml>&nope;</caml>", "scene.caml:1:7", "&nope; is not an entity"),
    ("<caml>a & b</caml>", "scene.caml:1:9", "begins no character reference"),
    ("<caml/><caml/>", "scene.caml:1:8", "after the end of <caml>"),
    ("</caml>", "scene.caml:1:1", "closes nothing"),
    ("<caml><!-- x</caml>", "scene.caml:1:20", "inside the comment of line 1"),
    ("hello", "scene.caml:1:1", "text where an element is expected"),
    ("<!DOCTYPE caml [<!ENTITY a \"b\">]><caml/>", "scene.caml:1:1", "document type declarations"),
    ("<caml><", "scene.caml:1:8", "not followed by a name"),
  ])
  func errorsNameTheirPlace(text: String, place: String, message: String) throws {
    let error = try #require(failure(text))
    #expect(error.kind == .malformed)
    #expect(error.place == place)
    #expect(error.message.contains(message), "\(error)")
  }

  @Test func truncatedDocumentsSayHow() throws {
    let error = try #require(failure("<caml>\n  <CALayer name=\"x\">\n    <sublayers>\n"))
    #expect(
      error.description
        == "scene.caml:4:1: the document ends before <sublayers> of line 3 is closed (the file may be truncated)")
  }

  @Test func limits() throws {
    var limits = SceneLimits()
    limits.depth = 3
    #expect(failure("<a><b><c><d/></c></b></a>", limits: limits) == nil)
    #expect(failure("<a><b><c><d>", limits: limits)?.kind == .limit)
    #expect(failure("<a><b><c><d>", limits: limits)?.place == "scene.caml:1:10")
    limits = SceneLimits()
    limits.elements = 3
    #expect(failure("<a><b/><b/><b/></a>", limits: limits)?.kind == .limit)
    limits = SceneLimits()
    limits.attributeBytes = 4
    #expect(failure("<a b=\"12345\"/>", limits: limits)?.kind == .limit)
    limits = SceneLimits()
    limits.bytes = 4
    #expect(failure("<abc/>", limits: limits)?.kind == .limit)
  }

  @Test func tenThousandLevelsAreRefused() throws {
    let text = String(repeating: "<a>", count: 10_000)
    #expect(failure(text)?.kind == .limit)
    #expect(failure(text + String(repeating: "</a>", count: 10_000))?.place == "scene.caml:1:1537")
  }

  @Test func manyElementsTakeLinearTime() throws {
    // On one line, where a place that is searched from its start each time would cost the square.
    let text = "<caml>" + String(repeating: "<a b=\"1\" c=\"2\"/>", count: 50_000) + "</caml>"
    let root = try parse(text)
    #expect(root.children.count == 50_000)
    #expect(root.children[49_999].location.column == 7 + 49_999 * 16)
  }
}
