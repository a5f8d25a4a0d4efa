// The options that say in which states a document is, and when they change.

import CoreAnimation
import Foundation
import Graphics

/// States as the command line asks for them.
package struct StateOptions: Sendable {
  /// The state the scene starts in.
  let state: String?
  /// A file of lines `time name`.
  let script: String?
  /// Two names with a colon between them.
  let transition: String?

  static let rows = [stateOption.row, statesOption.row, transitionOption.row]

  static let stateOption = Option(
    "state", .value("NAME"),
    help: "the state of a document to start in, at once (default: the one that it calls initial, if any)",
    noun: "a state", hint: "name a state; cairn list states SCENE shows them", read: { $0.isEmpty ? nil : $0 })

  static let statesOption = Option(
    "states", .value("FILE"),
    help: """
      when a document's states change: lines such as 1.5s Unlock, with the document's transitions; a line at 0 is the \
      state to start in; - reads standard input
      """,
    noun: "a file", hint: "name a file, or - for standard input", read: { $0.isEmpty ? nil : $0 })

  static let transitionOption = Option(
    "transition", .value("A:B"),
    help: "start in state A of a document and change to B at time 0; a side left empty is no state",
    noun: "a pair of states", hint: "write Locked:Unlock", read: { $0.contains(":") && $0 != ":" ? $0 : nil })

  init(_ arguments: Arguments) throws(CommandError) {
    state = try arguments.value(Self.stateOption)
    script = try arguments.value(Self.statesOption)
    transition = try arguments.value(Self.transitionOption)
    guard transition != nil else { return }
    for (isGiven, row) in [(state != nil, Self.stateOption.row), (script != nil, Self.statesOption.row)] where isGiven {
      throw .usage(
        "this option and --transition both say how the states change", place: row.spelled, hint: "keep one of the two")
    }
  }

  /// The first option that was given.
  var given: OptionRow? {
    if state != nil { return Self.stateOption.row }
    if script != nil { return Self.statesOption.row }
    return transition == nil ? nil : Self.transitionOption.row
  }

  /// The changes that are asked for, in order.
  ///
  /// - Parameter text: what the script holds, when there is one.
  func changes(of controller: CAStateController, script text: String?) throws(CommandError) -> [StateScript.Change] {
    let names = controller.stateNames
    func check(_ name: String, _ exitCode: ExitCode, _ place: String) throws(CommandError) {
      if names.contains(name) { return }
      let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
      throw CommandError(exitCode, "the document has no state “\(name)”", place: place, hint: known)
    }
    var changes: [StateScript.Change] = []
    if let state {
      try check(state, .usage, Self.stateOption.row.spelled)
      changes.append(StateScript.Change(state: state, time: 0, isAtOnce: true))
    }
    if let script, let text {
      for line in try StateScript.read(text, file: script) {
        try check(line.name, .badInput, line.place)
        if line.time == 0, state != nil {
          throw CommandError(
            .badInput, "this line and --state both say what the scene starts in", place: line.place,
            hint: "drop one of them")
        }
        changes.append(StateScript.Change(state: line.name, time: line.time, isAtOnce: line.time == 0))
      }
    }
    if let transition {
      let (from, to) = try Self.pair(transition, names)
      let place = Self.transitionOption.row.spelled
      if let from { try check(from, .usage, place) }
      if let to { try check(to, .usage, place) }
      changes.append(StateScript.Change(state: from, time: 0, isAtOnce: true))
      changes.append(StateScript.Change(state: to, time: 0, isAtOnce: false))
    }
    return changes
  }

  /// The two names; one may hold colons itself.
  private static func pair(_ text: String, _ names: [String]) throws(CommandError) -> (String?, String?) {
    var first: (String?, String?)?
    for index in text.indices where text[index] == ":" {
      let (from, to) = (String(text[..<index]), String(text[text.index(after: index)...]))
      let pair = (from.isEmpty ? nil : from, to.isEmpty ? nil : to)
      if [from, to].allSatisfy({ $0.isEmpty || names.contains($0) }) { return pair }
      if first == nil { first = pair }
    }
    return first ?? (nil, nil)
  }
}

/// The list of times at which states change.
package enum StateScript {
  /// A change of state.
  package struct Change: Equatable {
    /// The state that is entered; nil is none.
    var state: String?
    /// Seconds from the start.
    var time: Double
    /// Whether values change without being animated, before anything is shown.
    var isAtOnce: Bool
  }

  /// A line.
  package struct Line: Equatable {
    package var time: Double
    package var name: String
    /// `file:line:column`.
    package var place: String
  }

  /// Lines at most; the list is read whole.
  private static let longest = 100_000

  /// Reads `time name` lines; blank ones and those that begin with `#` are left out. Times do not go back.
  package static func read(_ text: String, file: String) throws(CommandError) -> [Line] {
    var lines: [Line] = []
    // A carriage return and a line feed are one character.
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let indent = line.prefix(while: \.isWhitespace).count
      let content = line.trimmingCharacters(in: .whitespaces)
      if content.isEmpty || content.hasPrefix("#") { continue }
      let place = "\(file):\(number + 1)"
      let word = content.prefix { !$0.isWhitespace }
      guard let time = Seconds.read(String(word)) else {
        throw CommandError(
          .badInput, "“\(word.prefix(40))” is not a time", place: "\(place):\(indent + 1)",
          hint: "write lines such as 1.5s Unlock")
      }
      let rest = content.dropFirst(word.count)
      let name = rest.trimmingCharacters(in: .whitespaces)
      let column = indent + word.count + rest.prefix(while: \.isWhitespace).count + 1
      guard !name.isEmpty else {
        throw CommandError(
          .badInput, "the line names no state", place: "\(place):\(column)", hint: "write lines such as 1.5s Unlock")
      }
      if let last = lines.last, time < last.time {
        throw CommandError(
          .badInput, "the line is earlier than the one before", place: "\(place):\(indent + 1)",
          hint: "put the lines in the order of time")
      }
      guard lines.count < longest else {
        throw CommandError(.badInput, "the list has more than \(longest) lines", place: place)
      }
      lines.append(Line(time: time, name: name, place: "\(place):\(column)"))
    }
    return lines
  }
}
