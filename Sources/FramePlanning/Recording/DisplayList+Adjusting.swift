// The same drawing in other colours or fainter, so that a tint or an opacity needs no surface of its own.

import Foundation
import Graphics

extension DisplayList {
  /// The drawing with every colour multiplied.
  func tinted(_ tint: Tint) -> DisplayList {
    adjusted(
      { color in
        CGColor(
          red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue, alpha: color.alpha)
      }, image: { $0.tint = $0.tint.multiplied(by: tint) })
  }

  /// The drawing with every alpha multiplied. Equal to a group of that opacity only when nothing in it overlaps.
  func faded(_ alpha: Double) -> DisplayList {
    adjusted(
      { color in
        CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * CGFloat(alpha))
      }, image: { $0.alpha *= CGFloat(alpha) })
  }

  private func adjusted(_ color: (CGColor) -> CGColor, image: (inout ImageDrawing) -> Void) -> DisplayList {
    func adjusted(_ paint: Paint) -> Paint {
      switch paint {
      case .color(let plain): return .color(color(plain))
      case .gradient(var gradient):
        gradient.colors = gradient.colors.map(color)
        return .gradient(gradient)
      }
    }
    return mapCommands { command in
      switch command {
      case .save, .restore, .concat, .clip, .blend, .antialias: return command
      case .fill(let path, let rule, let paint): return .fill(path, rule, adjusted(paint))
      case .stroke(let path, let style, let paint): return .stroke(path, style, adjusted(paint))
      case .image(var drawing):
        image(&drawing)
        return .image(drawing)
      case .text(var run):
        run.color = color(run.color)
        for index in run.spans.indices { run.spans[index].style.color = run.spans[index].style.color.map(color) }
        return .text(run)
      }
    }
  }
}
