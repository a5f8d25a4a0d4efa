// A short soak: a few hundred frames and a few dozen scenes in a process of its own, whose memory others do not share.

import Foundation
import Testing

@Suite struct SoakTests {
  private func soak(_ arguments: String...) throws -> (status: Int32, text: String) {
    let program = Bundle.main.bundleURL.appendingPathComponent("Soak")
    try #require(FileManager.default.isExecutableFile(atPath: program.path), "\(program.path)")
    let task = Process()
    task.executableURL = program
    task.arguments = arguments
    let output = Pipe()
    task.standardOutput = output
    task.standardError = output
    try task.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    task.waitUntilExit()
    return (task.terminationStatus, text)
  }

  @Test func nothingGrowsAndFramesComeBack() throws {
    let run = try soak("640", "60")
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains("frames 640 of 640") && run.text.contains("compositions 60 of 60"), "\(run.text)")
  }

  @Test func aSoakTooShortToSeeAFrameComeBackFails() throws {
    #expect(try soak("200", "0").status == 1)
    #expect(try soak("many").status == 2)
  }
}
