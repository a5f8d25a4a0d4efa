// A drawing context that records: what `draw(in:)` draws becomes a display list.

public import Foundation

/// Records drawing in Core Graphics' vocabulary. Nothing is painted until a rasterizer carries the list out.
public final class CGContext {
  /// What was drawn so far.
  public private(set) var displayList = DisplayList()

  private struct State {
    var fill = CGColor.black
    var stroke = CGColor.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
  }

  private var state = State()
  private var saved: [State] = []
  private var current = PathData()

  /// An empty context.
  public init() {}

  // MARK: State

  /// Remembers colours, line style, alpha, transform and clip.
  public func saveGState() {
    saved.append(state)
    displayList.append(.save)
  }

  /// Returns to what was remembered.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    displayList.append(.restore)
  }

  /// Current transform from the drawing's coordinates to the layer's.
  public var ctm: CGAffineTransform { state.transform }

  /// Adds a transform that acts before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    // The path under construction keeps its place, as in Core Graphics.
    if !current.isEmpty { current = current.applying(transform.inverted()) }
    displayList.append(.concat(transform))
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Stretches both axes.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns the axes; radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Opacity of what is drawn from now on, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha.isFinite ? alpha : 1, 0), 1) }
  /// How what is drawn from now on combines with what is beneath.
  public func setBlendMode(_ mode: CGBlendMode) { displayList.append(.blend(mode)) }
  /// Whether edges of what is drawn from now on are softened.
  public func setShouldAntialias(_ shouldAntialias: Bool) { displayList.append(.antialias(shouldAntialias)) }
  /// Colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Colour of fills, from components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Grey of fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  /// Colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Colour of strokes, from components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Grey of strokes.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
  /// Width of strokes.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  /// Ends of strokes.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
  /// Corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
  /// Longest miter, as a ratio to the width.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Dash pattern of strokes.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dash = lengths
  }

  // MARK: Paths

  /// Starts a new path.
  public func beginPath() { current = PathData() }
  /// Starts a subpath.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds lines through points, starting a subpath at the first.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    current.move(to: first)
    for point in points.dropFirst() { current.addLine(to: point) }
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.append(.rect(rect)) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.append(.ellipse(in: rect)) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.append(path.data) }
  /// Adds an arc, as `CGMutablePath` does.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Rounds the corner between the current point, `tangent1End` and `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Closes the subpath.
  public func closePath() { current.closeSubpath() }
  /// The path under construction.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }
  /// Whether the path under construction has nothing in it.
  public var isPathEmpty: Bool { current.isEmpty }
  /// Where the path under construction ended; zero when it is empty.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  /// The smallest rectangle around all points of the path under construction; null when it is empty.
  public var boundingBoxOfPath: CGRect { current.controlPointBounds }

  /// Keeps what is drawn from now on inside the path, which is used up.
  public func clip(using rule: CGPathFillRule = .winding) {
    displayList.append(.clip(current, rule))
    current = PathData()
  }
  /// Keeps what is drawn from now on inside any of several rectangles.
  public func clip(to rects: [CGRect]) {
    var area = PathData()
    for rect in rects { area.append(.rect(rect.standardized)) }
    displayList.append(.clip(area, .winding))
  }
  /// Keeps what is drawn from now on inside a rectangle.
  public func clip(to rect: CGRect) { displayList.append(.clip(.rect(rect), .winding)) }
  /// A box around the clip, in the current coordinates; infinite when nothing is clipped. In a tiled layer it is the
  /// tile.
  public var boundingBoxOfClipPath: CGRect { displayList.clipBounds ?? .infinite }

  // MARK: Painting

  /// Fills the path, which is used up.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paintFill(current, rule)
    current = PathData()
  }
  /// Strokes the path, which is used up.
  public func strokePath() {
    paintStroke(current)
    current = PathData()
  }
  /// Fills and strokes the path, which is used up.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: paintFill(current, .winding)
    case .eoFill: paintFill(current, .evenOdd)
    case .stroke: paintStroke(current)
    case .fillStroke:
      paintFill(current, .winding)
      paintStroke(current)
    case .eoFillStroke:
      paintFill(current, .evenOdd)
      paintStroke(current)
    }
    current = PathData()
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { paintFill(.rect(rect), .winding) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  /// Makes a rectangle transparent, whatever was drawn there.
  public func clear(_ rect: CGRect) {
    displayList.append(.save)
    displayList.append(.blend(.clear))
    displayList.append(.fill(.rect(rect), .winding, .color(.black)))
    displayList.append(.restore)
  }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { paintStroke(.rect(rect)) }
  /// Strokes a rectangle with a width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.style.width
    state.style.width = width
    stroke(rect)
    state.style.width = usual
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { paintFill(.ellipse(in: rect), .winding) }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { paintStroke(.ellipse(in: rect)) }
  /// Strokes separate lines, two points each.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = PathData()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    paintStroke(path)
  }
  /// Draws an image over a rectangle, its first row at the smaller y.
  public func draw(_ image: CGImage, in rect: CGRect) {
    displayList.append(
      .image(
        ImageDrawing(
          image: image, source: CGRect(x: 0, y: 0, width: image.width, height: image.height),
          target: rect.standardized, alpha: state.alpha)))
  }
  /// Sets text in a box, its first line's ascent at the smaller y.
  public func draw(_ text: TextRun) {
    var run = text
    run.color = faded(run.color)
    displayList.append(.text(run))
  }

  private func paintFill(_ path: PathData, _ rule: CGPathFillRule) {
    displayList.append(.fill(path, rule, .color(faded(state.fill))))
  }

  private func paintStroke(_ path: PathData) {
    displayList.append(.stroke(path, state.style, .color(faded(state.stroke))))
  }

  /// Records a step.
  func append(_ command: DrawCommand) { displayList.append(command) }

  /// A colour with the current opacity.
  func faded(_ color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha) ?? color
  }
}

/// What `drawPath(using:)` paints.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Inside, non-zero rule.
  case fill
  /// Inside, even-odd rule.
  case eoFill
  /// Outline.
  case stroke
  /// Inside, then outline.
  case fillStroke
  /// Inside by the even-odd rule, then outline.
  case eoFillStroke
}
