// What a way to build the burst is.

package import Cairn

/// A way to build the burst.
package protocol BurstVariant: Sendable {
  /// The name it is chosen by.
  static var name: String { get }
  /// What it shows, as a heading and a sentence.
  static var heading: String { get }
  static var sentence: String { get }
  /// Plans every gift on a stage. Returns the second at which the last one has arrived.
  static func play(in scene: BurstScene, on stage: Stage) -> Double
}
