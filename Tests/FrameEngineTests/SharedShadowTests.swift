// Equal shadows are made once a frame, and each has the pixels it has alone.

import CoreAnimation
import FrameEngine
import FramePlanning
import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct SharedShadowTests {
  private func card(x: CGFloat, y: CGFloat, size: CGFloat = 30, radius: CGFloat = 4) -> CALayer {
    let card = CALayer()
    card.frame = CGRect(x: x, y: y, width: size, height: size)
    card.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    card.cornerRadius = 6
    card.shadowOpacity = 0.8
    card.shadowRadius = radius
    card.shadowOffset = CGSize(width: 2.5, height: 3)
    return card
  }

  private func frame(_ cards: [CALayer]) throws -> FrameRenderer.Result {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 640, height: 360)
    root.sublayers = cards
    return try FrameRenderer().render(Stage(root, size: root.bounds.size).scene(at: 0), at: 0)
  }

  @Test func aGridOfCardsMakesOneShadow() throws {
    let places = (0..<24).map { CGPoint(x: 20 + 70.0 * CGFloat($0 % 8), y: 30 + 100 * CGFloat($0 / 8)) }
    let all = try frame(places.map { card(x: $0.x + 0.3, y: $0.y + 0.7) })
    #expect(all.plan.cost.executed.byReason[.shadow] == 1)
    #expect(all.ledger.matches(all.plan.cost))
    #expect(all.plan.layers.filter { !$0.executed.byReason.isEmpty }.count == 1)
    for place in places {
      let alone = try frame([card(x: place.x + 0.3, y: place.y + 0.7)]).pixels
      for y in Int(place.y) - 15..<Int(place.y) + 50 {
        for x in Int(place.x) - 15..<Int(place.x) + 50 {
          guard alone.premultiplied(x, y) != all.pixels.premultiplied(x, y) else { continue }
          Issue.record("(\(x), \(y)) of the card at \(place)")
          return
        }
      }
    }
  }

  @Test func shadowsThatDifferAreMadeApart() throws {
    let cards = [
      card(x: 100, y: 100), card(x: 200.5, y: 100), card(x: 300, y: 100, size: 31), card(x: 400, y: 100, radius: 5),
      card(x: 500, y: 100),
    ]
    #expect(try frame(cards).plan.cost.executed.byReason[.shadow] == 4)
  }

  @Test func shadowsCutByTheCanvasAreShapesOfTheirOwn() throws {
    let result = try frame([card(x: 100, y: 100), card(x: 610, y: 100), card(x: 200, y: 100)])
    #expect(result.plan.cost.executed.byReason[.shadow] == 2 && result.ledger.matches(result.plan.cost))
  }
}
