// The formulas that are compared, one function each, through the same types a program uses.

import CoreAnimation
import Foundation
import FrameResolving
import Graphics
import RenderTree

enum Samples {
  static func spring(_ random: inout SeededNumbers) -> Sample {
    let animation = CASpringAnimation(keyPath: "zPosition")
    animation.mass = random.number(0.2...4)
    animation.stiffness = random.number(5...500)
    // Half of them below critical damping, where settling has a closed form.
    let critical = 2 * (animation.mass * animation.stiffness).squareRoot()
    animation.damping = critical * random.number(0.02...2)
    animation.initialVelocity = random.number(-20...20)
    animation.allowsOverdamping = random.flag()
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1000
    let times = random.numbers(5, 0...3)
    var sample = Sample(kind: "spring", outputs: times.map { number(animation, "zPosition", at: $0) })
    sample.outputs.append(animation.settlingDuration)
    sample.add("m", animation.mass)
    sample.add("k", animation.stiffness)
    sample.add("c", animation.damping)
    sample.add("v", animation.initialVelocity)
    sample.add("over", animation.allowsOverdamping)
    sample.add("t", times)
    return sample
  }

  static func perceptual(_ random: inout SeededNumbers) -> Sample {
    let (p, b) = (random.number(0.05...3), random.number(-0.9...0.95))
    let animation = CASpringAnimation(perceptualDuration: p, bounce: b)
    var sample = Sample(
      kind: "perceptual",
      outputs: [
        animation.stiffness, animation.damping, animation.perceptualDuration, animation.bounce,
        b >= 0 ? animation.settlingDuration : nil,
      ])
    sample.add("p", p)
    sample.add("b", b)
    return sample
  }

  static func curve(_ random: inout SeededNumbers) -> Sample {
    let x = random.numbers(2, 0...1), y = random.numbers(2, -1...2)
    let function = CAMediaTimingFunction(
      controlPoints: Float(x[0]), Float(y[0]), Float(x[1]), Float(y[1]))
    var points = [Double](repeating: 0, count: 4)
    for index in 0..<2 {
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index + 1, values: &point)
      points[2 * index] = Double(point[0])
      points[2 * index + 1] = Double(point[1])
    }
    let times = random.numbers(4, 0...1)
    let curve = TimingCurve(points[0], points[1], points[2], points[3])
    var sample = Sample(kind: "curve", outputs: times.map { curve.value(at: $0) })
    sample.add("points", points)
    sample.add("t", times)
    return sample
  }

  static func timing(_ random: inout SeededNumbers) -> Sample {
    // Half of them in eighths, which hit every edge exactly and without rounding.
    let isCoarse = random.flag()
    func seconds(_ range: ClosedRange<Double>, _ random: inout SeededNumbers) -> Double {
      let value = random.number(range)
      return isCoarse ? (value * 8).rounded() / 8 : value
    }
    var timing = MediaTiming()
    timing.beginTime = seconds(-1...2, &random)
    timing.duration = max(seconds(0.1...2, &random), 0.125)
    timing.speed = isCoarse ? [0.5, 1, 2, -1, -0.5][random.integer(0...4)] : random.number(-3...3)
    timing.timeOffset = random.flag() ? 0 : seconds(-1...3, &random)
    timing.repeatCount = random.flag() ? 0 : seconds(0...4, &random)
    timing.repeatDuration = random.integer(0...3) == 0 ? seconds(0...4, &random) : 0
    timing.autoreverses = random.flag()
    timing.fill = [MediaTiming.Fill.removed, .forwards, .backwards, .both][random.integer(0...3)]
    let times = (0..<6).map { _ in seconds(-2...8, &random) }
    var sample = Sample(kind: "timing", outputs: times.map { timing.progress(at: $0)?.fraction })
    sample.add("begin", timing.beginTime)
    sample.add("dur", timing.duration)
    sample.add("speed", timing.speed)
    sample.add("off", timing.timeOffset)
    sample.add("rc", timing.repeatCount)
    sample.add("rd", timing.repeatDuration)
    sample.add("autorev", timing.autoreverses)
    sample.add("fill", timing.fill.rawValue)
    sample.add("t", times)
    return sample
  }

  static func linear(_ random: inout SeededNumbers) -> Sample { keyframes("linear", .linear, &random) }
  static func discrete(_ random: inout SeededNumbers) -> Sample { keyframes("discrete", .discrete, &random) }
  static func paced(_ random: inout SeededNumbers) -> Sample { keyframes("paced", .paced, &random) }
  static func cubic(_ random: inout SeededNumbers) -> Sample { keyframes("cubic", .cubic, &random) }
  static func cubicPaced(_ random: inout SeededNumbers) -> Sample { keyframes("cubicPaced", .cubicPaced, &random) }

  private static func keyframes(
    _ kind: String, _ mode: CAAnimationCalculationMode, _ random: inout SeededNumbers
  ) -> Sample {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    let values = random.numbers(random.integer(2...7), -10...10)
    animation.values = values
    animation.calculationMode = mode
    animation.duration = 1
    var keyTimes: [Double?]?
    if mode == .linear || mode == .discrete || mode == .cubic, random.flag() {
      let inner = random.numbers(values.count - (mode == .discrete ? 1 : 2), 0.01...0.99).sorted()
      let times = [0] + inner + (mode == .discrete ? [] : [1])
      animation.keyTimes = times.map { NSNumber(value: $0) }
      keyTimes = times
    }
    let times = random.numbers(4, 0.001...0.999)
    var shapes: [(String, [Double])] = []
    if mode == .cubic || mode == .cubicPaced, random.flag() {
      // Tension shapes inner tangents in both readings; what it does to the ends has never been measured.
      let tension = values.indices.map { $0 == 0 || $0 == values.count - 1 ? 0 : random.number(-1...1) }
      shapes = [
        ("T", tension), ("C", random.numbers(values.count, -1...1)), ("B", random.numbers(values.count, -1...1)),
      ]
      animation.tensionValues = shapes[0].1.map { NSNumber(value: $0) }
      animation.continuityValues = shapes[1].1.map { NSNumber(value: $0) }
      animation.biasValues = shapes[2].1.map { NSNumber(value: $0) }
    }
    var sample = Sample(kind: kind, outputs: times.map { number(animation, "zPosition", at: $0) })
    sample.add("v", values)
    if let keyTimes { sample.add("kt", keyTimes) }
    for (name, numbers) in shapes { sample.add(name, numbers) }
    sample.add("t", times)
    return sample
  }

  static func affine(_ random: inout SeededNumbers) -> Sample {
    func matrix() -> [Double] {
      // Half are made of a scale with a sign and a rotation, as programs make them.
      if random.flag() { return random.numbers(4, -2...2) + random.numbers(2, -100...100) }
      let turn = random.number(-7...7)
      let sx = random.number(0.2...3) * (random.flag() ? 1 : -1), sy = random.number(0.2...3) * (random.flag() ? 1 : -1)
      return [sx * cos(turn), sx * sin(turn), -sy * sin(turn), sy * cos(turn)] + random.numbers(2, -100...100)
    }
    func transform(_ m: [Double]) -> CATransform3D {
      CATransform3DMakeAffineTransform(CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]))
    }
    let (from, to, fraction) = (matrix(), matrix(), random.number(0.01...0.99))
    let mixed = CATransform3D.interpolate(from: transform(from), to: transform(to), fraction: fraction)
    var sample = Sample(kind: "affine", outputs: [mixed.m11, mixed.m12, mixed.m21, mixed.m22, mixed.m41, mixed.m42])
    sample.add("p", from)
    sample.add("q", to)
    sample.add("f", fraction)
    return sample
  }

  static func trim(_ random: inout SeededNumbers) -> Sample {
    func point() -> CGPoint { CGPoint(x: random.number(0...100), y: random.number(0...100)) }
    var path = PathData()
    for _ in 0..<random.integer(1...2) {
      path.move(to: point())
      for _ in 0..<random.integer(1...4) {
        if random.flag() {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
    }
    let (start, end) = (random.number(-0.1...0.9), random.number(0.1...1.1))
    func ends(_ path: PathData) -> [Double] {
      path.segments.flatMap { [Double($0.start.x), Double($0.start.y), Double($0.end.x), Double($0.end.y)] }
    }
    var sample = Sample(kind: "trim", outputs: ends(path.trimmed(from: start, to: end)))
    let corners = path.segments.flatMap { segment in
      [segment.start] + (segment.isCurved ? [segment.control1, segment.control2] : []) + [segment.end]
    }
    sample.add("points", corners.flatMap { [Double($0.x), Double($0.y)] })
    sample.add("counts", path.segments.map { $0.isCurved ? 4 : 2 })
    sample.add("lengths", path.segments.map { Double($0.length) })
    sample.add("s", start)
    sample.add("e", end)
    return sample
  }

  /// A number as a layer would show it.
  private static func number(_ animation: CAAnimation, _ keyPath: String, at time: Double) -> Double? {
    guard let spec = animation.makeSpec(id: 1, key: nil, defaultDuration: 0.25) else { return nil }
    let shown = AnimationStack.apply([spec], to: PropertyStore(), at: time, removesFinished: false)
    return PropertyPath(keyPath).read(from: shown).flatMap { Double($0) }
  }
}
