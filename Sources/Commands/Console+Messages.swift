// Messages in the form that was asked for.

package import FrameEngine

extension Console {
  /// Something worth knowing.
  package func note(_ line: String) {
    switch log {
    case .text: errors("cairn: \(line)\n")
    case .json: record("note", [JSONValue.Member("message", .string(line))])
    }
  }

  /// What went wrong: `cairn: place: message` and, where something helps, a second line `hint: …`.
  package func report(_ error: CommandError) {
    switch log {
    case .text:
      note((error.place.map { "\($0): " } ?? "") + error.message)
      if let hint = error.hint { errors("hint: \(hint)\n") }
    case .json:
      func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
      record(
        "error",
        [
          JSONValue.Member("message", .string(error.message)), JSONValue.Member("place", text(error.place)),
          JSONValue.Member("hint", text(error.hint)), JSONValue.Member("exit", .integer(Int(error.exitCode.rawValue))),
        ])
    }
  }

  /// One object on a line of its own; `kind` says what it is.
  package func record(_ kind: String, _ members: [JSONValue.Member]) {
    errors(JSONValue.object([JSONValue.Member("log", .string(kind))] + members).text + "\n")
  }
}
