// How large a layer would like to be: that of its text, which only whoever has fonts can say.

public import CoreAnimation
import Cairo
public import Foundation
import Graphics
import RenderTree

extension CALayer {
  /// The size of a frame that shows all of the layer's text: of one line as wide as it is, or, where lines break, of as
  /// many as the width of the bounds makes. Of a layer without text the size of its frame.
  ///
  /// Widths and heights are not rounded. Ink may reach a little beyond, as slanted letters do.
  public final func preferredFrameSize() -> CGSize {
    guard self is CATextLayer, let recipe = type(of: self).contentRecipe else { return frame.size }
    var list = DisplayList()
    recipe.record(store, RecipeContext(bounds: bounds, outline: CornerOutline(store, bounds: bounds)), into: &list)
    return list.commands.reduce(.zero) { size, command in
      guard case .text(var run) = command else { return size }
      if !run.isWrapped { run.truncation = .none }
      let own = TextMetrics.measure(run)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }
}
