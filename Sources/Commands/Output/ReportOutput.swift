// Reports in several forms at once: each into a file, or one of them on standard output.

/// Where one form of a result goes.
struct ReportOutput<Result>: Sendable {
  /// The file; nil for standard output.
  private let file: OutputFile?
  private let text: @Sendable (Result) -> String

  /// A form of a result: what its option is, and its text.
  typealias Form = (option: Option<String>, text: @Sendable (Result) -> String)

  /// An option that takes a file or nothing.
  static func option(_ name: String, help: String) -> Option<String> {
    Option(name, .file, help: help, noun: "a file", hint: "name a file", read: { $0 })
  }

  /// The forms that were asked for; at most one goes to standard output.
  static func outputs(_ forms: [Form], _ arguments: Arguments) throws(CommandError) -> [ReportOutput] {
    var outputs: [ReportOutput] = []
    for form in forms {
      guard let path = try arguments.value(form.option) else { continue }
      let file = path.isEmpty || path == "-" ? nil : OutputFile(path)
      if file == nil, outputs.contains(where: { $0.file == nil }) {
        throw .usage(
          "standard output takes one form", place: form.option.row.spelled,
          hint: "name a file, as in \(form.option.row.spelled)=report.\(form.option.row.long)")
      }
      outputs.append(ReportOutput(file: file, text: form.text))
    }
    return outputs
  }

  /// Whether it goes to standard output.
  var isPrinted: Bool { file == nil }

  /// Throws when it could not be written later.
  func check() throws(CommandError) { try file?.check() }

  /// Writes or prints the form of a result.
  func write(_ result: Result, _ console: Console) throws(CommandError) {
    if let file { try file.write(text(result)) } else { console.output(text(result)) }
  }
}
