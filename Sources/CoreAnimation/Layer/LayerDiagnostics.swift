// What the mirrored API could not honour: it does not throw, as Apple's does not, so it reports.

import Synchronization

/// Something asked of a layer that was not done.
public struct LayerDiagnostic: Sendable, Hashable {
  /// Names from the root.
  public let path: String
  /// The property.
  public let key: String
  /// Why it was not done.
  public let reason: String
}

/// Reports of this process that nobody has collected yet.
public enum LayerDiagnostics {
  /// More would be the same few again: an animation reports every frame.
  private static let limit = 1000
  private static let reports = Mutex<[LayerDiagnostic]>([])

  static func report(_ layer: CALayer, key: String, reason: String) {
    let diagnostic = LayerDiagnostic(path: layer.treePath, key: key, reason: reason)
    reports.withLock { list in
      if list.count < limit && !list.contains(diagnostic) { list.append(diagnostic) }
    }
  }

  /// Takes all reports.
  public static func collect() -> [LayerDiagnostic] {
    reports.withLock { list in
      defer { list = [] }
      return list
    }
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
