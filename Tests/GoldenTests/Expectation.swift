// One line of an expectations list: a scene, what it must look like, and what it must cost.

import FramePlanning

/// What a line says.
///
///     == mask.caml @0.50s mask@0.50s.png fuzzy(1,40) passes(mask:1 roundedClip:1/folded) cache(hit:29 miss:1)
///
/// `==` and `!=` compare a scene at a time (0 when none is given) with a picture or with another scene.
struct Expectation: Equatable {
  /// What the scene is compared with.
  enum Other: Equatable {
    case picture(String)
    case scene(String)
  }

  /// Passes of one reason.
  struct Passes: Equatable {
    var modelled: Int
    var executed: Int
  }

  var isEqual = true
  var scene = ""
  var time = 0.0
  var other = Other.picture("")
  /// At most so many pixels differ, none by more than so much. Processors round the last bit differently.
  var fuzzy = (maximum: 1, pixels: 100)
  /// Every pass of the frame when it is drawn alone; a line without passes asserts that there are none.
  var passes: [PassReason: Passes] = [:]
  /// Hits and misses of all frames from the first to this one, 60 a second.
  var cache: (hits: Int, misses: Int)?
  /// How many of those frames repeat the one before.
  var repeats: Int?

  static func == (a: Expectation, b: Expectation) -> Bool { "\(a)" == "\(b)" }
}

/// A line that cannot be read.
struct ExpectationError: Error, CustomStringConvertible {
  var description: String
}

extension Expectation {
  /// Reads a line.
  init(_ line: String) throws {
    var words = Self.words(line)[...]
    guard let relation = words.popFirst(), ["==", "!="].contains(relation) else {
      throw ExpectationError(description: "a line starts with == or !=: \(line)")
    }
    isEqual = relation == "=="
    guard let scene = words.popFirst(), scene.hasSuffix(".caml") else {
      throw ExpectationError(description: "a scene comes first: \(line)")
    }
    self.scene = scene
    if let word = words.first, word.hasPrefix("@") {
      guard word.hasSuffix("s"), let time = Double(word.dropFirst().dropLast()) else {
        throw ExpectationError(description: "\(word) is no time such as @0.50s")
      }
      self.time = time
      words.removeFirst()
    }
    guard let other = words.popFirst() else { throw ExpectationError(description: "nothing to compare with: \(line)") }
    if other.hasSuffix(".caml") {
      self.other = .scene(other)
      fuzzy = (0, 0)
    } else if other.hasSuffix(".png") {
      self.other = .picture(other)
    } else {
      throw ExpectationError(description: "\(other) is neither a picture nor a scene")
    }
    for word in words { try read(term: word) }
  }

  private mutating func read(term: String) throws {
    guard let open = term.firstIndex(of: "("), term.hasSuffix(")") else {
      throw ExpectationError(description: "\(term) is no term such as fuzzy(1,40)")
    }
    let arguments = term[term.index(after: open)...].dropLast().split { $0 == " " || $0 == "," }.map(String.init)
    switch term[..<open] {
    case "fuzzy":
      let numbers = arguments.compactMap { Int($0) }
      guard numbers.count == 2 else { throw ExpectationError(description: "\(term) has not two numbers") }
      fuzzy = (numbers[0], numbers[1])
    case "passes":
      for argument in arguments {
        let (name, count) = try Self.pair(argument)
        guard let reason = PassReason(rawValue: name) else {
          throw ExpectationError(description: "\(name) is no reason of a pass")
        }
        let parts = count.split(separator: "/").map(String.init)
        guard let modelled = parts.first.flatMap({ Int($0) }),
          let executed = parts.count > 1 ? (parts[1] == "folded" ? 0 : Int(parts[1])) : modelled
        else { throw ExpectationError(description: "\(argument) is no count of passes") }
        passes[reason] = Passes(modelled: modelled, executed: executed)
      }
    case "cache":
      var counts = ["hit": 0, "miss": 0]
      for argument in arguments {
        let (name, count) = try Self.pair(argument)
        guard counts[name] != nil, let number = Int(count) else {
          throw ExpectationError(description: "\(argument) is neither hit nor miss")
        }
        counts[name] = number
      }
      cache = (counts["hit"] ?? 0, counts["miss"] ?? 0)
    case "repeats":
      guard let number = arguments.first.flatMap({ Int($0) }) else {
        throw ExpectationError(description: "\(term) has no number")
      }
      repeats = number
    default: throw ExpectationError(description: "\(term) is not known")
    }
  }

  private static func pair(_ text: String) throws -> (String, String) {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 2 else { throw ExpectationError(description: "\(text) is no name:count") }
    return (parts[0], parts[1])
  }

  /// Words, brackets kept together.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var depth = 0
    for character in line {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == " ", depth == 0 {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
