// A table read from comma-separated values, each field with its place in the file.

/// Rows of text fields under a header.
package struct CSVTable: Sendable, Equatable {
  /// One field and where it stands.
  package struct Field: Sendable, Equatable {
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
  }

  /// The file's name in error places.
  package var name: String
  /// The first row.
  package var header: [Field]
  /// The other rows; each has as many fields as the header.
  package var rows: [[Field]]

  /// A field's place: `game.csv:12:4`.
  package func place(of field: Field) -> String { "\(name):\(field.line):\(field.column)" }

  /// The column of a header name, whatever its letter case; nil when there is none.
  package func column(_ title: String) -> Int? {
    header.firstIndex { $0.text.lowercased() == title.lowercased() }
  }
}
