// Which action a change starts: the documented search, then the measured default of each key.

public import Foundation
import FrameResolving
import RenderTree

extension NSNull: CAAction {
  /// Does nothing: it ends the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer under the key.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension CALayer {
  /// The action of a key, unless the transaction disables actions.
  final func action(for event: String) -> (any CAAction)? {
    ThreadState.current.transactions.disablesActions ? nil : action(forKey: event)
  }

  /// Delegate, `actions`, `style`, the class's default, then the implicit animation; `NSNull` ends the search.
  final func searchAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event)
      ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    // Measured: what was never shown does not animate by itself. Actions of others are carried out.
    guard committed != nil, ThreadState.current.transactions.shown != nil else { return nil }
    return implicitAnimation(forKey: event)
  }

  /// The animation from the shown value to the new one that Core Animation makes for most keys (measured: duration and
  /// easing of the transaction, easing `default` otherwise, fill mode backwards).
  private func implicitAnimation(forKey event: String) -> CAAnimation? {
    if event == "sublayers" || event == "mask" { return implicitTransition() }
    _ = LayerCatalogue.all
    let path = KeyTable.knownID(of: event).map { PropertyPath(key: $0) } ?? PropertyPath(event)
    let row = KeyTable.row(of: path.key)
    // Measured: a part of a transform animates, a part of a point does not.
    if path.member != nil { return nil }
    if path.component != nil {
      guard case .transform = row.defaultValue else { return nil }
    }
    let shown = path.read(from: presentationValues) ?? PropertyValue.none
    switch row.action {
    case .basic: break
    case .transition: return implicitTransition()
    case .basicFromValue where shown != .none: break
    default: return nil
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shown.anyValue
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  /// The cross-fade that changes of structure make (measured: a fade under the key "transition").
  private func implicitTransition() -> CATransition {
    let transition = CATransition()
    transition.duration = CATransaction.animationDuration()
    transition.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return transition
  }
}
