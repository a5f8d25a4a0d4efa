// Draws on a surface with Cairo, guarding it against everything that would silently poison it.

import CCairo
package import Foundation
package import Graphics

/// A drawing context with Core Graphics' meaning of state: transform, clip and blend mode, saved and restored together.
///
/// Cairo's own matrix stays the identity; the current transform is kept here and applied to paths before Cairo sees
/// them. So a matrix that has no inverse makes what is drawn under it vanish and harms nothing else, and coordinates
/// beyond Cairo's fixed-point range are cut to the visible part first. A context belongs to one thread.
package final class CairoContext {
  /// What is drawn on.
  package let surface: CairoSurface

  /// How far the lines a filled curve is drawn as may be from it, in pixels: Cairo's own choice, with which corners come
  /// out as Core Graphics' do.
  private static let fillTolerance = 0.1
  /// The same for strokes, where the error of the centre line is seen on both edges. Halving it brings thick curves
  /// twice as close to Core Graphics' (24 levels instead of 44 at worst); less changes nothing.
  private static let strokeTolerance = 0.05

  let pointer: OpaquePointer
  private var state = State()
  private var saved: [State] = []
  private let coverage: CoverageCache

  private struct State {
    var transform = CGAffineTransform.identity
    var isDegenerate = false
    var blendMode = CGBlendMode.normal
  }

  /// A context that draws on a surface: identity transform, no clip, normal blending, best antialiasing.
  ///
  /// - Parameter coverage: where the coverage of small shapes is kept; it may outlive the context.
  package init(_ surface: CairoSurface, coverage: CoverageCache = CoverageCache()) throws(CairoError) {
    let created = cairo_create(surface.pointer)
    let status = cairo_status(created)
    guard let created, status == CAIRO_STATUS_SUCCESS else { throw .drawing(reason: CairoError.reason(status)) }
    self.surface = surface
    self.coverage = coverage
    pointer = created
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_BEST)
    cairo_set_tolerance(pointer, Self.fillTolerance)
  }

  deinit { cairo_destroy(pointer) }

  /// Throws when Cairo went into an error state since the context was made.
  package func check() throws(CairoError) {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(reason: CairoError.reason(status)) }
    let surfaceStatus = cairo_surface_status(surface.pointer)
    guard surfaceStatus == CAIRO_STATUS_SUCCESS else { throw .drawing(reason: CairoError.reason(surfaceStatus)) }
  }

  // MARK: State

  /// Remembers transform, clip and blend mode.
  package func save() {
    saved.append(state)
    cairo_save(pointer)
  }

  /// Returns to what the last ``save()`` remembered; does nothing without one.
  package func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    cairo_restore(pointer)
  }

  /// From the current coordinates to device pixels.
  package var transform: CGAffineTransform { state.transform }

  /// Whether the current transform flattens everything to nothing, so that drawing has no effect.
  package var isDegenerate: Bool { state.isDegenerate }

  /// Lets a transform act first, then the current one.
  package func concat(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
    state.isDegenerate = state.isDegenerate || !Self.isUsable(state.transform)
  }

  /// How following drawing combines with what is beneath.
  package var blendMode: CGBlendMode {
    get { state.blendMode }
    set {
      state.blendMode = newValue
      cairo_set_operator(pointer, newValue.cairoOperator)
    }
  }

  /// Whether edges are softened by partial coverage; saved and restored with the rest.
  package func setAntialiased(_ isAntialiased: Bool) {
    cairo_set_antialias(pointer, isAntialiased ? CAIRO_ANTIALIAS_BEST : CAIRO_ANTIALIAS_NONE)
  }

  // MARK: Clip

  /// Keeps only what falls inside the path.
  package func clip(_ path: PathData, _ rule: CGPathFillRule = .winding) {
    append(path, rule)
    cairo_clip(pointer)
    cairo_new_path(pointer)
  }

  /// Keeps only what falls inside whole device pixels.
  package func clip(to rect: PixelRect) {
    appendRectangle(rect)
    cairo_clip(pointer)
    cairo_new_path(pointer)
  }

  /// The device pixels that drawing can still reach.
  package var clipBounds: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &x0, &y0, &x1, &y1)
    return PixelRect(covering: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0))
  }

  /// Lets somebody else paint: hands over the pixels, row by row, how many are from one row to the next, and the part
  /// that may be changed. False, and nothing is done, where that part is no rectangle of whole pixels, edges are hard, or
  /// there is only coverage.
  package func paintPixels(_ body: (UnsafeMutablePointer<UInt32>, _ rowLength: Int, _ clip: PixelRect) -> Void) -> Bool
  {
    guard cairo_get_antialias(pointer) != CAIRO_ANTIALIAS_NONE, let clip = wholeClip, let words = surface.words else {
      return false
    }
    surface.flush()
    body(words, surface.rowLength, clip)
    surface.markDirty()
    return true
  }

  /// The clip when it is one rectangle of whole pixels, or nothing.
  private var wholeClip: PixelRect? {
    guard let list = cairo_copy_clip_rectangle_list(pointer) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles <= 1 else { return nil }
    guard list.pointee.num_rectangles == 1, let only = list.pointee.rectangles?.pointee else { return .empty }
    let sides = [only.x, only.y, only.width, only.height]
    guard sides.allSatisfy({ $0 == $0.rounded() && abs($0) < 1e6 }) else { return nil }
    let rect = PixelRect(x: Int(only.x), y: Int(only.y), width: Int(only.width), height: Int(only.height))
    return rect.intersection(PixelRect(x: 0, y: 0, width: surface.width, height: surface.height))
  }

  // MARK: Drawing

  /// Paints the inside of a path.
  package func fill(_ path: PathData, _ rule: CGPathFillRule = .winding, with pattern: CairoPattern) {
    if state.blendMode.reachesOutsideShapes {
      cairo_save(pointer)
      clip(path, rule)
      withSource(pattern) { cairo_paint(pointer) }
      cairo_restore(pointer)
    } else if case .color(let color) = pattern.kind, state.blendMode == .normal, fillSmall(path, rule, with: color.word)
    {
      return
    } else if append(path, rule) {
      withSource(pattern) { cairo_fill(pointer) }
      cairo_new_path(pointer)
    }
  }

  /// Paints the inside of a small shape through its coverage. False, and nothing is done, where it is no such shape or
  /// there is more to it than laying a colour over pixels.
  private func fillSmall(_ path: PathData, _ rule: CGPathFillRule, with color: UInt32) -> Bool {
    guard !state.isDegenerate, let words = surface.words, cairo_get_antialias(pointer) != CAIRO_ANTIALIAS_NONE,
      let placed = PlacedShape(path, rule, state.transform), let clip = wholeClip,
      let coverage = self.coverage.coverage(of: placed.shape, tolerance: Self.fillTolerance)
    else { return false }
    let (x, y) = (placed.x + coverage.x, placed.y + coverage.y)
    let mask = coverage.mask
    let area = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(clip)
    let mixer = CoverageMixer(color)
    surface.flush()
    for row in area.minY..<area.maxY {
      mixer.mix(
        mask.pixels + (row - y) * mask.bytesPerRow + (area.x - x), into: words + row * surface.rowLength + area.x,
        count: area.width)
    }
    surface.markDirty()
    return true
  }

  /// Paints the outline of a path.
  ///
  /// The blend modes that empty the backdrop where the source is empty do so up to the clip, not to the outline.
  package func stroke(_ path: PathData, _ style: StrokeStyle, with pattern: CairoPattern) {
    guard !state.isDegenerate, style.width > 0, style.width.isFinite else { return }
    let extent = PathExtent(path, state.transform)
    guard extent.isFinite else { return }
    let pen = CairoPen(style, state.transform)
    let isCut = extent.exceeds(pen.limit)
    cairo_set_tolerance(pointer, Self.strokeTolerance)
    // Strips that nothing reaches are left out, which is right only for modes that leave them as they are.
    let isLocal = !state.blendMode.reachesOutsideShapes
    if isLocal, !isCut, !pen.isDashed, path.elements.count >= StrokeStrips.leastElements {
      let strips = StrokeStrips(path, state.transform, reach: pen.reach, visible: clipBounds)
      for strip in strips.strips {
        cairo_save(pointer)
        clip(to: strips.area(of: strip))
        strips.append(strip, to: pointer)
        strokeAppended(pen, isDashed: false, with: pattern)
        cairo_restore(pointer)
      }
    } else {
      if isCut {
        CairoPathWriter(pointer).append(pen.cut(path, to: clipBounds))
      } else {
        CairoPathWriter(pointer).append(path, state.transform)
      }
      strokeAppended(pen, isDashed: !isCut, with: pattern)
    }
    cairo_set_tolerance(pointer, Self.fillTolerance)
  }

  private func strokeAppended(_ pen: CairoPen, isDashed: Bool, with pattern: CairoPattern) {
    pen.select(on: pointer, isDashed: isDashed)
    withSource(pattern) { cairo_stroke(pointer) }
    cairo_new_path(pointer)
    cairo_identity_matrix(pointer)
  }

  /// Paints everything inside the clip.
  package func paint(_ pattern: CairoPattern, alpha: CGFloat = 1) {
    guard alpha > 0 else { return }
    withSource(pattern) { alpha < 1 ? cairo_paint_with_alpha(pointer, Double(alpha)) : cairo_paint(pointer) }
  }

  /// Paints through the alpha of a surface whose first pixel lies at a device pixel.
  package func mask(_ mask: CairoSurface, deviceX x: Int, deviceY y: Int, with pattern: CairoPattern) {
    if state.blendMode.reachesOutsideShapes {
      let area = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
      cairo_save(pointer)
      appendRectangle(area)
      cairo_clip(pointer)
      withSource(pattern) { cairo_mask_surface(pointer, mask.pointer, Double(x), Double(y)) }
      cairo_restore(pointer)
    } else {
      withSource(pattern) { cairo_mask_surface(pointer, mask.pointer, Double(x), Double(y)) }
    }
  }

  /// Makes everything inside the clip transparent, whatever the blend mode.
  package func clear() {
    cairo_save(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_CLEAR)
    cairo_paint(pointer)
    cairo_restore(pointer)
  }

  // MARK: Parts

  /// Starts a path for a fill or a clip; leaves it empty, and says so, when there is nothing to draw.
  @discardableResult private func append(_ path: PathData, _ rule: CGPathFillRule) -> Bool {
    guard !state.isDegenerate else { return false }
    let extent = PathExtent(path, state.transform)
    guard extent.isFinite else { return false }
    if extent.exceeds(PathCutter.limit) {
      CairoPathWriter(pointer).append(PathCutter(visible: clipBounds, reach: 0).area(of: path, state.transform))
    } else {
      CairoPathWriter(pointer).append(path, state.transform)
    }
    cairo_set_fill_rule(pointer, rule.cairoRule)
    return true
  }

  private func appendRectangle(_ rect: PixelRect) {
    cairo_rectangle(pointer, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  /// Sets the source, draws, and lets go of a surface again, whose memory may not outlive the call.
  private func withSource(_ pattern: CairoPattern, _ draw: () -> Void) {
    switch pattern.kind {
    case .color(let color):
      cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
      draw()
    case .surface(let surface, let placement, let space, let sampling, let edges):
      let toDevice = space == .user ? placement.concatenating(state.transform) : placement
      guard Self.isUsable(toDevice), space == .device || !state.isDegenerate else { return }
      // A context fails for good when a pixel of it is more of the surface than sixteen bits hold. Of the largest
      // surface there is, one pixel would be left.
      let inverse = toDevice.inverted()
      guard max(abs(inverse.a), abs(inverse.b), abs(inverse.c), abs(inverse.d)) < Self.mostReduction else { return }
      let pattern = cairo_pattern_create_for_surface(surface.pointer)
      var matrix = cairo_matrix_t(inverse)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, sampling.cairoFilter)
      cairo_pattern_set_extend(pattern, edges == .clamped ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
      // The pen's matrix may be current, and Cairo reads a pattern's matrix through the one current at this moment.
      var current = cairo_matrix_t()
      cairo_get_matrix(pointer, &current)
      cairo_identity_matrix(pointer)
      cairo_set_source(pointer, pattern)
      cairo_set_matrix(pointer, &current)
      cairo_pattern_destroy(pattern)
      draw()
      cairo_set_source_rgba(pointer, 0, 0, 0, 0)
    }
  }

  /// Pixels of a surface in one that is drawn, at most.
  private static let mostReduction: CGFloat = 16_000

  /// Whether a transform is finite and can be undone.
  private static func isUsable(_ matrix: CGAffineTransform) -> Bool {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.isFinite, determinant != 0, (1 / determinant).isFinite else { return false }
    return matrix.tx.isFinite && matrix.ty.isFinite && determinant.magnitude > 1e-20
  }
}
