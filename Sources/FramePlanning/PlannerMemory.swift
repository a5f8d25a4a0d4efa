// What planning one frame may know of the frames before: a value handed from frame to frame.

package import FrameResolving
package import RenderTree

/// The memory of a planner. It never changes a pixel, only what is drawn anew.
public struct PlannerMemory: Sendable {
  /// Which bitmaps are resident.
  package var rasters = RasterIndex()
  /// The last frame that was planned.
  package var previous: ResolvedScene?
  /// Its steps.
  package var content: [PlanOp] = []
  /// Whether its steps were drawn in one piece.
  package var wasWhole = false
  /// Frames drawn so far.
  package var frame = 0
  /// Paths of layers, for reports.
  package var paths: [LayerID: String] = [:]

  /// The memory of a planner that has seen nothing.
  public init() {}
}
