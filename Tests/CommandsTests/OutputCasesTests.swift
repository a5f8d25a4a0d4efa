// What goes wrong between a renderer and a video, case by case: halos, odd sides, gaps in numbers, frames at the wrong
// rate, text among pixels, readers and disks that give out.

import Commands
import CoreAnimation
import FrameEngine
import FrameOutput
import Foundation
import Graphics
import Testing

@Suite struct OutputCasesTests {
  private func document(_ layers: String, width: Int = 65, height: Int = 49) -> String {
    """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 \(width) \(height)" \
    position="\(Double(width) / 2) \(Double(height) / 2)"><sublayers>\(layers)</sublayers></CALayer></caml>
    """
  }

  /// What a command line writes to standard output as pixels, four bytes each.
  private func stream(_ words: [String], _ input: String) throws -> (outcome: Outcome, pixels: [[UInt8]]) {
    var result: (Outcome, [[UInt8]])?
    try withFolder { folder in
      let file = open(folder + "/stdout", O_WRONLY | O_CREAT, 0o600)
      defer { close(file) }
      let outcome = cairn(words, input: input, outputDescriptor: file)
      let bytes = [UInt8](FileManager.default.contents(atPath: folder + "/stdout") ?? Data())
      result = (outcome, stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) })
    }
    return try #require(result)
  }

  /// Colours of pictures are not multiplied by alpha: no dark halos, at the edges neither.
  @Test func coloursAreStraight() throws {
    let square = #"<CALayer bounds="0 0 20.5 20" position="20.25 20" backgroundColor="1 0 0" opacity="0.5"/>"#
    let words = ["render", "-", "-o", "-", "--pixel-format", "rgba", "--frames", "0", "-q"]
    let pixels = try stream(words, document(square)).pixels
    #expect(pixels.count == 65 * 49)
    // The layer spans x 10 … 30.5 in a canvas that grows upwards, y 19 … 39 from the top.
    #expect(pixels[29 * 65 + 20] == [255, 0, 0, 128])
    let edge = pixels[29 * 65 + 30]
    #expect(abs(Int(edge[3]) - 64) <= 1 && Array(edge[0..<3]) == [255, 0, 0])
    // A PNG file holds the same.
    try withFolder { folder in
      let outcome = cairn(["still", "-", "-o", folder + "/a.png"], input: document(square))
      #expect(outcome.code == .done, "\(outcome.errors)")
      let picture = try PictureFile.read(folder + "/a.png")
      #expect(picture[20, 29] == 0x8080_0000)
    }
  }

  /// Three of 255 of alpha keep two bits of colour: what is read back is what eight bits can say.
  @Test func hardlyAnyAlphaKeepsHardlyAnyColour() throws {
    let square = #"<CALayer bounds="0 0 65 49" position="32.5 24.5" backgroundColor="0.784 0.392 0.196 0.0118"/>"#
    let words = ["render", "-", "-o", "-", "--pixel-format", "rgba", "--frames", "0", "-q"]
    let pixel = try #require(try stream(words, document(square)).pixels.first)
    #expect(pixel[3] == 3 && pixel[0..<3].allSatisfy { $0 % 85 == 0 }, "\(pixel)")
  }

  /// Odd sides are padded with the background before the first frame, and said.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg"), "ffmpeg is not installed"))
  func oddSidesArePadded() throws {
    try withFolder { folder in
      let outcome = cairn(
        ["render", "-", "-o", folder + "/a.mp4", "--duration", "100ms", "--background", "#00f"], input: document(""))
      #expect(outcome.code == .done, "\(outcome.errors)")
      #expect(outcome.errors.contains("65x49 is padded to 66x50 with the background"))
      let left = try names(in: folder)
      #expect(left == ["a.mp4"])
    }
  }

  /// Names are wide enough for the last frame and have no gaps; the printed command says the first number and the rate.
  @Test func numbersAndCommandsGoTogether() throws {
    try withFolder { folder in
      let words = ["render", "-", "-o", folder + "/f_%02d.png", "--frames", "95-104", "--duration", "2s"]
      #expect(cairn(words + ["-q"], input: document("")).code == .done)
      let files = try names(in: folder).filter { !$0.hasPrefix(".") }
      #expect(files == (95...104).map { "f_\($0 < 100 ? "0" : "")\($0).png" })
      let command = cairn(words + ["--print-ffmpeg"], input: document("")).output
      #expect(command.hasPrefix("ffmpeg -framerate 60 -start_number 95 -i \(folder)/f_%03d.png "), "\(command)")
    }
  }

  /// A frame that is missing in the middle is made good by --resume, which renders nothing else.
  @Test func aGapIsFoundAndFilled() throws {
    try withFolder { folder in
      let words = ["render", "-", "-o", folder, "--frames", "0-19"]
      #expect(cairn(words, input: document("")).code == .done)
      try FileManager.default.removeItem(atPath: folder + "/00007.png")
      let outcome = cairn(words + ["--resume"], input: document(""))
      #expect(outcome.errors.contains("19 of 20 frames are there already") && outcome.errors.contains("1 frame in "))
      #expect(FileManager.default.fileExists(atPath: folder + "/00007.png"))
    }
  }

  /// Standard output holds pixels and nothing else, whatever there is to say.
  @Test func textNeverGetsAmongPixels() throws {
    let odd = #"<CALayer bounds="0 0 4 4" position="2 2" nonsense="1"/>"#
    let (outcome, pixels) = try stream(
      ["render", "-", "-o", "-", "--frames", "0-2", "--progress", "-v"], document(odd))
    #expect(outcome.code == .done && outcome.output.isEmpty)
    #expect(outcome.errors.contains("nonsense") && outcome.errors.contains("frame 2"))
    #expect(pixels.count == 3 * 65 * 49)
  }

  @Test func aFullDiskNamesTheFrame() throws {
    let file = open("/dev/full", O_WRONLY)
    try #require(file >= 0)
    defer { close(file) }
    let outcome = cairn(["render", "-", "-o", "-", "--frames", "3-5"], input: document(""), outputDescriptor: file)
    #expect(outcome.code == .badOutput)
    #expect(
      outcome.errors.contains("cairn: standard output: frame 3 could not be written: ")
        && outcome.errors.contains("No space left on device") && outcome.errors.contains("hint: free some space"),
      "\(outcome.errors)")
  }

  /// A folder that goes away in the middle of a run.
  @Test func aLostFolderNamesTheFrame() throws {
    try withFolder { folder in
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      let stage = Stage(root, size: CGSize(width: 8, height: 8))
      var options = RenderOptions()
      options.duration = 1
      options.onFrame = { frame in
        if frame.index == 4 { try? FileManager.default.removeItem(atPath: folder + "/out") }
      }
      let error = #expect(throws: SinkError.self) {
        try stage.render(options, to: PNGSequence(folder + "/out"))
      }
      #expect(error?.message.hasPrefix("frame 5 could not be written: ") == true, "\(error?.message ?? "")")
      #expect(error?.place == folder + "/out/00005.png")
      let left = try names(in: folder)
      #expect(left.isEmpty)
    }
  }

  /// Wide gamuts and high dynamic range are not there, and asking for them is no silent sRGB.
  @Test func wideGamutsAreRefused() {
    let outcome = cairn(["render", "-", "--color-space", "p3"], input: document(""))
    #expect(outcome.code == .usage && outcome.errors.contains("--color-space"))
  }
}
