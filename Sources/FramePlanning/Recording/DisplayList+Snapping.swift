// The same drawing with its thin straight lines on the pixel grid.

import Foundation
import Graphics

extension DisplayList {
  /// The drawing with the edges of level and upright strokes moved onto a grid.
  ///
  /// - Parameters:
  ///   - grid: pixels between its lines; positive.
  ///   - transform: from the drawing to pixels.
  func snapped(to grid: CGFloat, by transform: CGAffineTransform) -> DisplayList {
    guard commands.contains(where: { if case .stroke = $0 { true } else { false } }) else { return self }
    var list = DisplayList()
    var current = transform.concatenating(CGAffineTransform(scaleX: 1 / grid, y: 1 / grid))
    var saved: [CGAffineTransform] = []
    for command in commands {
      switch command {
      case .save: saved.append(current)
      case .restore: current = saved.popLast() ?? current
      case .concat(let matrix): current = matrix.concatenating(current)
      case .stroke(let path, let style, let paint):
        list.append(.stroke(path.snapped(strokeWidth: style.width, by: current), style, paint))
        continue
      case .fill, .clip, .blend, .antialias, .image, .text: break
      }
      list.append(command)
    }
    return list
  }
}
