// The options that say how frames are made and where they go.

import Foundation
import FrameEngine
import FrameOutput

/// Output as the command line asks for it.
package struct OutputOptions: Sendable {
  let path: String
  let pngLevel: Int?
  let jobs: Int
  let report: ReportFile?
  private let showsProgress: Bool
  let isQuiet: Bool

  package static let group = OptionGroup(
    "Output", [outputOption.row, levelOption.row, jobsOption.row, reportOption.row, progress, quiet])

  static let outputOption = Option(
    "output", short: "o", .value("PATH"),
    help: "a folder, a pattern such as shot_%05d.png, or one .png for a single frame (default: frames/)",
    noun: "an output", hint: "name a folder, or a pattern such as shot_%05d.png", read: { $0.isEmpty ? nil : $0 })

  static let levelOption = Option(
    "png-level", .value("1…9"),
    help: "compress with zlib at this level: smaller files, more time (default: a fast encoder of Cairn's own)",
    noun: "a level", hint: "write a number from 1 to 9", read: { Int($0).flatMap { 1...9 ~= $0 ? $0 : nil } })

  static let jobsOption = Option(
    "jobs", short: "j", .value("N"), help: "workers: a number, or a percentage of the cores (default: 100%)",
    noun: "a number of workers", hint: "write a number from 1 to \(Workers.most), or a percentage such as 50%",
    read: { Workers.read($0) })

  static let reportOption = Option(
    "report", .value("FILE"), help: "write what every frame cost, as .json or .csv",
    noun: "a report", hint: "end its name in .json or .csv", read: { ReportFile($0) })

  static let progress = OptionRow.flag("progress", help: "show progress even when standard error is no terminal")
  static let quiet = OptionRow.flag("quiet", short: "q", help: "print errors only")

  package init(_ arguments: Arguments) throws(CommandError) {
    path = try arguments.value(Self.outputOption) ?? "frames/"
    pngLevel = try arguments.value(Self.levelOption)
    jobs = try arguments.value(Self.jobsOption) ?? min(ProcessInfo.processInfo.activeProcessorCount, Workers.most)
    report = try arguments.value(Self.reportOption)
    showsProgress = arguments.contains(Self.progress)
    isQuiet = arguments.contains(Self.quiet)
    if showsProgress, isQuiet {
      throw .usage(
        "progress cannot be shown and kept quiet", place: Self.progress.spelled, hint: "drop --progress or --quiet")
    }
  }

  /// One picture, made by one worker.
  init(path: String, pngLevel: Int?, isQuiet: Bool) {
    self.path = path
    self.pngLevel = pngLevel
    self.isQuiet = isQuiet
    jobs = 1
    report = nil
    showsProgress = false
  }

  /// How progress is shown on this console.
  func progressStyle(_ console: Console) -> Progress.Style {
    if isQuiet { return .none }
    if console.errorColumns() != nil { return .bar }
    return showsProgress ? .lines : .none
  }

  /// The sink of a run of so many frames.
  func sink(frames: Int) throws(CommandError) -> any FrameSink {
    do throws(SinkError) {
      let sink = try SinkCatalogue.sink(for: path, options: SinkOptions(pngLevel: pngLevel))
      if frames > 1, sink is SinglePNG {
        throw SinkError(
          "one file cannot hold \(frames) frames", place: path,
          hint: "put a number into the name, as in \(path.dropLast(4))_%05d.png, or choose one frame with --frames")
      }
      return sink
    } catch {
      throw CommandError(.usage, error)
    }
  }
}
