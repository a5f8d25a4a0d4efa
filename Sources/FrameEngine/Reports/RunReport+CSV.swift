// A run's frames and its layers as tables: the JSON report's names joined by dots, one row a frame and one a layer.

import FramePlanning
import RenderTree

extension RunReport {
  /// The frames as CSV. Every reason of a pass has its columns, whether it occurred or not.
  public var csv: String {
    let blank = FrameReport(index: 0, time: 0, isRepeated: false, cost: .init())
    let isPaced = frames.contains { $0.late != nil }
    let rows = frames.map { frame in
      // A table has the same columns in every row.
      var frame = frame
      frame.late = isPaced ? frame.late ?? 0 : nil
      return frame.fields(.all)
    }
    return Self.table(rows.first ?? blank.fields(.all), rows)
  }

  /// The layers as CSV, one row a layer.
  public var layersCSV: String {
    let blank = LayerReport(cost: LayerCost(id: .make(), path: "", className: ""), milliseconds: 0)
    return Self.table(blank.fields(.all), layers.map { $0.fields(.all) })
  }

  private static func table(_ heading: [JSONValue.Member], _ rows: [[JSONValue.Member]]) -> String {
    let header = flattened(heading).map(\.name).joined(separator: ",")
    return ([header] + rows.map { flattened($0).map(\.text).joined(separator: ",") }).joined(separator: "\n") + "\n"
  }

  private static func flattened(_ members: [JSONValue.Member], under prefix: String = "") -> [(
    name: String, text: String
  )] {
    members.flatMap { member -> [(name: String, text: String)] in
      switch member.value {
      case .object(let inner): flattened(inner, under: prefix + member.key + ".")
      case .string(let text): [(prefix + member.key, quoted(text))]
      default: [(prefix + member.key, member.value.text)]
      }
    }
  }

  /// A text as a field: in quotes when it holds what separates fields.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
