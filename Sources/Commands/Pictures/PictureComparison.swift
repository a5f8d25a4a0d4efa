// Two pictures, or two folders of them, compared by name.

import Cairn
import Foundation
import FrameOutput
import Graphics

/// How many pixels may differ.
package enum PixelAllowance: Sendable, Hashable {
  case count(Int)
  case percent(Double)

  static let none = PixelAllowance.count(0)

  /// Reads `20` or `0.1%`.
  package init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = Seconds.decimal(text.dropLast()), percent <= 100 else { return nil }
      self = .percent(percent)
    } else {
      guard let count = Int(text), count >= 0 else { return nil }
      self = .count(count)
    }
  }

  func pixels(of total: Int) -> Int {
    switch self {
    case .count(let count): count
    case .percent(let percent): Int(Double(total) * percent / 100)
    }
  }
}

/// A comparison that was asked for.
struct PictureComparison: Sendable {
  let first: String
  let second: String
  let tolerance: Int
  let allowance: PixelAllowance
  /// Where the differences are drawn.
  let picture: String?

  /// One result a picture, by name.
  func results() throws(CommandError) -> [PictureResult] {
    let folders = (Self.isFolder(first), Self.isFolder(second))
    switch folders {
    case (false, false):
      if let picture, SinkCatalogue.isPicture(picture) == false {
        throw CommandError.usage(
          "the picture of a difference is a PNG file", place: picture, hint: "end its name in .png")
      }
      return [try compare(second, first, second, to: picture)]
    case (true, true):
      let names = (try Self.pictures(in: first), try Self.pictures(in: second))
      let all = Set(names.0).union(names.1).sorted()
      guard !all.isEmpty else {
        throw CommandError(.badInput, "neither folder holds a PNG file", place: first)
      }
      var results: [PictureResult] = []
      for name in all {
        guard names.0.contains(name), names.1.contains(name) else {
          results.append(PictureResult(name: name, missingIn: names.0.contains(name) ? second : first))
          continue
        }
        let target = picture.map { "\($0)/\(name)" }
        results.append(try compare(name, "\(first)/\(name)", "\(second)/\(name)", to: target))
      }
      return results
    default:
      throw .usage(
        "a picture cannot be compared with a folder", place: folders.0 ? second : first,
        hint: "name two pictures or two folders")
    }
  }

  private func compare(
    _ name: String, _ a: String, _ b: String, to target: String?
  ) throws(CommandError) -> PictureResult {
    let (one, other) = (try Self.read(a), try Self.read(b))
    guard let difference = one.difference(from: other) else {
      return PictureResult(name: name, sizes: (one, other))
    }
    let result = PictureResult(
      name: name, difference: difference, tolerance: tolerance, allowed: allowance.pixels(of: difference.pixels))
    if let target, !result.isIdentical, let drawn = one.differencePicture(from: other) {
      do throws(SinkError) {
        try SinglePNG(target).write(
          [Frame(index: 0, time: 0, pixels: drawn)], as: StreamFormat(width: drawn.width, height: drawn.height))
      } catch {
        throw CommandError(.badOutput, error)
      }
    }
    return result
  }

  private static func read(_ path: String) throws(CommandError) -> PixelBuffer {
    do throws(SinkError) { return try PictureFile.read(path) } catch { throw CommandError(.badInput, error) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func pictures(in folder: String) throws(CommandError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandError(.badInput, "the folder cannot be read", place: folder, hint: "look at its permissions")
    }
    return names.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
  }
}
