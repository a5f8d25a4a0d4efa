// Frames on standard output, the printed command, and the options that go with them.

import Commands
import Foundation
import Testing

@Suite struct VideoOutputTests {
  private static let square = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 20 10" position="10 5" \
    backgroundColor="1 0 0"/></caml>
    """

  private func render(_ words: [String]) -> Outcome { cairn(["render", "-", "-j1"] + words, input: Self.square) }

  @Test func standardOutputHoldsPixelsOnly() throws {
    try withFolder { folder in
      let path = folder + "/stdout"
      let file = open(path, O_WRONLY | O_CREAT, 0o600)
      defer { close(file) }
      let outcome = cairn(
        ["render", "-", "-o", "-", "--format", "rawvideo", "--pixel-format", "rgba", "--duration", "100ms"],
        input: Self.square, outputDescriptor: file)
      #expect(outcome.code == .done && outcome.output.isEmpty, "\(outcome.errors)")
      #expect(outcome.errors.contains("6 frames"))
      let bytes = [UInt8](try #require(FileManager.default.contents(atPath: path)))
      #expect(bytes.count == 6 * 20 * 10 * 4)
      #expect(Array(bytes.prefix(4)) == [255, 0, 0, 255])
    }
  }

  @Test func aReaderThatGoesAwayIsOneMessage() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = cairn(
      ["render", "-", "-o", "-", "--duration", "1s"], input: Self.square,
      outputDescriptor: pipe.fileHandleForWriting.fileDescriptor)
    #expect(outcome.code == .badOutput)
    #expect(outcome.errors.hasPrefix("cairn: standard output: frame "))
    #expect(outcome.errors.contains("the reader went away before the last frame\nhint: "))
  }

  @Test func theCommandIsPrintedAndNothingRendered() throws {
    try withFolder { folder in
      let frames = render(["-o", folder + "/frames", "--frames", "5-9", "--duration", "1s", "--print-ffmpeg"])
      #expect(frames.code == .done, "\(frames.errors)")
      #expect(frames.output.hasPrefix("ffmpeg -framerate 60 -start_number 5 -i \(folder)/frames/%05d.png "))
      #expect(frames.output.contains(" -colorspace bt709 ") && frames.output.hasSuffix(" clip.mp4\n"))
      let clip = render(["-o", folder + "/a.webm", "--duration", "1s", "--print-ffmpeg"])
      #expect(clip.output.hasPrefix("ffmpeg -f rawvideo -pixel_format bgra -video_size 20x10 -framerate 60 -i pipe:0 "))
      #expect(clip.output.contains(" -auto-alt-ref 0 "))
      let gaps = render(["-o", folder + "/frames", "--frames", "1,3", "--duration", "1s", "--print-ffmpeg"])
      #expect(gaps.code == .usage)
      #expect(render(["-o", folder + "/a.png", "--frames", "1", "--duration", "1s", "--print-ffmpeg"]).code == .usage)
      let left = try names(in: folder)
      #expect(left.isEmpty)
    }
  }

  @Test func optionsThatDoNotGoTogetherAreRefused() {
    for words in [
      ["-o", "-", "--format", "y4m", "--pixel-format", "bgra"], ["-o", "-", "--pixel-format", "yuv420p"],
      ["-o", "-", "--format", "y4m", "--alpha", "straight"], ["-o", "frames", "--format", "png"],
      ["-o", "clip.mp4", "--alpha", "premultiplied"], ["-o", "-", "--format", "mp4"],
    ] {
      let outcome = render(words + ["--duration", "1s"])
      #expect(outcome.code == .usage && outcome.output.isEmpty, "\(words)")
      #expect(outcome.errors.contains("hint: "), "\(outcome.errors)")
    }
  }
}
