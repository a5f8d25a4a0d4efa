// What a frame's presentation values cost: many animated layers, with and without idle ones beside them.

import CoreAnimation
import Foundation
import FrameResolving
import RenderTree

/// One kind of animation, added to every animated layer.
struct Motion: Sendable {
  let name: String
  let add: @Sendable (CALayer) -> Void
}

@main struct BenchResolve {
  static let motions = [
    Motion(name: "position, linear") { layer in
      add(CABasicAnimation(keyPath: "position"), to: layer, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 50))
    },
    Motion(name: "opacity, eased") { layer in
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      add(fade, to: layer, from: 0.2, to: 0.9)
    },
    Motion(name: "position.x, spring") { layer in
      add(CASpringAnimation(keyPath: "position.x"), to: layer, from: 0, to: 100)
    },
    Motion(name: "rotation") { layer in
      add(CABasicAnimation(keyPath: "transform.rotation.z"), to: layer, from: 0, to: 3)
    },
  ]

  private static func add(_ animation: CABasicAnimation, to layer: CALayer, from: Any, to: Any) {
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 10
    animation.beginTime = 1e-9
    layer.add(animation, forKey: "motion")
  }

  /// A committed tree of animated and idle layers under one root: the idle ones behind the others, or between them.
  private static func scene(animated: Int, idle: Int, isMixed: Bool, _ motion: Motion) -> RenderScene? {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 1280, height: 720)
    var layers: [CALayer] = []
    for index in 0..<(animated + idle) {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.position = CGPoint(x: index % 1280, y: index % 720)
      layer.backgroundColor = .black
      layers.append(layer)
      let before = index * animated / (animated + idle), after = (index + 1) * animated / (animated + idle)
      if isMixed ? before != after : index < animated { motion.add(layer) }
    }
    root.sublayers = layers
    MediaClock.virtualTime = 0
    let host = LayerHost(root)
    host.show { CATransaction.flush() }
    defer { host.close() }
    return host.committedRoot.map { RenderScene(root: $0, canvas: RenderScene.Canvas(size: root.bounds.size)) }
  }

  /// Milliseconds of this thread's processor time a frame: the least and the median.
  private static func cost(of scene: RenderScene, frames: Int) -> (least: Double, median: Double) {
    var previous: ResolvedScene?
    var times: [Double] = []
    for frame in 0...frames {
      let start = clock()
      previous = Resolver.resolve(scene, at: Double(frame) / 60, previous: previous)
      times.append(clock() - start)
    }
    // The first frame also resolves what stands still.
    let sorted = times.dropFirst().sorted()
    return (sorted[0], sorted[sorted.count / 2])
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  static func main() {
    let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 300
    print("milliseconds of one core a frame, over \(frames) frames: least, median")
    func line(_ motion: Motion, animated: Int, idle: Int, isMixed: Bool = false) {
      guard let scene = scene(animated: animated, idle: idle, isMixed: isMixed, motion) else { return }
      let (least, median) = cost(of: scene, frames: frames)
      let name = motion.name.padding(toLength: 20, withPad: " ", startingAt: 0)
      let place = idle == 0 ? "       " : isMixed ? "between" : "beside "
      print(
        String(format: "%@ %6d animated %6d idle %@ %7.3f %7.3f", name, animated, idle, place, least, median))
    }
    for motion in motions { line(motion, animated: 10_000, idle: 0) }
    for animated in [1000, 5000, 20_000] { line(motions[0], animated: animated, idle: 0) }
    for idle in [10_000, 50_000] { line(motions[0], animated: 10_000, idle: idle) }
    for idle in [10_000, 50_000] { line(motions[0], animated: 10_000, idle: idle, isMixed: true) }
  }
}
