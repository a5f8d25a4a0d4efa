// Why an offscreen surface exists: no reason, no surface.

/// The named reason of an offscreen pass.
public enum PassReason: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Opacity below one over content that overlaps itself.
  case groupOpacity
  /// A mask layer.
  case mask
  /// `masksToBounds` with rounded corners.
  case roundedClip
  /// A shadow, which is blurred offscreen.
  case shadow
  /// A layer seen in perspective, which is drawn flat first.
  case flatten3D
  /// Filters, which change the flattened layer.
  case filter
  /// A compositing filter, which combines the flattened layer with what is behind it; or drawn contents that use blend
  /// modes, which count for the drawing alone.
  case blend
  /// Background filters, which change what is behind the layer.
  case backdrop
  /// Two contents images on their way from one to the other, which are added up.
  case dissolve
  /// `shouldRasterize`: the layer is drawn into a bitmap that is kept.
  case rasterize
  /// A replicator's colours over a copy that mixes its own sublayers by more than laying them over each other: the factors
  /// count for the finished copy.
  case replicatorTint
  /// A transition between two looks of a layer, each flattened.
  case transition

  /// Order of the names, which is the order of reports.
  public static func < (a: PassReason, b: PassReason) -> Bool { a.rawValue < b.rawValue }
}
