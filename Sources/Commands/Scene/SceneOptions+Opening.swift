// From what a scene is made from, and its options, to a stage that can be rendered.

package import Cairn
import Compositions
import CoreAnimation
import Foundation
import Graphics
import SceneFormats

extension SceneOptions {
  /// The stage of a scene, on the canvas the options ask for. What a document holds that cannot be honoured is printed,
  /// or thrown when the options are strict.
  package func open(_ scene: SceneArgument, _ console: Console) throws(CommandError) -> Stage {
    try open(try find(scene, console), console)
  }

  /// The stage of a scene that was found.
  func open(_ source: SceneSource, _ console: Console) throws(CommandError) -> Stage {
    try open(source, console) { for diagnostic in $0.all { console.note(diagnostic.description) } }
  }

  /// The stage of a scene that was found.
  ///
  /// - Parameter read: is told what was understood of a document, before anything else can go wrong.
  func open(_ source: SceneSource, _ console: Console, read: (Diagnostics) -> Void) throws(CommandError) -> Stage {
    // Reports of an earlier scene are not this one's.
    _ = SceneRemarks.collect()
    let stage =
      switch source {
      case .composition(let composition, let input): try stage(of: composition, input)
      case .document(let input, let states): try stage(of: input, states, console, read: read)
      }
    switch background {
    case .color(let color): stage.canvas.background = color
    case .some(.none): stage.canvas.background = nil
    case nil: break
    }
    if !obeysRasterize { stage.canvas.obeysRasterize = false }
    if snapsStrokes { stage.canvas.strokeGrid = 1 }
    do throws(RenderError) { try stage.canvas.check() } catch {
      // Only who said how large is wrong.
      throw CommandError(size == nil && scale == 1 ? .badInput : .usage, error)
    }
    return stage
  }

  private func stage(
    of composition: any Composition.Type, _ input: CompositionInput
  ) throws(CommandError) -> Stage {
    do throws(CompositionError) {
      let stage = try composition.make(input)
      var digest = ContentDigest()
      digest.add(composition.name)
      try input.data?.add(to: &digest)
      if let script = input.script {
        digest.add("script")
        try script.add(to: &digest)
      }
      stage.identity = digest.text
      return stage
    } catch {
      throw CommandError(error.kind == .usage ? .usage : .badInput, error)
    }
  }

  private func stage(
    of input: SceneInput, _ states: Data?, _ console: Console, read: (Diagnostics) -> Void
  ) throws(CommandError) -> Stage {
    let document = try document(input)
    read(document.diagnostics)
    for problem in FontCheck(document.root).problems {
      if isStrict { throw CommandError(.badInput, problem) }
      console.note(problem.description)
    }
    let own = try canvasSize(of: document, input.name)
    let stage: Stage
    if let wanted = size?.resolved(for: own), wanted != own {
      stage = Self.fitted(document.root, of: own, into: wanted, scale: scale, fit: fit ?? .contain)
    } else {
      stage = Stage(document.root, size: own)
      stage.canvas.scale = scale
    }
    stage.canvas.orientation = document.orientation
    stage.duration = document.duration
    stage.rate = rate
    stage.name = document.name
    stage.identity = document.digest
    if seed != 0 { Self.reseed(document.root, seed) }
    try enter(states, of: document, on: stage)
    return stage
  }

  /// Puts a document into its first states, and lets the stage change them at their times.
  private func enter(_ script: Data?, of document: SceneDocument, on stage: Stage) throws(CommandError) {
    let controller = CAStateController(layer: document.root)
    controller.setInitialStates()
    if let script {
      var digest = ContentDigest()
      digest.add(document.digest)
      digest.add(script)
      stage.identity = digest.text
    }
    var end = 0.0
    var previous: String?
    for change in try states.changes(of: controller, script: script.map { String(decoding: $0, as: UTF8.self) }) {
      if change.isAtOnce {
        controller.setState(named: change.state, transitionSpeed: 0)
      } else {
        stage.at(change.time) { controller.setState(named: change.state) }
        end = max(end, change.time + controller.transitionDuration(from: previous, to: change.state))
      }
      previous = change.state
    }
    // The scene lasts until its states have changed.
    if end > 0 { stage.duration = max(stage.duration ?? 0, end) }
  }

  private func document(_ input: SceneInput) throws(CommandError) -> SceneDocument {
    var options = ReadOptions()
    options.mode = isStrict ? .strict : .collect
    options.assetDirectories = assets
    options.missingImages = missingAssets
    do throws(SceneError) { return try SceneDocument.read(input, options: options) } catch {
      throw CommandError(.badInput, error)
    }
  }

  /// The document's own canvas; one without a size takes both sides from the options.
  private func canvasSize(of document: SceneDocument, _ path: String) throws(CommandError) -> CGSize {
    if let own = document.size, own.width > 0, own.height > 0 { return own }
    if let width = size?.width, let height = size?.height { return CGSize(width: width, height: height) }
    throw .usage(
      "the document states no size of its own", place: path, hint: "say how large the canvas is, as in --size 1280x720")
  }

  /// A stage of the wanted size with the document in the middle.
  ///
  /// The document is not scaled by a transform: its points are given more or fewer pixels, so that text and rasterized
  /// layers stay sharp, and the canvas is counted in the document's own points. Only what `fill` stretches in one
  /// direction more than in the other is transformed, by the rest.
  private static func fitted(
    _ root: CALayer, of own: CGSize, into wanted: CGSize, scale: Double, fit: Fit
  ) -> Stage {
    let (across, down) = (wanted.width / own.width, wanted.height / own.height)
    let zoom = fit == .contain ? min(across, down) : max(across, down)
    let canvas = CGSize(width: wanted.width / zoom, height: wanted.height / zoom)
    let frame = CALayer()
    frame.frame = CGRect(origin: .zero, size: canvas)
    if fit == .fill { frame.sublayerTransform = CATransform3DMakeScale(across / zoom, down / zoom, 1) }
    frame.addSublayer(root)
    root.position.x += (canvas.width - own.width) / 2
    root.position.y += (canvas.height - own.height) / 2
    let stage = Stage(frame, size: canvas)
    stage.canvas.scale = scale * zoom
    return stage
  }

  /// Gives every emitter of a document other random numbers, each its own as before.
  private static func reseed(_ layer: CALayer, _ seed: UInt32) {
    // An odd factor keeps apart what different seeds make of the same emitter.
    if let emitter = layer as? CAEmitterLayer { emitter.seed = emitter.seed &+ seed &* 0x9E37_79B1 }
    if let mask = layer.mask { reseed(mask, seed) }
    for sublayer in layer.sublayers ?? [] { reseed(sublayer, seed) }
  }
}

extension DataSource {
  /// Adds the bytes to a digest.
  fileprivate func add(to digest: inout ContentDigest) throws(CompositionError) {
    let stream = try open()
    while let piece = try stream.next() { digest.add(piece) }
  }
}
