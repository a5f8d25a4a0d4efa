// Which public declarations of a source file have no documentation comment.

import Foundation

extension SourceFile {
  /// Lines of declarations that other modules see, cases of enumerations among them, without a `///` before them. An override
  /// is documented where it was declared first. Relies on the layout that `swift format` makes.
  var undocumented: [Int] {
    var found: [Int] = []
    // How far the public enumerations around a line are indented.
    var enumerations: [Int] = []
    let declaration = #/(@\w+(\([^)]*\))? )*(public|open) (?!import |extension )[a-z]/#
    let enumeration = #/(public|open) (indirect )?enum /#
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let code = line.drop { $0 == " " }
      let indent = line.count - code.count
      while let last = enumerations.last, indent <= last { enumerations.removeLast() }
      let isCase = code.hasPrefix("case ") && enumerations.last.map { indent == $0 + 2 } == true
      if code.prefixMatch(of: enumeration) != nil { enumerations.append(indent) }
      let isDeclared =
        code.prefixMatch(of: declaration) != nil && !code.contains("override ") && !code.contains("import ")
      if isCase || isDeclared, !isDocumented(number) { found.append(number + 1) }
    }
    return found
  }

  /// Whether a comment stands above a line, and above attributes and notes to the formatter.
  private func isDocumented(_ number: Int) -> Bool {
    let above = lines[..<number].reversed().lazy.map { $0.drop { $0 == " " } }
    let nearest = above.first { !$0.hasPrefix("@") && !$0.hasPrefix("// swift-format-ignore") }
    return nearest?.hasPrefix("///") == true
  }
}
