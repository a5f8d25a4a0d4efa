// Reads rows from JSON lines: an object with the same keys on each line, or a list.

/// Rows of a JSON lines file.
///
/// The first object's keys name the columns. Later ones may leave keys out, which makes their values missing, and have
/// them in another order. `null` is a missing value.
package final class JSONRows: RowSource {
  private let lines: JSONLines
  private let cursor: ByteCursor
  private var first: JSONText?
  /// Keys of the first object; nil when the lines are lists or single values.
  package let keys: [DataField]?
  private let columns: [String: Int]

  /// Rows from where a cursor is.
  package init(_ cursor: ByteCursor) throws(CompositionError) {
    self.cursor = cursor
    lines = JSONLines(cursor)
    first = try lines.next()
    if let first, case .object(let members) = first.kind {
      keys = members.map { DataField(text: $0.key, line: first.line, column: first.column) }
      columns = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.key, $0) })
    } else {
      keys = nil
      columns = [:]
    }
  }

  /// The next line's fields.
  ///
  /// Throws an input error with `file:line:column` for what is not JSON, for a key that the first line does not have,
  /// and for lists or objects inside a row.
  package func next() throws(CompositionError) -> [DataField]? {
    let line: JSONText
    if let held = first {
      first = nil
      line = held
    } else {
      guard let next = try lines.next() else { return nil }
      line = next
    }
    switch (line.kind, keys) {
    case (.object(let members), let keys?):
      var row = keys.map { _ in DataField(text: "", line: line.line, column: line.column) }
      for member in members {
        guard let column = columns[member.key] else {
          throw CompositionError(
            .input, "the first line has no key '\(member.key)'", place: place(of: member.value),
            hint: "it has \(keys.map(\.text).joined(separator: ", "))")
        }
        row[column] = try field(member.value)
      }
      return row
    case (.array(let values), nil):
      var row: [DataField] = []
      for value in values { row.append(try field(value)) }
      return row
    case (.object, nil), (_, _?):
      throw CompositionError(
        .input, "the line is \(line.article), unlike the first one", place: place(of: line),
        hint: "write objects with the same keys on all lines, or lists on all lines")
    default: return [try field(line)]
    }
  }

  private func field(_ value: JSONText) throws(CompositionError) -> DataField {
    let text: String
    switch value.kind {
    case .string(let string): text = string
    case .number(let spelling): text = spelling
    case .boolean(let truth): text = truth ? "true" : "false"
    case .null: text = ""
    case .array, .object:
      throw CompositionError(
        .input, "\(value.article) stands inside a row", place: place(of: value), hint: "rows hold texts and numbers")
    }
    return DataField(text: text, line: value.line, column: value.column)
  }

  private func place(of value: JSONText) -> String { cursor.place(value.line, value.column) }
}
