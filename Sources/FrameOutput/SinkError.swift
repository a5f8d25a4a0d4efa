// The one error of this module: a frame could not be put where it was meant to go.

import Foundation
public import Graphics

/// Why frames could not be written.
public struct SinkError: Explained, Equatable {
  /// What happened.
  public let message: String
  /// The path concerned.
  public let place: String?
  /// What would help.
  public let hint: String?

  /// An error from its three parts.
  public init(_ message: String, place: String? = nil, hint: String? = nil) {
    self.message = message
    self.place = place
    self.hint = hint
  }

  /// The error of a failed system call: `action` and the system's own words for `code` (an `errno`).
  init(_ action: String, code: Int32, place: String) {
    self.init("\(action): \(String(cString: strerror(code)))", place: place, hint: Self.hint(for: code))
  }

  private static func hint(for code: Int32) -> String? {
    switch code {
    case EACCES, EPERM: "choose a place you may write to, or change its permissions"
    case ENOSPC, EDQUOT: "free some space; whatever has its final name is whole"
    case EROFS: "the file system is mounted read-only; choose another place"
    case ENOTDIR: "a part of this path is a file; choose another name"
    case EISDIR: "this is a folder; name a file in it"
    case ENAMETOOLONG: "choose a shorter name"
    default: nil
    }
  }
}

extension SinkError {
  /// The same error, said of a frame.
  package func of(frame index: Int) -> SinkError {
    SinkError("frame \(index) could not be written: \(message)", place: place, hint: hint)
  }

  /// A frame was said to equal the one before, and there is none.
  static func nothingToRepeat(_ index: Int) -> SinkError {
    SinkError("frame \(index) repeats a frame that was never written")
  }
}
