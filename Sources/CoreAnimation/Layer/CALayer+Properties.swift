// One accessor a row of StandardKeys.

public import Foundation
public import Graphics
import RenderTree

extension CALayer {
  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, points. Negative sizes are standardised.
  public final var bounds: CGRect {
    get { self[StandardKeys.bounds] }
    set { self[StandardKeys.bounds] = newValue }
  }
  /// Where the anchor point sits in the superlayer, points.
  public final var position: CGPoint {
    get { self[StandardKeys.position] }
    set { self[StandardKeys.position] = newValue }
  }
  /// Height above the superlayer's plane; siblings are drawn in its order.
  public final var zPosition: CGFloat {
    get { self[StandardKeys.zPosition] }
    set { self[StandardKeys.zPosition] = newValue }
  }
  /// The point that `position` places, in the unit square of the bounds.
  public final var anchorPoint: CGPoint {
    get { self[StandardKeys.anchorPoint] }
    set { self[StandardKeys.anchorPoint] = newValue }
  }
  /// The anchor's height.
  public final var anchorPointZ: CGFloat {
    get { self[StandardKeys.anchorPointZ] }
    set { self[StandardKeys.anchorPointZ] = newValue }
  }
  /// Applied about the anchor point.
  public final var transform: CATransform3D {
    get { self[StandardKeys.transform] }
    set { self[StandardKeys.transform] = newValue }
  }
  /// Applied to sublayers about the anchor point.
  public final var sublayerTransform: CATransform3D {
    get { self[StandardKeys.sublayerTransform] }
    set { self[StandardKeys.sublayerTransform] = newValue }
  }
  /// Whether the layer's coordinates are mirrored about the middle of the bounds: those of its sublayers, its path,
  /// gradient or particles. The bounds stay; contents and text are turned over.
  public final var isGeometryFlipped: Bool {
    get { self[StandardKeys.geometryFlipped] }
    set { self[StandardKeys.geometryFlipped] = newValue }
  }
  /// Whether the layer shows when its back faces the viewer.
  public final var isDoubleSided: Bool {
    get { self[StandardKeys.doubleSided] }
    set { self[StandardKeys.doubleSided] = newValue }
  }
  /// The transform's affine part. Setting it replaces the transform.
  public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets an affine transform.
  public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Appearance

  /// Whether the layer and everything beneath it is left out.
  public final var isHidden: Bool {
    get { self[StandardKeys.hidden] }
    set { self[StandardKeys.hidden] = newValue }
  }
  /// Opacity of the finished layer, 0…1.
  public final var opacity: Float {
    get { self[StandardKeys.opacity] }
    set { self[StandardKeys.opacity] = newValue }
  }
  /// Whether opacity applies once to the flattened layer and its sublayers, or to each part.
  public final var allowsGroupOpacity: Bool {
    get { self[StandardKeys.allowsGroupOpacity] }
    set { self[StandardKeys.allowsGroupOpacity] = newValue }
  }
  /// Colour of the bounds behind the contents.
  public final var backgroundColor: CGColor? {
    get { self[StandardKeys.backgroundColor]?.color }
    set { self[StandardKeys.backgroundColor] = newValue.map { ColorProperty(color: $0) } }
  }
  /// Radius of the corners of background and border, and of what is clipped by `masksToBounds`; points.
  public final var cornerRadius: CGFloat {
    get { self[StandardKeys.cornerRadius] }
    set { self[StandardKeys.cornerRadius] = newValue }
  }
  /// Which corners are rounded.
  public final var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: .init(self[StandardKeys.maskedCorners])) }
    set { self[StandardKeys.maskedCorners] = UInt32(newValue.rawValue) }
  }
  /// The curve of rounded corners.
  public final var cornerCurve: CALayerCornerCurve {
    get { CALayerCornerCurve(rawValue: self[StandardKeys.cornerCurve]) }
    set { self[StandardKeys.cornerCurve] = newValue.rawValue }
  }
  /// How much longer a corner of a curve is than its radius (measured: 1 and 1.528665).
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Width of the border, inside the bounds; points.
  public final var borderWidth: CGFloat {
    get { self[StandardKeys.borderWidth] }
    set { self[StandardKeys.borderWidth] = newValue }
  }
  /// Colour of the border, which is drawn over the sublayers.
  public final var borderColor: CGColor? {
    get { self[StandardKeys.borderColor]?.color }
    set { self[StandardKeys.borderColor] = newValue.map { ColorProperty(color: $0) } }
  }
  /// Whether contents and sublayers are clipped to the bounds and their rounded corners.
  public final var masksToBounds: Bool {
    get { self[StandardKeys.masksToBounds] }
    set { self[StandardKeys.masksToBounds] = newValue }
  }
  /// A promise that the layer has no translucent part.
  public final var isOpaque: Bool {
    get { self[StandardKeys.opaque] }
    set { self[StandardKeys.opaque] = newValue }
  }
  /// Edges that are antialiased. With none of them, edges are hard as without `allowsEdgeAntialiasing`; some of them
  /// cannot be hard alone.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { CAEdgeAntialiasingMask(rawValue: self[StandardKeys.edgeAntialiasingMask]) }
    set { self[StandardKeys.edgeAntialiasingMask] = newValue.rawValue }
  }
  /// Whether the edges of background, border and picture are antialiased where they do not fall on pixels. The edges of
  /// what the layer clips always are.
  public final var allowsEdgeAntialiasing: Bool {
    get { self[StandardKeys.allowsEdgeAntialiasing] }
    set { self[StandardKeys.allowsEdgeAntialiasing] = newValue }
  }

  // MARK: Shadow

  /// Colour of the shadow.
  public final var shadowColor: CGColor? {
    get { self[StandardKeys.shadowColor]?.color }
    set { self[StandardKeys.shadowColor] = newValue.map { ColorProperty(color: $0) } }
  }
  /// Opacity of the shadow, 0…1.
  public final var shadowOpacity: Float {
    get { self[StandardKeys.shadowOpacity] }
    set { self[StandardKeys.shadowOpacity] = newValue }
  }
  /// Offset of the shadow in the layer's coordinates, points.
  public final var shadowOffset: CGSize {
    get { self[StandardKeys.shadowOffset] }
    set { self[StandardKeys.shadowOffset] = newValue }
  }
  /// Standard deviation of the shadow's blur, points.
  public final var shadowRadius: CGFloat {
    get { self[StandardKeys.shadowRadius] }
    set { self[StandardKeys.shadowRadius] = newValue }
  }
  /// The shape that casts the shadow, in place of the layer's own.
  public final var shadowPath: CGPath? {
    get { self[StandardKeys.shadowPath].map { CGPath($0) } }
    set { self[StandardKeys.shadowPath] = newValue?.data }
  }

  // MARK: Contents

  /// The picture the layer shows: a `CGImage`, or nil.
  public final var contents: Any? {
    get { self[StandardKeys.contents]?.image }
    set {
      if let newValue, !(newValue is CGImage) {
        LayerDiagnostics.report(self, key: "contents", reason: "only a CGImage can be shown, not \(type(of: newValue))")
      }
      self[StandardKeys.contents] = (newValue as? CGImage).map { ImageProperty(image: $0) }
    }
  }
  /// The part of the picture that is shown, in its unit square.
  public final var contentsRect: CGRect {
    get { self[StandardKeys.contentsRect] }
    set { self[StandardKeys.contentsRect] = newValue }
  }
  /// The part that stretches when the picture is resized in nine parts, in the unit square of `contentsRect`.
  public final var contentsCenter: CGRect {
    get { self[StandardKeys.contentsCenter] }
    set { self[StandardKeys.contentsCenter] = newValue }
  }
  /// Where the picture sits in the bounds.
  public final var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: self[StandardKeys.contentsGravity]) }
    set { self[StandardKeys.contentsGravity] = newValue.rawValue }
  }
  /// Pixels of the picture in a point.
  public final var contentsScale: CGFloat {
    get { self[StandardKeys.contentsScale] }
    set { self[StandardKeys.contentsScale] = newValue }
  }
  /// The storage format of drawn contents.
  public final var contentsFormat: CALayerContentsFormat {
    get { CALayerContentsFormat(rawValue: self[StandardKeys.contentsFormat]) }
    set { self[StandardKeys.contentsFormat] = newValue.rawValue }
  }
  /// Sampling of a reduced picture.
  public final var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: self[StandardKeys.minificationFilter]) }
    set { self[StandardKeys.minificationFilter] = newValue.rawValue }
  }
  /// Sampling of an enlarged picture.
  public final var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: self[StandardKeys.magnificationFilter]) }
    set { self[StandardKeys.magnificationFilter] = newValue.rawValue }
  }
  /// Kept, and without effect: what is reduced is averaged over all pixels that are covered.
  public final var minificationFilterBias: Float {
    get { self[StandardKeys.minificationFilterBias] }
    set { self[StandardKeys.minificationFilterBias] = newValue }
  }
  /// Whether a change of bounds asks for `display()`.
  public final var needsDisplayOnBoundsChange: Bool {
    get { self[StandardKeys.needsDisplayOnBoundsChange] }
    set { self[StandardKeys.needsDisplayOnBoundsChange] = newValue }
  }
  /// Kept, and without effect: drawing is always recorded first.
  public final var drawsAsynchronously: Bool {
    get { self[StandardKeys.drawsAsynchronously] }
    set { self[StandardKeys.drawsAsynchronously] = newValue }
  }

  // MARK: Rasterizing and name

  /// Whether the layer and its sublayers are drawn into a bitmap that is kept while nothing in it changes.
  public final var shouldRasterize: Bool {
    get { self[StandardKeys.shouldRasterize] }
    set { self[StandardKeys.shouldRasterize] = newValue }
  }
  /// Pixels of that bitmap in a point.
  public final var rasterizationScale: CGFloat {
    get { self[StandardKeys.rasterizationScale] }
    set { self[StandardKeys.rasterizationScale] = newValue }
  }
  /// A name for people and reports.
  public final var name: String? {
    get { self[StandardKeys.name] }
    set { self[StandardKeys.name] = newValue }
  }
}
