// A series of values over numbers, dates or places in a row, read from one or two columns of a table.

package import Foundation

/// Values in the order of x.
package struct Series: Sendable, Equatable {
  /// What x counts.
  package enum Axis: Sendable, Equatable {
    /// Rows, from 0.
    case index
    /// Numbers.
    case number
    /// Seconds since 1970.
    case date
    /// Names, in the order of the rows; x counts rows.
    case name([String])
  }

  /// What x counts.
  package var axis: Axis
  /// Where each value stands; never decreasing.
  package var x: [Double]
  /// The values; a gap is not a number.
  package var y: [Double]
  /// The header's names of the columns; nil without a header.
  package var xName, yName: String?

  /// A series from all its parts.
  package init(axis: Axis, x: [Double], y: [Double], xName: String? = nil, yName: String? = nil) {
    self.axis = axis
    self.x = x
    self.y = y
    self.xName = xName
    self.yName = yName
  }
}

/// How a series is read from a table.
package struct SeriesReader: Sendable {
  /// What a missing value means.
  package enum Missing: String, Sendable, CaseIterable {
    /// The line has a gap there.
    case gap
    /// The data cannot be used.
    case error
  }

  /// The table's form.
  package var form = DataForm.auto
  /// Whether its first row names the columns.
  package var header = HeaderRule.auto
  /// Title or number, from 1, of the column of x; empty for the first of two or more columns.
  package var xColumn = ""
  /// Title or number, from 1, of the column of values; empty for the second column, or the only one.
  package var yColumn = ""
  /// What a missing value means.
  package var missing = Missing.gap
  /// Where dates without an offset are; UTC when nil.
  package var zone: TimeZone?
  /// Rows accepted.
  package var largestCount = 4_000_000

  /// Columns by their places, everything by itself.
  package init() {}

  /// Reads a whole series, holding one row of the table at a time.
  ///
  /// Throws an input error with `file:line:column`: a value or an x that is none, an x that goes back, a missing value
  /// that is not allowed, more rows than accepted, or no value at all.
  package func read(_ source: DataSource) throws(CompositionError) -> Series {
    let table = try DataReader(source, form: form, header: header)
    let columns = try columns(of: table)
    var series = Series(
      axis: .index, x: [], y: [], xName: columns.x.flatMap { table.header?[$0].text },
      yName: table.header?[columns.y].text)
    var names: [String] = []
    while let row = try table.next() {
      guard series.y.count < largestCount else {
        throw CompositionError(
          .input, "the table has more than \(largestCount) rows", place: table.place(of: row[columns.y]),
          hint: "leave rows out, or join neighbouring ones")
      }
      series.y.append(try value(row[columns.y], in: table))
      guard let column = columns.x else {
        series.x.append(Double(series.x.count))
        continue
      }
      if series.x.isEmpty { series.axis = axis(of: row[column]) }
      try addX(row[column], to: &series, &names, in: table)
    }
    if case .name = series.axis { series.axis = .name(names) }
    guard series.y.contains(where: { $0.isFinite }) else {
      throw CompositionError(
        .input, "there is no value in the file", place: source.name, hint: "add rows below the header")
    }
    return series
  }

  private func axis(of field: DataField) -> Series.Axis {
    if DataValue.number(field.text) != nil || DataValue.hasDecimalComma(field.text) { return .number }
    return ISODate.read(field.text, zone: zone) == nil ? .name([]) : .date
  }

  private func addX(
    _ field: DataField, to series: inout Series, _ names: inout [String], in table: DataReader
  ) throws(CompositionError) {
    let x: Double
    switch series.axis {
    case .index, .name:
      names.append(field.text)
      x = Double(series.x.count)
    case .number:
      guard let number = DataValue.number(field.text) else {
        throw DataValue.noNumber(field.text, place: table.place(of: field))
      }
      x = number
    case .date:
      guard let date = ISODate.read(field.text, zone: zone) else {
        throw CompositionError(
          .input, "'\(field.text.prefix(60))' is not a date", place: table.place(of: field),
          hint: "write ISO 8601, as in 2026-03-01 or 2026-03-01T14:05:00+01:00")
      }
      x = date
    }
    if let last = series.x.last, x < last {
      throw CompositionError(
        .input, "\(field.text) comes before the x of the row above", place: table.place(of: field),
        hint: "sort the rows by x")
    }
    series.x.append(x)
  }

  private func value(_ field: DataField, in table: DataReader) throws(CompositionError) -> Double {
    if let number = DataValue.number(field.text) { return number }
    guard field.isMissing else { throw DataValue.noNumber(field.text, place: table.place(of: field)) }
    guard missing == .gap else {
      throw CompositionError(
        .input, "the value is missing", place: table.place(of: field), hint: "allow gaps with --set missing=gap")
    }
    return .nan
  }

  private func columns(of table: DataReader) throws(CompositionError) -> (x: Int?, y: Int) {
    let y = try yColumn.isEmpty ? min(1, table.width - 1) : find(yColumn, in: table)
    if !xColumn.isEmpty { return (try find(xColumn, in: table), y) }
    return (y == 0 ? nil : 0, y)
  }

  private func find(_ column: String, in table: DataReader) throws(CompositionError) -> Int {
    if let found = table.column(column) { return found }
    if let number = Int(column), 1...table.width ~= number { return number - 1 }
    let known = table.header.map { "the columns are \($0.map(\.text).joined(separator: ", "))" }
    throw CompositionError(
      .input, "there is no column '\(column)'", place: table.headerPlace,
      hint: known ?? "columns without names are counted from 1 to \(table.width)")
  }
}
