// The value axis: light lines at round numbers, whose texts stand beside the plot and glide when the range changes.

package import Cairn
package import Foundation

/// Marks of a value axis.
package final class ValueAxis {
  /// Seconds in which marks come and go.
  package static let fading = 0.25

  /// Holds lines and texts.
  package let layer = CALayer()
  private let marks: MarkSet
  private var look: ChartLook?

  /// An empty axis.
  package init() {
    layer.name = "value-axis"
    layer.anchorPoint = .zero
    marks = MarkSet(in: layer)
  }

  /// As many marks as the height of the plot has room for.
  package static func mostMarks(_ look: ChartLook) -> Int { max(2, Int(look.plot.height / look.scaled(72))) }

  /// Room beside the plot for the marks of a range.
  package static func gutter(_ ticks: NumberTicks, format: ValueFormat, look: ChartLook) -> CGFloat {
    let widest = ticks.values.map { look.text.width(format.tick($0, of: ticks), size: look.axisSize) }.max() ?? 0
    return (widest + look.scaled(14)).rounded(.up)
  }

  /// Forgets all marks and takes another size.
  package func lay(_ look: ChartLook) {
    self.look = look
    marks.clear()
    layer.frame = CGRect(origin: .zero, size: look.size)
  }

  /// Marks a range.
  ///
  /// - Parameters:
  ///   - place: the height of a value in the plot.
  ///   - before: the height where it is seen now, from which marks glide; nil places them at once.
  ///   - fades: whether marks fade in and out.
  package func show(
    _ ticks: NumberTicks, format: ValueFormat, place: (Double) -> CGFloat, before: ((Double) -> CGFloat)? = nil,
    fades: Bool
  ) {
    guard let look else { return }
    marks.show(ticks.values, fades: fades ? Self.fading : nil) { _ in
      make(look)
    } place: { mark, value, isNew in
      let start = before == nil ? place(value) : isNew ? before?(value) : nil
      move(mark, to: place(value), from: start, look)
      guard let text = mark.last as? CATextLayer else { return }
      let words = format.tick(value, of: ticks)
      if ticks.values.contains(value), text.string as? String != words { text.string = words }
    }
  }

  private func make(_ look: ChartLook) -> MarkSet.Mark {
    let room = look.size.width - look.plot.maxX - look.theme.margins(in: look.size).width
    let text = look.text.box(
      "axis-value", size: look.axisSize, color: look.theme.muted, width: max(20, room - look.scaled(8)),
      alignment: .right)
    let line = CALayer()
    line.name = "axis-line"
    line.backgroundColor = look.theme.grid
    line.bounds.size = CGSize(width: look.plot.width, height: 1)
    return [line, text]
  }

  /// Heights are whole points, so that lines are as sharp as the canvas.
  private func move(_ mark: MarkSet.Mark, to y: CGFloat, from start: CGFloat?, _ look: ChartLook) {
    let edge = look.size.width - look.theme.margins(in: look.size).width
    for layer in mark {
      let isText = layer is CATextLayer
      let x = isText ? edge - layer.bounds.width / 2 : look.plot.midX
      let lift = isText ? 0 : 0.5
      let goal = CGPoint(x: x, y: (look.plot.minY + y).rounded() + lift)
      if let start {
        ChartMotion.slide(layer, from: CGPoint(x: x, y: (look.plot.minY + start).rounded() + lift), to: goal)
      } else {
        ChartMotion.slide(layer, to: goal)
      }
    }
  }
}
