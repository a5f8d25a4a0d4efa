// Guesses what a person meant by a misspelt name.

/// Nearest names by edit distance.
package enum Spelling {
  /// The name with the fewest single-character edits, if that is at most a third of its length; first one on a tie.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let ranked = names.map { (name: $0, edits: distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// Levenshtein's distance: insertions, deletions and replacements that turn one word into the other.
  package static func distance(_ a: String, _ b: String) -> Int {
    let columns = Array(b)
    var row = Array(0...columns.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in columns.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[columns.count]
  }
}
