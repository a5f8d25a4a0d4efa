// What a reader met and could not honour in full: collected for a report, or thrown at the first in strict mode.

/// One thing of a document that is not drawn as written.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How far the reader understood it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Known, and without effect here: an editor's note, a feature that is not drawn.
    case ignored
    /// Not known: a class, a key, an element.
    case unknown
    /// Known, with a value that cannot be used; the default stands.
    case invalid
    /// A file or an object that is referred to and not there.
    case missing
  }

  /// How far the reader understood it.
  public let kind: Kind
  /// What it is, as one sentence without a full stop.
  public let message: String
  /// Its first occurrence.
  public let location: SourceLocation
  /// What would help.
  public let hint: String?
  /// How often the same was met.
  public fileprivate(set) var occurrences: Int

  /// What is wrong, met once.
  public init(_ kind: Kind, _ message: String, at location: SourceLocation, hint: String? = nil) {
    self.kind = kind
    self.message = message
    self.location = location
    self.hint = hint
    occurrences = 1
  }

  /// `scene.caml:12:5: unknown: no property "colour" on CALayer (did you mean …)`.
  public var description: String {
    let times = occurrences > 1 ? ", \(occurrences) times" : ""
    return "\(location): \(kind.rawValue): \(message)\(times)\(hint.map { " (\($0))" } ?? "")"
  }
}

/// The diagnostics of one document, and how much of it was understood.
public struct Diagnostics: Sendable {
  /// What happens at a diagnostic.
  public enum Mode: Sendable, Hashable {
    /// It is kept, and reading goes on.
    case collect
    /// It is thrown.
    case strict
  }

  /// What happens at a diagnostic.
  public let mode: Mode
  /// Everything met, equal messages once: the layers' in document order, then the states'.
  public private(set) var all: [Diagnostic] = []
  /// How often each class and key was understood.
  public private(set) var understood: [String: Int] = [:]

  private struct Identity: Hashable {
    let kind: Diagnostic.Kind
    let message: String
  }
  private var positions: [Identity: Int] = [:]

  /// No diagnostics yet.
  public init(mode: Mode = .collect) { self.mode = mode }

  /// Those of one kind.
  public func all(_ kind: Diagnostic.Kind) -> [Diagnostic] { all.filter { $0.kind == kind } }

  /// Notes a class or a key that was understood.
  package mutating func understand(_ name: String) { understood[name, default: 0] += 1 }

  /// Keeps a diagnostic, or throws it in strict mode. A message met before is counted, not repeated.
  package mutating func report(_ diagnostic: Diagnostic) throws(SceneError) {
    if mode == .strict {
      throw SceneError(.strict, diagnostic.message, at: diagnostic.location, hint: diagnostic.hint)
    }
    let identity = Identity(kind: diagnostic.kind, message: diagnostic.message)
    if let position = positions[identity] {
      all[position].occurrences += 1
    } else {
      positions[identity] = all.count
      all.append(diagnostic)
    }
  }
}
