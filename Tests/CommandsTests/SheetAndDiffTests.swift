// Pictures made of pictures: the contact sheet, and the comparison of two renders.

import Commands
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct SheetTests {
  /// A square that goes from red at 0 s to blue at 1 s.
  private static let fading = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 40 20" position="20 10" \
    backgroundColor="0 0 1"><animations><animation type="CABasicAnimation" keyPath="backgroundColor" duration="1">\
    <fromValue type="CGColor" value="1 0 0"/><toValue type="CGColor" value="0 0 1"/></animation></animations></CALayer>\
    </caml>
    """

  private func sheet(_ path: String, _ words: [String]) throws -> PixelBuffer {
    let outcome = cairn(["sheet", "-", "-o", path] + words, input: Self.fading)
    #expect(outcome.code == .done, "\(outcome.errors)")
    return try PictureFile.read(path)
  }

  @Test func framesStandSideBySide() throws {
    try withFolder { folder in
      let path = folder + "/sheet.png"
      // Gaps of 12, cells of 80 × 40 with a caption of 18 below.
      let two = try sheet(path, ["--width", "80", "--columns", "2", "--frames", "0,-1"])
      #expect(two.width == 12 + 2 * 92 && two.height == 12 + 70)
      #expect(two[52, 32] == 0xFFFF_0000)
      #expect(two[52 + 92, 32] & 0xFF > 0xF0)
      let twelve = try sheet(path, ["--width", "80"])
      #expect(twelve.width == 12 + 4 * 92 && twelve.height == 12 + 3 * 70)
      let five = try sheet(path, ["--width", "80", "--count", "5", "--columns", "3"])
      #expect(five.width == 12 + 3 * 92 && five.height == 12 + 2 * 70)
      // The middle of five is the middle of the time.
      let middle = five[52 + 2 * 92, 32]
      #expect(abs(Int(middle >> 16 & 255) - 128) < 6 && abs(Int(middle & 255) - 128) < 6)
      // The captions leave dark pixels below the pictures.
      #expect((12..<92).contains { five[$0, 62] & 0xFF < 0xA0 || five[$0, 60] & 0xFF < 0xA0 })
    }
  }

  @Test func whatIsTooMuchIsRefused() {
    #expect(cairn(["sheet", "-", "--count", "0"], input: Self.fading).code == .usage)
    let many = cairn(["sheet", "-", "--frames", "0-4999", "--duration", "100s"], input: Self.fading)
    #expect(many.code == .usage && many.errors.contains("--count"), "\(many.errors)")
  }
}

@Suite struct DiffTests {
  private func write(_ path: String, _ words: [UInt32], width: Int) throws {
    let picture = PixelBuffer(width: width, height: words.count / width)
    for (index, word) in words.enumerated() { picture[index % width, index / width] = word }
    try SinglePNG(path).write(
      [Frame(index: 0, time: 0, pixels: picture)], as: StreamFormat(width: width, height: words.count / width))
  }

  @Test func picturesAreComparedInNumbersAndDrawn() throws {
    try withFolder { folder in
      let (a, b, out) = (folder + "/a.png", folder + "/b.png", folder + "/out.png")
      try write(a, [0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000], width: 2)
      try write(b, [0xFF00_0000, 0xFF0A_0000, 0xFF00_0000, 0xFF00_0200], width: 2)
      let same = cairn(["diff", a, a])
      #expect(same.code == .done && same.output == "equal\n")
      let outcome = cairn(["diff", a, b, "--out", out])
      #expect(outcome.code == .failed)
      #expect(outcome.output == "largest difference 10, mean 3; 2 of 4 pixels differ, within 1x2 at 1,0\n")
      let drawn = try PictureFile.read(out)
      // What is equal is grey, what differs red.
      #expect(drawn[0, 0] >> 16 & 255 == drawn[0, 0] & 255)
      #expect(drawn[1, 0] >> 16 & 255 > drawn[1, 0] & 255)
      #expect(cairn(["diff", a, b, "--tolerance", "10"]).code == .done)
      #expect(cairn(["diff", a, b, "--tolerance", "2", "--pixels", "1"]).code == .done)
      #expect(cairn(["diff", a, b, "--pixels", "50%"]).code == .done)
      #expect(cairn(["diff", a, b, "--pixels", "25%"]).code == .failed)
      let json = cairn(["diff", a, b, "--json"]).output
      #expect(json.contains("\"equal\": false") && json.contains("\"largest\": 10"), "\(json)")
    }
  }

  @Test func foldersAreComparedByName() throws {
    try withFolder { folder in
      for side in ["a", "b"] {
        for index in 0..<3 {
          try write("\(folder)/\(side)/0000\(index).png", [0xFF00_0000 + UInt32(index)], width: 1)
        }
      }
      #expect(cairn(["diff", folder + "/a", folder + "/b"]).output == "3 pictures are equal\n")
      try write(folder + "/b/00001.png", [0xFF00_00FF], width: 1)
      try write(folder + "/b/00002.png", [0xFF00_0002, 0xFF00_0002], width: 2)
      try FileManager.default.removeItem(atPath: folder + "/a/00000.png")
      let outcome = cairn(["diff", folder + "/a", folder + "/b", "--out", folder + "/out"])
      #expect(outcome.code == .failed)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 4)
      #expect(lines[0] == "00000.png: missing in \(folder)/a")
      #expect(lines[1].hasPrefix("00001.png: largest difference 254"))
      #expect(lines[2] == "00002.png: one is 1x1 pixels large, the other 2x1")
      #expect(lines[3] == "3 of 3 pictures differ")
      #expect(try names(in: folder + "/out") == ["00001.png"])
    }
  }

  @Test func whatCannotBeComparedIsSaid() throws {
    try withFolder { folder in
      try write(folder + "/a.png", [0], width: 1)
      #expect(cairn(["diff", folder + "/a.png", folder]).code == .usage)
      #expect(cairn(["diff", folder + "/a.png"]).code == .usage)
      #expect(cairn(["diff", folder + "/a.png", folder + "/none.png"]).code == .badInput)
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "/b.png"))
      let outcome = cairn(["diff", folder + "/a.png", folder + "/b.png"])
      #expect(outcome.code == .badInput && outcome.errors.contains(folder + "/b.png"), "\(outcome.errors)")
    }
  }
}
