// The list beside frames: what was written is found again, what is not whole or not the scene's is not.

import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct FrameManifestTests {
  private let format = StreamFormat(width: 4, height: 4, frameCount: 6)

  private func sequence(
    _ folder: TemporaryFolder, _ identity: String = "scene", part: String? = nil, output: String = "out"
  ) -> ResumableSequence {
    var options = SinkOptions()
    options.part = part
    return ResumableSequence(folder.path(output), options, identity: identity)
  }

  private func frames(_ indices: Range<Int>) -> [Frame] {
    indices.map { index in
      Frame(index: index, time: 0, pixels: picture(4, 4) { x, _ in 0xFF00_0000 | UInt32(index * 4 + x) })
    }
  }

  @Test func aListReadsBack() throws {
    let folder = try TemporaryFolder()
    try sequence(folder).write(frames(0..<3), as: format)
    #expect(folder.names(in: "out") == [".frames.cairn", "00000.png", "00001.png", "00002.png"])
    let text = String(decoding: try #require(folder.bytes("out/.frames.cairn")), as: UTF8.self)
    let list = try #require(FrameManifest(text))
    #expect(list.identity == "scene" && list.entries.count == 3 && list.text == text)
    // The last line of a killed run may be cut off anywhere.
    #expect(FrameManifest(String(text.dropLast(4)))?.entries.count == 2)
    #expect(FrameManifest("something else\n1 2 3\n") == nil && FrameManifest("") == nil)
    #expect(FrameManifest("cairn frames of a\n9223372036854775807 2 3\n")?.entries.isEmpty == true)
    #expect(FrameManifest("cairn frames of a\n-1 2 3\nx y z\n1 2\n3 4 zz\n")?.entries.isEmpty == true)
  }

  @Test func onlyWholeFramesOfTheSameSceneAreFinished() throws {
    let folder = try TemporaryFolder()
    try sequence(folder).write(frames(0..<4), as: format)
    // One file is cut off, one is another picture, one is gone.
    let whole = try #require(folder.bytes("out/00001.png"))
    try Data(whole.dropLast(9)).write(to: URL(fileURLWithPath: folder.path("out/00001.png")))
    try Data(try #require(folder.bytes("out/00000.png"))).write(to: URL(fileURLWithPath: folder.path("out/00002.png")))
    try FileManager.default.removeItem(atPath: folder.path("out/00003.png"))
    #expect(try sequence(folder).finishedFrames(format) == [0])
    let other = sequence(folder, "another")
    #expect(try other.finishedFrames(format).isEmpty && other.foundAnotherScene)
  }

  @Test func partsAreFoundTogetherAndKept() throws {
    let folder = try TemporaryFolder()
    try sequence(folder, part: "1-of-2").write(frames(0..<3), as: format)
    try sequence(folder, part: "2-of-2").write(frames(3..<5), as: format)
    let last = sequence(folder)
    #expect(try last.finishedFrames(format) == [0, 1, 2, 3, 4])
    try last.write(frames(5..<6), as: format)
    #expect(try sequence(folder).finishedFrames(format) == [0, 1, 2, 3, 4, 5])
  }

  @Test func patternsInOneFolderHaveTheirOwnLists() throws {
    let folder = try TemporaryFolder()
    try sequence(folder, "a", output: "a_%03d.png").write(frames(0..<1), as: format)
    try sequence(folder, "b", output: "b_%03d.png").write(frames(0..<1), as: format)
    #expect(folder.names() == [".a_frames.cairn", ".b_frames.cairn", "a_000.png", "b_000.png"])
    #expect(try sequence(folder, "a", output: "a_%03d.png").finishedFrames(format) == [0])
  }

  @Test func aRunWithoutFramesLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let unused = sequence(folder)
    _ = try unused.begin(format)
    unused.abandon()
    #expect(folder.names() == [])
  }
}
