// What a chart needs to know of its data, and the window of it that a chart holds.

package import Foundation

/// Data behind a chart: values in a row, each with an x.
package protocol ChartData {
  /// How many there are.
  var count: Int { get }
  /// What x counts.
  var axis: Series.Axis { get }
  /// A value; a gap is not a number.
  func value(at index: Int) -> Double
  /// Its x.
  func x(at index: Int) -> Double
}

extension Series: ChartData {
  /// How many values there are.
  package var count: Int { y.count }
  /// A value.
  package func value(at index: Int) -> Double { y[index] }
  /// Its x.
  package func x(at index: Int) -> Double { x[index] }
}

/// The values a chart shows: new ones come at the end, and as many leave at the start once there are enough.
package struct ChartWindow: Sendable {
  /// Values shown at most.
  package let capacity: Int
  /// Place of the first one shown, from the start of the data.
  package private(set) var first = 0
  /// The values shown.
  package private(set) var values: [Double]
  /// Their x.
  package private(set) var xs: [Double]
  /// The value before the first one shown.
  package private(set) var previous: Double?
  /// What x counts.
  package private(set) var axis: Series.Axis

  /// The last values of some data.
  package init(_ data: some ChartData, capacity: Int) {
    self.capacity = max(1, capacity)
    let start = max(0, data.count - self.capacity)
    values = (start..<data.count).map { data.value(at: $0) }
    xs = (start..<data.count).map { data.x(at: $0) }
    axis = data.axis
    // Places are counted from the first value shown at the beginning, but names from the first of all.
    if case .name(let names) = axis {
      axis = .name(Array(names.dropFirst(start)))
      xs = values.indices.map(Double.init)
    }
  }

  /// Appends values, each with its x.
  package mutating func append(_ new: [Double], xs newXs: [Double], names: [String] = []) {
    if case .name(let known) = axis { axis = .name(known + names) }
    values += new
    xs += newXs
    let leaving = max(0, values.count - capacity)
    if leaving > 0 {
      previous = values[leaving - 1]
      values.removeFirst(leaving)
      xs.removeFirst(leaving)
      first += leaving
    }
  }

  /// The x that follow the last one, as far apart as the last two.
  package func following(_ count: Int) -> [Double] {
    guard let last = xs.last else { return (0..<count).map(Double.init) }
    let step = xs.count > 1 ? last - xs[xs.count - 2] : 1
    return (1...max(1, count)).prefix(count).map { last + step * Double($0) }
  }

  /// Where an x lies among those shown, between two of them as far as it is between theirs; beyond the ends, as far as
  /// the spacing there says.
  package func place(of x: Double) -> CGFloat {
    guard xs.count > 1 else { return 0 }
    var (low, high) = (1, xs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if xs[middle] < x { low = middle + 1 } else { high = middle }
    }
    let span = xs[low] - xs[low - 1]
    return span > 0 ? CGFloat(low - 1) + CGFloat((x - xs[low - 1]) / span) : CGFloat(low)
  }
}
