// One field of a row, as text, and where it stands in its file.

/// A field's text and place.
package struct DataField: Sendable, Equatable {
  /// The text without its quotes.
  package var text: String
  /// Line of its first character, from 1.
  package var line: Int
  /// Column of its first character, from 1, in Unicode scalars; of the opening quote when it is quoted.
  package var column: Int

  /// A field from all its parts.
  package init(text: String, line: Int, column: Int) {
    self.text = text
    self.line = line
    self.column = column
  }

  /// Whether it says that there is no value: nothing, or a word such as `NA`, `null` or `-`.
  package var isMissing: Bool { text.isEmpty || (text.utf8.count <= 4 && Self.missing.contains(text.lowercased())) }

  private static let missing: Set<String> = ["na", "n/a", "nan", "null", "none", "nil", "-", "--", "–", "—", "#n/a"]
}

/// Rows in the order of a file.
package protocol RowSource: AnyObject {
  /// The names of the columns, where the form itself states them.
  var keys: [DataField]? { get }
  /// The next row; nil after the last one. A row that has nothing in it is passed over.
  func next() throws(CompositionError) -> [DataField]?
}
