// The texts under a plot, at round numbers, dates or names.

package import Cairn
package import Foundation

/// Marks under the plot.
package final class PlaceAxis {
  /// Holds the texts.
  package let layer = CALayer()
  private let marks: MarkSet
  private var texts: [Double: String] = [:]

  /// An axis without marks.
  package init() {
    layer.name = "place-axis"
    layer.anchorPoint = .zero
    marks = MarkSet(in: layer)
  }

  /// Forgets all marks.
  package func clear() {
    marks.clear()
    texts = [:]
  }

  /// Shows marks.
  ///
  /// - Parameters:
  ///   - ticks: what is marked, and how it is written.
  ///   - place: where an x lies in the coordinates of ``layer``.
  ///   - fades: whether marks fade in and out.
  ///   - visibility: how much of a mark is seen at a place in ``layer``, from 0 to 1; all of it where nil.
  package func show(
    _ ticks: [(x: Double, text: String)], look: ChartLook, fades: Bool, place: (Double) -> CGFloat,
    visibility: ((CGFloat) -> CGFloat)? = nil
  ) {
    for tick in ticks { texts[tick.x] = tick.text }
    marks.show(ticks.map(\.x), fades: fades ? ValueAxis.fading : nil) { x in
      let words = texts[x] ?? ""
      let text = look.text.box(
        "axis-text", size: look.axisSize, color: look.theme.muted,
        width: look.text.width(words, size: look.axisSize), alignment: .center)
      text.string = words
      // Marks fade by a layer of their own, so that this may fade by its place.
      let holder = CALayer()
      holder.name = "axis-place"
      holder.addSublayer(text)
      return [holder]
    } place: { mark, x, _ in
      guard let holder = mark.first, let text = holder.sublayers?.first as? CATextLayer else { return }
      let position = place(x)
      holder.position = CGPoint(x: position, y: look.plot.maxY + look.scaled(20))
      text.opacity = Float(min(max(visibility?(position) ?? 1, 0), 1))
      if let words = texts[x], text.string as? String != words {
        text.string = words
        text.bounds.size.width = look.text.width(words, size: look.axisSize)
      }
    }
    texts = texts.filter { key, _ in ticks.contains { $0.x == key } }
  }

  /// As many round places between two as have room.
  package static func ticks(
    _ text: AxisText, from low: Double, to high: Double, look: ChartLook, place: (Double) -> CGFloat
  ) -> [(x: Double, text: String)] {
    let gap = look.scaled(26)
    var most = max(1, Int(look.plot.width / look.scaled(100)))
    while true {
      let ticks = text.ticks(low, high, most: most)
      let fits = zip(ticks, ticks.dropFirst()).allSatisfy { a, b in
        let widths = look.text.width(a.text, size: look.axisSize) + look.text.width(b.text, size: look.axisSize)
        return place(b.x) - place(a.x) >= widths / 2 + gap
      }
      if fits || most == 1 { return ticks }
      most -= 1
    }
  }
}
