// One layer's own steps in Core Animation's order: shadow, background, contents, sublayers, border; then opacity and
// mask over all of it.

import Foundation
import FrameResolving
import Graphics
import RenderTree

extension PlanBuilder {
  /// Plans a layer whose placement is known (`inside`).
  ///
  /// - Parameter isBare: leaves filters and mask to the caller.
  mutating func body(
    _ layer: ResolvedNode, opacity: Double, in inside: Surroundings, isBare: Bool = false
  ) throws(PlanError) -> PlannedSteps {
    if !isBare, let steps = try filtered(layer, opacity: opacity, in: inside) { return steps }
    let frame = BodyFrame(layer.values, opacity: opacity, in: inside)
    var within = inside
    within.clip = frame.clipArea
    within.alpha = frame.ownAlpha
    let sublayers = frame.clipArea.isEmpty ? PlannedSteps() : try self.sublayers(of: layer, in: within)
    var recording = recording(
      of: layer, outline: frame.outline,
      context: frame.context(of: layer, gradientMixing: canvas.gradientMixing, in: inside), isOpen: frame.opensContents)
    let question = frame.question(
      recording, sublayers, hasMask: layer.mask != nil && !isBare && !inside.leavesMask)
    let answer = PassPolicy.answer(question)
    let clipsWholePass = question.clipsRounded && answer.executed != nil
    if clipsWholePass { recording.recordEdges(layer.values, outline: frame.outline, isOpen: true) }
    // Opacity that needs no group goes into the one paint there is.
    let folds = frame.fadesAsGroup && answer.executed == nil
    let paintAlpha = frame.ownAlpha * (folds ? opacity : 1)
    let clip: ClipKind? = frame.clips && !clipsWholePass ? (question.clipsRounded ? .rounded : .square) : nil
    var steps = try painted(
      recording, over: folds ? sublayers.faded(opacity) : sublayers, frame, of: layer,
      PaintAdjustment(tint: inside.tint, alpha: min(paintAlpha, 1)), clip: clip)
    if recording.paintCount > 0 { journal.enter(steps.ops.isEmpty ? .culled : .drawn, of: layer.node) }
    if steps.ops.isEmpty && frame.shadow?.path == nil { return PlannedSteps() }
    if let shadow = frame.shadow {
      steps = try self.shadow(
        shadow, over: steps, of: layer, outline: frame.outline, frame.transform, recording: recording,
        hasSublayers: sublayers.paints > 0, alpha: paintAlpha, in: inside)
    }
    return try group(
      steps, answer, of: layer, opacity: frame.fadesAsGroup && !folds ? opacity : 1,
      clip: clipsWholePass ? frame.outline.path.applying(frame.transform) : nil, in: inside, isBare: isBare)
  }

  /// How what is inside the bounds is clipped to them, where that is not done as a whole.
  private enum ClipKind { case square, rounded }

  /// Background, contents, sublayers and border, one over the other.
  private mutating func painted(
    _ recording: LayerRecording, over sublayers: PlannedSteps, _ frame: BodyFrame, of layer: ResolvedNode,
    _ adjustment: PaintAdjustment, clip: ClipKind?
  ) throws(PlanError) -> PlannedSteps {
    let (transform, area) = (frame.transform, frame.clipArea)
    var clipped = PlannedSteps()
    for (list, question) in recording.isolated {
      clipped.append(try isolated(list, question, of: layer, transform, adjustment, clip: area))
    }
    clipped.append(draw(recording.content, of: layer, transform, adjustment, clip: area))
    clipped.append(sublayers)
    var steps = draw(recording.background, of: layer, transform, adjustment, clip: area)
    if let clip, !clipped.ops.isEmpty {
      steps.append(
        self.clip(clipped, to: frame.outline.path, transform, isRounded: clip == .rounded, area: frame.bounds))
    } else {
      steps.append(clipped)
    }
    steps.append(draw(recording.border, of: layer, transform, adjustment, clip: area))
    return steps
  }

  /// Draws a recording.
  private mutating func draw(
    _ list: DisplayList, of layer: ResolvedNode, _ transform: CGAffineTransform, _ adjustment: PaintAdjustment,
    clip: PixelRect
  ) -> PlannedSteps {
    guard !list.isEmpty else { return PlannedSteps() }
    let list = canvas.strokeGrid.map { list.snapped(to: $0, by: transform) } ?? list
    let whole = PixelRect(list.bounds, placedBy: transform)
    let bounds = whole.intersection(clip)
    guard !bounds.isEmpty else { return PlannedSteps() }
    journal.enter(.pixels(bounds.area), of: layer.node)
    let op = DrawOp(
      layer: layer.node.id, list: list, adjustment: adjustment, transform: transform, bounds: bounds)
    return PlannedSteps(ops: [.draw(op)], bounds: bounds, paints: list.paintCount, isCut: bounds != whole)
  }

  /// Draws what means something else on a surface that other things are on.
  private mutating func isolated(
    _ list: DisplayList, _ question: PassQuestion, of layer: ResolvedNode, _ transform: CGAffineTransform,
    _ adjustment: PaintAdjustment, clip: PixelRect
  ) throws(PlanError) -> PlannedSteps {
    // It fades as a whole.
    let steps = draw(list, of: layer, transform, PaintAdjustment(tint: adjustment.tint), clip: clip)
    guard !steps.ops.isEmpty else { return steps }
    let answer = PassPolicy.answer(question)
    let op = PassOp(
      layer: layer.node.id, reason: answer.executed ?? .blend, bounds: steps.bounds, content: steps.ops,
      alpha: adjustment.alpha)
    try enter(op, answer, of: layer)
    return PlannedSteps(ops: [.pass(op)], bounds: steps.bounds, paints: 1, isCut: steps.isCut)
  }

  /// Clips steps, unless they cannot reach beyond the path anyway.
  private func clip(
    _ steps: PlannedSteps, to path: PathData, _ transform: CGAffineTransform, isRounded: Bool, area: CGRect
  ) -> PlannedSteps {
    if !isRounded {
      let isInside = !steps.isCut && !steps.reachesOutside(area.applying(transform))
      if isInside && transform.placesOnPixels(area) { return steps }
    }
    let op = ClipOp(path: path, transform: transform, content: steps.ops)
    return PlannedSteps(
      ops: [.clip(op)], bounds: steps.bounds, paints: steps.paints, isCut: steps.isCut,
      readsBackdrop: steps.readsBackdrop)
  }

  /// Puts steps onto a surface of their own, when the policy says so.
  private mutating func group(
    _ steps: PlannedSteps, _ answer: PassAnswer, of layer: ResolvedNode, opacity: Double, clip: PathData?,
    in inside: Surroundings, isBare: Bool
  ) throws(PlanError) -> PlannedSteps {
    var bounds = steps.bounds.intersection(inside.clip)
    let mask = isBare ? nil : try self.mask(of: layer, over: bounds, in: inside)
    if let mask { bounds = bounds.intersection(mask.bounds) }
    guard !bounds.isEmpty, !steps.ops.isEmpty else { return PlannedSteps() }
    guard let reason = answer.executed else {
      journal.enter(.pass(answer, PassSurface(pixels: bounds.area)), of: layer.node)
      return steps
    }
    let op = PassOp(
      layer: layer.node.id, reason: reason, bounds: bounds, content: steps.ops, alpha: opacity, clip: clip,
      mask: mask?.ops)
    try enter(op, answer, of: layer)
    return PlannedSteps(ops: [.pass(op)], bounds: bounds, paints: 1)
  }
}

/// What one layer's steps depend on, read from its values and surroundings before its sublayers are planned.
private struct BodyFrame {
  let transform: CGAffineTransform
  let bounds: CGRect
  let outline: CornerOutline
  let clips: Bool
  let fadesAsGroup: Bool
  /// Opacity of each paint.
  let ownAlpha: Double
  let shadow: ShadowStyle?
  /// Pixels that what the layer draws can matter in.
  let clipArea: PixelRect

  init(_ values: PropertyStore, opacity: Double, in inside: Surroundings) {
    transform = inside.placement.affine
    bounds = values[StandardKeys.bounds]
    outline = CornerOutline(values, bounds: bounds)
    clips = values[StandardKeys.masksToBounds]
    fadesAsGroup = opacity < 1 && values[StandardKeys.allowsGroupOpacity]
    ownAlpha = fadesAsGroup ? inside.alpha : inside.alpha * opacity
    shadow = clips ? nil : ShadowStyle(values, transform: transform, tint: inside.tint)
    // What casts a shadow matters beyond the visible pixels, as far as the shadow reaches back in.
    let casting = shadow.map { inside.clip.union($0.castingArea(of: inside.clip)) } ?? inside.clip
    clipArea = clips ? casting.intersection(PixelRect(bounds, placedBy: transform)) : casting
  }

  /// Whether contents meet the edge they are clipped to between pixels.
  var opensContents: Bool { clips && !transform.placesOnPixels(bounds) }

  /// What the class's recipe may know.
  func context(
    of layer: ResolvedNode, gradientMixing: GradientPaint.Mixing, in inside: Surroundings
  ) -> RecipeContext {
    var context = RecipeContext(
      bounds: bounds, outline: opensContents ? outline.beyond : clips ? outline.open : outline,
      gradientMixing: gradientMixing, time: layer.time)
    context.model = layer.node.values
    context.animations = layer.node.animations
    context.isFlipped = inside.isFlipped
    context.space = inside.space ?? inside.placement.matrix
    return context
  }

  /// What is asked about the layer's pass.
  func question(_ recording: LayerRecording, _ sublayers: PlannedSteps, hasMask: Bool) -> PassQuestion {
    PassQuestion(
      hasMask: hasMask, clipsRounded: clips && outline.isRounded && (recording.hasContent || sublayers.paints > 0),
      fadesAsGroup: fadesAsGroup, hasDrawnSublayers: sublayers.paints > 0,
      paints: recording.paintCount + sublayers.paints + (shadow == nil ? 0 : 1),
      readsBackdrop: sublayers.readsBackdrop)
  }
}

extension PlannedSteps {
  /// Whether any step can touch a pixel outside a rectangle with whole edges.
  fileprivate func reachesOutside(_ rect: CGRect) -> Bool {
    !PixelRect(covering: rect.integral).contains(bounds)
  }

  /// The same steps with their one paint fainter.
  fileprivate func faded(_ alpha: Double) -> PlannedSteps {
    func faded(_ op: PlanOp) -> PlanOp {
      switch op {
      case .draw(var draw):
        draw.adjustment.alpha *= alpha
        return .draw(draw)
      case .clip(var clip):
        clip.content = clip.content.map(faded)
        return .clip(clip)
      case .pass(var pass):
        pass.alpha *= alpha
        return .pass(pass)
      case .raster(var raster):
        raster.alpha *= alpha
        return .raster(raster)
      case .warp(var warp):
        warp.alpha *= alpha
        return .warp(warp)
      case .shadow, .backdrop: return op
      }
    }
    return PlannedSteps(ops: ops.map(faded), bounds: bounds, paints: paints, isCut: isCut)
  }
}

extension CGAffineTransform {
  /// Whether the edges of a rectangle fall between pixels, to half a hundredth, which cannot be seen in eight bits.
  fileprivate func placesOnPixels(_ rect: CGRect) -> Bool {
    guard keepsRectangles else { return false }
    let exact = rect.applying(self)
    return [exact.minX, exact.minY, exact.maxX, exact.maxY].allSatisfy { abs($0 - $0.rounded()) < 0.005 }
  }
}
