// What goes wrong with documents, case by case: units of angles, odd numbers, unknown things, images and where they are.

import Commands
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct DocumentCasesTests {
  private func document(_ layers: String) -> String {
    """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
    <CALayer bounds="0 0 40 40" position="20 20"><sublayers>
    \(layers)
    </sublayers></CALayer></caml>
    """
  }

  private func picture(_ layers: String, _ words: [String] = []) throws -> PixelBuffer {
    var picture: PixelBuffer?
    try withFolder { folder in
      let outcome = cairn(["still", "-", "-o", folder + "/a.png"] + words, input: document(layers))
      #expect(outcome.code == .done, "\(outcome.errors)")
      picture = try PictureFile.read(folder + "/a.png")
    }
    return try #require(picture)
  }

  /// Angles in a transform function say their unit, those of a key path are radians.
  @Test func anglesHaveUnits() throws {
    let bar = #"bounds="0 0 30 4" position="20 20" backgroundColor="1 0 0""#
    let degrees = try picture(#"<CALayer \#(bar) transform="rotate(90deg)"/>"#)
    #expect(degrees[20, 8] == 0xFFFF_0000 && degrees[8, 20] == 0)
    let radians = try picture(#"<CALayer \#(bar) transform.rotation.z="1.5707963"/>"#)
    let difference = try #require(degrees.difference(from: radians))
    #expect(difference.maximum <= 1)
  }

  /// Of two properties that touch the same value the later one counts.
  @Test func theLaterPropertyCounts() throws {
    let bar = #"bounds="0 0 30 4" position="20 20" backgroundColor="1 0 0""#
    let upright = try picture(#"<CALayer \#(bar) transform.rotation.z="0" transform="rotate(90deg)"/>"#)
    #expect(upright[20, 8] == 0xFFFF_0000 && upright[8, 20] == 0)
    let level = try picture(#"<CALayer \#(bar) transform="rotate(90deg)" transform.rotation.z="0"/>"#)
    #expect(level[20, 8] == 0 && level[8, 20] == 0xFFFF_0000)
  }

  /// y grows upwards in a document; a flip turns it downwards, and a second one upwards again.
  @Test func yGrowsUpwardsUnlessItIsFlipped() throws {
    let square = #"<CALayer bounds="0 0 10 4" position="20 10" backgroundColor="1 0 0"/>"#
    func flipped(_ layers: String) -> String {
      #"<CALayer bounds="0 0 40 40" position="20 20" geometryFlipped="1"><sublayers>\#(layers)</sublayers></CALayer>"#
    }
    for (layers, row) in [(square, 30), (flipped(square), 10), (flipped(flipped(square)), 30)] {
      let picture = try picture(layers)
      #expect(picture[20, row - 1] == 0xFFFF_0000 && picture[20, row] == 0xFFFF_0000 && picture[20, 39 - row] == 0)
    }
  }

  /// A begin time of zero, a tiny one, and none at all are the start of the scene, to the byte.
  @Test func theStartHasThreeSpellings() throws {
    func square(_ begin: String, at time: String) throws -> PixelBuffer {
      try picture(
        """
        <CALayer bounds="0 0 10 10" position="20 20" backgroundColor="1 0 0"><animations>
        <animation type="CABasicAnimation" keyPath="position.x" duration="1" \(begin)>
        <fromValue type="real" value="5"/><toValue type="real" value="35"/></animation></animations></CALayer>
        """, ["--at", time])
    }
    for (time, centre) in [("0", 5), ("0.5s", 20), ("0.9s", 32)] {
      let pictures = try [#"beginTime="0""#, #"beginTime="1e-100""#, ""].map { try square($0, at: time) }
      for picture in pictures {
        #expect(picture[centre, 20] == 0xFFFF_0000 && picture[(centre + 20) % 40, 20] == 0, "\(time)")
        let difference = try #require(picture.difference(from: pictures[0]))
        #expect(difference.maximum == 0)
      }
    }
  }

  @Test func oddNumbersAreUnderstood() throws {
    let layers = """
      <CALayer bounds="0 0 10 10" position="5 5" backgroundColor="1 0 0"><animations>
      <animation type="CABasicAnimation" keyPath="position.x" duration="1" repeatCount="inf" beginTime="1e-100" \
      removedOnCompletion="0"><fromValue type="real" value="5"/><toValue type="real" value="25"/></animation>
      </animations></CALayer>
      """
    // Half a second of any round is in the middle between 5 and 25: the square spans x 10 … 20.
    for time in ["500ms", "2500ms"] {
      let picture = try picture(layers, ["--at", time])
      #expect(picture[15, 35] == 0xFFFF_0000 && picture[8, 35] == 0 && picture[22, 35] == 0, "\(time)")
    }
  }

  @Test func unknownThingsAreSaidWithTheirLineOrRefused() throws {
    let notes = document(
      """
      <CALayer bounds="0 0 40 40" position="20 20" flavour="mint"/>
      <CASDFLayer bounds="0 0 40 40" position="20 20" backgroundColor="0 1 0"/>
      """)
    try withFolder { folder in
      let path = folder + "/a.png"
      let outcome = cairn(["still", "-", "-o", path], input: notes)
      #expect(outcome.code == .done)
      #expect(outcome.errors.contains("-:3:") && outcome.errors.contains("flavour"), "\(outcome.errors)")
      #expect(outcome.errors.contains("-:4:") && outcome.errors.contains("CASDFLayer"))
      let color = try PictureFile.read(path)[20, 20]
      #expect(color == 0xFF00_FF00)
      let strict = cairn(["still", "-", "-o", folder + "/b.png", "--strict"], input: notes)
      #expect(strict.code == .badInput && strict.errors.contains("-:3:"))
      let left = try names(in: folder)
      #expect(left == ["a.png"])
    }
  }

  @Test func imagesAreBesideTheDocumentOrWhereItIsSaid() throws {
    let image = #"<CALayer bounds="0 0 40 40" position="20 20"><contents type="CGImage" src="assets/x.png"/></CALayer>"#
    func write(_ path: String, _ color: UInt32) throws {
      let pixels = PixelBuffer(width: 2, height: 2)
      for y in 0..<2 { for x in 0..<2 { pixels[x, y] = color } }
      try SinglePNG(path).write(
        [Frame(index: 0, time: 0, pixels: pixels)], as: StreamFormat(width: 2, height: 2))
    }
    try withFolder { folder in
      let bundle = folder + "/scene.ca"
      func still(_ words: [String] = []) throws -> (Outcome, UInt32?) {
        let outcome = cairn(["still", bundle, "-o", folder + "/a.png"] + words)
        return (outcome, try? PictureFile.read(folder + "/a.png")[20, 20])
      }
      try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
      try document(image).write(toFile: bundle + "/main.caml", atomically: true, encoding: .utf8)
      let missing = try still()
      #expect(missing.0.code == .done && missing.0.errors.contains("assets/x.png"), "\(missing.0.errors)")
      #expect(try still(["--strict"]).0.code == .badInput)
      try write(folder + "/elsewhere/assets/x.png", 0xFF00_00FF)
      #expect(try still(["--assets", folder + "/elsewhere"]).1 == 0xFF00_00FF)
      try write(bundle + "/assets/x.png", 0xFFFF_0000)
      #expect(try still(["--assets", folder + "/elsewhere"]).1 == 0xFFFF_0000)
      #expect(try still(["--assets", folder + "/none"]).0.code == .badInput)
      // A document may not look out of its bundle.
      try write(folder + "/secret.png", 0xFF00_FF00)
      try document(image.replacing("assets/x.png", with: "../secret.png"))
        .write(toFile: bundle + "/main.caml", atomically: true, encoding: .utf8)
      let escape = try still()
      #expect(escape.1 == 0 && escape.0.errors.contains("../secret.png"), "\(escape.0.errors)")
    }
  }
}
