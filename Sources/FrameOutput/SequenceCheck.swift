// Numbered files looked at afterwards: which are missing, which are no whole pictures, which are of another size.

import Cairo
import Foundation
import Graphics

/// What is found of one sequence of numbered PNG files.
public struct SequenceCheck: Sendable, Hashable {
  /// The files' names as a pattern, `frames/%05d.png`.
  public let pattern: String
  /// The number of the first frame that should be there.
  public let first: Int
  /// The number of the last one.
  public let last: Int
  /// Numbers without a file.
  public let missing: [Int]
  /// Files that are no use, with what is wrong.
  public let bad: [BadFile]
  /// The size of most of the pictures.
  public let width, height: Int
  /// Whether any pixel of a picture is not opaque.
  public let hasAlpha: Bool

  /// A file that is no use.
  public struct BadFile: Sendable, Hashable {
    /// Its name in the folder.
    public let name: String
    /// What is wrong, as half a sentence.
    public let reason: String
  }

  /// Whether every frame is there and whole.
  public var isComplete: Bool { missing.isEmpty && bad.isEmpty }
  /// Frames that should be there.
  public var count: Int { last - first + 1 }

  /// Looks at the sequences of a folder, or at that of a pattern such as `shot_%05d.png`.
  ///
  /// - Parameter expected: how many frames there should be; nil ends with the last one that is there.
  /// - Throws: `SinkError` when there is no such folder, or no numbered file in it.
  public static func all(in path: String, expected: Int? = nil) throws(SinkError) -> [SequenceCheck] {
    let isPattern = path.contains("%")
    let wanted = isPattern ? try FrameName(path) : nil
    let folder = wanted?.folder ?? path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw SinkError("there is no such folder", place: folder)
    }
    var files: [NumberedFile.Stem: [NumberedFile]] = [:]
    for file in names.compactMap(NumberedFile.init) where wanted?.fileName(file.number) ?? file.name == file.name {
      files[file.stem, default: []].append(file)
    }
    guard !files.isEmpty else {
      throw SinkError(
        "there are no numbered PNG files", place: path, hint: "name a folder, or a pattern such as f_%05d.png")
    }
    let listed = Self.listed(in: folder, names)
    return files.values.map { check($0, folder, expected: expected, listed) }.sorted { $0.pattern < $1.pattern }
  }

  private static func check(
    _ files: [NumberedFile], _ folder: String, expected: Int?,
    _ listed: [String: FrameManifest.Entry]
  ) -> SequenceCheck {
    // Of several files of one number the first by name is the frame.
    let names = Dictionary(files.map { ($0.number, $0.name) }, uniquingKeysWith: min)
    let numbers = names.keys
    let first = expected == nil ? numbers.min() ?? 0 : min(numbers.min() ?? 0, 0)
    let last = max(numbers.max() ?? 0, first + max(expected ?? 1, 1) - 1)
    var bad: [BadFile] = []
    var sizes: [[Int]: [String]] = [:]
    var hasAlpha = false
    for file in files.sorted(by: { $0.number < $1.number }) {
      let path = FrameName.join(folder, file.name)
      if names[file.number] != file.name {
        bad.append(BadFile(name: file.name, reason: "the number has another file too"))
      }
      do throws(SinkError) {
        let picture = try PictureFile.read(path)
        sizes[[picture.width, picture.height], default: []].append(file.name)
        hasAlpha = hasAlpha || (0..<picture.count).contains { picture.pixels[$0] >> 24 != 255 }
        guard let entry = listed[file.name], let bytes = FileManager.default.contents(atPath: path) else { continue }
        if FrameManifest.Entry([UInt8](bytes)) != entry {
          bad.append(BadFile(name: file.name, reason: "it is not the file that was written"))
        }
      } catch {
        bad.append(BadFile(name: file.name, reason: error.message))
      }
    }
    let usual =
      sizes.max { a, b in
        a.value.count == b.value.count ? a.key.lexicographicallyPrecedes(b.key) : a.value.count < b.value.count
      }?.key ?? [0, 0]
    for (size, names) in sizes where size != usual {
      bad += names.map {
        BadFile(name: $0, reason: "it is \(size[0])x\(size[1]), the others are \(usual[0])x\(usual[1])")
      }
    }
    return SequenceCheck(
      pattern: NumberedFile.pattern(of: files, in: folder), first: first, last: last,
      missing: last - first < longest ? (first...last).filter { names[$0] == nil } : [],
      bad: (last - first < longest
        ? [] : [BadFile(name: "*", reason: "the numbers are too far apart to be frames")])
        + bad.sorted { $0.name < $1.name },
      width: usual[0], height: usual[1], hasAlpha: hasAlpha)
  }

  /// Numbers farther apart than this are dates, or an accident.
  private static let longest = 10_000_000

  /// What the lists of frames in a folder say of its files.
  private static func listed(in folder: String, _ names: [String]) -> [String: FrameManifest.Entry] {
    var entries: [String: FrameManifest.Entry] = [:]
    for list in names where list.hasSuffix(FrameName.manifestEnding) {
      guard let data = FileManager.default.contents(atPath: FrameName.join(folder, list)),
        let manifest = FrameManifest(String(decoding: data, as: UTF8.self))
      else { continue }
      // A list tells numbers; its files are those with the stem in its name.
      for name in names {
        guard let file = NumberedFile(name), let entry = manifest.entries[file.number],
          list.hasPrefix("." + file.stem.before + file.stem.after + "frames")
        else { continue }
        entries[name] = entry
      }
    }
    return entries
  }
}

/// A file whose name holds a number: `shot_00012.png`.
private struct NumberedFile {
  /// What surrounds the number.
  struct Stem: Hashable {
    let before: String
    let after: String
  }

  let name: String
  let number: Int
  let digits: Int
  let stem: Stem

  init?(_ name: String) {
    guard name.lowercased().hasSuffix(".png"), !name.hasPrefix(".") else { return nil }
    let body = name.dropLast(4)
    func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
    guard let end = body.lastIndex(where: isDigit) else { return nil }
    let start = body[...end].lastIndex { !isDigit($0) }.map(body.index(after:)) ?? body.startIndex
    guard let number = Int(body[start...end]), number <= FrameName.largestNumber else { return nil }
    self.name = name
    self.number = number
    digits = body[start...end].count
    stem = Stem(before: String(body[..<start]), after: String(body[body.index(after: end)...]))
  }

  /// The names of files of one stem as a pattern: padded when all numbers are as long.
  static func pattern(of files: [NumberedFile], in folder: String) -> String {
    guard let first = files.first else { return folder }
    let isPadded = first.digits > 1 && files.allSatisfy { $0.digits == first.digits }
    let number = isPadded ? "%0\(first.digits)d" : "%d"
    return FrameName.join(folder, first.stem.before + number + first.stem.after + ".png")
  }
}
