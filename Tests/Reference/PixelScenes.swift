// Edges that fall on pixels, flat and nested (Blueprint's snapshots).

import Cairn
import Foundation

/// Plain boxes; the library that drew them rounds edges to pixels, so these frames are rounded already.
enum PixelScenes {
  static var all: [ReferenceScene] {
    ["flat", "nested"].flatMap { kind in
      [
        scene("nestedBoxes_\(kind)", CGSize(width: 16, height: 50)) { nestedBoxes($0, isNested: kind == "nested") },
        scene("fractionRow_\(kind)", CGSize(width: 13, height: 5)) { root in
          let row = root.add(root.bounds, .pureYellow)
          let parent = kind == "nested" ? row : root
          for x in [0, 3, 5.5, 8.5, 11] { parent.add(CGRect(x: x, y: 0, width: 2, height: 5), .pureRed) }
        },
        scene("sizePriority_\(kind)", CGSize(width: 1.5, height: 1.5)) {
          $0.add(CGRect(x: 0.5, y: 0.5, width: 1, height: 1), .pureRed)
        },
      ]
    } + [
      rule("horizontal", CGSize(width: 10, height: 22), CGRect(x: 0, y: 10, width: 10, height: 2), .pureRed),
      rule("vertical", CGSize(width: 23, height: 10), CGRect(x: 10, y: 0, width: 3, height: 10), .pureBlue),
    ]
  }

  private static func scene(_ name: String, _ size: CGSize, _ build: @escaping (CALayer) -> Void) -> ReferenceScene {
    ReferenceScene(
      image: "blueprint/PixelBoundarySnapshotTests.test_\(name)_iOS-17.png", size: size, scale: 2,
      background: .whiteBackground, tolerance: .exact, build: build)
  }

  private static func rule(_ name: String, _ size: CGSize, _ frame: CGRect, _ color: CGColor) -> ReferenceScene {
    ReferenceScene(
      image: "blueprint/RuleTests.test_\(name)__iOS-17.png", size: size, background: .whiteBackground,
      tolerance: .exact
    ) { $0.add(frame, color) }
  }

  /// Eleven boxes, each 2 points shorter on top and bottom and 0.3 narrower on each side than the one around it.
  private static func nestedBoxes(_ root: CALayer, isNested: Bool) {
    let white = CGColor.whiteBackground
    let cyan = CGColor(red: 0, green: 1, blue: 1, alpha: 1)
    let purple = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    let colors: [CGColor] = [
      .pureGreen, .pureRed, cyan, .halfOrange, purple, .pureMagenta, .pureBlue, .pureYellow, .pureGreen, .pureRed,
      white,
    ]
    var (parent, origin) = (root, CGPoint.zero)
    for (depth, color) in colors.enumerated() {
      let inset = (CGFloat(depth) * 0.3 * 2).rounded() / 2
      let frame = root.bounds.insetBy(dx: inset, dy: CGFloat(depth) * 2)
      let box = parent.add(frame.offsetBy(dx: -origin.x, dy: -origin.y), color)
      if isNested { (parent, origin) = (box, frame.origin) }
    }
  }
}
