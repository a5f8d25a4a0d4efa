// A running ffmpeg: its input is a pipe of ours, its complaints go to a file without a name.

import Foundation

/// A child that reads frames from its standard input.
final class FFmpegChild {
  private let identifier: pid_t
  private let errors: Int32
  private var input: Int32

  /// Starts the program. It gets a group of its own, so that Ctrl-C reaches only us: we decide what becomes of its file.
  init(_ executable: String, _ arguments: [String]) throws(SinkError) {
    signal(SIGPIPE, SIG_IGN)
    errors = try Self.namelessFile()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      let code = errno
      close(errors)
      throw SinkError("no pipe can be made", code: code, place: executable)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // F_SETPIPE_SZ: larger portions, fewer switches between the two programs. Refusal does no harm.
    _ = fcntl(ends[1], 1031, Int32(1 << 20))
    input = ends[1]

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(ends[0])
    }
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let environment = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + environment { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, executable, &actions, &attributes, words, environment)
    identifier = child
    guard code == 0 else {
      close(ends[1])
      close(errors)
      throw SinkError("ffmpeg cannot be started", code: code, place: executable)
    }
  }

  /// Writes everything; answers 0 or an `errno`.
  func write(_ bytes: [UInt8]) -> Int32 { WholeFile.append(bytes, to: input) }

  /// Closes its input and waits for its end: nil when it succeeded, else what it said.
  func finish() -> String? {
    close(input)
    let status = wait()
    let said = lastLines()
    close(errors)
    if status == 0 { return nil }
    if !said.isEmpty { return said }
    return status & 0x7F == 0 ? "it ended with status \(status >> 8 & 255)" : "signal \(status & 0x7F) ended it"
  }

  /// Ends it at once.
  func kill() {
    close(input)
    Foundation.kill(identifier, SIGKILL)
    _ = wait()
    close(errors)
  }

  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return status
  }

  /// The end of what it wrote to standard error.
  private func lastLines() -> String {
    let length = max(lseek(errors, 0, SEEK_END), 0)
    let count = min(Int(length), 4096)
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(errors, &bytes, count, length - count)
    let text = String(decoding: bytes.prefix(max(read, 0)), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).suffix(5).joined(separator: "\n")
  }

  private static func namelessFile() throws(SinkError) -> Int32 {
    let pattern = NSTemporaryDirectory() + "cairn-ffmpeg-XXXXXX"
    var name = pattern.utf8CString.map { $0 }
    let file = mkstemp(&name)
    guard file >= 0 else { throw SinkError("no temporary file can be made", code: errno, place: pattern) }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}
