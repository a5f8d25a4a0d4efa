// Contents on their way from one image to another.

import CoreAnimation
import FramePlanning
import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct DissolveTests {
  private func image(_ word: UInt32, width: Int = 20, height: Int = 20) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    buffer.pixels.update(repeating: word, count: buffer.count)
    return CGImage(buffer)
  }

  private func layer(_ animation: CAAnimation) -> CALayer {
    let layer = FilterTrial.box(CGRect(x: 20, y: 20, width: 20, height: 20), .levels(0, 0, 255))
    animation.duration = 1
    layer.add(animation, forKey: "contents")
    return layer
  }

  private func basic(_ from: CGImage, _ to: CGImage) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "contents")
    animation.fromValue = from
    animation.toValue = to
    return animation
  }

  @Test func imagesAreMixedPremultiplied() throws {
    // Opaque red to half transparent green, over blue: .75·red + .25·half green, then over.
    let box = layer(basic(image(0xffff_0000), image(0x8000_8000)))
    let trial = try FilterTrial(FilterTrial.root(nil, [box]), at: 0.25)
    #expect(
      areNear(trial.pixels.premultiplied(30, 30), [191, 32, 32, 255], 1), "\(trial.pixels.premultiplied(30, 30))")
    #expect(trial.passes(.dissolve) == 1 && trial.plan.cost.modelled.byReason[.dissolve] == nil)
    #expect(try FilterTrial(FilterTrial.root(nil, [box]), at: 0).pixels.premultiplied(30, 30) == [255, 0, 0, 255])
  }

  @Test func equalOpaquePartsStayOpaque() throws {
    let box = layer(basic(image(0xffff_0000), image(0xffff_0000)))
    let trial = try FilterTrial(FilterTrial.root(nil, [box]), at: 0.37)
    #expect(areNear(trial.pixels.premultiplied(30, 30), [255, 0, 0, 255], 1))
  }

  @Test func eachImageHasItsOwnPlace() throws {
    let box = layer(basic(image(0xffff_0000, width: 10, height: 10), image(0xff00_ff00, width: 20, height: 4)))
    box.contentsGravity = .center
    box.backgroundColor = nil
    let trial = try FilterTrial(FilterTrial.root(nil, [box]), at: 0.5)
    #expect(areNear(trial.pixels.premultiplied(30, 26), [128, 0, 0, 128], 1))
    #expect(areNear(trial.pixels.premultiplied(21, 30), [0, 128, 0, 128], 1))
    #expect(areNear(trial.pixels.premultiplied(30, 30), [128, 128, 0, 255], 1))
    #expect(trial.pixels.alpha(21, 26) == 0)
  }

  @Test func opacityCountsOnce() throws {
    let box = layer(basic(image(0xffff_0000), image(0xff00_ff00)))
    box.backgroundColor = nil
    box.opacity = 0.5
    let trial = try FilterTrial(FilterTrial.root(nil, [box]), at: 0.5)
    #expect(areNear(trial.pixels.premultiplied(30, 30), [64, 64, 0, 128], 1))
  }

  @Test func presentationAndSequencesSwitchSharply() throws {
    let (a, b) = (image(0xffff_0000), image(0xff00_ff00))
    for mode in [CAAnimationCalculationMode.linear, .discrete] {
      let frames = CAKeyframeAnimation(keyPath: "contents")
      frames.values = [a, b]
      frames.calculationMode = mode
      let box = layer(frames)
      let early = try FilterTrial(FilterTrial.root(nil, [box]), at: 0.4)
      #expect(early.pixels.premultiplied(30, 30) == [255, 0, 0, 255] && early.passes(.dissolve) == 0)
      #expect(try FilterTrial(FilterTrial.root(nil, [box]), at: 0.6).pixels.premultiplied(30, 30) == [0, 255, 0, 255])
    }
    let mix = PropertyValue.dissolve(ImageDissolve(from: a, to: b, fraction: 0.6))
    #expect(ImageProperty(mix)?.image == b && mix.anyValue as? CGImage == b)
    #expect(ImageDissolve(from: a, to: b, fraction: 0.4).nearest == a)
  }
}
