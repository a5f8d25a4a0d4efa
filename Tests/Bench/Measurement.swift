// One scene rendered once, in figures, as one line of JSON on the way from one program to another.

import BenchScenes
import Cairn
import Foundation

/// What one run cost.
struct Measurement: Codable {
  var name: String
  var frames: Int
  /// Wall seconds.
  var seconds: Double
  /// Processor seconds of all threads.
  var cpuSeconds: Double
  /// Bytes of all files.
  var bytes: Int
  /// Largest resident memory, bytes.
  var peakBytes: Int
  /// Milliseconds a frame by stage; nil for the plain program.
  var milliseconds: [String: Double]?

  var framesPerSecond: Double { seconds > 0 ? Double(frames) / seconds : 0 }

  /// Renders a scene into a folder.
  init(_ scene: BenchScene, frames: Int, jobs: Int, folder: String) throws {
    let stage = try scene.make()
    var options = RenderOptions()
    options.duration = Double(frames) / 60
    options.jobs = jobs
    let report = try stage.render(options, to: PNGSequence(folder))
    let count = Double(max(report.frames.count, 1))
    let total = report.totalMilliseconds
    name = scene.name
    self.frames = report.frames.count
    seconds = report.seconds
    cpuSeconds = Self.cpuSeconds
    bytes = try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, file in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
      return sum + (attributes[.size] as? Int ?? 0)
    }
    peakBytes = report.peakBytes
    milliseconds = [
      "resolve": total.resolve / count, "plan": total.plan / count, "raster": total.raster / count,
      "encode": total.encode / count, "write": total.write / count,
    ]
  }

  private static var cpuSeconds: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
