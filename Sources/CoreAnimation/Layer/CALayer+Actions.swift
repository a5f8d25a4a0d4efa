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
  /// Delegate, `actions`, `style`, the class's default, then the implicit animation; `NSNull` ends the search.
  final func searchAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event)
      ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// The animation from the shown value to the new one that Core Animation makes for most keys (measured: duration and
  /// easing of the transaction, easing `default` otherwise, fill mode backwards).
  private func implicitAnimation(forKey event: String) -> CAAnimation? {
    if event == "sublayers" || event == "mask" { return implicitTransition() }
    guard let key = KeyTable.knownID(of: event) else { return nil }
    let shown = PropertyPath(key: key).read(from: shownValues) ?? PropertyValue.none
    switch KeyTable.row(of: key).action {
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

  /// What is on screen: the presentation's values while something runs, the model's otherwise.
  private var shownValues: PropertyStore { running.isEmpty ? store : presentationValues }
}
