// From a scene argument and its options to a stage that can be rendered.

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
    try open(scene, console) { for diagnostic in $0.all { console.note(diagnostic.description) } }
  }

  /// The stage of a scene.
  ///
  /// - Parameter read: is told what was understood of a document, before anything else can go wrong.
  func open(_ scene: SceneArgument, _ console: Console, read: (Diagnostics) -> Void) throws(CommandError) -> Stage {
    // Reports of an earlier scene are not this one's.
    _ = LayerDiagnostics.collect()
    for path in fonts {
      do { try Fonts.add(path) } catch { throw Self.fontError(error, path) }
    }
    let stage =
      switch scene {
      case .composition(let composition): try stage(of: composition, console)
      case .document(let path): try stage(ofDocument: path, console, read: read)
      }
    switch background {
    case .color(let color): stage.canvas.background = color
    case .some(.none): stage.canvas.background = nil
    case nil: break
    }
    if !obeysRasterize { stage.canvas.obeysRasterize = false }
    if snapsStrokes { stage.canvas.strokeGrid = 1 }
    do throws(RenderError) { try stage.canvas.check() } catch { throw CommandError(.usage, error) }
    return stage
  }

  private static func fontError(_ error: any Error, _ path: String) -> CommandError {
    guard let error = error as? any Explained else {
      return CommandError(.badInput, "no fonts could be read", place: path)
    }
    return CommandError(.badInput, error)
  }

  private func stage(of composition: any Composition.Type, _ console: Console) throws(CommandError) -> Stage {
    for (isGiven, row) in [(fit != nil, Self.fitOption.row), (!assets.isEmpty, Self.assetsOption.row)] where isGiven {
      throw .usage("this option is for documents, and the scene is a composition", place: row.spelled)
    }
    if missingAssets != .skip {
      throw .usage(
        "this option is for documents, and the scene is a composition", place: Self.missingAssetsOption.row.spelled)
    }
    if let row = states.given {
      throw .usage("this option is for documents, and the scene is a composition", place: row.spelled)
    }
    var input = CompositionInput(scale: scale, rate: rate)
    input.seed = UInt64(seed)
    input.settings = Dictionary(uniqueKeysWithValues: settings.map { ($0.key, $0.value) })
    input.size = size.map { $0.resolved(for: CompositionInput.defaultSize) }
    input.data = try dataPath.map { path throws(CommandError) in try Self.source(path, console) }
    input.script = try scriptPath.map { path throws(CommandError) in try Self.source(path, console) }
    if input.script != nil, composition.script.isEmpty {
      throw .usage("\(composition.name) takes no scripted input", place: Self.scriptOption.row.spelled)
    }
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
    ofDocument path: String, _ console: Console, read: (Diagnostics) -> Void
  ) throws(CommandError) -> Stage {
    for (isGiven, row) in [
      (dataPath != nil, Self.dataOption.row), (scriptPath != nil, Self.scriptOption.row),
      (!settings.isEmpty, Self.setOption.row),
    ] where isGiven {
      throw .usage("this option is for compositions, and the scene is a document", place: row.spelled)
    }
    let document = try document(path, console)
    read(document.diagnostics)
    for problem in FontCheck(document.root).problems {
      if isStrict { throw CommandError(.badInput, problem) }
      console.note(problem.description)
    }
    let own = try canvasSize(of: document, path)
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
    try enterStates(of: document, on: stage, console)
    return stage
  }

  /// Puts a document into its first states, and lets the stage change them at their times.
  private func enterStates(of document: SceneDocument, on stage: Stage, _ console: Console) throws(CommandError) {
    let controller = CAStateController(layer: document.root)
    controller.setInitialStates()
    var script: String?
    if let path = states.script {
      let bytes = try Self.list(path, console)
      var digest = ContentDigest()
      digest.add(document.digest)
      digest.add(bytes)
      stage.identity = digest.text
      script = String(decoding: bytes, as: UTF8.self)
    }
    var end = 0.0
    var previous: String?
    for change in try states.changes(of: controller, script: script) {
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

  /// The bytes of a list of states.
  private static func list(_ path: String, _ console: Console) throws(CommandError) -> Data {
    let opened = try source(path, console)
    var bytes = Data()
    do throws(CompositionError) {
      let stream = try opened.open()
      while bytes.count <= longestScript, let piece = try stream.next() { bytes.append(contentsOf: piece) }
    } catch {
      throw CommandError(.badInput, error)
    }
    guard bytes.count <= longestScript, String(data: bytes, encoding: .utf8) != nil else {
      throw CommandError(.badInput, "this is no list of states", place: path, hint: "write lines such as 1.5s Unlock")
    }
    return bytes
  }

  /// Bytes of a list of states that are read.
  private static let longestScript = 4 << 20

  private func document(_ path: String, _ console: Console) throws(CommandError) -> SceneDocument {
    var options = ReadOptions()
    options.mode = isStrict ? .strict : .collect
    for folder in assets {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw CommandError(.badInput, "there is no such folder", place: folder, hint: "see --assets")
      }
    }
    options.assetDirectories = assets
    options.missingImages = missingAssets
    do throws(SceneError) {
      if path == "-" { return try SceneDocument.read(Data(console.input()), options: options) }
      return try SceneDocument.read(contentsOf: path, options: options)
    } catch {
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

  /// A file is read piece by piece. Standard input, pipes and the like can be read only once, and are held.
  private static func source(_ path: String, _ console: Console) throws(CommandError) -> DataSource {
    if path == "-" { return DataSource(Data(console.input()), name: path) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.badInput, "the file does not exist", place: path)
    }
    guard !isFolder.boolValue else { throw CommandError(.badInput, "this is a folder, not a file", place: path) }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw CommandError(.badInput, "the file cannot be read", place: path, hint: "look at its permissions")
    }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    if attributes?[.type] as? FileAttributeType == .typeRegular { return DataSource(file: path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(.badInput, "the file cannot be read", place: path)
    }
    return DataSource(data, name: path)
  }
}

extension DataSource {
  /// Adds the bytes to a digest.
  fileprivate func add(to digest: inout ContentDigest) throws(CompositionError) {
    let stream = try open()
    while let piece = try stream.next() { digest.add(piece) }
  }
}
