// What every error of the package can say of itself: what happened, where, and what to do about it.

/// An error a person can act on: one sentence, a place, and a hint.
///
/// Each module throws one concrete type of its own that conforms to it.
public protocol Explained: Error, Sendable, CustomStringConvertible {
  /// What happened, as one sentence without a full stop.
  var message: String { get }
  /// Where: a path, `file:line:column`, or a layer path.
  var place: String? { get }
  /// What would help, as one sentence without a full stop.
  var hint: String? { get }
}

extension Explained {
  /// No place by default.
  public var place: String? { nil }
  /// No hint by default.
  public var hint: String? { nil }
  /// Place, message and hint on one line: `frames/00012.png: no space left on device (free some, or …)`.
  public var description: String {
    let located = place.map { "\($0): \(message)" } ?? message
    return hint.map { "\(located) (\($0))" } ?? located
  }
}
