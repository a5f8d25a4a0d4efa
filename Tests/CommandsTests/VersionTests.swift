// The version is stated once, and the changelog has it as its latest release.

import Commands
import Foundation
import Testing

@Suite struct VersionTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func theCommandNamesTheLatestRelease() throws {
    let log = try String(contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let heads = log.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(heads.first == "## [Unreleased]")
    // Keep a Changelog: [version] - year-month-day.
    let released = try heads.dropFirst().map { head in
      try #require(head.wholeMatch(of: /## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})/), "\(head)")
    }
    let outcome = cairn(["--version"])
    #expect(outcome.code == .done)
    #expect(outcome.output == "cairn \(try #require(released.first).1)\n")
    // Latest first.
    let dates = released.map { String($0.2) }
    #expect(dates == dates.sorted(by: >))
  }

  @Test func theVersionIsStatedInOnePlace() throws {
    let version = cairn(["--version"]).output.dropFirst("cairn ".count).dropLast()
    let sources = Self.root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var places: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      if try String(contentsOf: file, encoding: .utf8).contains("\"\(version)\"") {
        places.append(file.lastPathComponent)
      }
    }
    #expect(places == ["Version.swift"])
  }

  @Test func theChangelogHasTheKindsOfChangesItSays() throws {
    let log = try String(contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let kinds = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Rendering"]
    for line in log.split(separator: "\n") where line.hasPrefix("### ") {
      #expect(kinds.contains(String(line.dropFirst(4))), "\(line)")
    }
  }
}
