// What a filter does to pixels, and how far it reaches.

package import Graphics

/// A change of a picture's pixels.
package protocol PixelEffect: Sendable, Hashable {
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

  /// Whether the other is the same effect with the same inputs.
  fileprivate func isSame(as other: any PixelEffect) -> Bool { other as? Self == self }
}

/// Effects one after the other.
package struct EffectChain: Sendable, Equatable {
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

  /// Whether both are the same effects with the same inputs.
  package static func == (a: EffectChain, b: EffectChain) -> Bool {
    a.effects.count == b.effects.count && zip(a.effects, b.effects).allSatisfy { $0.isSame(as: $1) }
  }

  /// Changes a picture in place.
  package func apply(to buffer: PixelBuffer) { for effect in effects { effect.apply(to: buffer) } }
}
