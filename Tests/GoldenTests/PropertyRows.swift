// Which scene shows which property: the rows of the catalogues, and what of them is drawn.

import CoreAnimation
import Foundation
import RenderTree

/// A property of a class, as the catalogues have it.
struct PropertyRow: Sendable, CustomStringConvertible {
  /// The class that declares it, which is the folder of its scene.
  let owner: String
  /// The property, which is the scene's name.
  let name: String
  let value: PropertyValue

  var description: String { "\(owner).\(name)" }

  /// Everything that is drawn.
  static let all: [PropertyRow] =
    LayerCatalogue.all.flatMap { rows($0.name, $0.keys) } + rows("CAEmitterCell", EmitterCellKeys.all)

  private static func rows(_ owner: String, _ keys: [KeyID]) -> [PropertyRow] {
    keys.map(KeyTable.row(of:)).filter { $0.impact != .inert && without["\(owner).\($0.name)"] == nil }
      .map { PropertyRow(owner: owner, name: $0.name, value: $0.defaultValue) }
  }

  /// Properties that are kept for their readers and never change a pixel.
  static let without: [String: String] = [
    "CALayer.duration": "the local time of a layer has no end",
    "CALayer.repeatCount": "the local time of a layer does not repeat",
    "CALayer.repeatDuration": "the local time of a layer does not repeat",
    "CALayer.autoreverses": "the local time of a layer does not run back",
    "CALayer.fillMode": "a layer is there before its beginning and has no end",
    "CAEmitterCell.autoreverses": "a cell emits forwards",
    "CAEmitterCell.fillMode": "a cell that has stopped emits nothing",
  ]

  /// What a space does not draw of itself.
  private static let bodily: Set<String> = [
    "allowsGroupOpacity", "backgroundColor", "cornerRadius", "maskedCorners", "cornerCurve", "borderWidth",
    "borderColor", "masksToBounds", "edgeAntialiasingMask", "allowsEdgeAntialiasing", "shadowColor", "shadowOpacity",
    "shadowOffset", "shadowRadius", "shadowPath", "filters", "backgroundFilters", "compositingFilter", "contents",
    "contentsRect", "contentsCenter", "contentsGravity", "contentsScale", "minificationFilter", "magnificationFilter",
    "shouldRasterize", "rasterizationScale",
  ]

  /// Whether a class draws the property.
  func isDrawn(by className: String) -> Bool { className != "CATransformLayer" || !Self.bodily.contains(name) }

  /// Gives a layer, or the cells it emits, the value they have unless the scene says otherwise.
  func reset(_ layer: CALayer) {
    for key in layer.animationKeys() ?? []
    where (layer.animation(forKey: key) as? CAPropertyAnimation)?.keyPath == name {
      layer.removeAnimation(forKey: key)
    }
    if owner == "CAEmitterCell" {
      guard let emitter = layer as? CAEmitterLayer, let cells = emitter.emitterCells else { return }
      let fresh = CAEmitterCell()
      for cell in cells { cell.setValue(fresh.value(forKey: name), forKey: name) }
      emitter.emitterCells = cells
    } else {
      layer.setValue(value, at: name)
    }
  }
}
