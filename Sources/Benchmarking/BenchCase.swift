// A question about cost, as scenes that are measured against each other.

package import Cairn
package import Foundation

/// One of the scenes of a case.
package struct BenchSide: Sendable {
  /// What it is.
  package let name: String
  /// Builds it on a canvas of a size in points.
  package let make: @Sendable (CGSize) -> Stage

  /// A side.
  package init(_ name: String, make: @escaping @Sendable (CGSize) -> Stage) {
    self.name = name
    self.make = make
  }
}

/// Scenes that differ in one thing, or in the number of one thing.
package struct BenchCase: Sendable {
  /// The name it is chosen by.
  package let name: String
  /// What is asked.
  package let summary: String
  /// Frames of one run.
  package let frames: Int
  /// At least two; the others are compared with the first.
  package let sides: [BenchSide]

  /// A case.
  package init(_ name: String, _ summary: String, frames: Int = 60, _ sides: [BenchSide]) {
    self.name = name
    self.summary = summary
    self.frames = frames
    self.sides = sides
  }
}
