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
    Row("two shadows", ["shadow", "shadow"]) {
      $0.shadowOpacity = 1
      $0.addSublayer(box(0, 0, 10, 10) { $0.shadowOpacity = 1 })
    },
    Row("shadow of several sublayers", ["shadow"]) {
      $0.shadowOpacity = 1
      $0.backgroundColor = nil
      fill($0, 3)
    },
    Row("shadow that is transparent", []) {
      $0.shadowOpacity = 1
      $0.shadowColor = nil
    },
    Row("mask within a mask", ["mask", "mask"]) {
      $0.mask = box(0, 0, 20, 20) { $0.mask = box(0, 0, 10, 10) }
    },
    Row("mask and shadow", ["mask", "shadow"]) {
      $0.mask = box(0, 0, 40, 40)
      $0.shadowOpacity = 1
    },
    Row("rounded clip of text", ["roundedClip"]) {
      round($0)
      $0.addSublayer(box(0, 0, 20, 20))
      $0.addSublayer(box(10, 0, 20, 20))
    },
    Row("rounded clips within each other", ["roundedClip", "roundedClip"]) {
      round($0)
      let inner = box(0, 0, 30, 30)
      round(inner)
      fill(inner)
      $0.addSublayer(inner)
    },
    Row("opacity in opacity", ["groupOpacity", "groupOpacity"]) {
      $0.opacity = 0.5
      let inner = box(0, 0, 30, 30) { $0.opacity = 0.5 }
      fill(inner)
      $0.addSublayer(inner)
    },
    Row("opacity of hidden sublayers", []) {
      $0.opacity = 0.5
      $0.addSublayer(box(0, 0, 10, 10) { $0.isHidden = true })
    },
    Row("filter", ["filter"]) { $0.filters = [blur()] },
    Row("filter before mask and opacity", ["filter"]) {
      $0.filters = [blur()]
      $0.mask = box(0, 0, 20, 20)
      $0.opacity = 0.5
      fill($0)
    },
    Row("filter that is switched off", []) {
      let off = blur()
      off.isEnabled = false
      $0.filters = [off]
    },
    Row("background filter", ["backdrop"]) { $0.backgroundFilters = [blur()] },
    Row("compositing filter", ["blend"]) { $0.compositingFilter = "multiplyBlendMode" },
    Row("compositing filter of a masked layer", ["mask"]) {
      $0.compositingFilter = "multiplyBlendMode"
      $0.mask = box(0, 0, 20, 20)
    },
    Row("perspective of one paint", ["+flatten3D"]) { tilt($0) },
    Row("perspective of several paints", ["flatten3D"]) {
      tilt($0)
      fill($0)
    },
    Row("a turn without perspective", []) {
      $0.transform = CATransform3DMakeRotation(1, 0, 1, 0)
      fill($0)
    },
    Row("replicator's colours in paints", []) { replicate($0) { fill($0, 2) } },
    Row(
      "replicator's colours over a mixture", ["replicatorTint", "replicatorTint", "blend", "blend"],
    ) { layer in
      replicate(layer) { fill($0) }
      let inner = layer.sublayers?.first?.sublayers?.first
      inner?.addSublayer(box(0, 0, 10, 10) { $0.compositingFilter = "multiplyBlendMode" })
    },
    Row("replicator without colours over a mixture", ["blend", "blend"]) { layer in
      replicate(layer, color: .white) { fill($0) }
      let inner = layer.sublayers?.first?.sublayers?.first
      inner?.addSublayer(box(0, 0, 10, 10) { $0.compositingFilter = "multiplyBlendMode" })
    },
    Row("replicated masks", ["mask", "mask"]) { layer in
      replicate(layer) { $0.mask = box(0, 0, 10, 10) }
    },
    Row("rasterized group", ["rasterize", "mask"]) {
      $0.shouldRasterize = true
      $0.addSublayer(box(0, 0, 20, 20) { $0.mask = box(0, 0, 10, 10) })
    },
  ]

  private static func blur() -> CAFilter {
    let filter = CAFilter(type: "gaussianBlur")
    filter.setValue(2.0, forKey: "inputRadius")
    return filter
  }

  private static func tilt(_ layer: CALayer) {
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 200
    layer.transform = CATransform3DRotate(transform, 0.6, 0, 1, 0)
  }

  /// Two copies of a layer.
  private static func replicate(_ layer: CALayer, color: CGColor? = nil, _ change: (CALayer) -> Void) {
    let replicator = CAReplicatorLayer()
    replicator.frame = layer.bounds
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
    replicator.instanceColor = color ?? CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    replicator.addSublayer(box(0, 0, 30, 30, change))
    layer.addSublayer(replicator)
  }

  @Test func theTableIsLongEnough() { #expect(Self.rows.count >= 40) }

  @Test(arguments: rows) func row(_ row: Row) throws {
    let cost = try plan(box(20, 20, 50, 50, row.make)).cost
    var modelled: [PassReason: Int] = [:]
    var executed: [PassReason: Int] = [:]
    for word in row.passes {
      let reason = try #require(PassReason(rawValue: word.filter { $0 != "~" && $0 != "+" }))
      if !word.hasPrefix("+") { modelled[reason, default: 0] += 1 }
      if !word.hasSuffix("~") { executed[reason, default: 0] += 1 }
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
    #expect(try plan(masked).cost.executed.bytes == 4 * 2 * 20 * 20)
  }

  /// A mask of a group in a rounded clip: the clip is around the mask, which is around the group.
  @Test func passesSayHowDeepTheyLie() throws {
    func layer() -> CALayer {
      box(10, 10, 60, 60) {
        $0.name = "clip"
        Self.round($0)
        let masked = box(0, 0, 40, 40) {
          $0.name = "masked"
          $0.mask = box(0, 0, 30, 30)
          let group = box(0, 0, 20, 20) {
            $0.name = "group"
            $0.opacity = 0.5
          }
          Self.fill(group, 2)
          $0.addSublayer(group)
        }
        $0.addSublayer(masked)
        // Beside the mask: in the clip alone.
        let other = box(40, 40, 20, 20) {
          $0.name = "other"
          $0.opacity = 0.5
        }
        Self.fill(other, 2)
        $0.addSublayer(other)
      }
    }
    let deep = try plan(layer())
    func depths(_ counts: (LayerCost) -> PassCounts) -> [String: Int] {
      Dictionary(uniqueKeysWithValues: deep.layers.map { ($0.path, counts($0).depth) }).filter { $0.value > 0 }
    }
    let expected = [
      "root/clip": 1, "root/clip/masked": 2, "root/clip/masked/group": 3, "root/clip/other": 2,
    ]
    #expect(depths(\.modelled) == expected)
    #expect(depths(\.executed) == expected)
    #expect(deep.cost.modelled.depth == 3 && deep.cost.executed.depth == 3)
    #expect(deep.cost.modelled.tallies[.groupOpacity]?.depth == 3)
    // What lies in a bitmap lies in its pass.
    let rasterized = layer()
    rasterized.shouldRasterize = true
    #expect(try plan(rasterized).cost.modelled.depth == 4)
  }
}
