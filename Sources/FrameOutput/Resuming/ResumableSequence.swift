// Numbered PNG files that a later run can go on with, because a list beside them says which are whole.

import Foundation

/// A `PNGSequence` that keeps a `FrameManifest` in its folder, as `.frames.cairn`.
///
/// A run that renders one part of several keeps a list of its own, so that parts can be rendered at the same time into
/// one folder.
package final class ResumableSequence: FrameSink {
  private let sequence: PNGSequence
  private let output: String
  private let startNumber: Int
  private let identity: String
  private let part: String?
  private var kept: [Int: FrameManifest.Entry] = [:]
  private var name: FrameName?
  private var list: Int32 = -1
  private var isEmpty = true
  /// Whether frames of another scene, or of this one drawn with other options, were found.
  package private(set) var foundAnotherScene = false
  private var last: FrameManifest.Entry?

  /// - Parameters:
  ///   - options: of the sequence; `part` is a word for the part of the run this is, such as `2-of-4`.
  ///   - identity: what the frames are made from: the same text means the same bytes.
  package init(_ output: String, _ options: SinkOptions, identity: String) {
    sequence = PNGSequence(
      output, level: options.pngLevel, startNumber: options.startNumber, linksIdentical: options.linksIdentical)
    self.output = output
    startNumber = options.startNumber
    self.identity = identity
    part = options.part
  }

  /// The frames of this scene that are there and whole, whichever part of a run wrote them. They are kept in the list,
  /// so that they need not be written again.
  package func finishedFrames(_ format: StreamFormat) throws(SinkError) -> Set<Int> {
    let name = try FrameName(output, startNumber: startNumber, lastIndex: format.lastIndex)
    let lists = ((try? FileManager.default.contentsOfDirectory(atPath: name.folder)) ?? [])
      .filter { $0.hasPrefix(name.manifestStem) && $0.hasSuffix(FrameName.manifestEnding) }
    for list in lists.sorted() {
      guard let data = FileManager.default.contents(atPath: FrameName.join(name.folder, list)),
        let manifest = FrameManifest(String(decoding: data, as: UTF8.self))
      else { continue }
      guard manifest.identity == identity else {
        foundAnotherScene = true
        continue
      }
      for (index, entry) in manifest.entries where kept[index] == nil {
        guard let bytes = FileManager.default.contents(atPath: name.path(index)), bytes.count == entry.length,
          FrameManifest.Entry([UInt8](bytes)) == entry
        else { continue }
        kept[index] = entry
      }
    }
    return Set(kept.keys)
  }

  /// Checks the names, makes the folder and begins the list anew with the frames that are kept.
  package func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    let encoder = try sequence.begin(format)
    do throws(SinkError) {
      let name = try FrameName(output, startNumber: startNumber, lastIndex: format.lastIndex)
      let path = name.manifestPath(part: part)
      var manifest = FrameManifest(identity: identity)
      manifest.entries = kept
      isEmpty = kept.isEmpty
      try WholeFile.write(Array(manifest.text.utf8), to: path)
      self.name = name
      list = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      guard list >= 0 else { throw SinkError("the list of frames cannot be opened", code: errno, place: path) }
    } catch {
      abandon()
      throw error
    }
    return encoder
  }

  /// Writes one file, then its line.
  package func write(_ frame: EncodedFrame) throws(SinkError) {
    try sequence.write(frame)
    let entry = frame.repeatsPrevious ? last : FrameManifest.Entry(frame.bytes)
    guard let name, let entry else { throw SinkError.nothingToRepeat(frame.index) }
    isEmpty = false
    last = entry
    let code = WholeFile.append(Array(FrameManifest.line(frame.index, entry).utf8), to: list)
    guard code == 0 else {
      throw SinkError("the list of frames cannot be written", code: code, place: name.manifestPath(part: part))
    }
  }

  /// Closes the list.
  package func finish() throws(SinkError) {
    closeList()
    try sequence.finish()
  }

  /// Keeps whole files and their list.
  package func abandon() {
    closeList()
    if isEmpty, let name { unlink(name.manifestPath(part: part)) }
    sequence.abandon()
  }

  /// Every frame is a file of its own.
  package var division: FrameDivision { sequence.division }

  /// ffmpeg reading the files.
  package func ffmpegCommand(for format: StreamFormat) throws(SinkError) -> String? {
    try sequence.ffmpegCommand(for: format)
  }

  private func closeList() {
    if list >= 0 { close(list) }
    list = -1
    last = nil
  }
}

extension FrameName {
  /// How names of lists begin: `.frames`, or `.shot_frames` for a pattern with that prefix.
  fileprivate var manifestStem: String { "." + stem + "frames" }
  static let manifestEnding = ".cairn"

  fileprivate func manifestPath(part: String?) -> String {
    Self.join(folder, manifestStem + (part.map { "." + $0 } ?? "") + Self.manifestEnding)
  }
}
