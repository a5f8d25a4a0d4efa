// The options that say how frames are made and where they go.

import Foundation
import FrameEngine
import FrameOutput

/// Output as the command line asks for it.
package struct OutputOptions: Sendable {
  let path: String
  let pngLevel: Int?
  let supersampling: Int
  let linksIdentical: Bool
  let stream: StreamSettings
  let printsCommand: Bool
  let jobs: Int
  let report: ReportFile?
  let resumes: Bool
  private let showsProgress: Bool
  let isQuiet: Bool
  let isVerbose: Bool

  package static let group = OptionGroup(
    "Output",
    [
      outputOption.row, formatOption.row, pixelFormatOption.row, alphaOption.row, printFFmpeg, levelOption.row,
      supersampleOption.row, linkIdentical, jobsOption.row, resume, reportOption.row, progress, quiet, verbose,
    ])

  static let outputOption = Option(
    "output", short: "o", .value("PATH"),
    help: """
      a folder, a pattern such as shot_%05d.png, one .png for a single frame, a clip (.mp4, .mov, .webm, .gif, .apng, \
      .webp through ffmpeg, or .y4m), or - for standard output (default: frames/)
      """,
    noun: "an output", hint: "name a folder, or a pattern such as shot_%05d.png", read: { $0.isEmpty ? nil : $0 })

  static let formatOption = Option<StreamKind>.choice(
    "format", help: "what -o - writes: rawvideo, y4m or png (default: rawvideo)")

  static let pixelFormatOption = Option<PixelFormat>.choice(
    "pixel-format",
    help: "bgra or rgba for rawvideo (default: bgra), yuv444p or yuv420p for y4m (default: yuv444p)")

  static let alphaOption = Option<AlphaForm>.choice(
    "alpha", help: "straight or premultiplied colours in rawvideo (default: straight)")

  static let printFFmpeg = OptionRow.flag(
    "print-ffmpeg",
    help: "print the exact ffmpeg command that reads this output, and render nothing")

  static let levelOption = Option(
    "png-level", .value("1…9"),
    help: "compress with zlib at this level: smaller files, more time (default: a fast encoder of Cairn's own)",
    noun: "a level", hint: "write a number from 1 to 9", read: { Int($0).flatMap { 1...9 ~= $0 ? $0 : nil } })

  static let supersampleOption = Option(
    "supersample", .value("1…8"),
    help: """
      draw this many times as large across and down, and average: shapes that meet within a pixel leave no seam \
      (default: 1)
      """,
    noun: "a factor", hint: "write a number from 1 to 8", read: { Int($0).flatMap { 1...8 ~= $0 ? $0 : nil } })

  static let linkIdentical = OptionRow.flag(
    "link-identical",
    help: "make numbered files that equal the one before hard links to it, which take no room")

  /// As many workers as there are cores.
  static var allCores: Int { min(ProcessInfo.processInfo.activeProcessorCount, Workers.most) }

  static let jobsOption = Option(
    "jobs", short: "j", .value("N"), help: "workers: a number, or a percentage of the cores (default: 100%)",
    noun: "a number of workers", hint: "write a number from 1 to \(Workers.most), or a percentage such as 50%",
    read: { Workers.read($0) })

  static let reportOption = Option(
    "report", .value("FILE"),
    help: "write what every frame and layer cost: .json, .csv (layers go to NAME.layers.csv) or .html",
    noun: "a report", hint: "end its name in .json, .csv or .html", read: { ReportFile($0) })

  static let resume = OptionRow.flag(
    "resume",
    help: "keep the numbered files of an interrupted run that are whole and of the same scene, and render the others")

  static let progress = OptionRow.flag("progress", help: "show progress even when standard error is no terminal")
  static let quiet = OptionRow.flag("quiet", short: "q", help: "print errors only")
  static let verbose = OptionRow.flag("verbose", short: "v", help: "say of each frame how long it took")

  package init(_ arguments: Arguments) throws(CommandError) {
    path = try arguments.value(Self.outputOption) ?? "frames/"
    pngLevel = try arguments.value(Self.levelOption)
    supersampling = try arguments.value(Self.supersampleOption) ?? 1
    linksIdentical = arguments.contains(Self.linkIdentical)
    stream = StreamSettings(
      kind: try arguments.value(Self.formatOption), pixelFormat: try arguments.value(Self.pixelFormatOption),
      alpha: try arguments.value(Self.alphaOption))
    printsCommand = arguments.contains(Self.printFFmpeg)
    jobs = try arguments.value(Self.jobsOption) ?? Self.allCores
    report = try arguments.value(Self.reportOption)
    showsProgress = arguments.contains(Self.progress)
    isQuiet = arguments.contains(Self.quiet)
    isVerbose = arguments.contains(Self.verbose)
    resumes = arguments.contains(Self.resume)
    for (isGiven, row) in [(showsProgress, Self.progress), (isVerbose, Self.verbose)] where isGiven && isQuiet {
      throw .usage("more and less cannot be said at once", place: row.spelled, hint: "drop it or --quiet")
    }
  }

  /// One picture.
  init(path: String, pngLevel: Int?, supersampling: Int = 1, isQuiet: Bool, jobs: Int = 1) {
    self.path = path
    self.pngLevel = pngLevel
    self.supersampling = supersampling
    self.isQuiet = isQuiet
    linksIdentical = false
    stream = StreamSettings()
    printsCommand = false
    self.jobs = jobs
    report = nil
    resumes = false
    showsProgress = false
    isVerbose = false
  }

  /// How progress is shown on this console.
  func progressStyle(_ console: Console) -> Progress.Style {
    if isQuiet || isVerbose { return .none }
    if console.log == .json { return showsProgress ? .records : .none }
    if console.errorColumns() != nil { return .bar }
    return showsProgress ? .lines : .none
  }

  /// The sink of a run of so many frames.
  ///
  /// - Parameters:
  ///   - identity: what the frames are made from; with it, numbered files are listed for a later run.
  ///   - shard: the part of the run this is.
  func sink(
    frames: Int, identity: String?, shard: FrameShard?, _ console: Console
  ) throws(CommandError) -> any FrameSink {
    do throws(SinkError) {
      let sink = try SinkCatalogue.sink(
        for: path,
        options: SinkOptions(
          pngLevel: pngLevel, linksIdentical: linksIdentical, stream: stream,
          standardOutput: console.outputDescriptor, identity: identity,
          part: shard.map { "\($0.number)-of-\($0.count)" }))
      if frames > 1, sink is SinglePNG {
        throw SinkError(
          "one file cannot hold \(frames) frames", place: path,
          hint: "put a number into the name, as in \(path.dropLast(4))_%05d.png, or choose one frame with --frames")
      }
      if shard != nil, sink.division == .whole {
        throw SinkError(
          "this output is one piece and cannot be rendered in parts", place: path,
          hint: "render numbered PNG files in parts, then make the clip from all (--print-ffmpeg prints how)")
      }
      if resumes, sink.division != .files {
        throw SinkError(
          "only numbered files can be gone on with", place: path,
          hint: "name a folder, or a pattern such as shot_%05d.png")
      }
      if linksIdentical, sink.division != .files {
        throw SinkError(
          "only numbered files can be linked", place: path,
          hint: "name a folder, or a pattern such as shot_%05d.png, or drop \(Self.linkIdentical.spelled)")
      }
      return sink
    } catch {
      throw CommandError(.usage, error)
    }
  }
}
