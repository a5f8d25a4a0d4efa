// The points of a path one after the other, without a list of them.

import Foundation

extension PathData.Element {
  /// Calls `body` with each control point and the end, in order.
  @inline(__always) func forEachPoint(_ body: (CGPoint) -> Void) {
    switch self {
    case .move(let end), .line(let end): body(end)
    case .quad(let control, let end):
      body(control)
      body(end)
    case .curve(let control1, let control2, let end):
      body(control1)
      body(control2)
      body(end)
    case .close: break
    }
  }
}

extension PathData {
  /// Whether no coordinate is infinite or not a number.
  public var isFinite: Bool {
    // What is not finite stays so when it is multiplied with zero.
    var sum: CGFloat = 0
    for element in elements { element.forEachPoint { sum += $0.x * 0 + $0.y * 0 } }
    return sum == 0
  }
}
