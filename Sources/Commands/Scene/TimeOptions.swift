// The options that say which frames of a scene are rendered.

import FrameEngine
import Foundation

/// The frames a command line asks for.
package struct TimeOptions: Sendable {
  private let duration: Double?
  private let frames: FrameSelection?
  private let times: [Double]?
  private let step: Int
  private let shard: FrameShard?

  package static let group = OptionGroup(
    "Time", [durationOption.row, framesOption.row, timesOption.row, stepOption.row, shardOption.row])

  /// Seconds rendered of a scene that states no length.
  package static let defaultDuration = 5.0

  static let durationOption = Option(
    "duration", .value("TIME"), help: "how long to render: 4s, 500ms, 2min or 4 (default: the scene's own length)",
    noun: "a length of time", hint: "write a time above 0 such as 4s or 500ms, at most a day",
    read: { Seconds.read($0).flatMap { $0 > 0 ? $0 : nil } })

  static let framesOption = Option(
    "frames", .value("LIST"),
    help: "only these frames: 0-99,120,-1 (ends included, negative numbers count from the end)",
    noun: "a list of frames", hint: "write numbers and ranges such as 0-99,120,-1", read: { FrameSelection($0) })

  static let timesOption = Option<[Double]>(
    "at", .value("TIMES"), help: "only the frames nearest to these moments: 0,0.5s,1200ms",
    noun: "a list of times", hint: "write times such as 0,0.5s,1200ms, each at most a day", read: Self.times)

  static let stepOption = Option(
    "step", .value("N"),
    help: "only every N-th of the frames; clips and streams keep their length by a rate that is lower by as much",
    noun: "a step", hint: "write a whole number from 1 to 1000000",
    read: { Int($0).flatMap { 1...1_000_000 ~= $0 ? $0 : nil } })

  static let shardOption = Option(
    "shard", .value("K/N"),
    help: "the K-th of N contiguous parts of the frames, counted from 1; all parts together are the whole run",
    noun: "a part", hint: "write 1/4 to 4/4 for four parts", read: { FrameShard($0) })

  package init(_ arguments: Arguments) throws(CommandError) {
    duration = try arguments.value(Self.durationOption)
    frames = try arguments.value(Self.framesOption)
    times = try arguments.value(Self.timesOption)
    step = try arguments.value(Self.stepOption) ?? 1
    shard = try arguments.value(Self.shardOption)
    if frames != nil, times != nil {
      throw .usage(
        "--frames and --at both say which frames to render", place: Self.timesOption.row.spelled,
        hint: "keep one of the two")
    }
  }

  /// What a stage is asked for, and the numbers of the frames that are wanted, ascending.
  ///
  /// - Parameter note: is told when the length is nobody's choice.
  func options(for stage: Stage, note: (String) -> Void) throws(CommandError) -> (options: RenderOptions, frames: [Int])
  {
    var options = RenderOptions()
    options.frames = frames
    options.step = step
    options.shard = shard
    let moments = times.map { $0.map(stage.rate.nearestFrame) }
    if let moments { options.frames = FrameSelection(moments) }
    let seconds = duration ?? length(of: stage, moments, note)
    options.duration = seconds
    do throws(FrameSelectionError) {
      return (options, try options.indices(frameCount: stage.rate.frameCount(in: seconds)))
    } catch {
      let row = times == nil ? Self.framesOption.row : Self.timesOption.row
      throw CommandError(.usage, error.message, place: row.spelled, hint: error.hint)
    }
  }

  private func length(of stage: Stage, _ moments: [Int]?, _ note: (String) -> Void) -> Double {
    // A moment may lie beyond the scene's own end, as for a still.
    let needed = moments.map { stage.rate.time(of: ($0.max() ?? 0) + 1) }
    if let own = stage.duration { return max(own, needed ?? 0) }
    if let needed { return needed }
    note(
      "\(stage.name) states no length: rendering \(JSONValue.digits(Self.defaultDuration)) s (--duration changes it)")
    return Self.defaultDuration
  }

  private static func times(_ text: String) -> [Double]? {
    var times: [Double] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let time = Seconds.read(String(word)) else { return nil }
      times.append(time)
    }
    return times
  }
}
