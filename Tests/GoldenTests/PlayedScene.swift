// A scene file, drawn at a time: alone, and as the last frame of a run.

import CoreAnimation
import Foundation
import FrameEngine
import FramePlanning
import FrameRaster
import Graphics
import RenderTree
import SceneFormats
import TestSupport
import Testing

/// A scene that can be drawn.
struct PlayedScene {
  let scene: RenderScene

  /// Reads a scene; whatever is not understood in it is an error.
  ///
  /// - Parameter change: is done to every layer before the scene is committed.
  init(_ file: URL, change: (CALayer) -> Void = { _ in }) throws {
    useTestFonts()
    var options = ReadOptions()
    options.mode = .strict
    let document = try SceneDocument.read(contentsOf: file.path, options: options)
    let size = try #require(document.size)
    Self.visit(document.root, change)
    let stage = Stage(document.root, size: size)
    stage.canvas.orientation = document.orientation
    scene = try stage.scene(at: 0)
  }

  private static func visit(_ layer: CALayer, _ body: (CALayer) -> Void) {
    body(layer)
    for sublayer in layer.sublayers ?? [] { visit(sublayer, body) }
    if let mask = layer.mask { visit(mask, body) }
  }

  /// The frame at a time, nothing drawn before it.
  func frame(at time: Double) throws -> FrameRenderer.Result { try FrameRenderer().render(scene, at: time) }

  /// Everything a run costs.
  struct Run {
    var last: PixelBuffer
    var hits = 0
    var misses = 0
    var repeats = 0
  }

  /// All frames from the first to a time, 60 a second.
  func run(through time: Double) throws -> Run {
    let renderer = FrameRenderer()
    var run = Run(last: PixelBuffer(width: 0, height: 0))
    for index in 0...Int((time * 60).rounded()) {
      let frame = try renderer.render(scene, at: Double(index) / 60)
      #expect(frame.plan.repeatsPrevious || frame.ledger.matches(frame.plan.cost), "frame \(index)")
      run.last = frame.pixels
      run.hits += frame.plan.cost.cache.hits
      run.misses += frame.plan.cost.cache.misses
      run.repeats += frame.plan.repeatsPrevious ? 1 : 0
    }
    return run
  }
}
