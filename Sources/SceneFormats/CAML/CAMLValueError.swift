// Why a text is no value of the kind that was expected.

/// What is wrong with the text of a value, and at which of its characters.
package struct CAMLValueError: Error, Hashable {
  /// What is wrong.
  package let message: String
  /// The character of the text, from 0.
  package let offset: Int
  /// What would help.
  package let hint: String?

  package init(_ message: String, at offset: Int = 0, hint: String? = nil) {
    self.message = message
    self.offset = offset
    self.hint = hint
  }
}
