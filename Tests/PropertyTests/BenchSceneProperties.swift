// The measured scenes have the bytes of frames drawn whole, one at a time: what makes them fast changes no pixel.

import BenchScenes
import FrameEngine
import FrameOutput
import Testing

@Suite struct BenchSceneProperties {
  /// Every scene moves in them.
  private static let frames = FrameSelection(100...107)

  private func digests(_ scene: BenchScene, _ set: (inout RenderOptions) -> Void) throws -> [Int: UInt64] {
    let sink = DigestSink()
    var options = RenderOptions()
    options.duration = 2
    options.frames = Self.frames
    set(&options)
    try scene.make().render(options, to: sink)
    return sink.digests
  }

  @Test(arguments: BenchScene.all) func damageJobsAndRangesChangeNoByte(_ scene: BenchScene) throws {
    let whole = try digests(scene) { $0.repaintsEverything = true }
    #expect(whole.count == 8 && Set(whole.values).count > 1)
    #expect(try digests(scene) { _ in } == whole)
    #expect(try digests(scene) { $0.jobs = 3 } == whole)
    let range = FrameSelection(105...106)
    #expect(try digests(scene) { $0.frames = range } == whole.filter { 105...106 ~= $0.key })
  }
}
