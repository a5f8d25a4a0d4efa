// Files that are compared with those of the period before instead of being written.

import FrameOutput
import Graphics

/// Encodes every frame as a PNG file and keeps one digest for each place in the period.
final class PeriodicSink: FrameSink {
  /// Frames whose file differs from the file one period earlier.
  private(set) var changed: [Int] = []
  /// Files that differ from one another, of one period.
  var distinct: Int { Set(digests.values).count }
  private let period: Int
  private let settled: Int
  private let written: (Int) -> Void
  private var digests: [Int: UInt64] = [:]
  private var last: UInt64 = 0

  /// - Parameters:
  ///   - period: in frames.
  ///   - settled: the first frame that must come back.
  ///   - written: told how many frames are done.
  init(period: Int, settled: Int, written: @escaping (Int) -> Void) {
    self.period = period
    self.settled = settled
    self.written = written
  }

  func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    DigestOfFiles(files: try PNGFrameEncoder(format, level: nil))
  }

  func write(_ frame: EncodedFrame) throws(SinkError) {
    if !frame.repeatsPrevious { last = frame.bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    if frame.index >= settled {
      let place = frame.index % period
      if let before = digests[place] {
        if before != last { changed.append(frame.index) }
      } else {
        digests[place] = last
      }
    }
    written(frame.index + 1)
  }

  func finish() throws(SinkError) {}
  func abandon() {}

  /// FNV-1a of a file's bytes, in place of the bytes.
  private struct DigestOfFiles: FrameEncoder {
    let files: PNGFrameEncoder

    func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
      let file = try files.encode(frame)
      if file.repeatsPrevious { return file }
      let digest = file.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
      return EncodedFrame(
        index: frame.index, bytes: (0..<8).map { UInt8(truncatingIfNeeded: digest >> (56 - 8 * $0)) })
    }
  }
}
