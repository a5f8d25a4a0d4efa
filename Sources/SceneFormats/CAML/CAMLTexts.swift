// Values become the texts that `CAMLValues` reads: the same numbers come back, to the last bit.

import Cairo
import Foundation
import Graphics
import RenderTree

/// Writes the texts of values.
enum CAMLTexts {
  /// The shortest decimal that is read as this number again.
  static func number(_ number: Double) -> String {
    if number == .infinity { return "inf" }
    if number == number.rounded(), abs(number) < 1e15, !(number == 0 && number.sign == .minus) {
      return String(Int(number))
    }
    return "\(number)"
  }

  static func numbers(_ values: [CGFloat]) -> String { values.map { number(Double($0)) }.joined(separator: " ") }

  /// The text of a value that one text can hold; colours without their opacity.
  static func text(_ value: PropertyValue) -> String? {
    switch value {
    case .bool(let flag): flag ? "1" : "0"
    case .number(let n): number(n)
    case .point(let p): numbers([p.x, p.y])
    case .size(let s): numbers([s.width, s.height])
    case .rect(let r): numbers([r.origin.x, r.origin.y, r.size.width, r.size.height])
    case .transform(let t): numbers(t.numbers)
    case .color(let c): numbers([c.red, c.green, c.blue])
    case .path(let p): path(p)
    case .string(let s): s
    case .none, .image, .dissolve, .text, .array, .record, .object: nil
    }
  }

  /// Numbers, then their operator. Quadratic curves, for which the format has none, are written as the cubic ones they
  /// are drawn as.
  private static func path(_ path: PathData) -> String {
    var words: [String] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ points: [CGPoint], _ operation: String) {
      words += points.flatMap { [number(Double($0.x)), number(Double($0.y))] } + [operation]
      current = points.last ?? start
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        start = point
        add([point], "m")
      case .line(let point): add([point], "l")
      case .quad(let control, let end):
        let (first, second, point) = current.cubicControls(control, end)
        add([first, second, point], "c")
      case .curve(let first, let second, let end): add([first, second, end], "c")
      case .close: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }
}
