// What planning one frame may know of the frames before: a value handed from frame to frame.

package import FrameResolving
package import RenderTree

/// The memory of a planner. It never changes a pixel, only what is drawn anew.
public struct PlannerMemory: Sendable {
  /// Which bitmaps are resident.
  package var rasters = RasterIndex()
  /// Which bitmaps Core Animation would keep.
  var modelled = ModelledRasterCache()
  /// Whether bitmaps are kept from frame to frame; otherwise each is drawn anew in every frame that shows it.
  package let keepsRasters: Bool
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
  /// What layers drew themselves.
  package var recordings: [LayerID: RecordedLayer] = [:]
  /// Layers the last frame looked at.
  package var visited = 0

  /// The memory of a planner that has seen nothing.
  public init() { keepsRasters = true }

  /// The memory of a planner that has seen nothing.
  ///
  /// - Parameter keepsRasters: whether bitmaps of rasterized layers are kept from frame to frame.
  package init(keepsRasters: Bool) { self.keepsRasters = keepsRasters }

  /// Bytes of the bitmaps that are kept.
  var residentBytes: Int { keepsRasters ? rasters.bytes : 0 }

  /// Forgets what it knows of single layers once most of them are gone: layers that come and go must not pile up.
  mutating func forgetLayersThatLeft() {
    let most = 2 * visited + 256
    if paths.count > most { paths = [:] }
    if recordings.count > most { recordings = [:] }
  }
}
