// What goes wrong is said in one sentence, with the exit code of its kind, and leaves nothing behind.

import Commands
import Foundation
import Testing

@Suite struct CommandErrorTests {
  private static let square = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 20 10" position="10 5" \
    backgroundColor="1 0 0"/></caml>
    """

  /// The place and message, the hint, and the code of a command line that must fail.
  private func expect(
    _ words: [String], input: String = square, _ code: ExitCode, _ line: String, hint: String? = nil,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let outcome = cairn(words, input: input)
    #expect(outcome.code == code, sourceLocation: location)
    #expect(outcome.output.isEmpty, sourceLocation: location)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == "cairn: " + line, sourceLocation: location)
    if let hint { #expect(lines.last == "hint: " + hint, sourceLocation: location) }
    #expect(lines.count <= 2, "\(lines)", sourceLocation: location)
  }

  @Test func commandsMustExist() throws {
    try expect(["rendr", "x"], .usage, "there is no command “rendr”", hint: "did you mean cairn render?")
    let nothing = cairn([])
    #expect(nothing.code == .usage && nothing.errors.hasSuffix("cairn: a command is missing\n"))
  }

  @Test func scenesMustExist() throws {
    try expect(["render"], .usage, "SCENE is missing")
    try expect(["render", "a.caml", "b.caml"], .usage, "b.caml: one scene is drawn at a time")
    try expect(["render", "gone.caml"], .badInput, "gone.caml: there is no such file")
    try expect(
      ["render", "scor-chart"], .badInput, "scor-chart: there is no file and no composition of this name",
      hint: "did you mean score-chart?")
  }

  @Test func ratesAreAboveZero() throws {
    try expect(
      ["render", "-", "--fps", "0"], .usage, "--fps: “0” is not a number of frames a second",
      hint: "write a rate above 0, such as 60 or 30000/1001")
    for rate in ["-1", "60/0", "nan", "1e9"] {
      #expect(cairn(["render", "-", "--fps", rate]).code == .usage, "\(rate)")
    }
  }

  @Test func sizesAreCheckedBeforeRendering() throws {
    try withFolder { folder in
      let frames = folder + "/frames"
      try expect(
        ["render", "-", "--size", "40000x10", "-o", frames], .usage, "width 40000 exceeds 32767",
        hint: "choose a size from 1 to 32767 pixels, scale included")
      try expect(
        ["render", "-", "--size", "10x20000", "--scale", "2", "-o", frames], .usage,
        "height 40000 exceeds 32767")
      try expect(
        ["render", "-", "--scale", "0.01", "-o", frames], .usage, "a canvas of 0x0 pixels has nothing to draw on")
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test func optionsOfCompositionsAreRefusedForDocuments() throws {
    try expect(
      ["render", "-", "--set", "a=b"], .usage, "--set: this option is for compositions, and the scene is a document")
    try expect(["render", "score-chart", "--set", "a=1", "--set", "a=2"], .usage, "--set: a is set twice")
  }

  @Test func dataMustBeThereAndWhole() throws {
    try expect(["render", "score-chart", "--data", "gone.csv"], .badInput, "gone.csv: the file does not exist")
    try withFolder { folder in
      let data = folder + "/game.csv", frames = folder + "/frames"
      try Data("time,home,away\n0,0,0\n5,two,0\n".utf8).write(to: URL(fileURLWithPath: data))
      let outcome = cairn(["render", "score-chart", "--data", data, "-o", frames])
      #expect(outcome.code == .badInput)
      #expect(outcome.errors.hasPrefix("cairn: \(data):3:"), "\(outcome.errors)")
      #expect(try names(in: folder) == ["game.csv"])
    }
  }

  @Test func aCutOffDocumentIsNotDrawn() throws {
    try withFolder { folder in
      let outcome = cairn(["render", "-", "-o", folder + "/frames"], input: String(Self.square.dropLast(20)))
      #expect(outcome.code == .badInput)
      #expect(outcome.errors.hasPrefix("cairn: -:1:"), "\(outcome.errors)")
      let left = try names(in: folder)
      #expect(left.isEmpty)
    }
  }

  @Test func outputMustBePossible() throws {
    try withFolder { folder in
      let file = folder + "/file"
      try Data().write(to: URL(fileURLWithPath: file))
      let inFile = cairn(["render", "-", "-o", file + "/frames", "-q"], input: Self.square)
      #expect(inFile.code == .badOutput)
      #expect(inFile.errors.hasPrefix("cairn: \(file)"), "\(inFile.errors)")
      try expect(
        ["render", "-", "-o", folder + "/one.png", "--duration", "1s"], .usage,
        "\(folder)/one.png: one file cannot hold 60 frames")
      let report = folder + "/none/cost.json"
      try expect(
        ["render", "-", "-o", folder + "/frames", "--report", report], .badOutput,
        "\(report): its folder does not exist")
      #expect(try names(in: folder) == ["file"])
    }
  }

  @Test func framesOutsideTheRunAreRefused() throws {
    let outcome = cairn(["render", "-", "--duration", "1s", "--frames", "60", "-o", "nowhere"], input: Self.square)
    #expect(outcome.code == .usage && outcome.errors.hasPrefix("cairn: --frames: "), "\(outcome.errors)")
  }
}
