// Numbers and columns of plain text.

/// Lays out tables for terminals.
enum TextTable {
  /// Rows as lines whose columns are as wide as their widest cell.
  static func lines(_ rows: [[String]], rightAligned: Set<Int>) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return rightAligned.contains(column) ? space + text : text + space
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }

  /// A number from 0 up with so many decimals.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    let power = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = Int((min(max(value, 0), 1e9) * Double(power)).rounded())
    let fraction = String(scaled % power)
    return "\(scaled / power)"
      + (digits > 0 ? "." + String(repeating: "0", count: digits - fraction.count) + fraction : "")
  }
}
