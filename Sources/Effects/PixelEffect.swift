// What a filter does to pixels, and how far it reaches.

package import Graphics

/// A change of a picture's pixels.
package protocol PixelEffect: Sendable {
  /// How far away, in pixels to either side along each axis, paint may lie that a pixel comes from: a picture that is
  /// cut must keep that much around what is wanted.
  var reach: (x: Int, y: Int) { get }
  /// Pixels by which paint can spread to either side along each axis: a picture needs that much room around its paint.
  var spread: (x: Int, y: Int) { get }

  /// Changes the picture in place; outside it there is nothing.
  func apply(to buffer: PixelBuffer)
}

extension PixelEffect {
  package var spread: (x: Int, y: Int) { reach }
}

/// Effects one after the other.
package struct EffectChain: Sendable {
  /// In the order they apply.
  package var effects: [any PixelEffect]

  /// A chain of effects; one of none changes nothing.
  package init(_ effects: [any PixelEffect] = []) { self.effects = effects }

  /// Whether nothing changes.
  package var isEmpty: Bool { effects.isEmpty }
  /// The reaches added up.
  package var reach: (x: Int, y: Int) { effects.reduce((0, 0)) { ($0.0 + $1.reach.x, $0.1 + $1.reach.y) } }
  /// The spreads added up.
  package var spread: (x: Int, y: Int) { effects.reduce((0, 0)) { ($0.0 + $1.spread.x, $0.1 + $1.spread.y) } }

  /// Changes a picture in place.
  package func apply(to buffer: PixelBuffer) { for effect in effects { effect.apply(to: buffer) } }
}
