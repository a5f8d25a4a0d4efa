// Guesses what a person meant by a misspelt name; every module that reads names uses it.

/// Nearest names by edit distance.
package enum Spelling {
  /// The name with the fewest edits, if they are at most a third of its length; the first one on a tie.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    // Nobody means a known name by a word of this length, and the distance costs its square.
    guard word.count <= 64 else { return nil }
    let ranked = names.map { (name: $0, edits: distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, best.name.count / 3) && best.edits < best.name.count ? best.name : nil
  }

  /// `did you mean …?`, when a name is near.
  package static func hint(for word: String, among names: some Sequence<String>) -> String? {
    nearest(to: word, among: names).map { "did you mean \($0)?" }
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other (Damerau's distance,
  /// each place edited once).
  package static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a), b = Array(b)
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      before = above
      above = row
    }
    return above[b.count]
  }
}
