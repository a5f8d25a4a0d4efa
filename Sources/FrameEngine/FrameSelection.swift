// Which frames of a render are wanted: ranges as people write them.

public import Graphics

/// Frame numbers that a render does not have, or text that names none.
public struct FrameSelectionError: Explained, Hashable {
  /// What happened.
  public let message: String
  /// Where, if anywhere.
  public let place: String?
  /// What would help.
  public let hint: String?
}

/// A choice of frames such as `0-99,120,-1`: ends included, negative numbers counted from the end.
public struct FrameSelection: Sendable, Hashable {
  private struct Span: Sendable, Hashable {
    var first: Int
    var last: Int
    var text: String
  }

  private var spans: [Span]

  /// One range of frames, ends included.
  public init(_ range: ClosedRange<Int>) {
    spans = [Span(first: range.lowerBound, last: range.upperBound, text: "\(range.lowerBound)-\(range.upperBound)")]
  }

  /// Frames by number; at least one.
  package init(_ numbers: [Int]) { spans = numbers.map { Span(first: $0, last: $0, text: String($0)) } }

  /// Reads a list of numbers and ranges; nil when it is not one.
  public init?(_ text: String) {
    spans = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.filter { $0 != " " }
      // The dash of a range is the first one that is not the sign of the first number.
      if let dash = word.dropFirst().firstIndex(of: "-") {
        guard let first = Int(word[..<dash]), let last = Int(word[word.index(after: dash)...]) else { return nil }
        spans.append(Span(first: first, last: last, text: word))
      } else {
        guard let number = Int(word) else { return nil }
        spans.append(Span(first: number, last: number, text: word))
      }
    }
  }

  /// The numbers meant in a render of a number of frames, ascending, each once; at most ``most``.
  public func indices(frameCount: Int) throws(FrameSelectionError) -> [Int] {
    var ranges: [ClosedRange<Int>] = []
    for span in spans {
      let first = span.first < 0 ? frameCount + span.first : span.first
      let last = span.last < 0 ? frameCount + span.last : span.last
      guard first >= 0, last < frameCount, first <= last else {
        throw FrameSelectionError(
          message: "frames \(span.text) are not in this render", place: nil,
          hint: frameCount > 0 ? "valid: 0…\(frameCount - 1)" : "the render has no frames")
      }
      ranges.append(first...last)
    }
    var chosen: [Int] = []
    var next = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound >= next {
      let fresh = max(next, range.lowerBound)...range.upperBound
      try Self.check(fresh.count + chosen.count)
      chosen.append(contentsOf: fresh)
      next = range.upperBound + 1
    }
    return chosen
  }
}

extension FrameSelection {
  /// Most frames of one run: a day at 240 frames a second. Their numbers alone take 166 MB.
  public static let most = 24 * 60 * 60 * 240

  /// The numbers of a choice; of every frame without one.
  static func indices(of choice: FrameSelection?, frameCount: Int) throws(FrameSelectionError) -> [Int] {
    if let choice { return try choice.indices(frameCount: frameCount) }
    try check(frameCount)
    return Array(0..<frameCount)
  }

  private static func check(_ count: Int) throws(FrameSelectionError) {
    guard count > most else { return }
    throw FrameSelectionError(
      message: "\(count) frames are more than one run can have", place: nil,
      hint: "choose at most \(most) of them, or a lower rate or a shorter time")
  }
}
