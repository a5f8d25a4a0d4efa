// How a smooth chart takes new values: the curve grows at its end, moves on, and bends to another range.

import Cairn
import Foundation

extension BezierChartScene {
  /// Appends values at the end. Once the window is full, as many leave at the start.
  package func update(_ new: [Double], xs: [Double], names: [String] = []) {
    guard !new.isEmpty else { return }
    updates += 1
    let update = updates
    // What is seen now, in the middle of an earlier movement too.
    let seenRange = shownRange
    let seenX = curve.line.presentation()?.position.x ?? curve.line.position.x
    let tail = dots.tail.presentation()?.position ?? dots.tail.position
    trim(to: seenPlace(at: seenX))
    // An entrance ends here; what was half drawn is whole.
    for layer in [curve.line, areaClip, dots.tail] as [CALayer] { layer.removeAnimation(forKey: "entrance") }
    window.append(new, xs: xs, names: names)
    axisText = AxisText(window.axis, unit: xUnit, zone: zone)
    track.append(new)
    let goal = ValueRange(covering: window.values) ?? track.mapper.range
    ChartMotion.transaction(duration: configuration.updateDuration) {
      CATransaction.setCompletionBlock { [weak self] in
        guard let self, self.updates == update else { return }
        ChartMotion.transaction(duration: 0) { self.settle() }
      }
      var seen = track
      if seen.mapper.range != seenRange {
        seen.remap(CoordinateMapper(size: look.plot.size, count: window.capacity, range: seenRange))
      }
      if goal != track.mapper.range {
        track.remap(CoordinateMapper(size: look.plot.size, count: window.capacity, range: goal))
      }
      showPaths()
      if goal != seenRange { morph(from: seen) }
      let clip = curve.clip
      let width = clip.bounds.width
      clip.bounds.size.width = clipWidth
      if clipWidth != width {
        clip.add(ChartMotion.animation("bounds.size.width", from: width, to: clipWidth), forKey: "grow")
      }
      for layer in contents {
        ChartMotion.slide(layer, from: CGPoint(x: seenX, y: 0), to: CGPoint(x: rest, y: 0))
      }
      if goal != seenRange { ChartMotion.slide(gauge, from: seen.mapper.line, to: track.mapper.line) }
      moveTail(from: tail, along: seen, offset: seenX)
      dots.show(track, look: look, from: seen)
      showWords(glides: true, from: seenRange)
      if let touched {
        let index = touched - (window.first - touchedFirst)
        index >= 0 ? mark(index, glides: true) : touch(atX: finger)
      }
    }
  }

  /// The first place whose point is not left of the line's clip.
  private func seenPlace(at offset: CGFloat) -> Int {
    let step = track.mapper.step
    return step > 0 ? Int(max(0, -offset / step + 1e-6).rounded(.down)) : window.first
  }

  private func trim(to place: Int) {
    track.trim(min(place, window.first) - track.first)
  }

  /// Cuts what the last movement has brought out of view.
  private func settle() {
    trim(to: window.first)
    showPaths()
    dots.show(track, look: look)
  }

  /// Morphs line and area from another mapping of the same values.
  private func morph(from seen: CurveTrack) {
    curve.line.add(ChartMotion.animation("path", from: seen.line, to: curve.line.path), forKey: "morph")
    curve.areaMask.add(
      ChartMotion.animation("path", from: seen.area(to: look.plot.height), to: curve.areaMask.path), forKey: "morph")
  }

  /// Moves the dot at the end along the curve, while the curve itself moves and bends.
  private func moveTail(from start: CGPoint, along seen: CurveTrack, offset: CGFloat) {
    let goal = tailPoint
    dots.tail.opacity = goal == nil ? 0 : 1
    guard let goal else { return }
    dots.tail.position = goal
    let moments = 32
    let firstX = start.x - look.plot.minX - offset
    let lastX = goal.x - look.plot.minX - rest
    let animation = CAKeyframeAnimation(keyPath: "position")
    var height = start.y
    animation.values = (0...moments).map { moment -> CGPoint in
      let progress = CGFloat(moment) / CGFloat(moments)
      let x = firstX + (lastX - firstX) * progress
      if let before = seen.y(atX: x), let after = track.y(atX: x) {
        height = look.plot.minY + before + (after - before) * progress
      }
      if moment == moments { return goal }
      return CGPoint(x: look.plot.minX + x + offset + (rest - offset) * progress, y: height)
    }
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    dots.tail.add(animation, forKey: "slide")
  }

  /// The range that is seen now. While it changes, heights are mixed, so that it is their line that is asked for.
  private var shownRange: ValueRange {
    let mapper = track.mapper
    guard gauge.animationKeys() != nil, let shown = gauge.presentation()?.position else { return mapper.range }
    guard shown.x != 0 else { return ValueRange(low: mapper.range.low, high: mapper.range.low) }
    func value(at height: CGFloat) -> Double { Double((height - shown.y) / shown.x) }
    return ValueRange(
      low: value(at: mapper.size.height - CoordinateMapper.insetY), high: value(at: CoordinateMapper.insetY))
  }
}
