// Measures five scenes beside a plain program that repaints and compresses every frame, turn about, as ratios.

import BenchScenes
import Foundation

/// `PipelineBenchmark --plain PROGRAM [--frames N] [--jobs N] [--rounds N] [--scene NAME] [--json FILE]`
@main struct PipelineBenchmark {
  static func main() {
    do {
      try measure()
    } catch {
      FileHandle.standardError.write(Data("PipelineBenchmark: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func measure() throws {
    let options = try BenchOptions(CommandLine.arguments)
    if let name = options.alone {
      guard let scene = BenchScene.all.first(where: { $0.name == name }) else { throw BenchError("no scene \(name)") }
      let run = try Measurement(scene, frames: options.frames, jobs: options.jobs, folder: options.folder)
      FileHandle.standardOutput.write(try JSONEncoder().encode(run))
      return
    }
    var rows: [[String: Any]] = []
    print("frames of 1920 × 1080, \(options.frames) a scene, \(options.jobs) workers; milliseconds a frame by stage")
    print(line(BenchTable.heads))
    for scene in BenchScene.all where options.scene == nil || options.scene == scene.name {
      let comparison = try Comparison.run(scene.name, options)
      print(line(comparison.cells))
      rows.append(comparison.json)
    }
    if let file = options.json {
      let data = try JSONSerialization.data(withJSONObject: ["scenes": rows], options: [.prettyPrinted, .sortedKeys])
      try data.write(to: URL(fileURLWithPath: file))
    }
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, BenchTable.widths).map { cell, width in
      let space = String(repeating: " ", count: max(0, abs(width) - cell.count))
      return width < 0 ? cell + space : space + cell
    }.joined(separator: " ")
  }
}
