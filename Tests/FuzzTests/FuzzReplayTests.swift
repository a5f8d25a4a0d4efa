// Every kept input of the fuzzer is fed again: what once was found stays fixed.

import Foundation
import FuzzTargets
import Testing

@Suite struct FuzzReplayTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzz/Corpus")

  private static func inputs(of target: FuzzTarget) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: corpus.appendingPathComponent(target.name), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }

  @Test(arguments: FuzzTarget.all) func keptInputsAreTaken(_ target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    #expect(!inputs.isEmpty, "there is nothing to start from")
    for input in inputs {
      let bytes = [UInt8](try Data(contentsOf: input))
      let took = ContinuousClock().measure { target.run(bytes) }
      #expect(took < .seconds(5), "\(input.lastPathComponent) takes \(took)")
    }
  }

  @Test func theCorpusIsSmallAndEveryFolderIsATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
    #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
    let files = try FuzzTarget.all.flatMap(Self.inputs)
    let bytes = try files.reduce(0) { try $0 + (Data(contentsOf: $1).count) }
    #expect(files.count <= 600 && bytes <= 400_000)
  }
}
