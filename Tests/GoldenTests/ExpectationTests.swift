// The lines of expectations lists are read as they are meant, and wrong ones are refused.

import Testing

@Suite struct ExpectationTests {
  @Test func aWholeLineIsRead() throws {
    let line =
      "== a.caml @0.50s a@0.50s.png fuzzy(2,40) passes(mask:1 roundedClip:2/folded shadow:1/3) cache(hit:29 miss:1)"
    let expected = try Expectation(line)
    #expect(expected.isEqual && expected.scene == "a.caml" && expected.time == 0.5)
    #expect(expected.other == .picture("a@0.50s.png"))
    #expect(expected.fuzzy == (2, 40))
    #expect(
      expected.passes == [
        .mask: .init(modelled: 1, executed: 1), .roundedClip: .init(modelled: 2, executed: 0),
        .shadow: .init(modelled: 1, executed: 3),
      ])
    #expect(expected.cache?.hits == 29 && expected.cache?.misses == 1)
    #expect(expected.repeats == nil)
  }

  @Test func scenesAreComparedExactly() throws {
    let expected = try Expectation("!= a.caml b.caml repeats(3)")
    #expect(!expected.isEqual && expected.time == 0 && expected.other == .scene("b.caml"))
    #expect(expected.fuzzy == (0, 0) && expected.repeats == 3)
  }

  @Test(arguments: [
    "a.caml a.png", "== a.png", "== a.caml", "== a.caml @1 a.png", "== a.caml a.jpg", "== a.caml a.png fuzzy(1)",
    "== a.caml a.png passes(colour:1)", "== a.caml a.png passes(mask:x)", "== a.caml a.png cache(hits:1)",
    "== a.caml a.png damage(1)",
  ]) func wrongLinesAreRefused(_ line: String) {
    #expect(throws: ExpectationError.self) { try Expectation(line) }
  }
}
