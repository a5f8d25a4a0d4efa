// The list of whole frames that lies beside them: which scene they are of, and what each file holds.

import Foundation
import Graphics

/// Written frames of one scene.
///
/// A text file of lines. The first says what the frames are made from; each other one names a frame, the length of its
/// file and the digest of its bytes:
///
///     cairn frames of 9f1c0e7d5a3b2468
///     0 1532 04c11db7a9e3f1d2
///     1 1540 8e2f03b6614fa7c9
///
/// A line is added after its frame has got its name. A killed run thus lists only whole frames; a file that was put in
/// place of a listed one is found out by its digest.
package struct FrameManifest: Sendable, Hashable {
  /// What a file held when it was written.
  package struct Entry: Sendable, Hashable {
    let length: Int
    let digest: ContentDigest

    init(_ bytes: [UInt8]) {
      length = bytes.count
      digest = ContentDigest(bytes)
    }

    fileprivate init?(length: Substring, digest: Substring) {
      guard let length = Int(length), let value = UInt64(digest, radix: 16) else { return nil }
      self.length = length
      self.digest = ContentDigest(value: value)
    }

    fileprivate var text: String { "\(length) \(digest.text)" }
  }

  /// What the frames are made from.
  package let identity: String
  /// The frames, by index.
  package var entries: [Int: Entry] = [:]

  package init(identity: String) { self.identity = identity }

  /// Reads a list; nil when this is none. A line that is not whole or makes no sense is passed over.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix(Self.mark), lines.count > 1 else { return nil }
    identity = String(first.dropFirst(Self.mark.count))
    // What follows the last line feed is a line that was cut off.
    for line in lines.dropFirst().dropLast() {
      let words = line.split(separator: " ")
      guard words.count == 3, let index = Int(words[0]), 0...FrameName.largestNumber ~= index,
        let entry = Entry(length: words[1], digest: words[2])
      else { continue }
      entries[index] = entry
    }
  }

  /// The whole list.
  package var text: String {
    let lines = entries.sorted { $0.key < $1.key }.map { Self.line($0.key, $0.value) }
    return Self.mark + identity + "\n" + lines.joined()
  }

  /// A frame's line.
  static func line(_ index: Int, _ entry: Entry) -> String { "\(index) \(entry.text)\n" }

  private static let mark = "cairn frames of "
}
