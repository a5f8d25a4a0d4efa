// A ticker's text file: items, markup, several tickers, and errors with their place.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct TickerFileTests {
  private func read(_ text: String) throws(CompositionError) -> [TickerSection] {
    try TickerFile.read(DataSource(Data(text.utf8), name: "t.txt"))
  }

  @Test func linesAreItemsAndDashesBeginTickers() throws {
    let sections = try read("\u{FEFF}One\r\n\n  Two  \n--- label=LATE_NEWS speed=90\nThree\n---\n")
    #expect(sections.map { $0.items.map(\.text) } == [["One", "Two"], ["Three"], []])
    #expect(sections.map(\.settings) == [[:], ["label": "LATE NEWS", "speed": "90"], [:]])
    #expect(sections[1].place == "t.txt:4:1")
  }

  @Test func markup() throws {
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let item = try #require(try read("a **b c** d [up](#0f0)!").first?.items.first)
    #expect(
      item.runs == [
        .text("a ", isBold: false, color: nil), .text("b c", isBold: true, color: nil),
        .text(" d ", isBold: false, color: nil), .text("up", isBold: false, color: green),
        .text("!", isBold: false, color: nil),
      ])
    for plain in ["5 ** 2", "a [1] b", "[x](y)", "![a", "tail \\"] {
      #expect(try read(plain).first?.items == [TickerItem(plain)])
    }
    #expect(try read("\\*\\*x\\*\\* \\[y](#zz)").first?.items.first?.text == "**x** [y](#zz)")
  }

  @Test func severalLinksOfALineAreEachFound() throws {
    let item = try #require(try read("[a](x) [b](#f00) **c** [d](#00f)").first?.items.first)
    #expect(
      item.runs == [
        .text("[a](x) ", isBold: false, color: nil),
        .text("b", isBold: false, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
        .text(" ", isBold: false, color: nil), .text("c", isBold: true, color: nil),
        .text(" ", isBold: false, color: nil),
        .text("d", isBold: false, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1)),
      ])
  }

  /// Searched anew from each bracket, every one of these takes minutes at least.
  @Test(arguments: [("![", ""), ("![", "]("), ("![", "](x"), ("![", "]()"), ("[", "](x)")])
  func manyBracketsAreReadInTime(bracket: String, end: String) throws {
    let line = String(repeating: bracket, count: 200_000) + end
    var items: [TickerItem]?
    let time = try ContinuousClock().measure { items = try read(line).first?.items }
    #expect(items == [TickerItem(line)])
    #expect(time < .seconds(10), "\(time)")
  }

  @Test(arguments: [
    ("ok\n  a [b](#12345)\n", "t.txt:2:5: '#12345' is not a colour"),
    ("--- label\n", "t.txt:1:5: 'label' sets nothing"),
    ("x ![a](../secret.png)", "t.txt:1:3: the picture '../secret.png' is not in the folder of the data"),
    ("x ![a](/etc/x.png)", "t.txt:1:3: the picture '/etc/x.png' is not in the folder of the data"),
    ("x ![a](none.png)", "t.txt:1:3:"),
  ])
  func errors(text: String, start: String) {
    let error = failure { () throws(CompositionError) in try read(text) }
    #expect(error?.kind == .input && error?.description.hasPrefix(start) == true, "\(error?.description ?? "none")")
    #expect(error?.hint != nil)
  }

  @Test func bytesThatAreNoText() {
    #expect(throws: CompositionError.self) { try TickerFile.read(DataSource(Data([0xFF, 0x41]), name: "t.txt")) }
  }

  @Test func settingsOfATickerAreChecked() {
    let data = DataSource(Data("a\n--- speed=0\nb\n".utf8), name: "t.txt")
    let error = failure { () throws(CompositionError) in try Marquee.make(CompositionInput(data: data)) }
    #expect(error?.kind == .input && error?.place == "t.txt:2:1")
  }

  @Test func sampleFilesAreSeveralTickersWithPictures() throws {
    let folder = Samples.folder
    let sections = try TickerFile.read(DataSource(file: "\(folder)/headlines.txt"))
    #expect(sections.map { $0.settings["label"] } == ["NEWS", "MARKETS"])
    #expect(sections[0].items.contains { $0.runs.contains { if case .picture = $0 { true } else { false } } })
    let stage = try Marquee.make(CompositionInput(data: DataSource(file: "\(folder)/headlines.txt")))
    #expect(stage.canvas.background == nil)
  }
}
