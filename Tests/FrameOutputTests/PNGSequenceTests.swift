// Sequences on disk: whole files only, repeated frames, and errors that name the place.

import Cairo
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct PNGSequenceTests {
  private let folder: TemporaryFolder
  private let format = StreamFormat(width: 8, height: 4, isOpaque: true, frameCount: 3)

  init() throws { folder = try TemporaryFolder() }

  private func frames() -> [Frame] {
    let first = picture(8, 4) { x, y in premultiplied(255, x, y, 0) }
    let last = picture(8, 4) { x, y in premultiplied(255, y, x, 9) }
    return [
      Frame(index: 0, time: 0, pixels: first),
      Frame(index: 1, time: 1 / 60, pixels: first, repeatsPrevious: true),
      Frame(index: 2, time: 2 / 60, pixels: last),
    ]
  }

  @Test func framesBecomeNumberedFiles() throws {
    try PNGSequence(folder.path("a/b")).write(frames(), as: format)
    #expect(folder.names(in: "a/b") == ["00000.png", "00001.png", "00002.png"])
    for frame in frames() {
      #expect(try PNGCodec.decode(path: folder.path("a/b/0000\(frame.index).png")).equals(frame.pixels))
    }
    #expect(folder.bytes("a/b/00000.png") == folder.bytes("a/b/00001.png"))
  }

  @Test func existingFilesAreReplaced() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.path("shot_1.png")))
    try PNGSequence(folder.path("shot_%d.png"), startNumber: 1).write(frames(), as: format)
    #expect(folder.names() == ["shot_1.png", "shot_2.png", "shot_3.png"])
    #expect(try PNGCodec.decode(path: folder.path("shot_1.png")).equals(frames()[0].pixels))
  }

  /// How many names the file of a frame has.
  private func names(of file: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(file))
    return try #require(attributes[.referenceCount] as? Int)
  }

  @Test func identicalFramesAreLinkedWhereAsked() throws {
    try PNGSequence(folder.path("plain")).write(frames(), as: format)
    #expect(try names(of: "plain/00000.png") == 1)
    // Twice: the second time replaces names of one file one by one.
    for _ in 0..<2 { try PNGSequence(folder.path("linked"), linksIdentical: true).write(frames(), as: format) }
    #expect(folder.names(in: "linked") == ["00000.png", "00001.png", "00002.png"])
    #expect(try names(of: "linked/00000.png") == 2 && names(of: "linked/00002.png") == 1)
    for frame in ["00000.png", "00001.png", "00002.png"] {
      #expect(folder.bytes("linked/" + frame) == folder.bytes("plain/" + frame))
    }
    // Writing a frame anew leaves its other names as they are.
    try PNGSequence(folder.path("linked")).write([Frame(index: 1, time: 0, pixels: frames()[2].pixels)], as: format)
    #expect(folder.bytes("linked/00000.png") == folder.bytes("plain/00000.png"))
    #expect(folder.bytes("linked/00001.png") == folder.bytes("plain/00002.png"))
  }

  @Test func aFirstFrameCannotRepeat() throws {
    let sequence = PNGSequence(folder.path("frames"))
    let encoder = try sequence.begin(format)
    let repeated = try encoder.encode(frames()[1])
    #expect(repeated.repeatsPrevious && repeated.bytes.isEmpty)
    #expect(throws: SinkError.self) { try sequence.write(repeated) }
  }

  @Test func abandoningLeavesWholeFilesOnly() throws {
    let sequence = PNGSequence(folder.path("x/y"))
    let encoder = try sequence.begin(format)
    try sequence.write(encoder.encode(frames()[0]))
    sequence.abandon()
    #expect(folder.names(in: "x/y") == ["00000.png"])
  }

  @Test func abandoningRemovesOnlyEmptyFoldersOfItsOwn() throws {
    try FileManager.default.createDirectory(atPath: folder.path("x"), withIntermediateDirectories: true)
    let sequence = PNGSequence(folder.path("x/y/z"))
    _ = try sequence.begin(format)
    #expect(folder.names(in: "x/y/z") == [])
    sequence.abandon()
    #expect(folder.names(in: "x") == [])
  }

  @Test func aFileInTheWayIsNamed() throws {
    try Data().write(to: URL(fileURLWithPath: folder.path("frames")))
    let taken = #expect(throws: SinkError.self) { try PNGSequence(folder.path("frames")).begin(format) }
    #expect(taken?.place == folder.path("frames"))
    #expect(taken?.message == "this is a file, not a folder")
    let below = #expect(throws: SinkError.self) { try PNGSequence(folder.path("frames/inside")).begin(format) }
    #expect(below?.place == folder.path("frames/inside"))
    #expect(below?.message.contains("Not a directory") == true)
    #expect(below?.hint != nil)
  }

  @Test func aPlaceWhereNothingCanBeMadeIsNamed() {
    let error = #expect(throws: SinkError.self) { try PNGSequence("/proc/frames").begin(format) }
    #expect(error?.place == "/proc/frames")
  }

  @Test func whatCouldNotBeMadeLeavesNothing() throws {
    let long = String(repeating: "n", count: 300)
    #expect(throws: SinkError.self) { try PNGSequence(folder.path("made/\(long)")).begin(format) }
    #expect(folder.names() == [])
  }

  /// The temporary name leads to a device that is always full.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDiskLeavesNoPart() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(".00000.png.partial"), withDestinationPath: "/dev/full")
    let error = #expect(throws: SinkError.self) { try PNGSequence(folder.root).write(frames(), as: format) }
    #expect(error?.place == folder.path("00000.png"))
    #expect(error?.message.contains("No space left") == true)
    #expect(error?.hint != nil)
    #expect(folder.names() == [])
  }

  @Test func aFolderInAFilesPlaceLeavesNoPart() throws {
    try FileManager.default.createDirectory(atPath: folder.path("00000.png"), withIntermediateDirectories: true)
    #expect(throws: SinkError.self) { try PNGSequence(folder.root).write(frames(), as: format) }
    #expect(folder.names() == ["00000.png"])
  }

  @Test func encodingIsTheSameFromManyThreads() async throws {
    let encoder = try PNGSequence(folder.path("frames")).begin(format)
    let expected = try frames().map { try encoder.encode($0).bytes }
    let frames = frames()
    try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for round in 0..<30 {
        group.addTask { (round % 3, try encoder.encode(frames[round % 3]).bytes) }
      }
      for try await (index, bytes) in group { #expect(bytes == expected[index]) }
    }
  }
}
