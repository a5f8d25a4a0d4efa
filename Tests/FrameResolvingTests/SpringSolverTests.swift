// The damped spring against measured positions and settling times.

import FrameResolving
import Testing

@Suite struct SpringSolverTests {
  @Test(arguments: [
    ([1.0, 100, 10, 0], 1.4727003346780927), ([1, 300, 20, 0], 0.7442555275721707),
    ([2, 100, 5, 0], 5.658348137358159), ([1, 100, 10, 5], 1.3815510557964275),
    ([1, 100, 10, -5], 1.5350814063145797), ([1, 100, 20, 0], 0.9999999999999999),
    ([1, 100, 30, 0], 0.9999999999999999), ([1, 400, 40, 0], 0.5), ([1, 25, 10, 0], 1.9000000000000006),
    ([1, 1, 2, 0], 9.299999999999983), ([1, 100, 1, 0], 13.91321015404625),
    ([1, 100, 0, 0], 3.4028234663852886e38),
  ]) func settling(_ numbers: [Double], _ seconds: Double) {
    let spring = SpringSolver(
      mass: numbers[0], stiffness: numbers[1], damping: numbers[2], velocity: numbers[3])
    #expect(abs(spring.settlingDuration - seconds) <= 1e-12 * max(1, seconds))
  }

  @Test(arguments: [(5.0, 2.85497), (15, 1.02209)]) func documentedSettling(_ damping: Double, _ seconds: Double) {
    let spring = SpringSolver(mass: 1, stiffness: 100, damping: damping, velocity: 0)
    #expect(abs(spring.settlingDuration - seconds) < 1e-5)
  }

  @Test(arguments: [
    (10.0, 0.0, [10.44054702, 61.04925275, 102.33595371, 111.84459925]),
    (20, 0, [9.02040079, 44.21746135, 71.27025127, 93.89005303]),
    (30, 0, [9.02040079, 44.21746135, 71.27025127, 93.89005303]),
    (10, 5, [29.30780649, 87.32047677, 116.04145765, 107.67215490]),
    (10, -5, [-8.42671320, 34.77803171, 88.63046169, 116.01705551]),
  ]) func positions(_ damping: Double, _ velocity: Double, _ expected: [Double]) {
    let spring = SpringSolver(mass: 1, stiffness: 100, damping: damping, velocity: velocity)
    for (time, position) in zip([0.05, 0.15, 0.25, 0.45], expected) {
      // Measured in single precision.
      #expect(abs(100 * spring.value(at: time) - position) < 1e-5)
    }
  }

  @Test func defaultSpring() {
    let spring = SpringSolver(mass: 1, stiffness: 100, damping: 10, velocity: 0)
    for (time, value) in [(0.1, 0.340300), (0.2, 0.849426), (0.3, 1.124355), (0.5, 1.074591), (1, 1.002170)] {
      #expect(abs(spring.value(at: time) - value) < 1e-4)
    }
    #expect(abs(spring.value(at: 0.36276) - 1.16303) < 1e-5)
    #expect(spring.value(at: 0) == 0)
  }

  @Test(
    arguments: [
      ([0.5, 0], [157.91367041742973, 25.132741228718345, 0.7999999999999999]),
      ([1, 0], [39.47841760435743, 12.566370614359172, 1.5000000000000002]),
      ([0.25, 0], [631.6546816697189, 50.26548245743669, 0.4]),
      ([0.5, 0.3], [157.91367041742973, 17.59291886010284, 0.8629552831744205]),
      ([0.5, 0.7], [157.91367041742973, 7.539822368615504, 1.904872615017113]),
      ([0.35, 0.15], [322.27279677026473, 30.51832863487228, 0.5156554893625898]),
      ([1, 0.5], [39.47841760435743, 6.283185307179586, 2.3438753795710707]),
    ] as [([Double], [Double])]) func perceptual(_ given: [Double], _ expected: [Double])
  {
    let (stiffness, damping) = SpringSolver.constants(perceptualDuration: given[0], bounce: given[1])
    #expect(abs(stiffness - expected[0]) < 1e-9 && abs(damping - expected[1]) < 1e-9)
    let spring = SpringSolver(
      mass: 1, stiffness: stiffness, damping: damping, velocity: 0, allowsOverdamping: true)
    #expect(abs(spring.settlingDuration - expected[2]) < 1e-12)
    #expect(abs(spring.perceptualDuration - given[0]) < 1e-12 && abs(spring.bounce - given[1]) < 1e-12)
  }

  @Test func creepingSpring() {
    let (stiffness, damping) = SpringSolver.constants(perceptualDuration: 0.5, bounce: -0.3)
    #expect(abs(damping - 35.90391604102621) < 1e-9)
    let spring = SpringSolver(mass: 1, stiffness: stiffness, damping: damping, velocity: 0, allowsOverdamping: true)
    let path = stride(from: 0, through: 5, by: 0.05).map(spring.value)
    #expect(
      path[0] == 0 && zip(path, path.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 }
        && abs(path[path.count - 1] - 1) < 1e-6)
    let stiff = SpringSolver.constants(perceptualDuration: 1, bounce: -1)
    let jump = SpringSolver(
      mass: 1, stiffness: stiff.stiffness, damping: stiff.damping, velocity: 0, allowsOverdamping: true)
    #expect(jump.settlingDuration == 0 && jump.value(at: 0.1) == 1)
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1, 1e300, 1e-300]) func hostileNumbers(_ number: Double) {
    for spring in [
      SpringSolver(mass: number, stiffness: 100, damping: 10, velocity: 0),
      SpringSolver(mass: 1, stiffness: number, damping: 10, velocity: 0),
      SpringSolver(mass: 1, stiffness: 100, damping: number, velocity: 0, allowsOverdamping: true),
      SpringSolver(mass: 1, stiffness: 100, damping: 10, velocity: number),
    ] {
      #expect(!spring.value(at: 0.5).isNaN)
      #expect(spring.settlingDuration >= 0)
    }
  }
}
