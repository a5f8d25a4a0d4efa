// What is written of values that no scene file shows, and what is said of those that cannot be written.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import SceneFormats
import Testing

@Suite struct CAMLWriterTests {
  private func write(_ layer: CALayer) -> WrittenDocument {
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.position = CGPoint(x: 5, y: 5)
    return CAMLWriter.write(
      layer, on: RenderScene.Canvas(size: CGSize(width: 10, height: 10), orientation: .yUp))
  }

  private func readBack(_ layer: CALayer) throws -> CALayer { try read(write(layer).text, mode: .strict).root }

  @Test func numbersComeBackToTheLastBit() throws {
    let layer = CALayer()
    layer.zPosition = 0.1 + 0.2
    layer.position = CGPoint(x: 1e-17, y: 1.0 / 3)
    layer.transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    let written = CAMLWriter.write(layer, on: RenderScene.Canvas(size: .zero, orientation: .yUp))
    let back = try read(written.text, mode: .strict).root
    #expect(back.zPosition == layer.zPosition && back.position == layer.position)
    #expect(back.transform == layer.transform)
  }

  @Test func textsComeBackWithTheirWhiteSpace() throws {
    let layer = CATextLayer()
    layer.string = "a <b> & \"c\"\n\tsecond  line"
    let back = try #require(try readBack(layer) as? CATextLayer)
    #expect(back.string as? String == "a <b> & \"c\"\n\tsecond  line")
  }

  @Test func attributedTextsComeBackWithTheirLooks() throws {
    let text = NSMutableAttributedString(string: "größer 1\n2 & <3>")
    text.addAttributes(
      [.font: CTFont("DejaVu Sans", size: 20), .foregroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)],
      range: NSRange(location: 0, length: 6))
    text.addAttributes(
      [.kern: NSNumber(value: 1.5), .underlineStyle: NSNumber(value: 1), .baselineOffset: NSNumber(value: -2)],
      range: NSRange(location: 8, length: 3))
    text.addAttribute(
      .paragraphStyle, value: NSParagraphStyle(alignment: .center, lineSpacing: 3),
      range: NSRange(location: 0, length: text.length))
    let layer = CATextLayer()
    layer.string = text
    let written = write(layer)
    #expect(written.notes.isEmpty)
    let back = try #require(try read(written.text, mode: .strict).root as? CATextLayer)
    #expect(back.store == layer.store)
    // Any other reader finds the plain text.
    #expect(written.text.contains("<string type=\"string\" value=\"größer 1&#10;2 &amp; &lt;3&gt;\""))
  }

  @Test(arguments: [
    "start=\"0\" end=\"99\"", "start=\"1\" end=\"2\"", "start=\"3\" end=\"1\"", "start=\"-1\" end=\"2\"", "end=\"2\"",
  ]) func partsOutsideTheTextAreReported(_ range: String) throws {
    let text = """
      <caml xmlns="http://www.apple.com/CoreAnimation/1.0" xmlns:c="urn:cairn:scene:1"><CATextLayer>
      <string type="string" value="éa"><c:span \(range)/></string></CATextLayer></caml>
      """
    let read = try read(text)
    #expect(read.diagnostics.all.map(\.message) == ["a part of the text has no place in it"])
  }

  @Test func looksOfAWholeTextThatMakeNoSenseAreReported() throws {
    let text = """
      <caml xmlns="http://www.apple.com/CoreAnimation/1.0" xmlns:c="urn:cairn:scene:1"><CATextLayer>
      <string type="string" value="a" c:alignment="middle" c:lineSpacing="wide"><c:span start="0" end="1"/></string>
      </CATextLayer></caml>
      """
    #expect(
      try read(text).diagnostics.all.map(\.message) == [
        "c:alignment: \"middle\" cannot be used", "c:lineSpacing: \"wide\" cannot be used",
      ])
  }

  @Test func theLengthIsSaidWhereTheAnimationsDoNotTellIt() throws {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    let canvas = RenderScene.Canvas(size: CGSize(width: 10, height: 10), orientation: .yUp)
    let text = CAMLWriter.write(layer, on: canvas, duration: 2.5).text
    #expect(try read(text, mode: .strict).duration == 2.5)
    #expect(!CAMLWriter.write(layer, on: canvas).text.contains("cairn"))
    let move = CABasicAnimation(keyPath: "opacity")
    move.duration = 2.5
    layer.add(move, forKey: "a")
    let plain = CAMLWriter.write(layer, on: canvas, duration: 2.5).text
    #expect(!plain.contains("cairn"))
    #expect(try read(plain, mode: .strict).duration == 2.5)
    let wrong = text.replacing("duration=\"2.5\"", with: "duration=\"-1\"")
    let misread = try read(wrong)
    #expect(misread.diagnostics.all(.invalid).count == 1 && misread.duration == nil)
  }

  @Test func nilIsNoDefault() throws {
    let layer = CAShapeLayer()
    layer.fillColor = nil
    layer.borderColor = nil
    let back = try #require(try readBack(layer) as? CAShapeLayer)
    #expect(back.fillColor == nil && back.borderColor == nil)
  }

  @Test func whatAClassSetsAsItIsMadeIsNoDefault() throws {
    let layer = CAScrollLayer()
    #expect(layer.masksToBounds)
    layer.masksToBounds = false
    #expect(try readBack(layer).masksToBounds == false)
    layer.masksToBounds = true
    #expect(!write(layer).text.contains("masksToBounds"))
  }

  @Test func animationsComeBackUnderTheirKeys() throws {
    let layer = CALayer()
    let spring = CASpringAnimation()
    spring.keyPath = "position.x"
    spring.initialVelocity = 4
    spring.toValue = 3
    spring.duration = 2
    spring.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    layer.add(spring, forKey: "move it")
    let colors = CAKeyframeAnimation()
    colors.keyPath = "backgroundColor"
    colors.values = [CGColor(red: 1, green: 0, blue: 0, alpha: 0.25), CGColor.white]
    colors.repeatCount = .infinity
    layer.add(colors, forKey: "colors")
    let back = try readBack(layer)
    #expect(back.animationKeys() == ["move it", "colors"])
    let move = try #require(back.animation(forKey: "move it") as? CASpringAnimation)
    #expect(
      move.initialVelocity == 4 && move.duration == 2 && move.timingFunction?.curve == spring.timingFunction?.curve)
    let tint = try #require(back.animation(forKey: "colors") as? CAKeyframeAnimation)
    #expect(tint.values?.first as? CGColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(tint.repeatCount == .infinity)
    // A duration of 0 is the transaction's quarter of a second.
    #expect(tint.duration == 0.25)
  }

  @Test func whatADocumentCannotSayIsNoted() {
    final class OwnLayer: CALayer {}
    let layer = OwnLayer()
    layer.name = "top"
    layer.setValue("mine", forKey: "ownKeyOfThisTest")
    let notes = write(layer).notes.map(\.description)
    #expect(notes.count == 2 && notes.allSatisfy { $0.hasPrefix("/top: ") }, "\(notes)")
  }

  @Test func equalImagesAreWrittenOnce() {
    func image() -> CGImage { CGImage(PixelBuffer(width: 2, height: 2)) }
    let layer = CALayer()
    layer.contents = image()
    let sublayer = CALayer()
    sublayer.contents = image()
    layer.addSublayer(sublayer)
    #expect(write(layer).images.map(\.name) == ["assets/image-1.png"])
  }
}
