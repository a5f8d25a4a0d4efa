// What was committed: the root of a tree and the canvas it is shown on.

public import Foundation
public import Graphics

/// A committed scene. A frame is a pure function of it and a time.
public struct RenderScene: Sendable {
  /// Which way y grows on the canvas.
  public enum Orientation: Sendable, Hashable {
    /// Origin at the top left (iOS).
    case yDown
    /// Origin at the bottom left (macOS).
    case yUp
  }

  /// The canvas: everything about a scene that is not a layer.
  public struct Canvas: Sendable, Hashable {
    /// Size in points.
    public var size: CGSize
    /// Pixels in a point.
    public var scale: CGFloat
    /// Painted beneath everything; nil is transparent.
    public var background: CGColor?
    /// Which way y grows.
    public var orientation: Orientation
    /// How gradient colours are mixed.
    public var gradientMixing: GradientPaint.Mixing
    /// Whether `shouldRasterize` is obeyed.
    public var obeysRasterize: Bool
    /// Pixels between the lines that the edges of level and upright strokes are moved onto, so that thin lines are sharp;
    /// nil leaves them where they are, as Core Animation does: a line of one point about y = 50 covers half of two rows.
    public var strokeGrid: CGFloat?

    /// A canvas.
    public init(
      size: CGSize, scale: CGFloat = 1, background: CGColor? = nil, orientation: Orientation = .yDown,
      gradientMixing: GradientPaint.Mixing = .sRGB, obeysRasterize: Bool = true,
      strokeGrid: CGFloat? = nil
    ) {
      self.size = size
      self.scale = scale
      self.background = background
      self.orientation = orientation
      self.gradientMixing = gradientMixing
      self.obeysRasterize = obeysRasterize
      self.strokeGrid = strokeGrid
    }

    /// Width in pixels.
    public var pixelWidth: Int { Self.pixels(size.width, scale) }
    /// Height in pixels.
    public var pixelHeight: Int { Self.pixels(size.height, scale) }

    private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
      let pixels = (points * scale).rounded()
      return pixels.isFinite ? Int(min(max(pixels, 0), 1e9)) : 0
    }
  }

  /// The top of the tree.
  public var root: RenderNode
  /// Where it is shown.
  public var canvas: Canvas

  /// A scene.
  public init(root: RenderNode, canvas: Canvas) {
    self.root = root
    self.canvas = canvas
  }
}
