// Where the points of a path fall on the device, found in one pass.

import Foundation
import Graphics

/// The extent of a path's points, control points too, after a transform.
struct PathExtent {
  private(set) var minX = CGFloat.infinity
  private(set) var minY = CGFloat.infinity
  private(set) var maxX = -CGFloat.infinity
  private(set) var maxY = -CGFloat.infinity
  /// Whether every coordinate is a number that can be drawn with.
  var isFinite: Bool { isDefined && minX > -.infinity && minY > -.infinity && maxX < .infinity && maxY < .infinity }

  /// The device pixels it touches; of one that is finite and within the range of coordinates.
  var pixels: PixelRect {
    PixelRect(covering: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
  }

  private var isDefined = false

  init(_ path: PathData, _ transform: CGAffineTransform) {
    isDefined = !path.isEmpty
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): add(end, transform)
      case .quad(let control, let end):
        add(control, transform)
        add(end, transform)
      case .curve(let control1, let control2, let end):
        add(control1, transform)
        add(control2, transform)
        add(end, transform)
      case .close: break
      }
    }
  }

  /// Whether some coordinate is farther from zero than `limit`.
  func exceeds(_ limit: CGFloat) -> Bool { minX < -limit || minY < -limit || maxX > limit || maxY > limit }

  private mutating func add(_ point: CGPoint, _ transform: CGAffineTransform) {
    let x = transform.a * point.x + transform.c * point.y + transform.tx
    let y = transform.b * point.x + transform.d * point.y + transform.ty
    // Comparisons with what is not a number are false and would let it pass unseen.
    if x.isNaN || y.isNaN { isDefined = false }
    minX = min(minX, x)
    maxX = max(maxX, x)
    minY = min(minY, y)
    maxY = max(maxY, y)
  }
}
