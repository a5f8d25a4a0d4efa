// A plan as text, for people and tests.

import Foundation
import Graphics
import RenderTree

extension FramePlan: CustomStringConvertible {
  /// One line a step, indented where steps nest, then the frame's counts.
  public var description: String {
    var lines: [String] = []
    if repeatsPrevious { lines.append("repeat the previous frame") }
    let names = Dictionary(layers.map { ($0.id, $0.path) }, uniquingKeysWith: { first, _ in first })
    PlanWriter(names: names).write(content, indent: 0, into: &lines)
    lines.append("modelled \(cost.modelled.text)")
    lines.append("executed \(cost.executed.text)")
    lines.append("cache \(cost.cache.text)")
    lines.append("modelled cache \(cost.modelledCache.text)")
    lines.append(
      "layers \(cost.layers.visited) visited, \(cost.layers.drawn) drawn, \(cost.layers.culled) culled")
    return lines.joined(separator: "\n")
  }
}

/// Writes steps as lines.
private struct PlanWriter {
  let names: [LayerID: String]

  func write(_ ops: [PlanOp], indent: Int, into lines: inout [String]) {
    for op in ops { write(op, indent: indent, into: &lines) }
  }

  private func write(_ op: PlanOp, indent: Int, into lines: inout [String]) {
    func line(_ text: String) { lines.append(String(repeating: "  ", count: indent) + text) }
    switch op {
    case .draw(let draw):
      line("draw \(name(draw.layer)) \(draw.list.paintCount) paints in \(draw.bounds.text)")
    case .clip(let clip):
      line("clip \(clip.path.bounds.applying(clip.transform).text)")
      write(clip.content, indent: indent + 1, into: &lines)
    case .pass(let pass):
      let alpha = pass.alpha < 1 ? " alpha \(pass.alpha.text)" : ""
      let effects = pass.effects.isEmpty ? "" : " \(pass.effects.effects.count) effects"
      let compositing = pass.compositing.name.map { " \($0)" } ?? ""
      line("pass \(pass.reason.rawValue) of \(name(pass.layer)) \(pass.bounds.text)\(alpha)\(effects)\(compositing)")
      write(pass.content, indent: indent + 1, into: &lines)
      if let mask = pass.mask {
        line("masked by")
        write(mask, indent: indent + 1, into: &lines)
      }
    case .shadow(let shadow):
      let deviation = "\(Double(shadow.deviation.dx).text)x\(Double(shadow.deviation.dy).text)"
      line("shadow of \(name(shadow.layer)) blurred \(deviation) in \(shadow.bounds.text)")
      write(shadow.content, indent: indent + 1, into: &lines)
    case .backdrop(let backdrop):
      line("filter what is behind \(name(backdrop.layer)) \(backdrop.bounds.text) read from \(backdrop.sampled.text)")
      write(backdrop.content ?? [], indent: indent + 1, into: &lines)
      if let mask = backdrop.mask {
        line("masked by")
        write(mask, indent: indent + 1, into: &lines)
      }
    case .warp(let warp):
      line("warp \(name(warp.layer)) \(warp.bounds.text) into \(warp.target.text)")
      write(warp.content, indent: indent + 1, into: &lines)
    case .raster(let raster):
      line("\(raster.isHit ? "use" : "fill") bitmap of \(name(raster.layer)) \(raster.bounds.text)")
      write(raster.fill, indent: indent + 1, into: &lines)
    }
  }

  private func name(_ id: LayerID) -> String { names[id] ?? "a layer" }
}

extension PixelRect {
  fileprivate var text: String { "(\(x), \(y)) \(width)x\(height)" }
}

extension CGRect {
  fileprivate var text: String {
    "(\(Double(minX).text), \(Double(minY).text)) \(Double(width).text)x\(Double(height).text)"
  }
}

extension Double {
  /// Up to three decimals, none that say nothing.
  fileprivate var text: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension PassCounts {
  /// `mask 1, shadow 2 (1234 pixels, 4936 bytes, 2 deep)`.
  fileprivate var text: String {
    let reasons = byReason.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }
    if reasons.isEmpty { return "no passes" }
    let nesting = depth > 1 ? ", \(depth) deep" : ""
    return "\(reasons.joined(separator: ", ")) (\(pixels) pixels, \(bytes) bytes\(nesting))"
  }
}

extension CacheCounts {
  fileprivate var text: String { "\(hits) hits, \(misses) misses, \(evictions) evictions, \(bytes) bytes" }
}
