// The sample data of the repository.

import Foundation

enum Samples {
  static func data(_ name: String) throws -> Data {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try Data(contentsOf: root.appendingPathComponent("Samples/Data/\(name).csv"))
  }
}
