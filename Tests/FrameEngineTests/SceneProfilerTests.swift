// Advice: what is tried, what it does to passes, bitmaps and pixels. Times are not asked for.

import CoreAnimation
import Foundation
import FrameEngine
import FramePlanning
import Graphics
import Testing

@Suite struct SceneProfilerTests {
  private func box(_ name: String, _ frame: CGRect, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = frame
    layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    change(layer)
    return layer
  }

  private func square(_ x: CGFloat, _ side: CGFloat = 40) -> CGRect { CGRect(x: x, y: 10, width: side, height: side) }

  private func move(_ layer: CALayer) {
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 20
    move.duration = 1
    layer.add(move, forKey: nil)
  }

  private func fade(_ layer: CALayer) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.9
    fade.toValue = 0.4
    fade.duration = 1
    layer.add(fade, forKey: nil)
  }

  /// The report of 30 frames of a tree.
  private func profile(_ layers: CALayer..., changes: Int = 50) throws -> RunReport {
    let root = CALayer()
    root.name = "root"
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    root.sublayers = layers
    var profiler = SceneProfiler()
    profiler.changes = changes
    var options = RenderOptions()
    options.duration = 0.5
    return try profiler.profile(Stage(root, size: root.bounds.size), options)
  }

  private func advice(_ report: RunReport, _ path: String, _ change: String) throws -> Advice {
    try #require(report.advice?.first { $0.path == path && $0.change == change }, "\(report.advice ?? [])")
  }

  @Test func rasterizingIsTriedAndCounted() throws {
    let group = box("group", square(10)) {
      $0.addSublayer(box("a", CGRect(x: 5, y: 5, width: 10, height: 10)))
      $0.addSublayer(box("b", CGRect(x: 20, y: 5, width: 10, height: 10)))
      fade($0)
    }
    let report = try profile(group)
    let on = try advice(report, "root/group", "shouldRasterize")
    #expect(on.cache?.misses == 1 && on.cache?.hits == 29)
    #expect(on.savedModelledPasses == 29 && on.difference.largest <= 1)
    #expect(report.isProfiled && report.frames.count == 30 && report.layers.contains { $0.milliseconds > 0 })
    let object = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
    #expect((object?["advice"] as? [[String: Any]])?.count == report.advice?.count)
  }

  @Test func aBitmapThatNeverHelpsIsTakenAway() throws {
    let group = box("group", square(10)) {
      $0.shouldRasterize = true
      $0.addSublayer(box("a", CGRect(x: 5, y: 5, width: 10, height: 10)) { move($0) })
    }
    let report = try profile(group)
    #expect(report.findings.map(\.text) == ["cache thrash: 30 misses of 30"])
    let off = try advice(report, "root/group", "shouldRasterize off")
    #expect(off.savedModelledPasses == 30)
  }

  @Test func aPathForAShadow() throws {
    let shaded = box("shaded", square(30)) {
      $0.shadowOpacity = 0.5
      move($0)
    }
    let path = try advice(try profile(shaded), "root/shaded", "shadowPath set")
    // The background fills the bounds: the path casts the same shadow.
    #expect(path.savedModelledPasses == 30 && path.difference.frames == 0)
  }

  @Test func aClipForAMask() throws {
    let masked = box("masked", square(30)) {
      // At rest: an edge between two pixels is met once by a clip, and by a mask once more.
      $0.addSublayer(box("inside", CGRect(x: -5, y: 5, width: 20, height: 20)) { fade($0) })
      $0.mask = box("mask", $0.bounds)
    }
    let clip = try advice(try profile(masked), "root/masked", "mask replaced by a clip")
    #expect(clip.savedModelledPasses == 30 && clip.difference.largest <= 1)
    // A mask of another shape is no clip.
    let other = box("masked", square(30)) {
      $0.mask = box("mask", CGRect(x: 0, y: 0, width: 10, height: 10))
      move($0)
    }
    #expect(try profile(other).advice?.contains { $0.change == "mask replaced by a clip" } == false)
  }

  @Test func aCornerClipWithNothingToClip() throws {
    let round = box("round", square(30)) {
      $0.masksToBounds = true
      $0.cornerRadius = 8
      $0.addSublayer(box("middle", CGRect(x: 15, y: 15, width: 10, height: 10)))
      move($0)
    }
    let dropped = try advice(try profile(round), "root/round", "corner clip dropped")
    #expect(dropped.savedModelledPasses == 30 && dropped.difference.largest <= 1)
  }

  @Test func opacityOfAGroupInWhichNothingOverlaps() throws {
    func group(overlap: Bool) -> CALayer {
      box("group", square(30)) {
        $0.backgroundColor = nil
        $0.opacity = 0.5
        $0.addSublayer(box("a", CGRect(x: 0, y: 0, width: 10, height: 10)))
        $0.addSublayer(box("b", CGRect(x: overlap ? 5 : 20, y: 0, width: 10, height: 10)))
        move($0)
      }
    }
    let apart = try advice(try profile(group(overlap: false)), "root/group", "allowsGroupOpacity off")
    #expect(apart.savedModelledPasses == 30 && apart.difference.largest <= 1)
    let over = try advice(try profile(group(overlap: true)), "root/group", "allowsGroupOpacity off")
    #expect(over.difference.largest > 10)
  }

  @Test func aReplicatorForEqualSublayers() throws {
    let row = box("row", CGRect(x: 0, y: 0, width: 200, height: 50)) {
      for index in 0..<6 {
        $0.addSublayer(
          box("dot \(index)", CGRect(x: CGFloat(index) * 30 + 5, y: 10, width: 10, height: 10)) { dot in
            dot.addSublayer(box("middle", CGRect(x: 3, y: 3, width: 4, height: 4)))
            let pulse = CABasicAnimation(keyPath: "opacity")
            pulse.toValue = 0.2
            pulse.duration = 1
            dot.add(pulse, forKey: nil)
          })
      }
    }
    let replaced = try advice(try profile(row), "root/row", "replicator instead of equal sublayers")
    #expect(replaced.difference.frames == 0 && replaced.savedModelledPasses == 0)
  }

  @Test func noMoreThanAskedForIsTried() throws {
    let shaded = box("shaded", square(30)) { $0.shadowOpacity = 0.5 }
    #expect(try profile(shaded, changes: 1).advice?.count == 1)
    #expect(try profile(shaded, changes: 0).advice?.isEmpty == true)
  }

  @Test func linesSayWhatChanged() {
    var cache = CacheCounts()
    cache.misses = 1
    cache.hits = 299
    func advice(_ saved: Double, _ uncertainty: Double, _ cache: CacheCounts?, _ difference: FrameDifference) -> Advice
    {
      Advice(
        path: "grid", change: "shouldRasterize", savedMilliseconds: saved, uncertainty: uncertainty,
        savedModelledPasses: 0, cache: cache, difference: difference)
    }
    #expect(
      advice(3.1, 0.2, cache, FrameDifference()).line
        == "grid  shouldRasterize saves 3.10 ms/frame (1 miss, 299 hits), pixels equal")
    #expect(
      advice(-0.0523, 0.01, nil, FrameDifference(largest: 3, frames: 1)).line
        == "grid  shouldRasterize costs 0.052 ms/frame, pixels differ by up to 3 in 1 frame")
    #expect(
      advice(0.5, 0.6, nil, FrameDifference()).line
        == "grid  shouldRasterize saves nothing that can be measured, pixels equal")
  }
}
