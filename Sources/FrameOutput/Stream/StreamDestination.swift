// Where a stream of bytes goes, and its writing.

import Foundation

/// The place of a stream.
public enum StreamDestination: Sendable, Hashable {
  /// An open file descriptor, such as 1 for standard output; it stays open.
  case descriptor(Int32)
  /// A file, which has a temporary name until it is whole. Missing folders are made.
  case file(String)
}

/// An opened destination.
final class ByteStream {
  private let descriptor: Int32
  /// The path, for a file.
  private let path: String?
  private let folder: PreparedFolder?

  /// Opens the place. A reader that goes away becomes an error of the write that meets it: SIGPIPE is ignored from here
  /// on in the whole process.
  init(_ destination: StreamDestination) throws(SinkError) {
    signal(SIGPIPE, SIG_IGN)
    switch destination {
    case .descriptor(let number):
      guard isatty(number) == 0 else {
        throw SinkError(
          "frames are bytes no terminal can show", place: Self.standardOutput,
          hint: "pipe them into a program, or into a file")
      }
      descriptor = number
      path = nil
      folder = nil
    case .file(let path):
      let folder = try PreparedFolder(WholeFile.folder(of: path))
      descriptor = open(WholeFile.partialPath(of: path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        let code = errno
        folder.removeIfEmpty()
        throw SinkError("the file cannot be created", code: code, place: path)
      }
      self.path = path
      self.folder = folder
    }
  }

  /// Writes everything.
  func write(_ bytes: [UInt8]) throws(SinkError) {
    let code = WholeFile.append(bytes, to: descriptor)
    if code == 0 { return }
    guard code == EPIPE else {
      throw SinkError("the frames cannot be written", code: code, place: path ?? Self.standardOutput)
    }
    throw SinkError(
      "the reader went away before the last frame", place: path ?? Self.standardOutput,
      hint: "see what it said; --frames renders fewer frames")
  }

  /// Gives a file its name.
  func finish() throws(SinkError) {
    guard let path else { return }
    let partial = WholeFile.partialPath(of: path)
    guard close(descriptor) == 0, rename(partial, path) == 0 else {
      let code = errno
      unlink(partial)
      throw SinkError("the file cannot be completed", code: code, place: path)
    }
  }

  /// Removes a file that is not whole.
  func abandon() {
    guard let path else { return }
    close(descriptor)
    unlink(WholeFile.partialPath(of: path))
    folder?.removeIfEmpty()
  }

  private static let standardOutput = "standard output"
}
