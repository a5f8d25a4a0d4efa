// One scene measured against the plain way: both in turn, each run a process of its own, the best of each.

import Foundation

/// Columns of the table.
enum BenchTable {
  static let heads = [
    "scene", "ratio", "fps", "plain", "cpu s", "plain", "resolve", "plan", "raster", "encode", "write", "MB", "plain",
    "peak MB",
  ]
  /// Negative widths stand to the left.
  static let widths = [-18, 6, 7, 6, 6, 6, 7, 6, 6, 6, 6, 6, 6, 7]
}

/// The best runs of both programs.
struct Comparison {
  let cairn: Measurement
  let plain: Measurement

  var ratio: Double { plain.framesPerSecond > 0 ? cairn.framesPerSecond / plain.framesPerSecond : 0 }

  static func run(_ name: String, _ options: BenchOptions) throws -> Comparison {
    guard let program = options.plain else { throw BenchError("--plain names the program to compare with") }
    var ours: [Measurement] = []
    var plains: [Measurement] = []
    for _ in 0..<options.rounds {
      ours.append(
        try inFolder { folder in
          try measure(
            options.program,
            [
              "--alone", name, "--frames", "\(options.frames)", "--jobs", "\(options.jobs)", "--folder", folder,
            ])
        })
      // The plain way is slow and even: a third of the frames say as much.
      let frames = max(1, options.frames / 3)
      plains.append(try inFolder { try measure(program, [name, "\(frames)", $0]) })
    }
    guard let cairn = ours.max(by: { $0.framesPerSecond < $1.framesPerSecond }),
      let plain = plains.max(by: { $0.framesPerSecond < $1.framesPerSecond })
    else { throw BenchError("nothing was measured") }
    return Comparison(cairn: cairn, plain: plain)
  }

  var cells: [String] {
    func number(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
    let stages = ["resolve", "plan", "raster", "encode", "write"].map { number(cairn.milliseconds?[$0] ?? 0, 2) }
    let share = Double(cairn.frames) / Double(max(plain.frames, 1))
    return [cairn.name, number(ratio, 1) + "×", number(cairn.framesPerSecond, 1), number(plain.framesPerSecond, 1)]
      + [number(cairn.cpuSeconds, 2), number(plain.cpuSeconds * share, 2)] + stages
      + [number(Double(cairn.bytes) / 1e6, 1), number(Double(plain.bytes) * share / 1e6, 1)]
      + [number(Double(cairn.peakBytes) / 1e6, 0)]
  }

  var json: [String: Any] {
    [
      "name": cairn.name, "ratio": ratio, "framesPerSecond": cairn.framesPerSecond,
      "plainFramesPerSecond": plain.framesPerSecond, "frames": cairn.frames, "plainFrames": plain.frames,
      "cpuSeconds": cairn.cpuSeconds, "plainCPUSeconds": plain.cpuSeconds,
      "milliseconds": cairn.milliseconds ?? [:], "bytes": cairn.bytes, "plainBytes": plain.bytes,
      "peakBytes": cairn.peakBytes, "plainPeakBytes": plain.peakBytes,
    ]
  }

  private static func inFolder(_ body: (String) throws -> Measurement) throws -> Measurement {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pipeline-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  private static func measure(_ program: String, _ arguments: [String]) throws -> Measurement {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchError("\(program) \(arguments) failed") }
    return try JSONDecoder().decode(Measurement.self, from: data)
  }
}
