// Carries out recorded drawing commands on a Cairo context, one painter a kind of paint.

package import Cairo
package import FramePlanning
package import Graphics

/// Paints drawing commands.
package struct CommandPainter {
  private let context: CairoContext
  private let adjustment: PaintAdjustment
  private let reports: FontReports

  /// A painter on a context, in the context's current coordinates, with a change of colours.
  ///
  /// - Parameter reports: told of texts that no font has all of.
  package init(
    _ context: CairoContext, _ adjustment: PaintAdjustment = PaintAdjustment(), reports: FontReports = FontReports()
  ) {
    self.context = context
    self.adjustment = adjustment
    self.reports = reports
  }

  /// Paints a recording.
  package func paint(_ list: DisplayList) throws(CairoError) { try paint(list.commands) }

  /// Paints commands in order. Saves without a restore are undone at the end, and restores without a save ignored, so
  /// that the context leaves as it came.
  package func paint(_ commands: [DrawCommand]) throws(CairoError) {
    context.save()
    var depth = 0
    for command in commands {
      switch command {
      case .save:
        context.save()
        depth += 1
      case .restore where depth > 0:
        context.restore()
        depth -= 1
      case .restore: break
      default: try paint(adjustment.isNone ? command : adjustment.applied(to: command))
      }
    }
    for _ in 0...depth { context.restore() }
    try context.check()
  }

  private func paint(_ command: DrawCommand) throws(CairoError) {
    switch command {
    case .save, .restore: break
    case .concat(let transform): context.concat(transform)
    case .clip(let path, let rule): context.clip(path, rule)
    case .blend(let mode): context.blendMode = mode
    case .antialias(let isSoft): context.setAntialiased(isSoft)
    case .fill(let path, let rule, .color(let color)): context.fill(path, rule, with: .color(color))
    case .fill(let path, let rule, .gradient(let gradient)):
      try GradientPainter(gradient).fill(path, rule, on: context)
    case .stroke(let path, let style, .color(let color)): context.stroke(path, style, with: .color(color))
    case .stroke(let path, let style, .gradient(let gradient)):
      try GradientPainter(gradient).stroke(path, style, on: context)
    case .image(let drawing): try ImagePainter(drawing).paint(on: context)
    case .text(let run): try TextPainter(run, reports).paint(on: context)
    }
  }
}
