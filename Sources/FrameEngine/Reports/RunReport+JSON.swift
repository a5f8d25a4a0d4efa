// A run's report as one JSON object; other programs rely on its names.

import FramePlanning

extension RunReport {
  /// The report as JSON: one frame and one layer a line, keys always in the same order.
  ///
  /// `totals` holds the sums of the frames' counts and milliseconds (of `cache.bytes` too: divide by `frames` for the
  /// bytes held on average), the wall `seconds`, the `rate` in frames a wall second, and `peakBytes`.
  public var json: String {
    var out = "{\n"
    for member in heading { out += "  \(JSONValue.string(member.key).text): \(member.value.text),\n" }
    Self.lines("frames", frames.map { .object($0.fields(.occurring)) }, into: &out)
    Self.lines("layers", layers.map(\.object), into: &out)
    out += "  \"totals\": \(JSONValue.object(totals).text)\n}\n"
    return out
  }

  private var heading: [JSONValue.Member] {
    [
      .init("cairn", .string(cairnVersion)),
      .init("scene", .string(scene)),
      .init("size", .array([.integer(pixelWidth), .integer(pixelHeight)])),
      .init("scale", .number(scale)),
      .init("framesPerSecond", .string(rate.description)),
      .init("jobs", .integer(jobs)),
    ]
  }

  private var totals: [JSONValue.Member] {
    var cost = totalCost
    cost.cache.bytes = frames.reduce(0) { $0 + $1.cost.cache.bytes }
    return cost.groups(.occurring) + [
      .init("milliseconds", totalMilliseconds.object),
      .init("frames", .integer(frames.count)),
      .init("seconds", .number(seconds)),
      .init("rate", .number(framesPerWallSecond)),
      .init("peakBytes", .integer(peakBytes)),
    ]
  }

  private static func lines(_ key: String, _ values: [JSONValue], into out: inout String) {
    out += "  \"\(key)\": ["
    for (place, value) in values.enumerated() {
      out += place == 0 ? "\n    " : ",\n    "
      value.write(into: &out)
    }
    out += values.isEmpty ? "],\n" : "\n  ],\n"
  }
}

extension LayerReport {
  fileprivate var object: JSONValue {
    .object([
      .init("path", .string(cost.path)),
      .init("class", .string(cost.className)),
      .init("passes", PassCounts.object(modelled: cost.modelled, executed: cost.executed, .occurring)),
      .init("cache", cost.cache.object),
      .init("pixels", .integer(cost.pixels)),
      .init("milliseconds", .number(milliseconds)),
    ])
  }
}
