// When keeping a bitmap pays: one complex layer, rasterized or not, under everything that may happen to it.

import Cairn
import Foundation

/// Cases about `shouldRasterize`.
enum RasterizeCases {
  static let all: [BenchCase] = [
    pair("complex-still", "a complex layer stands still while something passes over it") { card, root in
      let passing = BenchScenes.box(CGRect(x: 0, y: root.bounds.midY, width: 40, height: 40), hue: 0.9)
      root.insertSublayer(passing, above: card)
      passing.add(
        BenchScenes.animation("position.x", from: 0, to: root.bounds.width), forKey: nil)
    },
    pair("complex-translation", "a complex layer moves") { card, _ in BenchScenes.drift(card) },
    pair("complex-opacity", "a complex layer fades") { card, _ in
      card.add(BenchScenes.animation("opacity", from: 1, to: 0.2), forKey: nil)
    },
    pair("complex-scale", "a complex layer is scaled itself: its bitmap is stretched and soft") { card, _ in
      card.add(BenchScenes.animation("transform.scale", from: 0.7, to: 1.1), forKey: nil)
    },
    pair("scale-inside", "a sublayer is scaled inside the rasterized layer") { card, _ in
      card.sublayers?[3].add(BenchScenes.animation("transform.scale", from: 0.7, to: 1.1), forKey: nil)
    },
    pair("scale-crisp", "a complex layer is scaled, and rasterizationScale follows to stay sharp") { card, _ in
      card.add(BenchScenes.animation("transform.scale", from: 0.7, to: 1.1), forKey: nil)
      card.add(BenchScenes.animation("rasterizationScale", from: 0.7, to: 1.1), forKey: nil)
    },
    pair("changing-content", "a sublayer changes colour in every frame") { card, _ in
      card.sublayers?[3].add(
        BenchScenes.animation(
          "backgroundColor", from: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
          to: CGColor(red: 0, green: 0, blue: 1, alpha: 1)), forKey: nil)
    },
    pair("over-budget", "a layer of three screens moves: more than Core Animation keeps", frames: 30) { card, root in
      card.bounds.size = CGSize(width: root.bounds.width * 3, height: root.bounds.height)
      BenchScenes.drift(card)
    },
    pair("simple-translation", "a plain layer moves: nothing to save") { card, _ in
      card.sublayers = nil
      card.shadowOpacity = 0
      card.cornerRadius = 0
      BenchScenes.drift(card)
    },
  ]

  private static func pair(
    _ name: String, _ summary: String, frames: Int = 60, _ change: @escaping @Sendable (CALayer, CALayer) -> Void
  ) -> BenchCase {
    func side(_ name: String, isRasterized: Bool) -> BenchSide {
      BenchSide(name) { size in
        BenchScenes.stage(size) { root in
          let card = BenchScenes.card(size)
          card.shouldRasterize = isRasterized
          root.addSublayer(card)
          change(card, root)
        }
      }
    }
    return BenchCase(
      name, summary, frames: frames, [side("plain", isRasterized: false), side("rasterized", isRasterized: true)])
  }
}
