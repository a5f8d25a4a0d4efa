// The kinds of values CAML's texts can mean, and the type names that announce them.

/// How the text of a value is to be read.
package indirect enum CAMLKind: Sendable, Hashable {
  /// `0`, `1`, `true`, `false`.
  case bool
  /// One number; `isEndless` allows `inf`.
  case number(isEndless: Bool)
  /// `x y`.
  case point
  /// `w h`.
  case size
  /// `x y w h`.
  case rect
  /// A list of functions, or sixteen numbers.
  case transform
  /// `r g b`, with an opacity beside it.
  case color
  /// Numbers and operators in postfix order.
  case path
  /// The name of a file.
  case image
  /// Text.
  case string
  /// One of some words.
  case word([String])
  /// A timing function: a word or four numbers.
  case timing
  /// A list; in a text its elements are separated by white space.
  case list(CAMLKind)
  /// No value.
  case null
  /// Whatever it turns out to be.
  case any

  /// A number that must be finite.
  package static let number = CAMLKind.number(isEndless: false)

  /// The kind a type name announces, as `type="…"` or as the element's own name.
  package static let named: [String: CAMLKind] = [
    "integer": .number, "real": .number, "float": .number, "double": .number, "NSNumber": .number,
    "bool": .bool, "boolean": .bool,
    "string": .string, "NSString": .string, "null": .null, "NSNull": .null,
    "CGPoint": .point, "CGSize": .size, "CGRect": .rect, "CGColor": .color, "CGImage": .image, "CGPath": .path,
    "CATransform3D": .transform, "CAMediaTimingFunction": .timing,
    "NSArray": .list(.any), "NSMutableArray": .list(.any), "NSValue": .any,
  ]

  /// What it is called in messages.
  package var title: String {
    switch self {
    case .bool: "a truth value (0 or 1)"
    case .number: "a number"
    case .point: "a point (two numbers)"
    case .size: "a size (two numbers)"
    case .rect: "a rectangle (four numbers)"
    case .transform: "a transform"
    case .color: "a colour"
    case .path: "a path"
    case .image: "an image"
    case .string: "a text"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .timing: "a timing function"
    case .list: "a list"
    case .null: "nothing"
    case .any: "a value"
    }
  }
}
