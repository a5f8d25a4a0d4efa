// What a misspelt name probably meant.

/// Finds the known name nearest to an unknown one.
package enum Suggestion {
  /// "did you mean …", when a name of the list is close: at most one change in three letters.
  package static func hint(for name: String, among names: some Sequence<String>) -> String? {
    let word = Array(name.lowercased())
    guard word.count >= 3, word.count <= 40 else { return nil }
    let allowed = max(1, word.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(word, Array(candidate.lowercased()))
      if distance > allowed { continue }
      if let current = best, (current.distance, current.name) < (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best.map { "did you mean \($0.name)?" }
  }

  /// Levenshtein's distance.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if abs(a.count - b.count) > 13 { return .max }
    var row = Array(0...b.count)
    for i in 1...a.count {
      var diagonal = row[0]
      row[0] = i
      for j in stride(from: 1, through: b.count, by: 1) {
        let change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)
        diagonal = row[j]
        row[j] = min(change, row[j] + 1, row[j - 1] + 1)
      }
    }
    return row[b.count]
  }
}
