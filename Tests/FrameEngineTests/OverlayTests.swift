// What overlays mark, and that they change nothing but the pixels they are drawn over.

import CoreAnimation
import Foundation
import FrameEngine
import FrameOutput
import FramePlanning
import Graphics
import Testing

@Suite struct OverlayTests {
  private func box(_ x: Double, _ y: Double, _ side: Double, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: side, height: side)
    layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    change(layer)
    return layer
  }

  /// A row of layers, 20 pixels apart.
  private func frames(_ layers: [CALayer], _ overlays: [Overlay], count: Int = 1) throws -> [PixelBuffer] {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    root.sublayers = layers
    let stage = Stage(root, size: root.bounds.size)
    let sink = PictureSink()
    var options = RenderOptions()
    options.duration = Double(count) / 60
    options.overlays = overlays
    try stage.render(options, to: sink)
    return sink.pictures
  }

  /// The kind of mark over a grey pixel.
  private func mark(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> String {
    let word = picture[x, y]
    let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
    if red == green && green == blue { return "none" }
    switch (red > 140, green > 115, blue > 140) {
    case (true, true, false): return "yellow"
    case (true, false, false): return "red"
    case (false, true, false): return "green"
    case (true, false, true): return "magenta"
    case (false, _, true): return "blue"
    default: return "other"
    }
  }

  @Test func offscreenPassesAreYellow() throws {
    let group = box(0, 0, 10) {
      $0.opacity = 0.5
      $0.addSublayer(box(0, 0, 5))
    }
    let masked = box(40, 0, 10) { $0.mask = box(0, 0, 10) }
    let picture = try frames([group, box(20, 0, 10), masked], [.offscreen])[0]
    #expect(mark(picture, 25, 5) == "none")
    #expect(mark(picture, 45, 5) == "yellow")
    #expect(mark(picture, 8, 8) == "yellow")
  }

  @Test func missesAreRedAndHitsGreen() throws {
    let moving = box(5, 5, 10) {
      $0.shouldRasterize = true
      $0.addSublayer(box(0, 0, 5))
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0.9
      fade.duration = 1
      $0.add(fade, forKey: nil)
    }
    let pictures = try frames([moving, box(40, 0, 10)], [.cache], count: 3)
    #expect(pictures.map { mark($0, 12, 12) } == ["red", "green", "green"])
    #expect(pictures.allSatisfy { mark($0, 45, 5) == "none" })
  }

  @Test func blendedLayersAreRed() throws {
    let translucent = box(20, 0, 10) { $0.backgroundColor = CGColor(gray: 0.5, alpha: 0.9) }
    let rounded = box(40, 0, 10) { $0.cornerRadius = 3 }
    let picture = try frames([box(0, 0, 10), translucent, rounded], [.blended])[0]
    #expect([5, 25, 45].map { mark(picture, $0, 5) } == ["green", "red", "red"])
  }

  @Test func updatesFlashOnce() throws {
    let step = box(0, 0, 10) {
      let jump = CAKeyframeAnimation(keyPath: "position.x")
      jump.values = [5, 45]
      jump.calculationMode = .discrete
      jump.duration = 4.0 / 60
      $0.add(jump, forKey: nil)
    }
    let ground = box(0, 0, 100)
    let pictures = try frames([ground, step], [.updates], count: 4)
    // All of the first frame; then the old place and the new one; what repeats shows nothing.
    #expect(pictures.map { mark($0, 80, 20) } == ["yellow", "none", "none", "none"])
    #expect(pictures.map { mark($0, 45, 5) } == ["yellow", "none", "yellow", "none"])
  }

  @Test func misalignedLayersAreMagentaAndScaledPicturesYellow() throws {
    let picture = PixelBuffer(width: 10, height: 10)
    picture.pixels.update(repeating: 0xFF80_8080, count: picture.count)
    let image = CGImage(picture)
    let exact = box(40, 0, 10) { $0.contents = image }
    let scaled = box(60, 0, 15) { $0.contents = image }
    let frame = try frames([box(0, 0, 10), box(20.5, 0, 10), exact, scaled], [.misaligned])[0]
    #expect([5, 25, 45, 65].map { mark(frame, $0, 5) } == ["none", "magenta", "none", "yellow"])
  }

  @Test func boundsAreOutlined() throws {
    let frame = try frames([box(10, 10, 20)], [.bounds])[0]
    #expect(mark(frame, 20, 20) == "none")
    #expect(frame[10, 20] != frame[20, 20])
  }

  /// Frames with an overlay are made beside those without: what is underneath stays exact.
  @Test func overlaysLeaveFramesAlone() throws {
    let moving = {
      self.box(0, 0, 20) {
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 80
        move.duration = 0.2
        $0.add(move, forKey: nil)
      }
    }
    let plain = try frames([moving()], [], count: 12)
    let nothing = try frames([moving()], [.cache], count: 12)
    #expect(zip(plain, nothing).allSatisfy { $0.equals($1) })
  }
}

/// Keeps every frame's pixels.
private final class PictureSink: FrameSink {
  var pictures: [PixelBuffer] = []

  func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    self.format = format
    return Encoder()
  }
  func write(_ frame: EncodedFrame) throws(SinkError) {
    if frame.repeatsPrevious, let last = pictures.last { return pictures.append(last) }
    guard let format else { return }
    let picture = PixelBuffer(width: format.width, height: format.height)
    frame.bytes.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: picture.pixels, count: picture.count * 4).copyMemory(from: bytes)
    }
    pictures.append(picture)
  }
  func finish() throws(SinkError) {}
  func abandon() {}

  private var format: StreamFormat?

  private struct Encoder: FrameEncoder {
    func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
      let bytes = UnsafeRawBufferPointer(start: frame.pixels.pixels, count: frame.pixels.count * 4)
      return EncodedFrame(index: frame.index, bytes: Array(bytes))
    }
  }
}
