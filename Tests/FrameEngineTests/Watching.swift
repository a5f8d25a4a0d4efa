// What the stage tests share: delegates that note what they are told, stages that only play, and frames as pixels.

import CoreAnimation
import Foundation
import FrameEngine
import FrameOutput
import Graphics
import RenderTree

/// What happened, in order.
final class EventLog {
  private(set) var events: [String] = []
  func add(_ event: String) { events.append(event) }
}

/// Notes starts and stops with the time they were told at.
final class Watcher: CAAnimationDelegate {
  private let name: String
  private let log: EventLog
  private let stopped: (Bool) -> Void

  init(_ name: String, _ log: EventLog, stopped: @escaping (Bool) -> Void = { _ in }) {
    (self.name, self.log, self.stopped) = (name, log, stopped)
  }

  func animationDidStart(_ anim: CAAnimation) { log.add("start \(name) \(time())") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.add("\(flag ? "end" : "stop") \(name) \(time())")
    stopped(flag)
  }
}

/// The media time in words, to a thousandth.
func time() -> String { "\((CACurrentMediaTime() * 1000).rounded() / 1000)" }

/// A basic animation.
func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, duration: Double = 1) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
  return animation
}

/// A root and a square on a small canvas.
struct SquareStage {
  let root = CALayer()
  let square = CALayer()
  let stage: Stage

  init(framesPerSecond: Int = 60) {
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
    root.position = CGPoint(x: 50, y: 10)
    square.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    square.position = CGPoint(x: 10, y: 10)
    square.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSublayer(square)
    stage = Stage(root, size: CGSize(width: 100, height: 20), framesPerSecond: framesPerSecond)
  }

  /// Plays without keeping pictures.
  func play(_ seconds: Double) throws { try stage.render(seconds: seconds, to: NullSink()) }
}

/// The digests of the frames of a stage.
func digests(of stage: Stage, seconds: Double, frames: String? = nil, jobs: Int = 1) throws -> [Int: UInt64] {
  let sink = DigestSink()
  var options = RenderOptions()
  options.duration = seconds
  options.frames = frames.flatMap { FrameSelection($0) }
  options.jobs = jobs
  try stage.render(options, to: sink)
  return sink.digests
}

/// Keeps the pixels of every frame.
final class PixelSink: FrameSink {
  private(set) var frames: [PixelBuffer] = []

  func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    Encoder(width: format.width, height: format.height)
  }
  func write(_ frame: EncodedFrame) throws(SinkError) {
    if frame.repeatsPrevious, let last = frames.last { return frames.append(last) }
    let buffer = PixelBuffer(width: width, height: frame.bytes.count / 4 / max(width, 1))
    frame.bytes.withUnsafeBytes { bytes in
      for index in 0..<buffer.count {
        buffer.pixels[index] = bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
      }
    }
    frames.append(buffer)
  }
  func finish() throws(SinkError) {}
  func abandon() {}

  private let width: Int
  init(width: Int) { self.width = width }

  private struct Encoder: FrameEncoder {
    let width: Int
    let height: Int
    func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
      if frame.repeatsPrevious { return EncodedFrame(repeatingAt: frame.index) }
      let bytes = UnsafeRawBufferPointer(start: frame.pixels.pixels, count: frame.pixels.count * 4)
      return EncodedFrame(index: frame.index, bytes: Array(bytes))
    }
  }
}

extension PixelBuffer {
  /// The mean x of what is painted in a row, weighted by alpha; nil when nothing is.
  func centre(ofRow y: Int) -> Double? {
    let alphas = (0..<width).map { Double(self[$0, y] >> 24) }
    let sum = alphas.reduce(0, +)
    return sum > 0 ? zip(alphas, 0..<width).reduce(0.0) { $0 + $1.0 * (Double($1.1) + 0.5) } / sum : nil
  }
}
