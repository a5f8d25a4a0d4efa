// Goldens of what no scene file can hold: drawing code, and changes while a scene runs.

import CoreAnimation
import Foundation
import FrameEngine
import FramePlanning
import FrameRaster
import Graphics
import RenderTree
import TestSupport

/// A scene made by code, with the picture and the passes it must have.
struct BuiltScene: Sendable, CustomStringConvertible {
  /// The name of its picture in `Tests/Golden/Built`.
  let name: String
  /// When it is drawn, seconds.
  var time = 0.0
  var passes: [PassReason: Expectation.Passes] = [:]
  /// What no document holds of it.
  let loss: Loss
  let make: @Sendable () -> Stage

  /// What a document of a scene leaves out, and where it is the scene all the same.
  struct Loss: Sendable {
    /// Part of each note the writer gives, all of one layer.
    let notes: [String]
    /// The part of the canvas that the document does not show as the scene does.
    var area = CGRect.null
    /// When all else is equal, seconds.
    var time = 0.0
  }

  var description: String { name }

  var picture: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden/Built/\(name).png")
  }

  /// The frame, nothing drawn before it.
  ///
  /// - Parameter change: is done to the layer that is shown.
  func frame(change: (CALayer) -> Void = { _ in }) throws -> FrameRenderer.Result {
    useTestFonts()
    let stage = make()
    change(stage.root.sublayers?.first ?? stage.root)
    return try FrameRenderer().render(try stage.scene(at: time), at: time)
  }

  static let all: [BuiltScene] = tiles + transitions

  private static func stage(_ layer: CALayer) -> Stage {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.backgroundColor = .white
    root.addSublayer(layer)
    return Stage(root, size: root.bounds.size)
  }

  private static func box(_ frame: CGRect, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private static let blue = CGColor(red: 0.15, green: 0.40, blue: 0.85, alpha: 1)
  private static let orange = CGColor(red: 0.95, green: 0.60, blue: 0.15, alpha: 1)
  private static let ink = CGColor(red: 0.12, green: 0.14, blue: 0.18, alpha: 1)

  // MARK: Tiles

  /// Outlines what it is asked to draw, and fills it the bluer the more it was asked before.
  private final class TileFrames: CATiledLayer {
    private var count = 0

    override func draw(in context: CGContext) {
      let tile = context.boundingBoxOfClipPath
      context.setFillColor(
        CGColor(red: 1 - CGFloat(count) * 0.1, green: 0.8, blue: 0.4 + CGFloat(count) * 0.06, alpha: 1))
      context.fill(tile)
      context.setStrokeColor(ink)
      context.stroke(tile.insetBy(dx: 1, dy: 1))
      count += 1
    }
  }

  /// Tiles of 40 pixels at two pixels a point: twenty points, cut off at the bounds.
  private static let tiles = [
    BuiltScene(
      name: "CATiledLayer.tileSize",
      loss: Loss(
        notes: ["is a class of the program's own and written as CATiledLayer", "what code draws into the layer"],
        area: CGRect(x: 7, y: 7, width: 50, height: 50))
    ) {
      let layer = TileFrames()
      layer.frame = CGRect(x: 7, y: 7, width: 50, height: 50)
      layer.contentsScale = 2
      layer.tileSize = CGSize(width: 40, height: 40)
      layer.setNeedsDisplay()
      return stage(layer)
    }
  ]

  // MARK: Transitions

  /// A page turned at a quarter of a second, seen when two fifths of the second that it takes are over: blue with an
  /// orange square gives way to orange with a dark bar.
  private static let transitions: [BuiltScene] = {
    let kinds: [CATransitionType] = [.fade, .push, .moveIn, .reveal]
    let directions: [CATransitionSubtype] = [.fromLeft, .fromRight, .fromTop, .fromBottom]
    return kinds.flatMap { kind in
      directions.filter { kind != .fade || $0 == .fromLeft }.map { direction in
        let name = kind == .fade ? "fade" : "\(kind.rawValue)-\(direction.rawValue)"
        return BuiltScene(
          name: name, time: 0.65, passes: [.transition: .init(modelled: 3, executed: 3)],
          loss: Loss(notes: ["the look a transition starts from"], time: 1.3)
        ) {
          let page = box(CGRect(x: 12, y: 16, width: 40, height: 32), blue)
          let square = box(CGRect(x: 6, y: 6, width: 10, height: 10), orange)
          page.addSublayer(square)
          let stage = stage(page)
          stage.at(0.25) {
            page.backgroundColor = orange
            page.replaceSublayer(square, with: box(CGRect(x: 4, y: 22, width: 32, height: 6), ink))
            let transition = CATransition()
            transition.type = kind
            transition.subtype = direction
            transition.duration = 1
            page.add(transition, forKey: nil)
          }
          return stage
        }
      }
    }
  }()
}
