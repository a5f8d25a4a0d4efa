// How cases are measured.

package import Foundation

/// Choices of a measurement.
package struct BenchOptions: Sendable {
  /// Runs that count.
  package var runs = 5
  /// Runs before them that do not.
  package var warmup = 1
  /// Canvas in points.
  package var size = CGSize(width: 640, height: 360)

  /// Five runs after one, on a small canvas.
  package init() {}
}
