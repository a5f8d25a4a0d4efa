// Why a scene could not be read: the one error type of this module.

public import Graphics

/// A scene that could not be read, with the place and what would help.
public struct SceneError: Explained, Hashable {
  /// What kind of failure it is.
  public enum Kind: Sendable, Hashable {
    /// The file is missing, a directory, or not permitted.
    case unreadable
    /// No format goes by that name or extension.
    case unknownFormat
    /// The text breaks the grammar of its format, or ends too early.
    case malformed
    /// The document is larger or deeper than allowed.
    case limit
    /// An image that is not there, where that is an error.
    case missingImage
    /// A diagnostic met in strict mode.
    case strict
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// What happened.
  public let message: String
  /// Where, when it is a place in a text.
  public let location: SourceLocation?
  /// What would help.
  public let hint: String?
  private let file: String?

  /// A failure at a place in a text.
  public init(_ kind: Kind, _ message: String, at location: SourceLocation, hint: String? = nil) {
    self.kind = kind
    self.message = message
    self.location = location
    self.hint = hint
    file = nil
  }

  /// A failure of a whole file.
  public init(_ kind: Kind, _ message: String, file: String, hint: String? = nil) {
    self.kind = kind
    self.message = message
    self.hint = hint
    self.file = file
    location = nil
  }

  /// `file:line:column`, or the file.
  public var place: String? { location?.description ?? file }
}
