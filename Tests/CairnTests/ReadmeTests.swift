// The example of the README compiles, runs, and is the one printed there.

import Cairn
import Foundation
import Testing

@Suite struct ReadmeTests {
  /// What the README shows, line for line; its sink is replaced by one that writes no files.
  private func example() throws -> (RunReport, [Int: UInt64]) {
    let digests = DigestSink()
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func PNGSequence(_ folder: String) -> DigestSink { digests }
    // README begins

    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 640, height: 360)
    let dot = CAShapeLayer()
    dot.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    dot.position = CGPoint(x: 40, y: 160)
    root.addSublayer(dot)

    let stage = Stage(root, size: CGSize(width: 640, height: 360), framesPerSecond: 60)
    stage.at(0.5) {  // runs on the virtual clock, as an app's event would
      let move = CASpringAnimation(keyPath: "position.x")
      move.fromValue = 40
      move.toValue = 560
      move.duration = move.settlingDuration
      dot.position.x = 560
      dot.add(move, forKey: "move")
    }
    let report = try stage.render(seconds: 2, to: PNGSequence("frames"))
    print(report.summary)

    // README ends
    return (report, digests.digests)
  }

  @Test func theExampleMovesItsDot() throws {
    let (report, digests) = try example()
    #expect(report.frames.count == 120)
    #expect(digests[0] == digests[29])
    #expect(digests[30 + 10] != digests[29])
  }

  @Test func theReadmeShowsThisExample() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let begin = try #require(source.range(of: "// README begins\n")).upperBound
    let end = try #require(source.range(of: "    // README ends")).lowerBound
    let code = source[begin..<end].split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\nimport Cairn\n\n\(code.trimmingCharacters(in: .newlines))\n```"))
  }
}
