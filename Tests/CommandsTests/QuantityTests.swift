// Sizes, times, workers and settings as they are typed.

import Commands
import Foundation
import Testing

@Suite struct QuantityTests {
  @Test func aSizeMayLeaveOneSideToTheProportions() throws {
    let own = CGSize(width: 400, height: 300)
    #expect(try #require(SizeRequest("1280x720")).resolved(for: own) == CGSize(width: 1280, height: 720))
    #expect(try #require(SizeRequest("800x")).resolved(for: own) == CGSize(width: 800, height: 600))
    #expect(try #require(SizeRequest("x150")).resolved(for: own) == CGSize(width: 200, height: 150))
    #expect(try #require(SizeRequest("1x")).resolved(for: CGSize(width: 900, height: 10)).height == 1)
  }

  @Test(arguments: ["", "x", "0x10", "10x0", "-1x5", "5", "5x5x5", "axb", "1.5x2", "99999999999999999999x1", "+5x5"])
  func whatIsNoSizeIsRefused(text: String) { #expect(SizeRequest(text) == nil) }

  @Test(arguments: [("4", 4), ("4s", 4), ("500ms", 0.5), ("2min", 120), ("1.25s", 1.25), ("0", 0), ("86400", 86400)])
  func timesHaveUnits(text: String, seconds: Double) { #expect(Seconds.read(text) == seconds) }

  @Test(arguments: ["", "s", "-1", "1h", "1e3", "nan", "inf", "86401", "1 s", "0x10", "1.2.3"])
  func whatIsNoTimeIsRefused(text: String) { #expect(Seconds.read(text) == nil) }

  @Test func workersAreCountedOrAShareOfTheCores() {
    #expect(Workers.read("3") == 3)
    #expect(Workers.read("50%", cores: 8) == 4)
    #expect(Workers.read("1%", cores: 2) == 1)
    #expect(Workers.read("200%", cores: 2) == 4)
    for text in ["0", "-1", "257", "%", "0%", "-5%", "many", ""] { #expect(Workers.read(text) == nil, "\(text)") }
  }

  @Test func settingsSplitAtTheFirstEqualsSign() {
    #expect(Setting("a=b=c")?.key == "a")
    #expect(Setting("a=b=c")?.value == "b=c")
    #expect(Setting("a=")?.value == "")
    #expect(Setting("=b") == nil)
    #expect(Setting("a") == nil)
  }

  @Test func reportsAreKnownByTheirEnding() {
    for name in ["cost.json", "a/b.CSV", "x.y.json", "cost.html"] { #expect(ReportFile(name) != nil, "\(name)") }
    for name in ["json", "cost.htm", "cost", "", "dir.json/"] { #expect(ReportFile(name) == nil, "\(name)") }
  }
}
