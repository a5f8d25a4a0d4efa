// What a filter does to pixels, and how far it reaches.

package import Graphics

/// A change of a picture's pixels.
package protocol PixelEffect {
  /// Pixels by which paint can spread to either side along each axis: a picture needs that much room around its paint.
  var reach: (x: Int, y: Int) { get }

  /// Changes the picture in place; outside it there is nothing.
  func apply(to buffer: PixelBuffer)
}
