// Which layers go offscreen, on Core Animation's compositor and here: the rules as a table.

import CoreAnimation
import FramePlanning
import Graphics
import Testing

@Suite struct PassPolicyTests {
  /// One row: how a layer is made, and its passes as `reason` (modelled and executed), `reason~` (modelled, folded) or
  /// `+reason` (executed only).
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var passes: [String]
    var make: @Sendable (CALayer) -> Void
    var testDescription: String { name }

    init(_ name: String, _ passes: [String], _ make: @escaping @Sendable (CALayer) -> Void) {
      self.name = name
      self.passes = passes
      self.make = make
    }
  }

  private static func fill(_ layer: CALayer, _ count: Int = 1) {
    for place in 0..<count { layer.addSublayer(box(Double(5 * place), 5, 20, 20)) }
  }

  private static func round(_ layer: CALayer) {
    layer.masksToBounds = true
    layer.cornerRadius = 8
  }

  static let rows: [Row] = [
    Row("plain", []) { _ in },
    Row("sublayers", []) { fill($0, 3) },
    Row("opacity of a background", []) { $0.opacity = 0.5 },
    Row("opacity of background and border", ["+groupOpacity"]) {
      $0.opacity = 0.5
      $0.borderWidth = 2
    },
    Row("opacity over one sublayer", ["groupOpacity~"]) {
      $0.opacity = 0.5
      $0.backgroundColor = nil
      fill($0)
    },
    Row("opacity over background and sublayer", ["groupOpacity"]) {
      $0.opacity = 0.5
      fill($0)
    },
    Row("opacity that is no group's", []) {
      $0.opacity = 0.5
      $0.allowsGroupOpacity = false
      fill($0, 2)
    },
    Row("opacity 0", []) {
      $0.opacity = 0
      fill($0, 2)
    },
    Row("clip", []) {
      $0.masksToBounds = true
      fill($0, 2)
    },
    Row("rounded corners", []) {
      $0.cornerRadius = 8
      fill($0, 2)
    },
    Row("rounded clip with nothing to clip", []) {
      round($0)
      $0.borderWidth = 2
    },
    Row("rounded clip of one sublayer", ["roundedClip~"]) {
      round($0)
      $0.backgroundColor = nil
      fill($0)
    },
    Row("rounded clip", ["roundedClip"]) {
      round($0)
      fill($0)
    },
    Row("rounded clip without a round corner", []) {
      round($0)
      $0.maskedCorners = []
      fill($0)
    },
    Row("rounded clip and opacity take one pass", ["roundedClip"]) {
      round($0)
      $0.opacity = 0.5
      fill($0)
    },
    Row("mask", ["mask"]) { $0.mask = box(0, 0, 20, 20) },
    Row("mask before all other reasons", ["mask"]) {
      $0.mask = box(0, 0, 20, 20)
      round($0)
      $0.opacity = 0.5
      fill($0, 2)
    },
    Row("mask that shows nothing", []) {
      $0.mask = box(100, 0, 20, 20)
      $0.addSublayer(box(0, 0, 20, 20) { $0.shadowOpacity = 1 })
    },
    Row("shadow", ["shadow"]) { $0.shadowOpacity = 1 },
    Row("shadow of a path", ["+shadow"]) {
      $0.shadowOpacity = 1
      $0.shadowPath = CGPath(rect: $0.bounds, transform: nil)
    },
    Row("shadow clipped away", []) {
      $0.shadowOpacity = 1
      $0.masksToBounds = true
    },
    Row("shadow and opacity", ["shadow", "+groupOpacity"]) {
      $0.shadowOpacity = 1
      $0.opacity = 0.5
    },
    Row("rasterized", ["rasterize"]) { $0.shouldRasterize = true },
    Row("opacity of a bitmap", ["rasterize"]) {
      $0.shouldRasterize = true
      $0.opacity = 0.5
      fill($0, 2)
    },
    Row("rasterized shadow", ["rasterize", "shadow"]) {
      $0.shouldRasterize = true
      $0.shadowOpacity = 1
    },
  ]

  @Test(arguments: rows) func row(_ row: Row) throws {
    let cost = try plan(box(20, 20, 50, 50, row.make)).cost
    var modelled: [PassReason: Int] = [:]
    var executed: [PassReason: Int] = [:]
    for word in row.passes {
      let reason = try #require(PassReason(rawValue: word.filter { $0 != "~" && $0 != "+" }))
      if !word.hasPrefix("+") { modelled[reason] = 1 }
      if !word.hasSuffix("~") { executed[reason] = 1 }
    }
    #expect(cost.modelled.byReason == modelled)
    #expect(cost.executed.byReason == executed)
  }

  @Test func aPassIsAsLargeAsWhatIsSeen() throws {
    let group = box(-20, 10, 50, 40) {
      $0.opacity = 0.5
      $0.addSublayer(box(0, 0, 10, 10))
      $0.addSublayer(box(30, 0, 10, 10))
    }
    #expect(try plan(group).cost.executed.pixels == 30 * 40)
    let masked = box(10, 10, 50, 40) { $0.mask = box(0, 0, 20, 20) }
    #expect(try plan(masked).cost.executed.pixels == 2 * 20 * 20)
  }
}
