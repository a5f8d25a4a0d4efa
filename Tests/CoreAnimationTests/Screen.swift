// What the layer tests share: a tree that is shown without a stage, and layers that note what they are asked.

import CoreAnimation
import Foundation
import Graphics
import RenderTree

/// A shown layer tree. Everything happens inside `run`, at a virtual time.
final class Screen {
  let root = CALayer()
  private let host: LayerHost

  init() {
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    host = LayerHost(root)
    run {}
  }

  /// Plays one event: its changes are committed at its end.
  func run(at time: Double = 0, _ body: () -> Void) {
    MediaClock.virtualTime = time
    host.show {
      body()
      repeat { CATransaction.flush() } while LayerHost.runCalls()
    }
    MediaClock.virtualTime = nil
  }

  /// A layer of the tree, committed.
  func add<L: CALayer>(_ layer: L) -> L {
    run { withoutActions { root.addSublayer(layer) } }
    return layer
  }

  /// The root as committed last.
  var committed: RenderNode? { host.committedRoot }
}

/// Makes changes that do not animate.
func withoutActions(_ body: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  body()
  CATransaction.commit()
}

/// A layer that notes the actions it is asked for.
final class AskingLayer: CALayer {
  private let log: AskedActions

  init(_ name: String, _ log: AskedActions) {
    self.log = log
    super.init()
    self.name = name
    log.keys = []
  }

  required init?(coder: NSCoder) { nil }

  override func action(forKey event: String) -> (any CAAction)? {
    log.keys.append("\(name ?? "?").\(event)")
    return super.action(forKey: event)
  }
}

/// The actions asked for since the last look.
final class AskedActions {
  var keys: [String] = []

  func take() -> [String] {
    defer { keys = [] }
    return keys
  }
}

/// An action that notes that it was run.
final class NotingAction: CAAction {
  private(set) var runs: [String] = []
  private(set) var objects: [ObjectIdentifier] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    runs.append(event)
    objects.append(ObjectIdentifier(anObject as AnyObject))
  }
}

func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> CGRect { CGRect(x: x, y: y, width: w, height: h) }
func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

extension CGRect {
  var list: [Double] { [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)] }
}
extension CGPoint {
  var list: [Double] { [Double(x), Double(y)] }
}

/// A value in words: numbers without a needless fraction.
func plain(_ any: Any?) -> String {
  guard let any else { return "nil" }
  return (any as? NSNumber).map { $0.doubleValue == .infinity ? "inf" : "\(NSDecimalNumber(decimal: $0.decimalValue))" }
    ?? "\(any)"
}
