// Which points of a long series are drawn: all where they are few, else the lowest and the highest of each column.

import Foundation

/// Chooses points so that what is drawn costs by the width of the view and not by the length of the series.
package struct Downsampler: Sendable {
  /// Points chosen, and what choosing them cost.
  package struct Choice: Sendable, Equatable {
    /// Places of points that are joined; a gap lies between two runs.
    package var runs: [[Int]] = []
    /// Values, blocks and halvings that were looked at.
    package var visits = 0
    /// How many points of the series are in view.
    package var visible = 0

    /// Points that are drawn.
    package var count: Int { runs.reduce(0) { $0 + $1.count } }
  }

  /// Points a column from which on only its extrema are drawn.
  package static let crowd = 4.0

  /// The series.
  package let series: Series
  private let tree: ExtremaTree

  /// A chooser for a series.
  package init(_ series: Series) {
    self.series = series
    tree = ExtremaTree(series.y)
  }

  /// The first place whose x is at least this.
  package func index(from x: Double, visits: inout Int) -> Int {
    var (low, high) = (0, series.x.count)
    while low < high {
      visits += 1
      let middle = (low + high) / 2
      if series.x[middle] < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place whose x is nearest; of two equally near the later.
  package func nearest(to x: Double) -> Int {
    var visits = 0
    let after = index(from: x, visits: &visits)
    guard after > 0 else { return 0 }
    guard after < series.x.count else { return series.x.count - 1 }
    return x - series.x[after - 1] < series.x[after] - x ? after - 1 : after
  }

  /// The points of a view, and one more on each side, by which the line comes in and goes out.
  ///
  /// Columns are counted from the start of the series, so that the same points are chosen while the view only moves.
  ///
  /// - Parameters:
  ///   - low: the least x in view.
  ///   - high: the greatest.
  ///   - column: width of a column in units of x.
  package func choose(from low: Double, to high: Double, column: Double) -> Choice {
    var choice = Choice()
    guard let origin = series.x.first, column > 0, high >= low else { return choice }
    let start = index(from: low, visits: &choice.visits)
    let end = index(from: high.nextUp, visits: &choice.visits)
    choice.visible = max(0, end - start)
    let (first, last) = (max(0, start - 1), min(series.x.count, end + 1))
    let columns = (high - low) / column
    var run: [Int] = []
    if Double(last - first) <= columns * Self.crowd {
      choice.visits += last - first
      for index in first..<last { add(index, to: &run, &choice.runs) }
    } else {
      var begin = first
      var edge = ((series.x[first] - origin) / column).rounded(.down) + 1
      while begin < last {
        let next = min(max(index(from: origin + edge * column, visits: &choice.visits), begin), last)
        if next > begin {
          let extrema = tree.extrema(begin..<next, visits: &choice.visits)
          if extrema.least < 0 {
            add(begin, to: &run, &choice.runs)
          } else {
            add(Int(min(extrema.least, extrema.greatest)), to: &run, &choice.runs)
            if extrema.least != extrema.greatest {
              add(Int(max(extrema.least, extrema.greatest)), to: &run, &choice.runs)
            }
          }
          begin = next
          edge += 1
        } else {
          // An empty column: on to the one that holds the next point.
          edge = max(edge + 1, ((series.x[begin] - origin) / column).rounded(.down) + 1)
        }
      }
    }
    if !run.isEmpty { choice.runs.append(run) }
    return choice
  }

  /// The least and the greatest value between two x, and at the points next to them; nil when there is none.
  package func range(from low: Double, to high: Double) -> ValueRange? {
    var visits = 0
    let first = max(0, index(from: low, visits: &visits) - 1)
    let last = min(series.x.count, index(from: high, visits: &visits) + 1)
    guard first < last else { return nil }
    let extrema = tree.extrema(first..<last, visits: &visits)
    guard extrema.least >= 0 else { return nil }
    return ValueRange(low: series.y[Int(extrema.least)], high: series.y[Int(extrema.greatest)])
  }

  private func add(_ index: Int, to run: inout [Int], _ runs: inout [[Int]]) {
    if series.y[index].isFinite {
      run.append(index)
    } else if !run.isEmpty {
      runs.append(run)
      run = []
    }
  }
}
