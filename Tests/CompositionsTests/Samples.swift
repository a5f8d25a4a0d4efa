// The sample data of the repository.

import Foundation

enum Samples {
  /// The folder of the files.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples/Data").path

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).csv"))
  }
}
