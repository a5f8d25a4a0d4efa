// The fields of a report and their names, in the order both the JSON and the CSV writer use.

import FramePlanning

/// Which pass reasons an object lists.
enum ReasonListing {
  /// Those that occurred.
  case occurring
  /// All of them, so that every frame has the same fields.
  case all
}

extension FrameReport {
  /// The frame's own fields and its groups of counts.
  func fields(_ reasons: ReasonListing) -> [JSONValue.Member] {
    [
      .init("index", .integer(index)),
      .init("time", .number(time)),
      .init("repeated", .boolean(isRepeated)),
    ] + cost.groups(reasons) + [.init("milliseconds", milliseconds.object)]
      + (late.map { [.init("late", .number($0))] } ?? [])
  }
}

extension FrameCost {
  /// The groups of counts that a frame and the totals share.
  func groups(_ reasons: ReasonListing) -> [JSONValue.Member] {
    [
      .init(
        "layers",
        .object([
          .init("visited", .integer(layers.visited)),
          .init("drawn", .integer(layers.drawn)),
          .init("culled", .integer(layers.culled)),
        ])),
      .init("passes", PassCounts.object(modelled: modelled, executed: executed, reasons)),
      .init(
        "passPixels",
        .object([.init("modelled", .integer(modelled.pixels)), .init("executed", .integer(executed.pixels))])),
      .init(
        "passBytes",
        .object([.init("modelled", .integer(modelled.bytes)), .init("executed", .integer(executed.bytes))])),
      .init(
        "passDepth",
        .object([.init("modelled", .integer(modelled.depth)), .init("executed", .integer(executed.depth))])),
      .init("cache", cache.object),
      .init("modelledCache", modelledCache.object),
      .init(
        "damage", .object([.init("rects", .integer(damageRects)), .init("pixels", .integer(damagePixels))])),
    ]
  }
}

extension PassCounts {
  /// Both columns of passes, by reason.
  static func object(modelled: PassCounts, executed: PassCounts, _ reasons: ReasonListing) -> JSONValue {
    .object([.init("modelled", modelled.object(reasons)), .init("executed", executed.object(reasons))])
  }

  private func object(_ reasons: ReasonListing) -> JSONValue {
    let listed: [PassReason] =
      switch reasons {
      case .occurring: byReason.filter { $0.value > 0 }.keys.sorted()
      case .all: PassReason.allCases.sorted()
      }
    return .object(listed.map { .init($0.rawValue, .integer(byReason[$0] ?? 0)) })
  }
}

extension CacheCounts {
  var object: JSONValue {
    .object([
      .init("hits", .integer(hits)),
      .init("misses", .integer(misses)),
      .init("fills", .integer(fills)),
      .init("evictions", .integer(evictions)),
      .init("bytes", .integer(bytes)),
    ])
  }
}

extension StageTimes {
  var object: JSONValue {
    .object([
      .init("resolve", .number(resolve)),
      .init("plan", .number(plan)),
      .init("raster", .number(raster)),
      .init("encode", .number(encode)),
      .init("write", .number(write)),
    ])
  }
}

extension LayerReport {
  /// The layer's names and counts.
  func fields(_ reasons: ReasonListing) -> [JSONValue.Member] {
    [
      .init("path", .string(cost.path)),
      .init("class", .string(cost.className)),
      .init("passes", PassCounts.object(modelled: cost.modelled, executed: cost.executed, reasons)),
      .init(
        "passPixels",
        .object([.init("modelled", .integer(cost.modelled.pixels)), .init("executed", .integer(cost.executed.pixels))])
      ),
      .init(
        "passBytes",
        .object([.init("modelled", .integer(cost.modelled.bytes)), .init("executed", .integer(cost.executed.bytes))])),
      .init(
        "passDepth",
        .object([.init("modelled", .integer(cost.modelled.depth)), .init("executed", .integer(cost.executed.depth))])),
      .init("passMilliseconds", passTimes(reasons)),
      .init("cache", cost.cache.object),
      .init("modelledCache", cost.modelledCache.object),
      .init(
        "cacheMilliseconds",
        .object([
          .init("filling", .number(bitmapMilliseconds.filling)), .init("laying", .number(bitmapMilliseconds.laying)),
          .init("saved", .number(savedMilliseconds)),
        ])),
      .init("pixels", .integer(cost.pixels)),
      .init("milliseconds", .number(milliseconds)),
    ]
  }

  private func passTimes(_ reasons: ReasonListing) -> JSONValue {
    let listed = reasons == .all ? PassReason.allCases.sorted() : passMilliseconds.keys.sorted()
    return .object(listed.map { .init($0.rawValue, .number(passMilliseconds[$0] ?? 0)) })
  }
}

extension FrameBudget {
  var object: JSONValue {
    .object([
      .init("framesPerSecond", .integer(framesPerSecond)),
      .init("milliseconds", .number(milliseconds)),
      .init("frames", .integer(frames)),
      .init("fitting", .integer(fitting)),
      .init("worst", .number(worst)),
      .init("worstFrame", .integer(worstFrame)),
      .init("percentiles", .object(percentiles.map { .init(String($0.percent), .number($0.milliseconds)) })),
      .init("hitchMilliseconds", .number(hitchMilliseconds)),
      .init("hitchMillisecondsPerSecond", .number(hitchRatio)),
      .init("verdict", .string(verdict.rawValue)),
    ])
  }
}
