// Pictures that were looked at and kept: comparing with them, and recording them.

import Cairo
public import Foundation
import FrameOutput
public import Graphics

/// The result of a comparison with a kept picture.
public enum GoldenResult: Sendable {
  /// Near enough.
  case same
  /// There was none, or recording was asked for: it is written now.
  case recorded
  /// Too far apart; the sentence says how far and where the pictures lie.
  case different(String)
}

/// Kept pictures.
public enum Goldens {
  /// Whether pictures are written instead of compared. `Scripts/goldens.sh` asks for it.
  public static let isRecording = ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] != nil

  /// Compares with the picture in a file; writes it when there is none.
  ///
  /// - Parameters:
  ///   - maximum: the largest difference of a channel.
  ///   - pixels: how many pixels may differ at all.
  public static func compare(
    _ pixels: PixelBuffer, with file: URL, maximum: Int, pixels count: Int
  ) throws -> GoldenResult {
    let isKept = FileManager.default.fileExists(atPath: file.path)
    let kept = isKept ? try PNGCodec.decode(path: file.path) : nil
    if isRecording || kept == nil {
      // A picture that is near enough stays as it is, so that recording shows what changed and nothing else.
      if let kept, kept.difference(from: try rounded(pixels))?.maximum == 0 { return .same }
      try write(pixels, to: file)
      return .recorded
    }
    guard let kept, let difference = kept.difference(from: try rounded(pixels)) else {
      return .different("\(pixels.width)×\(pixels.height) pixels, kept \(kept?.width ?? 0)×\(kept?.height ?? 0)")
    }
    if difference.isWithin(maximum: maximum, pixels: count) { return .same }
    return .different(try describe(difference, pixels, kept, name: file.deletingPathExtension().lastPathComponent))
  }

  /// What a difference is, with the pictures written to a temporary folder.
  public static func describe(
    _ difference: PixelDifference, _ pixels: PixelBuffer, _ kept: PixelBuffer, name: String
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-goldens")
    let actual = folder.appendingPathComponent("\(name).actual.png")
    try write(pixels, to: actual)
    if let picture = kept.differencePicture(from: pixels) {
      try write(picture, to: folder.appendingPathComponent("\(name).difference.png"))
    }
    let bounds = difference.bounds
    return "\(difference.count(over: 0)) pixels differ, by at most \(difference.maximum), within "
      + "(\(bounds.x), \(bounds.y), \(bounds.width), \(bounds.height)); see \(actual.path)"
  }

  /// Pixels as a file gives them back: faint colours lose what eight straight bits cannot hold.
  private static func rounded(_ pixels: PixelBuffer) throws -> PixelBuffer {
    guard let bytes = try encode(pixels) else { return pixels }
    return try PNGCodec.decode(bytes)
  }

  private static func encode(_ pixels: PixelBuffer) throws -> [UInt8]? {
    let format = StreamFormat(width: pixels.width, height: pixels.height)
    return try PNGFrameEncoder(format, level: 9).encode(Frame(index: 0, time: 0, pixels: pixels)).bytes
  }

  private static func write(_ pixels: PixelBuffer, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard let bytes = try encode(pixels) else { return }
    try Data(bytes).write(to: file)
  }
}
