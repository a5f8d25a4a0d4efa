// Misspelt names find what was meant, and nothing else does.

import Graphics
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("form", "from", 1),
  ])
  func distancesAreDamerausOwn(a: String, b: String, edits: Int) {
    #expect(Spelling.distance(a, b) == edits)
    #expect(Spelling.distance(b, a) == edits)
  }

  @Test func theNearestNameIsOfferedWhenItIsNear() {
    let names = ["render", "still", "list"]
    #expect(Spelling.nearest(to: "rendr", among: names) == "render")
    #expect(Spelling.nearest(to: "Lsit", among: names) == "list")
    #expect(Spelling.nearest(to: "render", among: names) == "render")
    #expect(Spelling.nearest(to: "profile", among: names) == nil)
    #expect(Spelling.nearest(to: "x", among: [String]()) == nil)
    #expect(Spelling.nearest(to: String(repeating: "r", count: 100_000), among: names) == nil)
  }
}
