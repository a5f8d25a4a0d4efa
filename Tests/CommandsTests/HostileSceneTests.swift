// Scenes that mean harm, drawn: a picture or an error with its place, in bounded time, and nothing half written.

import Commands
import Foundation
import TestSupport
import Testing

@Suite struct HostileSceneTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples/Scenes")

  private static func document(_ inside: String) -> String {
    """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer name="root" bounds="0 0 64 64" position="32 32">
    <sublayers>\(inside)</sublayers></CALayer></caml>
    """
  }

  /// Draws a scene at half a second: how it ended, after how long, and whether something is left where it should not be.
  private func still(_ text: String, _ words: [String] = []) throws -> Outcome {
    var result: Outcome?
    try withFolder { folder in
      let time = ContinuousClock().measure {
        result = cairn(["still", "-", "-o", folder + "/a.png", "--at", "0.5s"] + words, input: text)
      }
      #expect(time < .seconds(8), "\(time): \(text.prefix(2000))")
      let left = try names(in: folder)
      #expect(left == (result?.code == .done ? ["a.png"] : []), "\(text.prefix(2000))")
    }
    let outcome = try #require(result)
    #expect([.done, .usage, .badInput].contains(outcome.code), "\(outcome.errors)")
    if outcome.code != .done { #expect(outcome.errors.hasPrefix("cairn: "), "\(outcome.errors)") }
    return outcome
  }

  private static let dot = #"<sublayers><CALayer bounds="0 0 2 2" backgroundColor="1 0 0"/></sublayers>"#

  @Test func aMillionCopiesAreTooMany() throws {
    let one = #"<CAReplicatorLayer name="many" instanceCount="1000000" instanceTransform="translate(0.1, 0)">"#
    let many = try still(Self.document(one + Self.dot + "</CAReplicatorLayer>"))
    #expect(many.code == .done && many.errors.contains("1000000 copies are asked for and 100000 are drawn"), "\(many)")
    let strict = cairn(["check", "-", "--strict"], input: Self.document(one + Self.dot + "</CAReplicatorLayer>"))
    #expect(strict.code == .badInput && strict.errors.contains("1000000 copies"), "\(strict)")
    let half = #"<CAReplicatorLayer name="many" instanceCount="1000">"#
    let nested = try still(
      Self.document(half + "<sublayers>\(half)\(Self.dot)</CAReplicatorLayer></sublayers></CAReplicatorLayer>"))
    #expect(nested.code == .badInput && nested.errors.contains("many"), "\(nested)")
    let cell = #"<CAEmitterCell birthRate="1e9" lifetime="1e9" velocity="9"><color value="1 0 0"/></CAEmitterCell>"#
    #expect(
      try still(Self.document("<CAEmitterLayer><emitterCells>\(cell)</emitterCells></CAEmitterLayer>")).code == .done)
  }

  @Test func layersAreNestedOnlySoDeep() throws {
    let open = String(repeating: "<CALayer><sublayers>", count: 10_000)
    let deep = try still(Self.document(open + String(repeating: "</sublayers></CALayer>", count: 10_000)))
    #expect(deep.code == .badInput && deep.errors.contains("nested more than"), "\(deep)")
    // As deep as is read, and masks in masks.
    for (open, close) in [("<CALayer><sublayers>", "</sublayers></CALayer>"), ("<mask>", "</mask>")] {
      let levels = 240
      let layer =
        "<CALayer bounds=\"0 0 9 9\">" + String(repeating: open, count: levels)
        + String(repeating: close, count: levels) + "</CALayer>"
      _ = try still(Self.document(layer))
    }
  }

  /// Numbers that no layer can mean, one key after the other.
  @Test(arguments: [
    #"<CALayer bounds="0 0 1e300 1e300" backgroundColor="1 0 0" cornerRadius="1e300"/>"#,
    #"<CALayer bounds="0 0 9 9" position="1e300 -1e300" backgroundColor="1 0 0"/>"#,
    #"<CALayer bounds="0 0 9 9" backgroundColor="1 0 0" transform="scale(1e300)"/>"#,
    #"<CALayer bounds="0 0 9 9" backgroundColor="1 0 0" transform="scale(1e-300)"/>"#,
    #"<CALayer bounds="0 0 9 9" backgroundColor="1 0 0" transform="perspective(1e-300) rotate(89deg, 0, 1, 0)"/>"#,
    #"<CALayer bounds="0 0 9 9" backgroundColor="1e300 0 0" borderWidth="1e300" opacity="1e300"/>"#,
    #"<CALayer bounds="0 0 9 9" backgroundColor="1 0 0" shadowOpacity="1" shadowRadius="1e9" shadowOffset="1e9 1e9"/>"#,
    #"<CALayer bounds="0 0 9 9" backgroundColor="1 0 0" shouldRasterize="1" rasterizationScale="1e9"/>"#,
    #"<CALayer bounds="0 0 64 64" position="32 32" backgroundColor="1 0 0"><filters><CAFilter filter="gaussianBlur" inputRadius="1e9"/></filters></CALayer>"#,
    #"<CAShapeLayer strokeColor="1 0 0" lineWidth="1e300" path="0 0 m 1e300 1e300 l 9 9 l h"/>"#,
    #"<CAShapeLayer strokeColor="1 0 0" lineWidth="1" path="0 0 m 1e6 1e6 l"><lineDashPattern><real value="0.0001"/><real value="0.0001"/></lineDashPattern></CAShapeLayer>"#,
    #"<CATextLayer bounds="0 0 64 64" position="32 32" string="big" fontSize="1e300"/>"#,
    #"<CATextLayer bounds="0 0 1e9 1e9" string="wide" fontSize="1e5" wrapped="1"/>"#,
    #"<CAGradientLayer bounds="0 0 64 64" startPoint="1e300 0" endPoint="-1e300 1"><colors><CGColor value="1 0 0"/><CGColor value="0 0 1"/></colors></CAGradientLayer>"#,
    #"<CALayer bounds="0 0 9 9" backgroundColor="1 0 0" speed="1e300" timeOffset="-1e300" beginTime="1e300"/>"#,
    #"<CALayer bounds="0 0 9 9" backgroundColor="1 0 0"><animations><animation type="CABasicAnimation" keyPath="position.x" duration="1e-300" repeatCount="inf" autoreverses="1"><toValue type="real" value="1e300"/></animation></animations></CALayer>"#,
    #"<CALayer bounds="0 0 9 9" backgroundColor="1 0 0"><animations><animation type="CASpringAnimation" keyPath="position.x" mass="1e-300" stiffness="1e300" damping="0" duration="1"><toValue type="real" value="9"/></animation></animations></CALayer>"#,
  ]) func absurdNumbersAreDrawnOrRefused(_ layer: String) throws { _ = try still(Self.document(layer)) }

  @Test func aCanvasIsNotTooLarge() throws {
    for bounds in ["0 0 1e300 1e300", "0 0 1e9 1", "0 0 40000 40000", "0 0 0.001 0.001"] {
      let text = #"<caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="\#(bounds)"/></caml>"#
      let code = try still(text).code
      #expect(code == .badInput || code == .done && bounds.hasPrefix("0 0 0.001"), "\(bounds)")
    }
  }

  /// Sample scenes, damaged in ways that a seed decides and drawn small.
  @Test func damagedScenesAreDrawnOrRefused() throws {
    useTestFonts()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.samples.path).filter { $0.hasSuffix(".caml") }
    var damage = Damage(seed: 11)
    var drawn = 0
    for name in names.sorted() {
      let source = try Data(contentsOf: Self.samples.appendingPathComponent(name))
      for _ in 0..<20 {
        let mutant = String(decoding: damage.done(to: [UInt8](source)), as: UTF8.self)
        if try still(mutant, ["--size", "40x40", "--assets", Self.samples.path]).code == .done { drawn += 1 }
      }
    }
    #expect(drawn > 10, "nearly all were refused: they test nothing but the reader")
  }
}
