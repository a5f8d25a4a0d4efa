// Finds the least and the greatest of any stretch of a series in a few steps, however long it is.

/// Places of the extrema of blocks of values, in levels: each block of a level joins eight of the level below.
package struct ExtremaTree: Sendable {
  /// Where the least and the greatest value of a stretch are; both -1 when it has only gaps.
  package struct Extrema: Sendable, Equatable {
    /// The first place of the least value.
    package var least: Int32
    /// The first place of the greatest value.
    package var greatest: Int32
    /// No value at all.
    package static let none = Extrema(least: -1, greatest: -1)
  }

  /// Values of a block of the lowest level, and blocks of a level in one of the next.
  package static let fan = 8

  private let values: [Double]
  private let levels: [[Extrema]]

  /// The tree of some values; gaps are not numbers.
  package init(_ values: [Double]) {
    self.values = values
    var levels: [[Extrema]] = []
    var level = stride(from: 0, to: values.count, by: Self.fan).map { start in
      var found = Extrema.none
      for index in start..<min(start + Self.fan, values.count) { Self.take(Int32(index), values, &found) }
      return found
    }
    levels.append(level)
    while level.count > Self.fan {
      level = stride(from: 0, to: level.count, by: Self.fan).map { start in
        var found = Extrema.none
        for block in level[start..<min(start + Self.fan, level.count)] { Self.take(block, values, &found) }
        return found
      }
      levels.append(level)
    }
    self.levels = levels
  }

  /// The extrema of a stretch. `visits` counts the values and blocks that were looked at.
  package func extrema(_ range: Range<Int>, visits: inout Int) -> Extrema {
    var found = Extrema.none
    var (low, high) = (max(0, range.lowerBound), min(range.upperBound, values.count))
    // From the ends inwards: single values up to whole blocks, then blocks up to whole blocks of the next level.
    while low < high, low % Self.fan != 0 {
      Self.take(Int32(low), values, &found)
      (low, visits) = (low + 1, visits + 1)
    }
    while low < high, high % Self.fan != 0 {
      high -= 1
      Self.take(Int32(high), values, &found)
      visits += 1
    }
    var level = 0
    (low, high) = (low / Self.fan, high / Self.fan)
    while low < high {
      let isTop = level == levels.count - 1
      while low < high, isTop || low % Self.fan != 0 {
        Self.take(levels[level][low], values, &found)
        (low, visits) = (low + 1, visits + 1)
      }
      while low < high, high % Self.fan != 0 {
        high -= 1
        Self.take(levels[level][high], values, &found)
        visits += 1
      }
      (low, high, level) = (low / Self.fan, high / Self.fan, level + 1)
    }
    return found
  }

  private static func take(_ block: Extrema, _ values: [Double], _ found: inout Extrema) {
    guard block.least >= 0 else { return }
    take(block.least, values, &found)
    take(block.greatest, values, &found)
  }

  private static func take(_ index: Int32, _ values: [Double], _ found: inout Extrema) {
    let value = values[Int(index)]
    guard value.isFinite else { return }
    guard found.least >= 0 else {
      found = Extrema(least: index, greatest: index)
      return
    }
    let (least, greatest) = (values[Int(found.least)], values[Int(found.greatest)])
    if value < least || (value == least && index < found.least) { found.least = index }
    if value > greatest || (value == greatest && index < found.greatest) { found.greatest = index }
  }
}
