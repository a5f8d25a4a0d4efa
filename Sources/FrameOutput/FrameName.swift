// From a frame's index to the name of its file.

/// Names numbered files: `frames` is a folder of `00000.png`, `00001.png` …; `shots/shot_%04d.png` is a pattern.
///
/// A pattern holds one `%d` or `%0Nd` in its last component; `%%` stands for a per cent sign.
public struct FrameName: Sendable, Hashable {
  /// The folder the files are in, as given; `.` when the pattern names none.
  public let folder: String
  /// The number frame 0 gets.
  public let startNumber: Int

  /// No frame has a larger number; a file that does is something else.
  static let largestNumber = 1_000_000_000_000_000

  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// Reads a folder or a pattern. Throws when it holds no usable number.
  ///
  /// - Parameters:
  ///   - output: A folder, or a path with `%d` or `%0Nd` in its last component.
  ///   - startNumber: The number frame 0 gets; not negative.
  ///   - lastIndex: The index of the last frame, if known: numbers are widened so that all names have equal length.
  public init(_ output: String, startNumber: Int = 0, lastIndex: Int? = nil) throws(SinkError) {
    precondition(startNumber >= 0, "files are numbered from zero upwards")
    guard !output.isEmpty else {
      throw SinkError("the name of the output is empty", hint: "name a folder, or a pattern such as shot_%05d.png")
    }
    self.startNumber = startNumber
    let lastNumber = startNumber + max(lastIndex ?? 0, 0)
    guard output.contains("%") else {
      guard !output.lowercased().hasSuffix(".png") else {
        let stem = output.dropLast(4)
        throw SinkError(
          "one file cannot hold a sequence of frames", place: output,
          hint: "put a number into the name, as in \(stem)_%05d.png, or name a folder")
      }
      folder = output
      prefix = ""
      suffix = ".png"
      digits = max(5, Self.width(of: lastNumber))
      return
    }
    let directory = WholeFile.folder(of: output)
    let name = output.lastIndex(of: "/").map { String(output[output.index(after: $0)...]) } ?? output
    guard case .literal(let plainFolder) = try FramePattern.read(directory, in: output) else {
      throw SinkError(
        "the number stands in a folder's name", place: output,
        hint: "put it into the file's name; %% is a per cent sign")
    }
    guard case .numbered(let before, let minimum, let after) = try FramePattern.read(name, in: output) else {
      throw SinkError(
        "the pattern has no number", place: output, hint: "put %05d into the file's name; %% is a per cent sign")
    }
    folder = plainFolder
    prefix = before
    suffix = after
    // A plain %d asks for no padding, so nothing is widened.
    digits = minimum == 0 ? 0 : max(minimum, Self.width(of: lastNumber))
  }

  /// The name of a frame's file within `folder`.
  public func fileName(_ index: Int) -> String {
    let number = String(startNumber + index)
    return prefix + String(repeating: "0", count: max(digits - number.count, 0)) + number + suffix
  }

  /// The path of a frame's file.
  public func path(_ index: Int) -> String { Self.join(folder, fileName(index)) }

  /// What all names have in common, without `.png`: `shot_` for `shot_%05d.png`, nothing for a folder.
  var stem: String { prefix + (suffix.hasSuffix(".png") ? String(suffix.dropLast(4)) : suffix) }

  /// The names as a printf pattern, which is what ffmpeg's image reader takes.
  public var pattern: String {
    let number = digits == 0 ? "%d" : "%0\(digits)d"
    return Self.join(Self.escaped(folder), Self.escaped(prefix) + number + Self.escaped(suffix))
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "%" ? ["%", "%"] : [$0] })
  }

  private static func width(of number: Int) -> Int { String(number).count }
}

/// A text with at most one printf number in it.
private enum FramePattern {
  case literal(String)
  case numbered(before: String, minimum: Int, after: String)

  static func read(_ text: String, in output: String) throws(SinkError) -> FramePattern {
    var before = ""
    var literal = ""
    var minimum: Int?
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      // Only zero padding makes names that sort; 20 digits hold every Int.
      guard rest.popFirst() == "d", digits.isEmpty || digits.first == "0", let width = Int("0" + digits), width <= 20
      else {
        throw SinkError(
          "a per cent sign starts no number", place: output,
          hint: "write %d, or %05d for five digits; %% is a per cent sign")
      }
      guard minimum == nil else {
        throw SinkError("the pattern has two numbers", place: output, hint: "keep one; %% is a per cent sign")
      }
      minimum = width
      before = literal
      literal = ""
    }
    guard let minimum else { return .literal(literal) }
    return .numbered(before: before, minimum: minimum, after: literal)
  }
}
