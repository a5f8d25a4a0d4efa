// Words of a command line become options and operands, and wrong words are named.

import Commands
import Testing

@Suite struct ArgumentReaderTests {
  private static let count = Option<Int>(
    "count", short: "n", .value("N"), help: "how many", noun: "a count", hint: "write a number", read: { Int($0) })
  private static let tag = Option<String>(
    "tag", short: "t", .repeated("TAG"), help: "a tag", noun: "a tag", hint: "write a word", read: { $0 })
  private static let quiet = OptionRow.flag("quiet", short: "q", help: "say nothing")
  private static let verbose = OptionRow.flag("verbose", short: "v", help: "say more")

  private func read(_ words: String...) throws(CommandError) -> Arguments {
    try ArgumentReader([Self.count.row, Self.tag.row, Self.quiet, Self.verbose]).read(words)
  }

  @Test(arguments: [["--count", "4"], ["--count=4"], ["-n", "4"], ["-n4"], ["-n=4"], ["-qn4"], ["-vqn", "4"]])
  func aValueIsReadHoweverItIsJoined(words: [String]) throws {
    let arguments = try ArgumentReader([Self.count.row, Self.quiet, Self.verbose]).read(words)
    #expect(try arguments.value(Self.count) == 4)
    #expect(arguments.operands.isEmpty)
  }

  @Test func switchesStandAloneOrInOneWord() throws {
    let arguments = try read("-qv", "scene")
    #expect(arguments.contains(Self.quiet) && arguments.contains(Self.verbose))
    #expect(try !read("scene").contains(Self.quiet))
  }

  @Test func negativeNumbersAreValuesAndOperands() throws {
    #expect(try read("--count", "-5").value(Self.count) == -5)
    #expect(try read("-n-5").value(Self.count) == -5)
    #expect(try read("-1", "-.5").operands == ["-1", "-.5"])
  }

  @Test func aDashIsAnOperandAndAValue() throws {
    #expect(try read("-").operands == ["-"])
    #expect(try read("--tag", "-").values(Self.tag) == ["-"])
  }

  @Test func afterTwoDashesEverythingIsAnOperand() throws {
    let arguments = try read("a", "--", "--count", "-q", "--")
    #expect(arguments.operands == ["a", "--count", "-q", "--"])
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    #expect(try read("-t", "a", "--tag=b", "-tc").values(Self.tag) == ["a", "b", "c"])
    #expect(try read("--tag=").values(Self.tag) == [""])
  }

  @Test func absentIsNil() throws { #expect(try read().value(Self.count) == nil) }

  private func error(_ words: [String]) -> CommandError? {
    do throws(CommandError) {
      let arguments = try ArgumentReader([Self.count.row, Self.tag.row, Self.quiet]).read(words)
      _ = try arguments.value(Self.count)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      (["--cuont", "4"], "there is no option --cuont", nil, "did you mean --count?"),
      (["--zebra"], "there is no option --zebra", nil, nil),
      (["-z"], "there is no option -z", nil, nil),
      (["-count"], "there is no option -c", nil, "did you mean --count?"),
      (["--count"], "N is missing", "--count", "write --count N"),
      (["--count", "--quiet"], "N is missing", "--count", "to mean “--quiet”, write --count=--quiet"),
      (["--quiet=1"], "this option takes no value", "--quiet", nil),
      (["--count=1", "-n2"], "this option is given twice", "--count", "keep one of the two"),
      (["--count", "four"], "“four” is not a count", "--count", "write a number"),
      (["--count="], "an empty text is not a count", "--count", "write a number"),
    ] as [([String], String, String?, String?)])
  func wrongWordsAreNamed(words: [String], message: String, place: String?, hint: String?) {
    #expect(error(words) == .usage(message, place: place, hint: hint))
  }
}
