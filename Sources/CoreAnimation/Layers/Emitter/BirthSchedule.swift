// When a cell's particles are born: the count of births is the integral of the rate, and the k-th comes when it
// reaches k.

/// The births of one cell, as pieces of constant rate in order of time.
struct BirthSchedule: Sendable {
  /// The birth of a particle.
  struct Birth: Hashable, Sendable {
    let number: Int
    let time: Double
  }

  private struct Piece: Sendable {
    let start, end, rate: Double
    /// A time and the count of births at it.
    let anchor, count: Double
    /// How long what is born here can be seen.
    let reach: Double

    /// The number of the last birth not after a time.
    func number(at time: Double) -> Double { (count + (time - anchor) * rate).rounded(.down) }
  }

  /// Counts above this are not exact in a Double.
  private static let largestCount = 0x1p52

  private var pieces: [Piece] = []

  /// The births at one rate from a start to a stop, the count being 0 at the start.
  init(rate: Double, start: Double, stop: Double, reach: Double) {
    guard rate > 0, stop > start else { return }
    pieces = [Piece(start: start, end: stop, rate: rate, anchor: start, count: 0, reach: reach)]
  }

  /// The births of a layer's cell up to a time.
  ///
  /// - Parameter prewarms: whether the rate at 0 has always been so, for a cell that begins at 0.
  init(cell index: Int, of history: EmitterHistory, through end: Double, prewarms: Bool) {
    let times = history.breakpoints(through: end)
    var count = 0.0
    for (start, stop) in zip(times, times.dropFirst()) where start <= end {
      // What begins before the layer's own time is there from its start on.
      let middle = stop.isFinite ? (start + stop) / 2 : start + 1
      let state = history.state(at: middle)
      let rate = state.rate(ofCell: index, at: middle)
      if rate > 0 {
        let reach = state.reach(ofCell: index)
        if prewarms, start == 0, state.cells[index].start <= 0 {
          pieces.append(Piece(start: -.infinity, end: 0, rate: rate, anchor: 0, count: 0, reach: reach))
        }
        append(Piece(start: start, end: stop, rate: rate, anchor: start, count: count, reach: reach))
      }
      count += rate * (min(stop, .greatestFiniteMagnitude) - start)
    }
  }

  /// Joins a piece with the one before it when they are alike: changes that leave the rate alone cost nothing then.
  private mutating func append(_ piece: Piece) {
    guard let last = pieces.last, last.end == piece.start, last.rate == piece.rate, last.start.isFinite else {
      pieces.append(piece)
      return
    }
    pieces[pieces.count - 1] = Piece(
      start: last.start, end: piece.end, rate: last.rate, anchor: last.anchor, count: last.count,
      reach: max(last.reach, piece.reach))
  }

  /// Calls with the births up to a time, the newest first, as long as anything of them can be seen and the call
  /// returns true.
  func forEach(through time: Double, _ visit: (Birth) -> Bool) {
    for piece in pieces.reversed() {
      let last = min(piece.end, time)
      let first = max(piece.start, time - piece.reach)
      guard last > first else { continue }
      let from = piece.number(at: first)
      var number = piece.number(at: last)
      guard abs(from) < Self.largestCount, abs(number) < Self.largestCount else { continue }
      while number > from {
        let birth = Birth(number: Int(number), time: piece.anchor + (number - piece.count) / piece.rate)
        if !visit(birth) { return }
        number -= 1
      }
    }
  }
}
