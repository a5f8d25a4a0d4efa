// Messages for programs: one JSON object a line, whatever happens, and more of them on request.

import Commands
import Foundation
import Testing

@Suite struct LogTests {
  private static let square = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 4 4" position="2 2" \
    backgroundColor="1 0 0"/></caml>
    """

  /// The objects on standard error; every line must be one.
  private func objects(_ outcome: Outcome) throws -> [[String: Any]] {
    try outcome.errors.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  @Test func aRunInObjects() throws {
    try withFolder { folder in
      let outcome = cairn(
        ["render", "-", "-o", folder, "--duration", "100ms", "--log", "json", "--verbose"], input: Self.square)
      let objects = try objects(outcome)
      #expect(outcome.code == .done)
      #expect(objects.filter { $0["log"] as? String == "frame" }.compactMap { $0["index"] as? Int } == Array(0..<6))
      #expect(objects.last?["log"] as? String == "note")
      let progress = try self.objects(
        cairn(["render", "-", "-o", folder, "--log=json", "--progress"], input: Self.square))
      #expect(progress.contains { $0["log"] as? String == "progress" && $0["done"] as? Int == 300 })
    }
  }

  @Test func errorsInObjects() throws {
    for words in [["render", "none.caml", "--log", "json"], ["render", "--nonsense", "--log=json"], ["--log=json"]] {
      let outcome = cairn(words)
      let error = try #require(try objects(outcome).last)
      #expect(error["log"] as? String == "error" && error["exit"] as? Int32 == outcome.code.rawValue, "\(words)")
    }
    #expect(cairn(["list", "layers", "--log", "xml"]).code == .usage)
  }

  @Test func everyFrameIsToldOnRequest() throws {
    try withFolder { folder in
      let outcome = cairn(["render", "-", "-o", folder, "--frames", "2,3", "-v"], input: Self.square)
      #expect(outcome.errors.contains("cairn: frame 2 at 0.033333 s: "), "\(outcome.errors)")
      #expect(outcome.errors.contains("cairn: frame 3 at 0.05 s: as the one before"))
      #expect(cairn(["render", "-", "-v", "-q"], input: Self.square).code == .usage)
    }
  }
}
