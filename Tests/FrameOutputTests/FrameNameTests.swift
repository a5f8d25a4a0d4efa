// Numbers in file names.

import FrameOutput
import Testing

@Suite struct FrameNameTests {
  @Test func aFolderGetsFiveDigits() throws {
    let name = try FrameName("out/frames")
    #expect(name.folder == "out/frames")
    #expect(name.path(7) == "out/frames/00007.png")
    #expect(try FrameName("frames/").path(7) == "frames/00007.png")
    #expect(try FrameName("/").path(0) == "/00000.png")
    #expect(name.pattern == "out/frames/%05d.png")
  }

  @Test(arguments: [
    ("shot_%05d.png", ".", "shot_00042.png"),
    ("a/b/%d.png", "a/b", "a/b/42.png"),
    ("%04d", ".", "0042"),
    ("/x%03d", "/", "/x042"),
    ("100%%_%03d%%.png", ".", "100%_042%.png"),
    ("5%%/f%02d.png", "5%", "5%/f42.png"),
    ("%01d.png", ".", "42.png"),
  ]) func patternsAreFollowed(pattern: String, folder: String, path: String) throws {
    let name = try FrameName(pattern)
    #expect(name.folder == folder)
    #expect(name.path(42) == path)
  }

  @Test func thePatternSurvivesReading() throws {
    for pattern in ["shot_%05d.png", "a/b/%d.png", "5%%/100%%_%03d.png"] {
      #expect(try FrameName(pattern).pattern == pattern)
    }
  }

  @Test(arguments: [
    "", "shot.png", "%s.png", "%5d.png", "%-3d.png", "%.png", "%d_%d.png", "a%d/shot.png", "a%d/%d.png", "50%",
    "100%%.png", "%099d.png",
  ]) func whatNamesNoSequenceIsRefused(output: String) {
    #expect(throws: SinkError.self) { try FrameName(output) }
  }

  @Test func numbersWidenToTheLastFrame() throws {
    #expect(try FrameName("frames", lastIndex: 123_456).fileName(1) == "000001.png")
    #expect(try FrameName("f%02d.png", lastIndex: 99).fileName(1) == "f01.png")
    #expect(try FrameName("f%02d.png", lastIndex: 100).fileName(1) == "f001.png")
    #expect(try FrameName("f%02d.png", lastIndex: 100).pattern == "f%03d.png")
    #expect(try FrameName("f%d.png", lastIndex: 100).fileName(1) == "f1.png")
    #expect(try FrameName("f%02d.png", startNumber: 1, lastIndex: 99).fileName(0) == "f001.png")
  }

  @Test func numberingStartsWhereAsked() throws {
    let name = try FrameName("f%03d.png", startNumber: 10)
    #expect(name.fileName(0) == "f010.png")
    #expect(name.fileName(5) == "f015.png")
  }
}
