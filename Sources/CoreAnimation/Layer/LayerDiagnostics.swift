// What the mirrored API could not honour: it does not throw, as Apple's does not, so it reports.

/// Reports of this thread that nobody has collected yet: a layer tree belongs to one thread.
public enum LayerDiagnostics {
  /// More would be the same few again: an animation reports every frame.
  private static let limit = 1000

  /// Reports that something asked of a layer was not done, or rarely is what was meant; once, however often it is said.
  ///
  /// - Parameters:
  ///   - key: the property, or the animation's key.
  ///   - reason: one sentence without a full stop.
  public static func report(_ layer: CALayer, key: String, reason: String) {
    let state = ThreadState.current
    guard state.diagnostics.count < limit else { return }
    let diagnostic = LayerDiagnostic(path: layer.treePath, key: key, reason: reason)
    if !state.diagnostics.contains(diagnostic) { state.diagnostics.append(diagnostic) }
  }

  /// Takes all reports.
  public static func collect() -> [LayerDiagnostic] {
    let state = ThreadState.current
    defer { state.diagnostics = [] }
    return state.diagnostics
  }
}

extension CALayer {
  /// Names from the root, joined by slashes; a layer without a name shows its class and its place among its siblings.
  package final var treePath: String {
    let own: String
    if let name, !name.isEmpty {
      own = name
    } else if let parent {
      let place = parent.sublayerList.firstIndex { $0 === self }
      own = place.map { "\(type(of: self).renderClassName)[\($0)]" } ?? "mask"
    } else {
      own = type(of: self).renderClassName
    }
    return parent.map { "\($0.treePath)/\(own)" } ?? own
  }
}
