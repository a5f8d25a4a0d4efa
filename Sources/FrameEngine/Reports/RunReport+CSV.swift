// A run's frames as a table: the JSON report's names joined by dots, one row a frame.

extension RunReport {
  /// The frames as CSV. Every reason of a pass has its columns, whether it occurred or not.
  public var csv: String {
    let blank = FrameReport(index: 0, time: 0, isRepeated: false, cost: .init())
    let header = Self.flattened(blank.fields(.all)).map(\.name).joined(separator: ",")
    let rows = frames.map { Self.flattened($0.fields(.all)).map(\.text).joined(separator: ",") }
    return ([header] + rows).joined(separator: "\n") + "\n"
  }

  private static func flattened(_ members: [JSONValue.Member], under prefix: String = "") -> [(
    name: String, text: String
  )] {
    members.flatMap { member -> [(name: String, text: String)] in
      if case .object(let inner) = member.value { return flattened(inner, under: prefix + member.key + ".") }
      return [(prefix + member.key, member.value.text)]
    }
  }
}
