// What comparing two pictures came to, as a sentence and as JSON.

import FrameEngine
import Graphics

/// The result of comparing two pictures of one name.
struct PictureResult: Sendable {
  private enum Finding: Sendable {
    case missing(folder: String)
    case sizes(String, String)
    case pixels(PixelDifference, over: Int, isWithin: Bool)
  }

  let name: String
  private let finding: Finding

  init(name: String, missingIn folder: String) {
    self.name = name
    finding = .missing(folder: folder)
  }

  init(name: String, sizes: (PixelBuffer, PixelBuffer)) {
    self.name = name
    finding = .sizes("\(sizes.0.width)x\(sizes.0.height)", "\(sizes.1.width)x\(sizes.1.height)")
  }

  init(name: String, difference: PixelDifference, tolerance: Int, allowed: Int) {
    self.name = name
    let over = difference.count(over: tolerance)
    finding = .pixels(difference, over: over, isWithin: over <= allowed)
  }

  /// Whether no pixel differs at all.
  var isIdentical: Bool {
    if case .pixels(let difference, _, _) = finding { return difference.maximum == 0 }
    return false
  }

  /// Whether they are equal as far as was asked.
  var isEqual: Bool {
    if case .pixels(_, _, let isWithin) = finding { return isWithin }
    return false
  }

  /// Numbers in a sentence.
  var text: String {
    switch finding {
    case .missing(let folder): return "missing in \(folder)"
    case .sizes(let a, let b): return "one is \(a) pixels large, the other \(b)"
    case .pixels(let difference, _, _):
      let box = difference.bounds
      let mean = JSONValue.digits((difference.mean * 10000).rounded() / 10000)
      return "largest difference \(difference.maximum), mean \(mean); \(difference.count(over: 0)) of "
        + "\(difference.pixels) pixels differ, within \(box.width)x\(box.height) at \(box.x),\(box.y)"
    }
  }

  /// Why they do not count as equal.
  var complaint: String {
    switch finding {
    case .missing, .sizes: return text
    case .pixels(let difference, let over, _):
      return "the pictures differ: \(over) of \(difference.pixels) pixels by more than is allowed"
    }
  }

  var json: JSONValue {
    var members = [JSONValue.Member("name", .string(name)), JSONValue.Member("equal", .boolean(isEqual))]
    switch finding {
    case .missing(let folder): members.append(JSONValue.Member("missingIn", .string(folder)))
    case .sizes(let a, let b): members.append(JSONValue.Member("sizes", .array([.string(a), .string(b)])))
    case .pixels(let difference, let over, _):
      let box = difference.bounds
      members += [
        JSONValue.Member("largest", .integer(difference.maximum)), JSONValue.Member("mean", .number(difference.mean)),
        JSONValue.Member("pixels", .integer(difference.pixels)),
        JSONValue.Member("differing", .integer(difference.count(over: 0))),
        JSONValue.Member("beyondTolerance", .integer(over)),
        JSONValue.Member(
          "bounds", .array([.integer(box.x), .integer(box.y), .integer(box.width), .integer(box.height)])),
      ]
    }
    return .object(members)
  }
}
