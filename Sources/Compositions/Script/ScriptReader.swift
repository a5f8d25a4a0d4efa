// Reads scripted input, a JSON lines file of events with their times, and holds it to what a composition understands.

import Foundation

/// Reads `{"t": 1.25, "type": "touch", "x": 300}`, one event a line, in the order of time.
package enum ScriptReader {
  /// Events accepted in one file.
  package static let largestCount = 100_000
  /// Seconds accepted: a day.
  package static let latestTime = 86_400.0

  /// The events of a file.
  ///
  /// Throws an input error with `file:line:column`: no JSON, an unknown type or key, a field that is missing or of
  /// another kind, a time that is none or goes back.
  package static func read(
    _ source: DataSource, kinds: [ScriptEventKind]
  ) throws(CompositionError) -> [ScriptEvent] {
    let cursor = try ByteCursor(source)
    let lines = JSONLines(cursor)
    var events: [ScriptEvent] = []
    while let line = try lines.next() {
      let place = cursor.place(line.line, line.column)
      guard events.count < largestCount else {
        throw CompositionError(.input, "there are more than \(largestCount) events", place: place)
      }
      guard case .object(let members) = line.kind else {
        throw CompositionError(
          .input, "the event is \(line.article)", place: place, hint: kinds.first.map { "write \($0.example)" })
      }
      let event = try event(members, at: place, kinds, cursor)
      if let last = events.last, event.time < last.time {
        throw CompositionError(
          .input, "the event comes before the one above", place: place, hint: "sort the lines by t")
      }
      events.append(event)
    }
    return events
  }

  private static func event(
    _ members: [JSONText.Member], at place: String, _ kinds: [ScriptEventKind], _ cursor: ByteCursor
  ) throws(CompositionError) -> ScriptEvent {
    let time = members.first { $0.key == "t" }?.value
    guard case .number(let spelling) = time?.kind, let seconds = Double(spelling), 0...latestTime ~= seconds else {
      throw CompositionError(
        .input, "the event has no time", place: time.map { cursor.place($0.line, $0.column) } ?? place,
        hint: "write \"t\": with seconds from 0 to \(Int(latestTime))")
    }
    let type = members.first { $0.key == "type" }?.value
    let words = kinds.map(\.type)
    guard case .string(let word) = type?.kind, let kind = kinds.first(where: { $0.type == word }) else {
      var given = ""
      if case .string(let word) = type?.kind { given = word }
      throw CompositionError(
        .input, given.isEmpty ? "the event has no type" : "there is no event of type '\(given)'",
        place: type.map { cursor.place($0.line, $0.column) } ?? place,
        hint: "the types are \(words.joined(separator: ", "))")
    }
    var values: [String: ScriptEvent.Value] = [:]
    for member in members where member.key != "t" && member.key != "type" {
      let place = cursor.place(member.value.line, member.value.column)
      guard let field = kind.fields.first(where: { $0.name == member.key }) else {
        let known = kind.fields.isEmpty ? "it has none but t and type" : kind.fields.map(\.name).joined(separator: ", ")
        throw CompositionError(
          .input, "an event of type \(word) has no key '\(member.key)'", place: place, hint: "it knows \(known)")
      }
      guard let value = value(member.value, as: field.kind) else {
        throw CompositionError(
          .input, "'\(field.name)' is \(member.value.article) that it does not take", place: place,
          hint: "\(field.name) is \(expectation(field.kind))")
      }
      values[field.name] = value
    }
    for field in kind.fields where field.isRequired && values[field.name] == nil {
      throw CompositionError(
        .input, "an event of type \(word) needs '\(field.name)'", place: place, hint: "write \(kind.example)")
    }
    return ScriptEvent(time: seconds, type: word, place: place, values: values)
  }

  private static func value(_ json: JSONText, as kind: ScriptEventKind.Field.Kind) -> ScriptEvent.Value? {
    switch (kind, json.kind) {
    case (.number(let range), .number(let spelling)):
      return Double(spelling).flatMap { range.contains($0) ? .number($0) : nil }
    case (.text, .string(let text)): return .text(text)
    case (.choice(let words), .string(let text)): return words.contains(text) ? .text(text) : nil
    case (.numbers, .array(let items)):
      var numbers: [Double] = []
      for item in items {
        switch item.kind {
        case .number(let spelling): numbers.append(Double(spelling) ?? .nan)
        case .null: numbers.append(.nan)
        default: return nil
        }
      }
      return .numbers(numbers)
    case (.texts, .array(let items)):
      var texts: [String] = []
      for item in items {
        guard case .string(let text) = item.kind else { return nil }
        texts.append(text)
      }
      return .texts(texts)
    default: return nil
    }
  }

  private static func expectation(_ kind: ScriptEventKind.Field.Kind) -> String {
    switch kind {
    case .number(let range): "a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
    case .numbers: "a list of numbers"
    case .text: "a text"
    case .texts: "a list of texts"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    }
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
