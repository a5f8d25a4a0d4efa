// How a smooth chart appears.

import Cairn
import Foundation

extension BezierChartScene {
  /// Plays the entrance, from its start. Nothing stays of an earlier one.
  package func enter() {
    guard configuration.entrance != .none else { return }
    let duration = configuration.entranceDuration
    ChartMotion.transaction(duration: duration) {
      updates += 1
      removeMovements(root)
      switch configuration.entrance {
      case .draw:
        let path = track.line
        let shift = CGAffineTransform(translationX: rest, y: 0)
        let seen = CGPath(path.data.applying(shift))
        DrawIn.draw(curve.line, duration: duration)
        DrawIn.reveal(areaClip, under: seen, from: 0, duration: duration)
        if tailPoint != nil {
          let plot = CGAffineTransform(translationX: look.plot.minX, y: look.plot.minY)
          DrawIn.ride(dots.tail, along: CGPath(seen.data.applying(plot)), duration: duration)
        }
        popDots(along: path.data.measure, duration: duration)
      case .slide:
        for layer in [curve.line, curve.areaMask, dots.content] as [CALayer] {
          let slide = CABasicAnimation(keyPath: "position.x")
          slide.fromValue = rest + look.plot.width
          slide.toValue = rest
          slide.timingFunction = CAMediaTimingFunction(name: .easeOut)
          layer.add(slide, forKey: "entrance")
        }
        let appear = CAKeyframeAnimation(keyPath: "opacity")
        appear.values = [0, 0, dots.tail.opacity]
        appear.keyTimes = [0, 0.8, 1]
        dots.tail.add(appear, forKey: "entrance")
      case .none: break
      }
    }
  }

  /// Lets each dot appear when the line comes to it.
  private func popDots(along measure: PathMeasure, duration: Double) {
    guard measure.length > 0 else { return }
    // Segments of the path and points of the curve follow each other in the same order; gaps have neither.
    var distances: [CGFloat] = []
    var isFirst = true
    var passed = 0
    for point in track.points {
      guard point != nil else {
        isFirst = true
        continue
      }
      if !isFirst { passed += 1 }
      isFirst = false
      distances.append(passed < measure.distances.count ? measure.distances[passed] : measure.length)
    }
    var next = 0
    for (offset, point) in track.points.enumerated() where point != nil {
      let fraction = Double(distances[next] / measure.length)
      next += 1
      guard let dot = dots.dot(at: track.first + offset) else { continue }
      DrawIn.pop(dot, after: DrawIn.moment(of: fraction, duration: duration))
    }
  }
}
