// A game as its scoring events, read from a table with the columns time, home and away.

package import Foundation

/// Both scores after one scoring event.
package struct ScoreEvent: Sendable, Equatable {
  /// Game seconds since the start of the first quarter.
  package var time: Double
  /// The home side's score.
  package var home: Int
  /// The away side's score.
  package var away: Int

  /// An event from all its parts.
  package init(time: Double, home: Int, away: Int) {
    self.time = time
    self.home = home
    self.away = away
  }
}

/// Reads scoring events.
package enum ScoreEvents {
  /// Events accepted in one file.
  package static let largestCount = 20_000
  /// Game seconds accepted: a day.
  package static let latestTime = 86_400.0
  /// Points accepted.
  package static let highestScore = 100_000

  /// Games of one file in the order they come, each by the name in the column `game`; one without a name when there is
  /// no such column.
  ///
  /// Reads the columns `time`, `home` and `away`, in any order and beside others. Times are seconds, zero or more, and
  /// never go back in a game; scores are whole numbers, zero or more. A score may go down, since a correction takes
  /// points away. Throws an input error with the place of the first field that is wrong.
  package static func readGames(
    _ source: DataSource
  ) throws(CompositionError) -> [(name: String, events: [ScoreEvent])] {
    let table = try DataReader(source, header: .yes)
    let time = try column("time", of: table)
    let home = try column("home", of: table)
    let away = try column("away", of: table)
    let game = table.column("game")
    var games: [(name: String, events: [ScoreEvent])] = []
    var count = 0
    while let row = try table.next() {
      guard count < largestCount else {
        throw CompositionError(
          .input, "the file has more than \(largestCount) events", place: table.place(of: row[time]),
          hint: "up to \(largestCount) are drawn")
      }
      count += 1
      let event = ScoreEvent(
        time: try readTime(row[time], in: table), home: try readScore(row[home], in: table),
        away: try readScore(row[away], in: table))
      let name = game.map { row[$0].text } ?? ""
      if games.last?.name != name || games.isEmpty { games.append((name, [])) }
      let current = games.count - 1
      if let last = games[current].events.last, event.time < last.time {
        throw CompositionError(
          .input, "time \(row[time].text) comes before the previous event's", place: table.place(of: row[time]),
          hint: game == nil ? "sort the rows by time" : "sort the rows of each game by time")
      }
      games[current].events.append(event)
    }
    guard !games.isEmpty else {
      throw CompositionError(
        .input, "the file has a header and no events", place: source.name, hint: "add rows such as 31,2,0")
    }
    return games
  }

  /// The events of a file's first game.
  package static func read(_ source: DataSource) throws(CompositionError) -> [ScoreEvent] {
    try readGames(source)[0].events
  }

  /// The events of bytes with a name.
  package static func read(_ data: Data, name: String) throws(CompositionError) -> [ScoreEvent] {
    try read(DataSource(data, name: name))
  }

  private static func column(_ title: String, of table: DataReader) throws(CompositionError) -> Int {
    guard let column = table.column(title) else {
      throw CompositionError(
        .input, "there is no column '\(title)'", place: table.headerPlace,
        hint: "the first row names the columns: time,home,away")
    }
    return column
  }

  private static func readTime(_ field: DataField, in table: DataReader) throws(CompositionError) -> Double {
    guard let time = DataValue.number(field.text), 0...latestTime ~= time else {
      throw CompositionError(
        .input, "'\(field.text)' is not a time", place: table.place(of: field),
        hint: "times are game seconds from 0 to \(Int(latestTime))")
    }
    return time
  }

  private static func readScore(_ field: DataField, in table: DataReader) throws(CompositionError) -> Int {
    guard let score = Int(field.text), 0...highestScore ~= score else {
      throw CompositionError(
        .input, "'\(field.text)' is not a score", place: table.place(of: field),
        hint: "scores are whole numbers from 0 to \(highestScore)")
    }
    return score
  }
}
