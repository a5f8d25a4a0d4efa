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
  /// layer was committed. It cannot be changed. Its superlayer, sublayers and mask are presentation layers too.
  ///
  /// A subclass of the caller's has one when it adopts `CALayerPresentationCopying`; otherwise this is nil, which is
  /// reported.
  public final func presentation() -> Self? {
    guard let copy = presentationLayer else { return nil }
    func cast<T: CALayer>(to: T.Type) -> T? { copy as? T }
    if let same = cast(to: Self.self) { return same }
    LayerDiagnostics.report(
      self, key: "presentation",
      reason: "\(type(of: self)) has no presentation: let it adopt CALayerPresentationCopying")
    return nil
  }

  /// The layer a presentation copy was made of; the layer itself otherwise.
  public final func model() -> Self {
    func cast<T: CALayer>(_ layer: CALayer, or other: T) -> T { layer as? T ?? other }
    return presented.map { cast($0, or: self) } ?? self
  }

  /// The presentation copy, of the nearest built-in class when the layer's own cannot be copied. The same object for as
  /// long as somebody keeps it and neither the time nor what was committed changes.
  final var presentationLayer: CALayer? {
    if presented != nil { return self }
    guard let committed else { return nil }
    let time = CACurrentMediaTime()
    if let lastPresentation, lastPresentation.committed === committed, lastPresentation.presentedTime == time {
      return lastPresentation
    }
    guard let copy = conjure() else { return nil }
    copy.store = presentationValues
    copy.committed = committed
    copy.delegate = delegate
    copy.actions = actions
    copy.presentedTime = time
    copy.presented = self
    lastPresentation = copy
    return copy
  }

  /// A fresh object of the layer's class.
  private func conjure() -> CALayer? {
    if let copying = type(of: self) as? any CALayerPresentationCopying.Type {
      return copying.init(layer: self) as? CALayer
    }
    return LayerCatalogue.row(of: type(of: self))?.make()
  }

  /// The committed values with the running animations applied at the current media time.
  package final var presentationValues: PropertyStore {
    guard let committed else { return store }
    return AnimationStack.apply(committed.animations, to: committed.values, at: committedTime(CACurrentMediaTime()))
  }

  private func committedTime(_ absolute: Double) -> Double {
    (committed?.timing ?? mediaTiming).localTime(fromParent: parent?.committedTime(absolute) ?? absolute)
  }

  // MARK: The tree as a layer and as its presentation see it

  /// The layer this one is a sublayer or the mask of. A presentation layer's is a presentation layer.
  public final var superlayer: CALayer? {
    guard let presented else { return parent }
    return presented.parent?.presentationLayer
  }

  /// Sublayers; of a presentation layer those that are shown.
  final var visibleSublayers: [CALayer] {
    guard let presented else { return sublayerList }
    return presented.sublayerList.compactMap(\.presentationLayer)
  }

  /// The mask; of a presentation layer the one that is shown.
  final var visibleMask: CALayer? {
    guard let presented else { return maskLayer }
    return presented.maskLayer?.presentationLayer
  }

  /// Whether the layer is its superlayer's mask.
  final var isMask: Bool {
    let own = presented ?? self
    return own.parent?.maskLayer === own
  }
}
