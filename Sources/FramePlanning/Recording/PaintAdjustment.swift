// The same drawing in other colours or fainter, so that a tint or an opacity needs no surface of its own.

import Foundation
public import Graphics

/// A change of every colour in a drawing.
///
/// It is kept beside the drawing and made as each command is painted: what a layer draws stays the very drawing of the
/// frame before while the layer fades, and its copies share it.
public struct PaintAdjustment: Sendable, Hashable {
  /// Factors of colours.
  public var tint: Tint
  /// Factor of alphas. Equal to a group of that opacity only when nothing in the drawing overlaps.
  public var alpha: Double

  /// A change by factors.
  public init(tint: Tint = .none, alpha: Double = 1) {
    self.tint = tint
    self.alpha = alpha
  }

  /// Whether nothing is changed.
  public var isNone: Bool { alpha == 1 && tint == .none }

  private func applied(to color: CGColor) -> CGColor {
    CGColor(
      red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
      alpha: color.alpha * CGFloat(alpha))
  }

  private func applied(to paint: Paint) -> Paint {
    switch paint {
    case .color(let plain): return .color(applied(to: plain))
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map(applied)
      return .gradient(gradient)
    }
  }

  /// The command in the changed colours.
  package func applied(to command: DrawCommand) -> DrawCommand {
    switch command {
    case .save, .restore, .concat, .clip, .blend, .antialias: return command
    case .fill(let path, let rule, let paint): return .fill(path, rule, applied(to: paint))
    case .stroke(let path, let style, let paint): return .stroke(path, style, applied(to: paint))
    case .image(var drawing):
      drawing.tint = drawing.tint.multiplied(by: tint)
      drawing.alpha *= CGFloat(alpha)
      return .image(drawing)
    case .text(var run):
      run.color = applied(to: run.color)
      for index in run.spans.indices { run.spans[index].style.color = run.spans[index].style.color.map(applied) }
      return .text(run)
    }
  }
}
