// Images that are not there and colours that cannot be shown, from the command line.

import Commands
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct AssetCasesTests {
  private func scene(_ inside: String) -> String {
    """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer name="box" bounds="0 0 32 32" position="16 16">
    \(inside)</CALayer></caml>
    """
  }

  /// A missing image names itself and every path that was tried, and is skipped, replaced or an error, as asked.
  @Test func aMissingImageIsNamedWithEveryPathTried() throws {
    let image = scene(#"<contents type="CGImage" src="assets/img_0.png"/>"#)
    try withFolder { folder in
      try image.write(toFile: folder + "/a.caml", atomically: true, encoding: .utf8)
      func still(_ words: [String]) -> Outcome {
        cairn(["still", folder + "/a.caml", "-o", folder + "/a.png", "--assets", folder + "/more"] + words)
      }
      try FileManager.default.createDirectory(atPath: folder + "/more", withIntermediateDirectories: true)
      let skipped = still([])
      #expect(skipped.code == .done)
      for text in ["a.caml:2:31", "assets/img_0.png", "\(folder)/assets/img_0.png", "\(folder)/more/assets/img_0.png"] {
        #expect(skipped.errors.contains(text), "\(skipped.errors)")
      }
      #expect(try PictureFile.read(folder + "/a.png")[1, 1] == 0)
      let replaced = still(["--missing-assets", "placeholder"])
      #expect(replaced.code == .done && replaced.errors.contains("img_0.png"))
      #expect(try PictureFile.read(folder + "/a.png")[1, 1] == 0xFFFF_00FF)
      try FileManager.default.removeItem(atPath: folder + "/a.png")
      let refused = still(["--missing-assets", "error"])
      #expect(refused.code == .badInput && refused.errors.contains("a.caml:2:31"), "\(refused.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
      #expect(cairn(["still", "score-chart", "--missing-assets", "error"]).code == .usage)
    }
  }

  /// What lies outside sRGB is clamped with a warning; what is asked for and not there fails.
  @Test func wideColoursAreClampedAndSaid() throws {
    let wide = scene(#"<backgroundColor colorSpace="displayP3" value="1 0 0"/>"#)
    try withFolder { folder in
      let outcome = cairn(["still", "-", "-o", folder + "/a.png"], input: wide)
      #expect(outcome.code == .done)
      #expect(
        outcome.errors.contains("box: backgroundColor: the colour 1.093 -0.227 -0.15 lies outside sRGB"),
        "\(outcome.errors)")
      #expect(try PictureFile.read(folder + "/a.png")[16, 16] == 0xFFFF_0000)
      #expect(cairn(["check", "-", "--strict"], input: wide).code == .badInput)
      let space = cairn(["render", "-", "-o", folder + "/f", "--color-space", "p3"], input: wide)
      #expect(space.code == .usage && space.errors.contains("--color-space"), "\(space.errors)")
      let depth = cairn(["render", "-", "-o", "-", "--pixel-format", "rgba64"], input: wide)
      #expect(depth.code == .usage && depth.errors.contains("rgba64"), "\(depth.errors)")
      let left = try names(in: folder)
      #expect(left == ["a.png"])
    }
  }

  @Test func anExportedDocumentIsAsLong() throws {
    let moving = scene(
      #"<animations><animation type="CABasicAnimation" keyPath="opacity" duration="1" repeatCount="inf"/></animations>"#
    )
    try withFolder { folder in
      let bundle = folder + "/a.ca"
      try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
      try moving.write(toFile: bundle + "/main.caml", atomically: true, encoding: .utf8)
      try "<plist version=\"1.0\"><dict><key>loopEnd</key><real>3.5</real></dict></plist>".write(
        toFile: bundle + "/index.xml", atomically: true, encoding: .utf8)
      #expect(cairn(["check", bundle]).output.hasSuffix("32x32 points, 3.5 s\n"))
      for name in ["b.caml", "c.ca"] {
        #expect(cairn(["export", bundle, "-o", "\(folder)/\(name)"]).code == .done)
        let check = cairn(["check", "\(folder)/\(name)", "--strict"])
        #expect(check.code == .done && check.output.hasSuffix("32x32 points, 3.5 s\n"), "\(check.output)")
      }
    }
  }
}
