// A long stretch of the event axis as layers side by side, none of them too large for a bitmap.

package import Cairn
package import Foundation

/// Tiles of what lies along the event axis.
package enum AxisTiles {
  /// Points of a tile along the axis. A usual game is one tile, rasterized in the first frame and never again; a very
  /// long one is cut, so that no bitmap has a side over 16,384 pixels or more than 32 million pixels (128 MB).
  package static func width(height: CGFloat, scale: CGFloat) -> CGFloat {
    let pixels = CGFloat(1 << 25) / (max(1, height) * scale * scale)
    return max(256, min(8192, 16384 / scale, pixels).rounded(.down))
  }

  /// Tiles over a whole axis, in its coordinates, to be rasterized at a scale. What their ends cut is for `fill` to put
  /// into both.
  package static func layers(
    _ name: String, length: CGFloat, height: CGFloat, scale: CGFloat, fill: (CALayer) -> Void
  ) -> [CALayer] {
    let width = width(height: height, scale: scale)
    return stride(from: 0, to: length, by: width).enumerated().map { index, start in
      let tile = CALayer()
      tile.name = index == 0 ? name : "\(name)-\(index + 1)"
      tile.frame = CGRect(x: start, y: 0, width: min(width, length - start), height: height)
      tile.bounds.origin = CGPoint(x: start, y: 0)
      tile.masksToBounds = true
      tile.rasterizationScale = scale
      fill(tile)
      return tile
    }
  }
}
