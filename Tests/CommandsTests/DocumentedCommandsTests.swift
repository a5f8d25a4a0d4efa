// Every command that the documentation shows runs, and every link leads somewhere.

import Commands
import Foundation
import Testing

@Suite struct DocumentedCommandsTests {
  /// Beginnings of lines that no test runs, and why.
  private static let unrun = [
    "cat > hosts": "writes the list of machines of an example",
    "parallel --sshloginfile": "needs other machines",
    "mkdir -p frames && cp": "gathers what other machines rendered",
    "sbatch --array": "needs Slurm", "job=$(sbatch": "needs Slurm", "sbatch --dependency": "needs Slurm",
  ]

  /// A dot that moves for a second and a half.
  private static let scene = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 40 20" position="20 10"><sublayers>
      <CALayer bounds="0 0 10 10" position="5 5" backgroundColor="1 0 0"><animations>
        <animation type="CABasicAnimation" keyPath="position.x" duration="1.5">
          <fromValue type="real" value="5"/><toValue type="real" value="15"/>
        </animation>
      </animations></CALayer>
    </sublayers></CALayer></caml>
    """

  private static let lock = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 40 20" position="20 10">
      <sublayers><CALayer id="card" bounds="0 0 10 10" position="5 5" backgroundColor="1 0 0"/></sublayers>
      <states><LKState name="Locked"/>
        <LKState name="Unlock"><elements>
          <LKStateSetValue targetId="card" keyPath="position.x"><value type="integer" value="30"/></LKStateSetValue>
        </elements></LKState>
        <LKState name="Sleep"/></states>
      <stateTransitions><LKStateTransition fromState="*" toState="Unlock"><elements>
        <LKStateTransitionElement key="position.x" targetId="card">
          <animation type="CABasicAnimation" keyPath="position.x" duration="0.2" fillMode="backwards"/>
        </LKStateTransitionElement></elements></LKStateTransition></stateTransitions>
    </CALayer></caml>
    """

  /// Makes the files that the pages speak of.
  private func furnish(_ folder: String) throws {
    let files = FileManager.default, samples = DocumentedPage.root.appendingPathComponent("Samples").path
    for (name, text) in [
      "scene.caml": Self.scene, "when.txt": "0 Locked\n0.1s Unlock\n",
      "readings.csv": (0..<50).map { "\($0 * 60),\($0 % 7)\n" }.joined(),
    ] { try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8) }
    for (bundle, text) in ["scene.ca": Self.scene, "lock.ca": Self.lock] {
      try files.createDirectory(atPath: "\(folder)/\(bundle)", withIntermediateDirectories: false)
      try text.write(toFile: "\(folder)/\(bundle)/main.caml", atomically: true, encoding: .utf8)
    }
    for (name, sample) in [
      "game.csv": "Data/basketball-playoff-game-2.csv", "prices.csv": "Data/share-price.csv",
      "touches.jsonl": "Scripts/share-price.jsonl",
    ] { try files.copyItem(atPath: "\(samples)/\(sample)", toPath: "\(folder)/\(name)") }
    for frames in ["frames-a", "frames-b", "frames"] {
      let made = cairn(["render", "\(folder)/scene.caml", "-o", "\(folder)/\(frames)", "--frames", "0-1", "-q"])
      #expect(made.code == .done, "\(made.errors)")
    }
    let base = cairn(["bench", "--json", "\(folder)/base.json"] + Self.shortened("bench", ""))
    #expect(base.code == .done, "\(base.errors)")
  }

  /// What is appended so that a command takes a moment: it means the same of less.
  private static func shortened(_ command: String, _ subject: String) -> [String] {
    switch command {
    case "bench": ["--case", "mask-clip", "--runs", "1", "--warmup", "0", "--size", "32x18", "-q"]
    case "render" where !subject.contains("."): ["--frames", "0-1", "--size", "480x270"]
    case "profile": ["--frames", "0-1"]
    default: []
    }
  }

  /// Words with the files they name in a folder, and the samples where they are.
  private func placed(_ words: [String], in folder: String) -> [String] {
    let naming: Set = ["-o", "--out", "--report", "--html", "--json", "--baseline"]
    let known = (try? names(in: folder)) ?? []
    return words.enumerated().map { index, word in
      if word.hasPrefix("Samples/") { return DocumentedPage.root.appendingPathComponent(word).path }
      let names = index > 0 && naming.contains(words[index - 1]) && word != "-"
      return names || known.contains(word) ? "\(folder)/\(word)" : word
    }
  }

  /// - Parameter addition: words that stand before what makes it short.
  private func run(_ command: String, _ addition: [String] = []) throws {
    try withFolder { folder in
      try furnish(folder)
      let words = Array(shellWords(command).dropFirst())
      let name = try #require(words.first)
      // A folder of other frames is not gone on with, and a bundle is not written over, by what the page shows elsewhere.
      if name == "render" { try FileManager.default.removeItem(atPath: folder + "/frames") }
      if name == "export" { try FileManager.default.removeItem(atPath: folder + "/scene.ca") }
      let stream = open(folder + "/stream", O_WRONLY | O_CREAT, 0o600)
      defer { close(stream) }
      let subject = words.count > 1 ? words[1] : ""
      let outcome = cairn(
        placed(words, in: folder) + addition + Self.shortened(name, subject), outputDescriptor: stream)
      // Whether something became slower is for a quiet machine to say.
      #expect(outcome.code == .done || name == "bench" && outcome.code == .failed, "\(command)\n\(outcome.errors)")
      guard words.contains("-o"), words.contains("-") else { return }
      #expect(FileManager.default.contents(atPath: folder + "/stream")?.isEmpty == false)
    }
  }

  /// What the pages show a command print is what it prints, but for times and speeds, which no two machines share.
  @Test func everyTranscriptIsTrue() throws {
    func timeless(_ line: String) -> String {
      line.replacing(/[0-9.]+ (frames\/s|ms|s)\b/) { "N \($0.1)" }
    }
    let transcripts = try DocumentedPage.all().flatMap { try $0.transcripts() }
    #expect(!transcripts.isEmpty)
    for (command, output) in transcripts {
      try withFolder { folder in
        let outcome = cairn(placed(Array(shellWords(command).dropFirst()), in: folder))
        #expect(outcome.code == .done, "\(command)\n\(outcome.errors)")
        let printed = outcome.errors.split(separator: "\n").map { timeless(String($0)) }
        #expect(printed == output.map(timeless), "\(command)")
      }
    }
  }

  private var hasFFmpeg: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }
  }

  @Test func everyCommandRuns() throws {
    var seen: Set<String> = [], unused = Set(Self.unrun.keys)
    for page in try DocumentedPage.all() + DocumentedPage.articles() {
      for command in try page.commands() where seen.insert(shellWords(command).joined(separator: " ")).inserted {
        if command.hasPrefix("cairn ") {
          let clip = shellWords(command).contains { $0.contains(/\.(mp4|mov|webm|gif|apng|webp)$/) }
          // Without ffmpeg a clip's scene and options are still understood: the call it would get is printed.
          try run(command, clip && !hasFFmpeg ? ["--print-ffmpeg"] : [])
        } else if command.hasPrefix("Scripts/") {
          let script = DocumentedPage.root.appendingPathComponent(shellWords(command)[0]).path
          #expect(FileManager.default.isExecutableFile(atPath: script), "\(page.path): \(command)")
        } else {
          let reasons = Self.unrun.keys.filter { command.hasPrefix($0) }
          #expect(!reasons.isEmpty, "\(page.path): nobody runs \(command)")
          unused.subtract(reasons)
        }
      }
    }
    #expect(unused.isEmpty, "no page shows \(unused.sorted())")
  }

  @Test func everyLinkLeadsSomewhere() throws {
    for page in try DocumentedPage.all() {
      for link in try page.links() {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folder = page.url.deletingLastPathComponent()
        let target = parts[0].isEmpty ? page.url : folder.appendingPathComponent(parts[0]).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page.path): \(link)")
        guard parts.count > 1, target.pathExtension == "md" else { continue }
        let path = String(target.path.dropFirst(DocumentedPage.root.standardizedFileURL.path.count + 1))
        #expect(try DocumentedPage(path: path).anchors().contains(parts[1]), "\(page.path): \(link)")
      }
    }
  }
}
