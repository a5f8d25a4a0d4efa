// A CAML document becomes a layer tree.

import CoreAnimation
package import Foundation
package import RenderTree

/// Reads CAML.
package enum CAMLReader {
  /// Where a document stands when it is one of a bundle, and what the bundle says of it.
  package struct Surroundings {
    /// The canvas, when it is told.
    package var size: CGSize?
    /// Which way y grows, when it is told.
    package var orientation: RenderScene.Orientation?
    /// The natural length, when it is told.
    package var duration: Double?
    /// Where images are looked for.
    package var directories: [String] = []
    /// The scene's name.
    package var name: String

    package init(name: String) { self.name = name }
  }

  /// The scene of a document's text.
  ///
  /// - Parameter file: what places in it are called.
  package static func read(
    _ data: Data, file: String, surroundings: Surroundings, options: ReadOptions
  ) throws(SceneError) -> SceneDocument {
    let element = try CAMLParser.parse(data, file: file, limits: options.limits)
    let directories = surroundings.directories + options.assetDirectories
    let images = ImageDigest(options.imageLoader ?? ImageFiles.loader(directories: directories))
    let context = try CAMLContext(
      root: element, options: options, loader: images.loader)
    let root = try rootLayer(element, context)
    let said = try ownLength(element, context)
    let length = surroundings.duration ?? said ?? NaturalLength.seconds(of: root)
    let size = root.bounds.size
    let canvas = surroundings.size ?? size
    let orientation = options.orientation ?? surroundings.orientation ?? .yUp
    return SceneDocument(
      root: root, size: surroundings.size ?? (size.width > 0 && size.height > 0 ? size : nil),
      name: surroundings.name, orientation: orientation,
      duration: length, diagnostics: context.diagnostics,
      layersByID: context.layers, digest: images.digest(of: data, canvas: "\(canvas) \(orientation)"))
  }

  private static func rootLayer(_ element: CAMLElement, _ context: CAMLContext) throws(SceneError) -> CALayer {
    guard element.name == "caml" else {
      throw SceneError(
        .malformed, "the root element is <\(element.name)>, not <caml>", at: element.location,
        hint: "this is no CAML document")
    }
    if element["xmlns"] != namespace {
      try context.report(
        .invalid, "<caml> is not in the namespace \(namespace)", at: element.location,
        hint: "add xmlns=\"\(namespace)\"")
    }
    let objects = element.children.filter { !$0.isForeign && $0.name != assetList }
    if objects.isEmpty, let list = element.children(assetList).first {
      throw SceneError(
        .malformed, "the document is a list of assets, not a scene", at: list.location,
        hint: "the scene stands beside it, as a rule in main.caml")
    }
    guard let first = objects.first else {
      throw SceneError(.malformed, "<caml> holds no layer", at: element.location, hint: "the document draws nothing")
    }
    if objects.count > 1 {
      try context.report(
        .ignored, "only the first of \(objects.count) root objects is drawn", at: objects[1].location,
        hint: "put them into the sublayers of one")
    }
    guard let root = try CAMLLayers(context).layer(first) else {
      throw SceneError(.malformed, "the root layer is a reference that leads nowhere", at: first.location)
    }
    try context.finish()
    return root
  }

  /// The length that the document says in our namespace; seconds.
  private static func ownLength(_ element: CAMLElement, _ context: CAMLContext) throws(SceneError) -> Double? {
    guard let prefix = context.ownPrefix, let attribute = element.attribute(prefix + ":duration") else { return nil }
    if let seconds = try? CAMLValues.number(attribute.value), seconds > 0 { return seconds }
    try context.report(
      .invalid, "\(attribute.name): \"\(attribute.value.prefix(40))\" is no length", at: attribute.location)
    return nil
  }

  /// The root of the list of assets that some bundles have beside their document.
  private static let assetList = "MicaAssetManifest"

  static let namespace = "http://www.apple.com/CoreAnimation/1.0"
}
