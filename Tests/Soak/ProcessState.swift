// What the system says this process holds: resident memory and open files.

import Foundation

/// What a process holds at one moment.
struct ProcessState {
  /// Resident memory, bytes.
  let memory: Int
  /// Open file descriptors.
  let files: Int

  /// This process, as Linux counts it (proc(5)).
  static var current: ProcessState {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    let resident = pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0
    return ProcessState(memory: resident * sysconf(Int32(_SC_PAGESIZE)), files: files)
  }
}
