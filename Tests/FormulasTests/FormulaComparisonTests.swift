// The formulas agree with an independent reading of them, wherever that file and Python are at hand.

import Foundation
import Testing

@Suite struct FormulaComparisonTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let file = root.appendingPathComponent("../shared/spec/reference.py").standardizedFileURL.path

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file)))
  func swiftAndPythonAgree() throws {
    let samples = Bundle.main.bundleURL.appendingPathComponent("Formulas").path
    try #require(FileManager.default.isExecutableFile(atPath: samples), "\(samples)")
    let comparison = Process()
    comparison.executableURL = Self.root.appendingPathComponent("Scripts/compare-formulas.sh")
    // A tenth of what the script compares by itself.
    comparison.arguments = [Self.file, "1000"]
    comparison.environment = ProcessInfo.processInfo.environment.merging(["CAIRN_FORMULAS": samples]) { $1 }
    let output = Pipe()
    comparison.standardOutput = output
    try comparison.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    comparison.waitUntilExit()
    #expect(comparison.terminationStatus == 0, "\(text)")
  }
}
