// Plays one scene for very long and makes very many scenes, and fails when the process holds more and more.

import Cairn
import Foundation

/// `Soak [FRAMES] [COMPOSITIONS]`: ends with 1 when something grew or a frame did not come back.
@main struct Soak {
  static func main() {
    let counts = CommandLine.arguments.dropFirst().map { Int($0) ?? -1 }
    guard counts.count <= 2, counts.allSatisfy({ $0 >= 0 }) else {
      complain("Soak [FRAMES] [COMPOSITIONS] takes two numbers")
      exit(2)
    }
    do {
      let complaints =
        try frames(counts.first ?? 100_000) + (try compositions(counts.count > 1 ? counts[1] : 1000))
      complaints.forEach(complain)
      exit(complaints.isEmpty ? 0 : 1)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  private static func complain(_ sentence: String) { FileHandle.standardError.write(Data("\(sentence)\n".utf8)) }

  /// One run of one scene.
  private static func frames(_ count: Int) throws -> [String] {
    guard count > 0 else { return [] }
    var watch = Watch("frames", total: count)
    let sink = PeriodicSink(period: LoopingScene.period, settled: LoopingScene.settled) { watch.done($0) }
    var options = RenderOptions()
    options.duration = Double(count) / Double(LoopingScene.framesPerSecond)
    options.keepsFrameReports = false
    try LoopingScene.stage().render(options, to: sink)
    Watch.say("frames: \(sink.distinct) different files a period of \(LoopingScene.period)")
    var found = watch.complaints
    if let first = sink.changed.first {
      found.append("\(sink.changed.count) frames differ from those one period earlier, the first is \(first)")
    }
    if count < LoopingScene.settled + 2 * LoopingScene.period { found.append("no frame had time to come back") }
    return found
  }

  /// Many scenes, one after the other.
  private static func compositions(_ count: Int) throws -> [String] {
    guard count > 0 else { return [] }
    var watch = Watch("compositions", total: count)
    var run = CompositionRun()
    for turn in 0..<count {
      try run.run(turn)
      watch.done(turn + 1)
    }
    return watch.complaints + run.complaints
  }
}
