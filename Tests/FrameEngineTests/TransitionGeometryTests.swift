// Where the two looks of a transition are at each moment, pixel by pixel.

import CoreAnimation
import Foundation
import FramePlanning
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct TransitionGeometryTests {
  /// A red layer that becomes blue, 40 × 20 at (20, 20) on 80 × 60.
  private func scene(_ transition: CATransition, masksToBounds: Bool = false) throws -> RenderScene {
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), Self.area, .red)
    layer.masksToBounds = masksToBounds
    scenario.change {
      layer.add(transition, forKey: nil)
      layer.backgroundColor = .blue
    }
    return try scenario.scene()
  }

  private static let area = CGRect(x: 20, y: 20, width: 40, height: 20)
  private static let directions: [(CATransitionSubtype, CGVector)] = [
    (.fromLeft, CGVector(dx: 40, dy: 0)), (.fromRight, CGVector(dx: -40, dy: 0)),
    (.fromBottom, CGVector(dx: 0, dy: 20)), (.fromTop, CGVector(dx: 0, dy: -20)),
  ]

  /// Names the first pixel that is neither what the moved rectangles say.
  private func expect(
    _ pixels: PixelBuffer, source: CGVector, target: CGVector, isSourceOnTop: Bool, _ what: String,
    clip: CGRect = CGRect(x: 0, y: 0, width: 80, height: 60)
  ) {
    let old = Self.area.offsetBy(dx: source.dx, dy: source.dy), new = Self.area.offsetBy(dx: target.dx, dy: target.dy)
    for y in 0..<60 {
      for x in 0..<80 {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let isOld = old.contains(point), isNew = new.contains(point)
        var want = [0, 0, 0, 0]
        if clip.contains(point), isOld || isNew {
          want = isOld && (isSourceOnTop || !isNew) ? [255, 0, 0, 255] : [0, 0, 255, 255]
        }
        if pixels.premultiplied(x, y) != want {
          Issue.record("\(what): (\(x), \(y)) is \(pixels.premultiplied(x, y)), not \(want)")
          return
        }
      }
    }
  }

  @Test(arguments: [CATransitionType.push, .moveIn, .reveal])
  func looksMoveByTheLengthOfTheBounds(_ type: CATransitionType) throws {
    for (subtype, way) in Self.directions {
      let transition = lasting()
      transition.type = type
      transition.subtype = subtype
      transition.fadesWhileMoving = false
      let scene = try scene(transition)
      for p in [0, 0.25, 0.5, 1] {
        let (pixels, cost) = try frame(of: scene, at: p)
        let away = CGVector(dx: way.dx * p, dy: way.dy * p), near = CGVector(dx: way.dx * (p - 1), dy: way.dy * (p - 1))
        let still = CGVector(dx: 0, dy: 0)
        expect(
          pixels, source: type == .moveIn ? still : away, target: type == .reveal ? still : near,
          isSourceOnTop: type == .reveal, "\(type.rawValue) \(subtype.rawValue) at \(p)")
        // Both looks and their sum, but for one that has left the canvas.
        #expect((2...3).contains(cost.modelled.byReason[.transition] ?? 0))
        #expect(cost.executed == cost.modelled)
      }
    }
  }

  @Test func withoutASubtypeLooksComeFromTheLeft() throws {
    let push = lasting(CATransition(), .push)
    push.fadesWhileMoving = false
    let (pixels, _) = try frame(of: scene(push), at: 0.25)
    expect(pixels, source: CGVector(dx: 10, dy: 0), target: CGVector(dx: -30, dy: 0), isSourceOnTop: false, "push")
  }

  @Test func onlyALayerThatMasksItsBoundsClips() throws {
    let push = lasting(CATransition(), .push)
    push.fadesWhileMoving = false
    let (pixels, _) = try frame(of: scene(push, masksToBounds: true), at: 0.25)
    expect(
      pixels, source: CGVector(dx: 10, dy: 0), target: CGVector(dx: -30, dy: 0), isSourceOnTop: false, "clipped",
      clip: Self.area)
  }

  @Test func progressRunsBetweenStartAndEnd() throws {
    let push = lasting(CATransition(), .push)
    push.fadesWhileMoving = false
    push.startProgress = 0.25
    push.endProgress = 0.75
    let scene = try scene(push)
    for (time, p) in [(0.0, 0.25), (0.5, 0.5), (1.0, 0.75)] {
      expect(
        try frame(of: scene, at: time).pixels, source: CGVector(dx: 40 * p, dy: 0),
        target: CGVector(dx: 40 * (p - 1), dy: 0), isSourceOnTop: false, "at \(time)")
    }
  }

  @Test func aPushFadesUnlessToldNotTo() throws {
    let (pixels, _) = try frame(of: scene(lasting(CATransition(), .push)), at: 0.25)
    #expect(areNear(pixels.premultiplied(10, 30), [0, 0, 64, 64], 1))
    #expect(areNear(pixels.premultiplied(50, 30), [191, 0, 0, 191], 1))
    for type in [CATransitionType.moveIn, .reveal] {
      let (pixels, _) = try frame(of: scene(lasting(CATransition(), type)), at: 0.25)
      #expect(pixels.alpha(40, 30) == 255, "\(type.rawValue)")
    }
  }
}
