// What can be wrong with what a composition was given: its settings, or its data.

public import Cairn

/// Why a composition could not be made.
public struct CompositionError: Explained, Equatable {
  /// Whose fault it is, which decides a command's exit code.
  public enum Kind: String, Sendable, Hashable {
    /// A setting is unknown or out of range, or something that must be given was not.
    case usage
    /// The data cannot be read or breaks its format.
    case input
  }

  /// Settings or data.
  public let kind: Kind
  /// What happened, as one sentence without a full stop.
  public let message: String
  /// `file:line:column` for data; nil for settings.
  public let place: String?
  /// What would help.
  public let hint: String?

  /// An error from all its parts.
  public init(_ kind: Kind, _ message: String, place: String? = nil, hint: String? = nil) {
    self.kind = kind
    self.message = message
    self.place = place
    self.hint = hint
  }
}
