// A run's report as one JSON object; other programs rely on its names.

import FramePlanning

extension RunReport {
  /// The report as JSON: one frame and one layer a line, keys always in the same order.
  ///
  /// `totals` holds the sums of the frames' counts and milliseconds (of `cache.bytes` too: divide by `frames` for the
  /// bytes held on average; `passDepth` is the deepest), the wall `seconds`, the `rate` in frames a wall second, and `peakBytes`.
  public var json: String {
    var out = "{\n"
    for member in heading { out += "  \(JSONValue.string(member.key).text): \(member.value.text),\n" }
    Self.lines("frames", frames.map { .object($0.fields(.occurring)) }, into: &out)
    Self.lines("layers", layers.map { .object($0.fields(.occurring)) }, into: &out)
    Self.lines("budgets", budgets.map(\.object), into: &out)
    Self.lines("findings", findings.map(\.object), into: &out)
    if let advice { Self.lines("advice", advice.map(\.object), into: &out) }
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
      .init("profiled", .boolean(isProfiled)),
    ]
  }

  private var totals: [JSONValue.Member] {
    var cost = totalCost
    cost.cache.bytes = frames.reduce(0) { $0 + $1.cost.cache.bytes }
    cost.modelledCache.bytes = frames.reduce(0) { $0 + $1.cost.modelledCache.bytes }
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

extension Finding {
  fileprivate var object: JSONValue { .object([.init("path", .string(path)), .init("text", .string(text))]) }
}

extension Advice {
  fileprivate var object: JSONValue {
    .object([
      .init("path", .string(path)),
      .init("change", .string(change)),
      .init("savedMillisecondsPerFrame", .number(savedMilliseconds)),
      .init("uncertainty", .number(uncertainty)),
      .init("savedModelledPasses", .integer(savedModelledPasses)),
      .init(
        "cache",
        cache.map { .object([.init("hits", .integer($0.hits)), .init("misses", .integer($0.misses))]) } ?? .null),
      .init("largestDifference", .integer(difference.largest)),
      .init("differingFrames", .integer(difference.frames)),
      .init("effect", .string(effect)),
      .init("pixels", .string(pixels)),
    ])
  }
}
