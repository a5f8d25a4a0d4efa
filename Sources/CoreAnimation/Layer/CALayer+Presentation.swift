// What is on screen now: copies of a layer with its animations applied.

import Foundation
import FrameResolving
package import RenderTree

/// A layer subclass of the caller's that can be copied for presentation. The built-in classes can without it.
public protocol CALayerPresentationCopying {
  /// A copy of a layer; `CALayer.init(layer:)` copies all its properties.
  init(layer: Any)
}

extension CALayer {
  /// A copy with the committed values and the running animations applied, at the current media time; nil until the
  /// layer was committed. It cannot be changed.
  public final func presentation() -> Self? {
    if presented != nil { return self }
    guard committed != nil, let copy = Self.conjure(self) else { return nil }
    copy.store = presentationValues
    copy.running = running
    copy.presented = self
    return copy
  }

  /// The layer a presentation copy was made of; the layer itself otherwise.
  public final func model() -> Self {
    func cast<T: CALayer>(_ layer: CALayer, or other: T) -> T { layer as? T ?? other }
    return presented.map { cast($0, or: self) } ?? self
  }

  /// A fresh object of a layer's own class.
  private static func conjure<T: CALayer>(_ layer: T) -> T? {
    let kind = type(of: layer)
    if let copying = kind as? any CALayerPresentationCopying.Type { return copying.init(layer: layer) as? T }
    if let row = LayerCatalogue.row(for: kind) { return row.make() as? T }
    LayerDiagnostics.report(
      layer, key: "presentation", reason: "\(kind) has no presentation: let it adopt CALayerPresentationCopying")
    return nil
  }

  /// The committed values with the running animations applied at the current media time.
  package final var presentationValues: PropertyStore {
    guard let committed else { return store }
    return AnimationStack.apply(committed.animations, to: committed.values, at: committedTime(CACurrentMediaTime()))
  }

  private func committedTime(_ absolute: Double) -> Double {
    (committed?.timing ?? mediaTiming).localTime(fromParent: superlayer?.committedTime(absolute) ?? absolute)
  }
}
