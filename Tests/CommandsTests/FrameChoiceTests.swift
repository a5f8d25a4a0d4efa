// Which frames, how large, from which seed: the options that choose what is rendered.

import Commands
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct FrameChoiceTests {
  /// The left half red, the right half green, 40 × 20 points.
  private static let halves = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 40 20" position="20 10" \
    backgroundColor="0 1 0"><sublayers><CALayer bounds="0 0 20 20" position="10 10" backgroundColor="1 0 0"/>\
    </sublayers></CALayer></caml>
    """

  private static let sparks = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 60 60" position="30 30"><sublayers>
      <CAEmitterLayer bounds="0 0 60 60" position="30 30" emitterPosition="30 30"><emitterCells>
        <CAEmitterCell birthRate="60" lifetime="2" velocity="25" velocityRange="20" emissionRange="6.2832" \
    color="1 0.5 0"><contents type="CGImage" src="dot.png"/></CAEmitterCell>
      </emitterCells></CAEmitterLayer></sublayers></CALayer></caml>
    """

  private func render(_ input: String, _ words: [String]) -> Outcome {
    cairn(["render", "-", "-j1"] + words, input: input)
  }

  @Test func momentsAndSteps() throws {
    try withFolder { folder in
      func frames(_ words: [String]) throws -> [String] {
        let outcome = render(Self.halves, ["-o", folder + "/a", "-q"] + words)
        #expect(outcome.code == .done, "\(outcome.errors)")
        let pictures = try names(in: folder + "/a").filter { !$0.hasPrefix(".") }
        try FileManager.default.removeItem(atPath: folder + "/a")
        return pictures
      }
      let moments = try frames(["--at", "0,0.5s,1200ms"])
      #expect(moments == ["00000.png", "00030.png", "00072.png"])
      #expect(try frames(["--duration", "1s", "--step", "25"]) == ["00000.png", "00025.png", "00050.png"])
      #expect(try frames(["--duration", "1s", "--frames", "10-19", "--step", "9"]) == ["00010.png", "00019.png"])
      let outside = render(Self.halves, ["-o", folder + "/b", "--duration", "1s", "--at", "2s"])
      #expect(outside.code == .usage && outside.errors.contains("--at: "), "\(outside.errors)")
      #expect(render(Self.halves, ["--at", "0", "--frames", "0"]).code == .usage)
      #expect(render(Self.halves, ["--step", "0"]).code == .usage)
    }
  }

  @Test func aSteppedStreamKeepsItsLength() throws {
    let words = ["-o", "-", "--duration", "1s", "--step", "2", "--print-ffmpeg"]
    #expect(render(Self.halves, words).output.contains(" -framerate 60/2 -i pipe:0 "))
  }

  /// Colours of the picture at points given as fractions of its sides.
  private func colors(_ words: [String], at points: [(Double, Double)]) throws -> [UInt32] {
    var colors: [UInt32] = []
    try withFolder { folder in
      let outcome = cairn(["still", "-", "-o", folder + "/a.png"] + words, input: Self.halves)
      #expect(outcome.code == .done, "\(outcome.errors)")
      let picture = try PictureFile.read(folder + "/a.png")
      colors = points.map { picture[Int($0.0 * Double(picture.width)), Int($0.1 * Double(picture.height))] }
    }
    return colors
  }

  @Test func documentsFitTheirCanvas() throws {
    let (red, green): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00)
    // A canvas as high as wide: the document is twice as wide as high.
    let size = ["--size", "80x80"]
    let points = [(0.1, 0.1), (0.1, 0.5), (0.3, 0.5), (0.7, 0.5), (0.9, 0.9)]
    #expect(try colors(size, at: points) == [0, red, red, green, 0])
    #expect(try colors(size + ["--fit", "contain"], at: points) == [0, red, red, green, 0])
    #expect(try colors(size + ["--fit", "cover"], at: points) == [red, red, red, green, green])
    #expect(try colors(size + ["--fit", "fill"], at: points) == [red, red, red, green, green])
    // `cover` cuts a quarter off on either side, `fill` nothing: both show the middle in the middle.
    #expect(try colors(["--size", "20x80", "--fit", "fill"], at: [(0.45, 0.5), (0.55, 0.5)]) == [red, green])
    #expect(cairn(["still", "-", "--fit", "fill"], input: Self.halves).code == .usage)
    #expect(cairn(["still", "marquee-or-not", "--fit", "stretch"], input: Self.halves).code == .usage)
  }

  @Test func optionsForDocumentsAreRefusedByCompositions() {
    for words in [["--fit", "cover", "--size", "10x10"], ["--assets", "."]] {
      let outcome = cairn(["render", "score-chart", "--data", "-"] + words, input: "time,home,away\n0,0,0\n")
      #expect(outcome.code == .usage && outcome.errors.contains("is for documents"), "\(outcome.errors)")
    }
  }

  @Test func everyFrameDependsOnTheSeedAndNothingElse() throws {
    try withFolder { folder in
      let dot = PixelBuffer(width: 6, height: 6)
      for y in 0..<6 { for x in 0..<6 { dot[x, y] = 0xFFFF_FFFF } }
      try SinglePNG(folder + "/images/dot.png").write(
        [Frame(index: 0, time: 0, pixels: dot)], as: StreamFormat(width: 6, height: 6))
      func run(_ name: String, _ words: [String]) throws -> [String: Data] {
        let outcome = cairn(
          ["render", "-", "-q", "--assets", folder + "/images", "-o", folder + "/" + name, "--duration", "1s"] + words,
          input: Self.sparks)
        #expect(outcome.code == .done, "\(outcome.errors)")
        var files: [String: Data] = [:]
        for file in try names(in: folder + "/" + name) where !file.hasPrefix(".") {
          files[file] = FileManager.default.contents(atPath: "\(folder)/\(name)/\(file)")
        }
        return files
      }
      let one = try run("a", ["--seed", "7", "-j1"])
      #expect(one.count == 60 && Set(one.values).count > 40)
      #expect(try run("b", ["--seed", "7", "-j8"]) == one)
      for jobs in ["-j1", "-j8"] {
        let some = try run("c" + jobs, ["--seed", "7", jobs, "--frames", "50-59"])
        #expect(some.count == 10 && some.allSatisfy { one[$0.key] == $0.value })
      }
      #expect(try run("d", ["--seed", "7", "--frames", "55"])["00055.png"] == one["00055.png"])
      let other = try run("e", ["--seed", "8", "-j2"])
      #expect(other["00055.png"] != one["00055.png"])
    }
  }

  @Test func bitmapsMadeAnewChangeNoByte() throws {
    let moving = """
      <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 60 20" position="30 10"><sublayers>
        <CALayer bounds="0 0 10 10" position="5 5" shouldRasterize="1"><sublayers>
          <CALayer bounds="0 0 6 6" position="5 5" cornerRadius="3" backgroundColor="1 0 0"/></sublayers><animations>
          <animation type="CABasicAnimation" keyPath="position.x" duration="0.5">
            <fromValue type="real" value="5"/><toValue type="real" value="55"/></animation></animations></CALayer>
      </sublayers></CALayer></caml>
      """
    try withFolder { folder in
      let kept = render(moving, ["-o", folder + "/on", "--raster-cache", "on"])
      let made = render(moving, ["-o", folder + "/off", "--raster-cache", "off"])
      #expect(kept.errors.contains("rasterize cache 29 hits, 1 miss"), "\(kept.errors)")
      #expect(made.errors.contains("rasterize cache 0 hits, 30 misses"), "\(made.errors)")
      let compared = cairn(["diff", folder + "/on", folder + "/off"])
      #expect(compared.output == "30 pictures are equal\n")
    }
  }
}
