// Why an image file is no use, whatever its format.

public import Graphics

/// Why an image could not be read.
public struct ImageFileError: Explained, Equatable {
  /// What happened.
  public let message: String
  /// The file, when there is one.
  public let place: String?
  /// What would help.
  public let hint: String?

  /// An error from its three parts.
  public init(_ message: String, place: String? = nil, hint: String? = nil) {
    self.message = message
    self.place = place
    self.hint = hint
  }

  /// A size that cannot be meant, or must not be granted: files of a few kilobytes can claim any.
  static func size(_ width: Int, _ height: Int, limit: Int, place: String?) -> ImageFileError? {
    guard width > 0, height > 0 else {
      return ImageFileError("the image has no pixels", place: place, hint: "export it again")
    }
    guard width > limit / height else { return nil }
    return ImageFileError(
      "the image claims \(width) × \(height) pixels, more than the limit of \(limit)", place: place,
      hint: "scale it down")
  }
}
