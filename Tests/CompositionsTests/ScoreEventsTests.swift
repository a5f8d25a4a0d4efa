// Scoring events from a table: real games, and errors with their place.

import Compositions
import Foundation
import Testing

@Suite struct ScoreEventsTests {
  private func failure(_ text: String) -> CompositionError? {
    CompositionsTests.failure { () throws(CompositionError) in
      try ScoreEvents.read(Data(text.utf8), name: "game.csv")
    }
  }

  @Test(arguments: [
    ("basketball-playoff-game-2", 121, ScoreEvent(time: 2860.3, home: 122, away: 113)),
    ("basketball-playoff-game-7", 108, ScoreEvent(time: 3175.9, home: 103, away: 111)),
  ])
  func sampleGames(name: String, count: Int, last: ScoreEvent) throws {
    let events = try ScoreEvents.read(try Samples.data(name), name: name)
    #expect(events.count == count)
    #expect(events.first == ScoreEvent(time: 0, home: 0, away: 0))
    #expect(events.last == last)
  }

  @Test func columnsByNameInAnyOrder() throws {
    let events = try ScoreEvents.read(Data("Away,note,Time,home\n3,x,12.5,2\n".utf8), name: "game.csv")
    #expect(events == [ScoreEvent(time: 12.5, home: 2, away: 3)])
  }

  @Test(arguments: [
    ("time,home,away\n0,0,0\n31,two,0\n", "game.csv:3:4: 'two' is not a score"),
    ("time,home,away\n0,0,-1\n", "game.csv:2:5: '-1' is not a score"),
    ("time,home,away\n0,0,1.5\n", "game.csv:2:5: '1.5' is not a score"),
    ("time,home,away\n-1,0,0\n", "game.csv:2:1: '-1' is not a time"),
    ("time,home,away\nnan,0,0\n", "game.csv:2:1: 'nan' is not a time"),
    ("time,home,away\n5,0,0\n4,2,0\n", "game.csv:3:1: time 4 comes before the previous event's"),
    ("time,home\n5,0\n", "game.csv:1:1: there is no column 'away'"),
    ("time,home,away\n", "game.csv: the file has a header and no events"),
    ("", "game.csv: the file is empty"),
  ])
  func errors(text: String, start: String) {
    let error = failure(text)
    #expect(error?.kind == .input)
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "no error")")
    #expect(error?.hint != nil)
  }
}
