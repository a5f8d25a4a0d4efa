// Frames on demand: the caller says when, and takes each picture.

public import CoreAnimation
public import Foundation
public import Graphics
import RenderTree

/// Renders a layer tree at the times the caller chooses.
///
/// ```swift
/// let renderer = CARenderer(size: CGSize(width: 640, height: 360))
/// renderer.layer = root
/// renderer.beginFrame(atTime: 0.5)
/// let image = try renderer.render()
/// renderer.endFrame()
/// ```
///
/// A frame plays everything up to its time: animations that end by then call their delegates. Times never go back; an
/// earlier time shows the tree as it is now, at that time.
public final class CARenderer {
  /// The top of the tree. Setting it begins anew.
  public var layer: CALayer? {
    didSet {
      guard layer !== oldValue else { return }
      timeline = layer.map { StageTimeline($0) }
      current = nil
      drawn = nil
    }
  }
  /// The part of the layer's superspace that is drawn, points.
  public var bounds: CGRect
  /// Pixels in a point.
  public var scale: CGFloat

  private let renderer = FrameRenderer()
  private let frameID = LayerID.make()
  private var timeline: StageTimeline?
  private var current: (root: RenderNode, time: Double)?
  private var drawn: (root: RenderNode, bounds: CGRect)?
  private var updates = CGRect.null
  private var count = 0

  /// A renderer of a canvas in points, its corner at the origin.
  public init(size: CGSize, scale: CGFloat = 1) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// Commits what changed and plays up to a time in seconds.
  public func beginFrame(atTime time: CFTimeInterval) {
    let tick = DisplayTick(index: count, time: time, nextTime: time, rate: .sixty)
    count += 1
    current = timeline?.advance(to: tick).map { ($0, time) }
  }

  /// Marks a part of the bounds to be drawn anew.
  public func addUpdate(_ r: CGRect) { updates = updates.union(r) }

  /// What is to be drawn: all of the bounds when anything may differ from the picture before, else what was marked.
  public func updateBounds() -> CGRect {
    guard let current else { return .null }
    if let drawn, drawn.root === current.root, drawn.bounds == bounds, current.root.isStatic { return updates }
    return bounds
  }

  /// The picture of the frame; transparent when there is no layer.
  ///
  /// - Throws: `RenderError`, `PlanError` or `CairoError` for what cannot be drawn.
  public func render() throws -> CGImage {
    let canvas = RenderScene.Canvas(size: bounds.size, scale: scale)
    try canvas.check()
    guard let current else { return CGImage(PixelBuffer(width: canvas.pixelWidth, height: canvas.pixelHeight)) }
    let scene = RenderScene(root: placed(current.root), canvas: canvas)
    let pixels = try renderer.render(scene, at: current.time).pixels
    drawn = (current.root, bounds)
    return CGImage(pixels)
  }

  /// When the next frame is due: infinity when nothing moves, else this frame's time, which means at once.
  public func nextFrameTime() -> CFTimeInterval {
    guard let current, !current.root.isStatic else { return .infinity }
    return current.time
  }

  /// Ends the frame.
  public func endFrame() {
    current = nil
    updates = .null
  }

  /// The tree moved so that the corner of the bounds lies at the canvas's.
  private func placed(_ root: RenderNode) -> RenderNode {
    if bounds.origin == .zero { return root }
    var values = PropertyStore()
    values[StandardKeys.bounds] = bounds
    values[StandardKeys.anchorPoint] = .zero
    return RenderNode(
      id: frameID, className: "CALayer", name: nil, values: values, timing: MediaTiming(), animations: [],
      sublayers: [root], mask: nil, content: nil, subtree: nil, display: nil)
  }
}
