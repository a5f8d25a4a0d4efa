// A value as a plain list of numbers, for sums, distances and splines that treat every kind alike.

package import RenderTree
import Foundation
import Graphics

extension PropertyValue {
  /// The numbers the value is made of; nil for kinds that are no vectors (transforms, strings, images).
  package var vector: [Double]? {
    switch self {
    case .bool(let flag): return [flag ? 1 : 0]
    case .number(let number): return [number]
    case .point(let p): return [p.x, p.y]
    case .size(let s): return [s.width, s.height]
    case .rect(let r): return [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .color(let c): return [c.red, c.green, c.blue, c.alpha]
    case .path(let path): return path.points.flatMap { [Double($0.x), Double($0.y)] }
    case .array(let values):
      var all: [Double] = []
      for value in values {
        guard let part = value.vector else { return nil }
        all += part
      }
      return all
    case .none, .transform, .image, .dissolve, .string, .text, .record, .object: return nil
    }
  }

  /// A value of the same kind and structure made of other numbers; nil when their count does not fit.
  package func withVector(_ numbers: [Double]) -> PropertyValue? {
    guard let count = vector?.count, count == numbers.count else { return nil }
    var rest = numbers[...]
    return taking(&rest)
  }

  private func taking(_ rest: inout ArraySlice<Double>) -> PropertyValue? {
    func next() -> Double { rest.popFirst() ?? 0 }
    switch self {
    case .bool: return .bool(next() != 0)
    case .number: return .number(next())
    case .point: return .point(CGPoint(x: next(), y: next()))
    case .size: return .size(CGSize(width: next(), height: next()))
    case .rect: return .rect(CGRect(x: next(), y: next(), width: next(), height: next()))
    case .color: return .color(CGColor(red: next(), green: next(), blue: next(), alpha: next()))
    case .path(let path):
      let points = path.points.map { _ in CGPoint(x: next(), y: next()) }
      return path.replacingPoints(points).map { .path($0) }
    case .array(let values):
      var all: [PropertyValue] = []
      for value in values {
        guard let part = value.taking(&rest) else { return nil }
        all.append(part)
      }
      return .array(all)
    case .none, .transform, .image, .dissolve, .string, .text, .record, .object: return nil
    }
  }

  /// Whether two vectors stand for the same thing, so that their numbers may be combined one by one.
  package func hasSameShape(as other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.bool, .bool), (.bool, .number), (.number, .bool), (.number, .number): true
    case (.point, .point), (.point, .size), (.size, .point), (.size, .size): true
    case (.rect, .rect), (.color, .color), (.transform, .transform): true
    case (.path(let a), .path(let b)): a.hasSameStructure(as: b)
    case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.hasSameShape(as: $1) }
    default: false
    }
  }

  /// The Euclidean distance between two values, which paced animations divide time by; nil for kinds without one.
  /// Lists and paths have none.
  package func distance(to other: PropertyValue) -> Double? {
    switch self {
    case .array, .path: return nil
    default: break
    }
    guard hasSameShape(as: other), let a = vector, let b = other.vector, a.count == b.count else { return nil }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
