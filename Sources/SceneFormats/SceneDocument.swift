// A scene as read from a file: the layer tree, its canvas, and what was not understood.

public import CoreAnimation
public import Foundation
public import RenderTree

/// A scene read from a document.
public struct SceneDocument {
  /// The top of the layer tree.
  public var root: CALayer
  /// The canvas in points; nil when the document tells no size.
  public var size: CGSize?
  /// The document's name without directory and extension.
  public var name: String
  /// Which way y grows on the canvas. CAML's own is `yUp`; the layers' `geometryFlipped` come on top of it.
  public var orientation: RenderScene.Orientation
  /// The natural length in seconds: the end of the last animation, or one cycle when all are endless. nil when
  /// nothing moves.
  public var duration: Double?
  /// What was not understood, and how much was.
  public var diagnostics: Diagnostics
  /// The layers by the ids the document gives them, which is how states and hosts refer to them.
  public var layersByID: [String: CALayer]
  /// A digest of the document's bytes and of every image that it showed.
  public var digest: String

  package init(
    root: CALayer, size: CGSize?, name: String, orientation: RenderScene.Orientation, duration: Double?,
    diagnostics: Diagnostics, layersByID: [String: CALayer], digest: String
  ) {
    self.root = root
    self.size = size
    self.name = name
    self.orientation = orientation
    self.duration = duration
    self.diagnostics = diagnostics
    self.layersByID = layersByID
    self.digest = digest
  }
}
