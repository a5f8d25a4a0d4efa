// A document or a bundle on the disk: whole, or not there.

import Foundation
import FrameOutput
import Graphics
import SceneFormats

/// Where a document is written.
struct DocumentDestination {
  private let path: String
  private var isBundle: Bool { path.lowercased().hasSuffix(".ca") }

  init(_ path: String) { self.path = path }

  /// Throws when it could not be written later.
  func check() throws(CommandError) {
    guard isBundle else { return try OutputFile(path).check() }
    guard !FileManager.default.fileExists(atPath: path) else {
      throw CommandError(
        .badOutput, "there is something of this name already", place: path, hint: "remove it, or choose another name")
    }
  }

  /// Writes the document; a bundle with its index and its images.
  func write(_ document: WrittenDocument) throws(CommandError) {
    let folder = (path as NSString).deletingLastPathComponent
    if !isBundle {
      if !folder.isEmpty, !document.images.isEmpty { try makeFolder(folder) }
      try writeImages(document, in: folder.isEmpty ? "." : folder, replaces: false)
      return try write(Array(document.text.utf8), to: path)
    }
    // Built beside its place and moved there in one step.
    let partial = path + ".\(ProcessInfo.processInfo.processIdentifier).partial"
    do throws(CommandError) {
      try makeFolder(partial)
      try writeImages(document, in: partial, replaces: true)
      try write(Array(document.index.utf8), to: partial + "/index.xml")
      try write(Array(document.text.utf8), to: partial + "/main.caml")
      do { try FileManager.default.moveItem(atPath: partial, toPath: path) } catch {
        throw CommandError(.badOutput, "the bundle could not be moved to its place", place: path)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: partial)
      throw error
    }
  }

  private func writeImages(_ document: WrittenDocument, in folder: String, replaces: Bool) throws(CommandError) {
    guard !document.images.isEmpty else { return }
    try makeFolder(folder + "/assets")
    for (name, image) in document.images {
      let file = "\(folder)/\(name)"
      let bytes = try png(image)
      if !replaces, let there = FileManager.default.contents(atPath: file), [UInt8](there) != bytes {
        throw CommandError(
          .badOutput, "another picture of this name is there already", place: file,
          hint: "write a bundle, which holds its own pictures")
      }
      try write(bytes, to: file)
    }
  }

  private func png(_ image: CGImage) throws(CommandError) -> [UInt8] {
    do throws(SinkError) {
      let format = StreamFormat(
        width: image.width, height: image.height, isOpaque: false, scale: 1, rateNumerator: 1, rateDenominator: 1,
        frameCount: 1, lastIndex: 0)
      return try PNGFrameEncoder(format, level: 6).encode(Frame(index: 0, time: 0, pixels: image.buffer)).bytes
    } catch {
      throw CommandError(.badOutput, error)
    }
  }

  private func makeFolder(_ folder: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        .badOutput, "the folder could not be made", place: folder, hint: "choose a place you may write to")
    }
  }

  private func write(_ bytes: [UInt8], to file: String) throws(CommandError) {
    do throws(SinkError) { try WholeFile.write(bytes, to: file) } catch { throw CommandError(.badOutput, error) }
  }
}
