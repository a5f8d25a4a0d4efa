// `cairn verify`: whether frames that were written are all there and whole, and what a clip is.

import Foundation
import FrameEngine
import FrameOutput

/// Looks at frames or a clip.
package struct VerifyCommand: Command {
  package static let name = "verify"
  package static let summary = "Says whether frames are all there and whole, and what a clip is"
  package static let operands = "PATH"
  package static let about = [
    """
    PATH is a folder of numbered PNG files, a pattern such as shot_%05d.png, or a clip, which ffprobe looks at. Missing \
    numbers, files that are no whole pictures or of another size, and files that are not those that cairn wrote are named. \
    ffmpeg reads numbered files up to the first gap and then ends without a word.
    """,
    "Ends with 0 when nothing is wrong, with 1 when something is, and with 3 when there is nothing to look at.",
  ]
  package static let options = [OptionGroup("Frames", [expectOption.row, json])]
  package static let examples = ["cairn verify frames", "cairn verify frames --expect 300", "cairn verify clip.webm"]

  private static let expectOption = Option(
    "expect", .value("N"), help: "how many frames there should be (default: up to the last one that is there)",
    noun: "a number of frames", hint: "write a whole number from 1 up",
    read: { Int($0).flatMap { 1...10_000_000 ~= $0 ? $0 : nil } })
  private static let json = OptionRow.flag("json", help: "print one JSON object")

  private let path: String
  private let expected: Int?
  private let isJSON: Bool

  package init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.operands.count == 1 else {
      throw .usage("one folder, pattern or clip is looked at", hint: "cairn verify PATH")
    }
    path = arguments.operands[0]
    expected = try arguments.value(Self.expectOption)
    isJSON = arguments.contains(Self.json)
  }

  /// Endings of what ffprobe is asked about.
  private static let clips = FFmpegFormat.all.map { "." + $0.fileExtension } + [".y4m", ".mkv"]

  package func run(_ console: Console) throws(CommandError) {
    if Self.clips.contains(where: path.lowercased().hasSuffix) {
      try verifyClip(console)
    } else {
      try verifySequences(console)
    }
  }

  private func verifyClip(_ console: Console) throws(CommandError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandError(.badInput, "there is no such file", place: path)
    }
    let clip: ClipCheck
    do throws(SinkError) { clip = try ClipCheck.check(path) } catch { throw CommandError(.failed, error) }
    console.output(isJSON ? Self.json(clip).text + "\n" : Self.text(clip))
    guard let expected, clip.frames > expected || clip.frames < expected && !clip.joinsEqualFrames else { return }
    throw CommandError(.failed, "the clip has \(clip.frames) frames, and \(expected) are expected", place: path)
  }

  private func verifySequences(_ console: Console) throws(CommandError) {
    let checks: [SequenceCheck]
    do throws(SinkError) { checks = try SequenceCheck.all(in: path, expected: expected) } catch {
      throw CommandError(.badInput, error)
    }
    console.output(
      isJSON
        ? JSONValue.object([JSONValue.Member("sequences", .array(checks.map(Self.json)))]).text + "\n"
        : checks.map(Self.text).joined())
    guard let flawed = checks.first(where: { !$0.isComplete }) else { return }
    throw CommandError(
      .failed, Self.complaint(flawed), place: flawed.pattern,
      hint: "render the rest with the same command and --resume")
  }

  private static func text(_ check: SequenceCheck) -> String {
    let frames = check.count == 1 ? "frame \(check.first)" : "frames \(check.first) to \(check.last)"
    var lines = [
      "\(check.pattern): \(frames), \(check.width)x\(check.height), \(check.hasAlpha ? "with alpha" : "opaque")"
    ]
    if !check.missing.isEmpty { lines.append("  missing: \(ranges(check.missing))") }
    lines += check.bad.map { "  \($0.name): \($0.reason)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func complaint(_ check: SequenceCheck) -> String {
    let missing =
      check.missing.isEmpty ? nil : "\(check.missing.count) of \(check.count) frames missing: \(ranges(check.missing))"
    let bad = check.bad.first.map { first in
      check.bad.count == 1 ? "\(first.name): \(first.reason)" : "\(check.bad.count) bad files, the first \(first.name)"
    }
    return [missing, bad].compactMap { $0 }.joined(separator: "; ")
  }

  /// `3, 7-9`.
  private static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let shown = ranges.prefix(20).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    return shown.joined(separator: ", ") + (ranges.count > 20 ? " …" : "")
  }

  private static func text(_ clip: ClipCheck) -> String {
    let length = clip.duration.map { ", \(JSONValue.digits($0)) s" } ?? ""
    let alpha = clip.hasAlpha ? "with alpha" : "no alpha"
    let frames = clip.isStill ? "a still picture" : "\(clip.frames) frames at \(clip.rate)"
    let facts = "\(clip.codec), \(clip.width)x\(clip.height), \(clip.pixelFormat), \(alpha), \(frames)"
    return facts + length + "\n" + (clip.advice.map { $0 + "\n" } ?? "")
  }

  private static func json(_ check: SequenceCheck) -> JSONValue {
    .object([
      JSONValue.Member("pattern", .string(check.pattern)), JSONValue.Member("first", .integer(check.first)),
      JSONValue.Member("last", .integer(check.last)),
      JSONValue.Member("size", .array([.integer(check.width), .integer(check.height)])),
      JSONValue.Member("alpha", .boolean(check.hasAlpha)),
      JSONValue.Member("missing", .array(check.missing.map { .integer($0) })),
      JSONValue.Member(
        "bad",
        .array(
          check.bad.map {
            .object([JSONValue.Member("name", .string($0.name)), JSONValue.Member("reason", .string($0.reason))])
          })),
    ])
  }

  private static func json(_ clip: ClipCheck) -> JSONValue {
    .object([
      JSONValue.Member("codec", .string(clip.codec)),
      JSONValue.Member("size", .array([.integer(clip.width), .integer(clip.height)])),
      JSONValue.Member("pixelFormat", .string(clip.pixelFormat)), JSONValue.Member("alpha", .boolean(clip.hasAlpha)),
      JSONValue.Member("frames", .integer(clip.frames)), JSONValue.Member("rate", .string(clip.rate)),
      JSONValue.Member("seconds", clip.duration.map { .number($0) } ?? .null),
      JSONValue.Member("advice", clip.advice.map { .string($0) } ?? .null),
    ])
  }
}
