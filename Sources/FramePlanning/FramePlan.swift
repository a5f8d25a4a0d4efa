// The plan of one frame: every pass, cache use and cost decided, no pixel drawn.

package import Effects
import Foundation
public import Graphics
public import RenderTree

/// One step of a frame. Steps nest where a surface or a clip does.
public indirect enum PlanOp: Sendable {
  /// Draws a layer's own content.
  case draw(DrawOp)
  /// Carries steps out inside a path.
  case clip(ClipOp)
  /// Carries steps out on a surface of their own and lays it over what is beneath.
  case pass(PassOp)
  /// Draws a shadow, then what casts it.
  case shadow(ShadowOp)
  /// Uses a kept bitmap.
  case raster(RasterOp)
  /// Draws a plane flat and lays it over what is beneath in perspective.
  case warp(WarpOp)
  /// Changes what was drawn so far.
  case backdrop(BackdropOp)
}

/// Content of one layer.
public struct DrawOp: Sendable {
  /// Whose content it is.
  public var layer: LayerID
  /// What is drawn, in the layer's coordinates.
  public var list: DisplayList
  /// How its colours are changed.
  public var adjustment: PaintAdjustment
  /// From the layer's coordinates to the surface's pixels.
  public var transform: CGAffineTransform
  /// Pixels it can touch.
  public var bounds: PixelRect
  /// Number of the surface it is drawn on once for all tiles; nil draws it on each.
  package var surface: Int?
}

/// Steps inside a path.
public struct ClipOp: Sendable {
  /// The path.
  public var path: PathData
  /// From the path's coordinates to pixels.
  public var transform: CGAffineTransform
  /// The steps.
  public var content: [PlanOp]
}

/// Steps on a surface of their own.
public struct PassOp: Sendable {
  /// Whose pass it is.
  public var layer: LayerID
  /// Why it is made.
  public var reason: PassReason
  /// The surface.
  public var bounds: PixelRect
  /// The steps.
  public var content: [PlanOp]
  /// Opacity the surface is laid over with.
  public var alpha: Double
  /// A path the surface is clipped by as it is laid over, in pixels.
  public var clip: PathData?
  /// Steps whose alpha the surface is multiplied with; nil for none. Drawn on a second surface of the same size.
  public var mask: [PlanOp]?
  /// What changes the content before the mask counts.
  package var effects = EffectChain()
  /// How the surface combines with what is beneath it.
  package var compositing = CompositingOperator.normal
  /// Number of its surface, where several tiles use it.
  package var surface: Int?

  /// Its surfaces.
  public var surfaces: PassSurface { PassSurface(pixels: bounds.area * (mask == nil ? 1 : 2)) }
}

/// A shadow.
public struct ShadowOp: Sendable {
  /// What casts it.
  public enum Silhouette: Sendable {
    /// A path in the layer's coordinates.
    case path(PathData)
    /// The alpha of the layer itself: `content` is drawn on a surface first.
    case content
  }

  /// Whose shadow it is.
  public var layer: LayerID
  /// What casts it.
  public var silhouette: Silhouette
  /// From the layer's coordinates to pixels.
  public var transform: CGAffineTransform
  /// Offset in pixels.
  public var offset: CGVector
  /// Standard deviations of the blur along both axes, pixels: of the plane where there is one, else of the surface.
  public var deviation: CGVector
  /// From the pixels of the plane the shadow is blurred on to the surface's; nil when it is blurred on the surface.
  public var plane: CGAffineTransform?
  /// Colour, shadow opacity included.
  public var color: CGColor
  /// Pixels the shadow can touch, as far as they are wanted.
  public var bounds: PixelRect
  /// Pixels the casting content can touch, as far as they matter.
  public var contentBounds: PixelRect
  /// What is drawn over the shadow.
  public var content: [PlanOp]
  /// Number of its surface, where several tiles use it.
  package var surface: Int?

  /// Whether the content is drawn straight onto the surface the shadow falls on.
  package var drawsInPlace: Bool {
    if case .path = silhouette { true } else { false }
  }

  /// Its surfaces: a shadow is a mask of one byte a pixel, and one that is blurred in its layer's plane is so twice.
  public var surfaces: PassSurface {
    let shadow = plane == nil ? bounds.area : bounds.area + planeBounds.area
    if case .path = silhouette { return PassSurface(pixels: shadow, bytes: shadow) }
    return PassSurface(pixels: shadow + contentBounds.area, bytes: shadow + 4 * contentBounds.area)
  }

  /// The part of the plane that is blurred for what is seen.
  var planeBounds: PixelRect {
    guard let plane else { return .empty }
    let seen = bounds.cgRect.offsetBy(dx: -offset.dx, dy: -offset.dy).applying(plane.inverted())
    return PixelRect(covering: seen.insetBy(dx: -2 * deviation.dx, dy: -2 * deviation.dy))
  }
}

/// A change of what was drawn so far on the surface, within a path; with a mask, what is drawn over it too.
public struct BackdropOp: Sendable {
  /// Whose backdrop it is.
  public var layer: LayerID
  /// Pixels that are changed.
  public var bounds: PixelRect
  /// Pixels that are read, as far as the surface has them.
  public var sampled: PixelRect
  /// The change.
  package var effects: EffectChain
  /// What it is clipped by.
  public var path: PathData
  /// From the path's coordinates to pixels.
  public var transform: CGAffineTransform
  /// How far the changed pixels replace the others.
  public var alpha: Double
  /// Steps whose alpha says the same for each pixel; nil for none. Drawn on a surface of the size of `bounds`.
  public var mask: [PlanOp]?
  /// Steps drawn over the change before mask and `alpha` count for both, so that the mask is drawn once; nil for none.
  /// They and the change lie on a copy of what is at `bounds`.
  public var content: [PlanOp]?

  /// Its surfaces.
  public var surfaces: PassSurface {
    PassSurface(pixels: sampled.area + (mask == nil ? 0 : bounds.area) + (content == nil ? 0 : bounds.area))
  }
}

/// A plane in perspective.
public struct WarpOp: Sendable {
  /// Whose plane it is.
  public var layer: LayerID
  /// Pixels of the flat surface.
  public var bounds: PixelRect
  /// What is drawn on it.
  public var content: [PlanOp]
  /// From the flat surface's pixels to the target's.
  public var projection: Homography
  /// Pixels of the target it can touch.
  public var target: PixelRect
  /// Opacity it is laid over with.
  public var alpha: Double
  /// Number of its surface, where several tiles use it.
  package var surface: Int?

  /// Its surfaces: the pixels are those of the flat one, the bytes those of the projected one too.
  public var surfaces: PassSurface {
    PassSurface(pixels: bounds.area, bytes: 4 * (bounds.area + target.area))
  }
}

/// Use of a kept bitmap.
public struct RasterOp: Sendable {
  /// Whose bitmap it is.
  public var layer: LayerID
  /// Which bitmap.
  public var key: RasterKey
  /// The bitmap's pixels, in its own grid.
  public var bounds: PixelRect
  /// Whether the plan found it resident.
  public var isHit: Bool
  /// How it is drawn when it is missing, in its own grid. Always given: whoever lacks the bitmap can make it.
  public var fill: [PlanOp]
  /// From the bitmap's grid to the surface's pixels.
  public var transform: CGAffineTransform
  /// Opacity it is laid over with.
  public var alpha: Double

  /// The bitmap.
  public var surfaces: PassSurface { PassSurface(pixels: bounds.area) }
}

/// The plan of one frame.
public struct FramePlan: Sendable {
  /// Canvas in pixels.
  public var width: Int
  /// Canvas in pixels.
  public var height: Int
  /// Painted beneath everything.
  public var background: CGColor?
  /// The steps.
  public var content: [PlanOp]
  /// Counts known before a pixel is drawn.
  public var cost: FrameCost
  /// Costs of single layers, those that have any, in tree order.
  public var layers: [LayerCost]
  /// Bitmaps that are let go of after this frame.
  public var evicted: [RasterKey]
  /// Whether the frame's pixels are the previous frame's.
  public var repeatsPrevious: Bool
  /// What differs from the previous frame.
  public var damage: [Damage] = []
  /// The tiles that are drawn; the others are as in the previous frame.
  public var tiles: [PixelRect] = []

  /// Whether nothing of the previous frame is needed.
  public var drawsWholeCanvas: Bool { tiles.reduce(0) { $0 + $1.area } == width * height }
}
