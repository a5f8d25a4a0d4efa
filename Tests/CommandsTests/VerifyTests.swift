// `cairn verify`: gaps, damaged and foreign files, clips and their alpha.

import Commands
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct VerifyTests {
  private static let square = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 24 10" position="12 5"><sublayers>
    <CALayer bounds="0 0 8 10" position="4 5" backgroundColor="1 0 0"><animations>
    <animation type="CABasicAnimation" keyPath="position.x" duration="1"><toValue type="real" value="20"/></animation>
    </animations></CALayer></sublayers></CALayer></caml>
    """

  private func render(_ words: [String]) {
    let outcome = cairn(["render", "-", "-q", "--duration", "2s", "--fps", "10"] + words, input: Self.square)
    #expect(outcome.code == .done, "\(outcome.errors)")
  }

  @Test func aGapIsNamed() throws {
    try withFolder { folder in
      let frames = folder + "/frames"
      render(["-o", frames])
      let whole = cairn(["verify", frames])
      #expect(whole.code == .done && whole.output == "\(frames)/%05d.png: frames 0 to 19, 24x10, with alpha\n")
      try FileManager.default.removeItem(atPath: frames + "/00007.png")
      let gap = cairn(["verify", frames])
      #expect(gap.code == .failed && gap.errors.contains("1 of 20 frames missing: 7"), "\(gap.errors)")
      #expect(gap.output.contains("  missing: 7\n") && gap.errors.contains("--resume"))
      #expect(cairn(["verify", frames, "--json"]).output.replacing(" ", with: "").contains("\"missing\":[7]"))
      #expect(cairn(["verify", frames + "/%05d.png"]).code == .failed)
      let more = cairn(["verify", frames, "--expect", "22"])
      #expect(more.output.contains("missing: 7, 20-21"), "\(more.output)")
      let resumed = cairn(
        ["render", "-", "-o", frames, "--duration", "2s", "--fps", "10", "--resume"], input: Self.square)
      #expect(resumed.code == .done && cairn(["verify", frames, "--expect", "20"]).code == .done)
    }
  }

  @Test func aNumberNoFrameHasIsNone() throws {
    try withFolder { folder in
      render(["-o", folder])
      let name = "/9223372036854775807.png"
      try FileManager.default.copyItem(atPath: folder + "/00000.png", toPath: folder + name)
      #expect(cairn(["verify", folder]).code == .done)
      try withFolder { other in
        try FileManager.default.moveItem(atPath: folder + name, toPath: other + name)
        let outcome = cairn(["verify", other])
        #expect(outcome.code == .badInput && outcome.errors.contains("there are no numbered PNG files"))
      }
    }
  }

  @Test func twoFilesOfOneNumberAreNamed() throws {
    try withFolder { folder in
      render(["-o", folder])
      try FileManager.default.copyItem(atPath: folder + "/00003.png", toPath: folder + "/3.png")
      let outcome = cairn(["verify", folder])
      #expect(outcome.code == .failed && outcome.output.contains("  3.png: the number has another file too\n"))
    }
  }

  @Test func damagedAndForeignFilesAreNamed() throws {
    try withFolder { folder in
      render(["-o", folder + "/shot_%d.png"])
      func bytes(_ name: String) throws -> Data {
        try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))
      }
      try bytes("shot_3.png").dropLast(20).write(to: URL(fileURLWithPath: folder + "/shot_3.png"))
      try bytes("shot_9.png").write(to: URL(fileURLWithPath: folder + "/shot_4.png"))
      try SinglePNG(folder + "/shot_11.png").write(
        [Frame(index: 0, time: 0, pixels: PixelBuffer(width: 5, height: 4))], as: StreamFormat(width: 5, height: 4))
      let outcome = cairn(["verify", folder])
      #expect(outcome.code == .failed)
      #expect(
        outcome.output.hasPrefix("\(folder)/shot_%d.png: frames 0 to 19, 24x10, with alpha\n"), "\(outcome.output)")
      #expect(outcome.output.contains("  shot_3.png: the image is no usable PNG"))
      #expect(outcome.output.contains("  shot_4.png: it is not the file that was written\n"))
      #expect(outcome.output.contains("  shot_11.png: it is 5x4, the others are 24x10\n"))
    }
  }

  @Test func whatIsNotThereIsSaid() throws {
    try withFolder { (folder) throws in
      for (path, message) in [
        (folder, "there are no numbered PNG files"), (folder + "/none", "there is no such folder"),
        (folder + "/none.mp4", "there is no such file"),
      ] {
        let outcome = cairn(["verify", path])
        #expect(outcome.code == .badInput && outcome.errors.contains(message), "\(outcome.errors)")
      }
      #expect(cairn(["verify"]).code == .usage)
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ffprobe"), "ffprobe is not installed"))
  func theAlphaOfAClipIsTold() throws {
    try withFolder { folder in
      for (name, facts) in [
        ("a.webm", "vp9, 24x10, yuv420p, with alpha, 20 frames at 10/1"), ("a.mp4", "h264, 24x10, "),
      ] {
        render(["-o", "\(folder)/\(name)"])
        let outcome = cairn(["verify", "\(folder)/\(name)", "--expect", "20"])
        #expect(outcome.code == .done && outcome.output.hasPrefix(facts), "\(outcome.output) \(outcome.errors)")
        #expect(outcome.output.contains("-c:v libvpx-vp9") == (name == "a.webm"))
        #expect(outcome.output.contains(name == "a.webm" ? "with alpha" : "no alpha"))
      }
      render(["-o", folder + "/a.webp"])
      // Ten frames move; those after them are equal, and one picture shown for long.
      let webp = cairn(["verify", folder + "/a.webp", "--expect", "20"])
      #expect(
        webp.code == .done && webp.output.hasPrefix("webp, 24x10, bgra, with alpha, 11 frames at 11000/2000, 2 s\n"))
      // Frames that are all equal become a still picture, which is no fault of the file.
      render(["-o", folder + "/still.webp", "--frames", "15-19"])
      let still = cairn(["verify", folder + "/still.webp", "--expect", "5"])
      #expect(
        still.code == .done && still.output.hasPrefix("webp, 24x10, bgra, with alpha, a still picture\n"),
        "\(still.output) \(still.errors)")
      for name in ["a.mp4", "a.webp", "still.webp"] {
        let whole = try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"))
        try whole.prefix(min(300, whole.count - 4)).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        let cut = cairn(["verify", "\(folder)/\(name)"])
        #expect(cut.code == .failed && cut.errors.contains("the clip is not whole"), "\(cut.errors)")
      }
    }
  }
}
