// Thousands of animations that start and end: played in a time that grows with their number, and told in their order.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import Testing

@Suite struct ManyAnimationsTests {
  /// Layers that fade, each a little longer than the one before.
  private func layers(_ count: Int) -> (root: CALayer, layers: [CALayer]) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layers = (0..<count).map { index in
      let layer = CALayer()
      layer.frame = CGRect(x: index % 100, y: index / 100 % 100, width: 1, height: 1)
      layer.add(basic("opacity", from: 0.2, to: 0.8, duration: 0.5 + Double(index) * 1e-5), forKey: "fade")
      root.addSublayer(layer)
      return layer
    }
    return (root, layers)
  }

  /// With a commit and a search for each end this takes minutes.
  @Test func thousandsEndInTime() throws {
    let (root, layers) = layers(10_000)
    let time = try ContinuousClock().measure {
      _ = try Stage(root, size: CGSize(width: 100, height: 100)).scene(at: 1)
    }
    #expect(layers.allSatisfy { $0.animationKeys() == nil })
    #expect(time < .seconds(10), "\(time)")
  }

  /// Ends that nobody hears of are seen by whoever hears of a later one, and by what runs at its time.
  @Test func endsThatNobodyHearsOfAreSeen() throws {
    let (root, layers) = layers(4)
    let log = EventLog()
    let late = basic("opacity", from: 0.2, to: 0.8, duration: 0.6)
    late.delegate = Teller { log.add("delegate sees " + Self.shown(layers)) }
    layers[3].add(late, forKey: "fade")
    let stage = Stage(root, size: CGSize(width: 100, height: 100))
    stage.at(0.500015) { log.add("closure sees " + Self.shown(layers)) }
    _ = try stage.scene(at: 1)
    #expect(log.events == ["closure sees 1 1 0.8 0.7", "delegate sees 1 1 1 1"])
  }

  private static func shown(_ layers: [CALayer]) -> String {
    layers.map { "\((($0.presentation()?.opacity ?? -1) * 10).rounded() / 10)".replacing(".0", with: "") }
      .joined(separator: " ")
  }

  private final class Teller: CAAnimationDelegate {
    private let ended: () -> Void
    init(_ ended: @escaping () -> Void) { self.ended = ended }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended() }
  }
}
