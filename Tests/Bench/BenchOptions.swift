// The benchmark's arguments.

import Foundation

/// What cannot be measured, and why.
struct BenchError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Choices of one run.
struct BenchOptions {
  var frames = 120
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var rounds = 2
  var plain: String?
  var scene: String?
  var json: String?
  /// A scene to render here and now, instead of comparing.
  var alone: String?
  var folder = ""
  let program: String

  init(_ arguments: [String]) throws {
    program = arguments.first ?? ""
    var rest = arguments.dropFirst()
    func count(_ text: String, _ name: String) throws -> Int {
      guard let number = Int(text), number > 0 else {
        throw BenchError("\(name) wants a number from 1 up, not \(text)")
      }
      return number
    }
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw BenchError("\(name) needs a value") }
      switch name {
      case "--frames": frames = try count(value, name)
      case "--jobs": jobs = try count(value, name)
      case "--rounds": rounds = try count(value, name)
      case "--plain": plain = value
      case "--scene": scene = value
      case "--json": json = value
      case "--alone": alone = value
      case "--folder": folder = value
      default: throw BenchError("there is no option \(name)")
      }
    }
  }
}
