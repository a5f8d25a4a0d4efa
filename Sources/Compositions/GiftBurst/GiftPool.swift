// A queue before a fixed number of places.

/// Which gifts are on their way, and which wait.
package final class GiftPool {
  /// The most at once.
  package let capacity: Int
  /// Gifts on their way, oldest first.
  package private(set) var running: [Int] = []
  /// Gifts that wait, in the order they came.
  package private(set) var waiting: [Int] = []
  /// Starts a gift; whoever does says `finished` when it is done.
  package var launch: (Int) -> Void = { _ in }

  /// A pool of a size.
  package init(capacity: Int) { self.capacity = capacity }

  /// A gift came: it starts now, or waits.
  package func arrive(_ gift: Int) {
    waiting.append(gift)
    startNext()
  }

  /// A gift is done.
  package func finished(_ gift: Int) {
    running.removeAll { $0 == gift }
    startNext()
  }

  private func startNext() {
    guard running.count < capacity, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    running.append(next)
    launch(next)
  }
}
