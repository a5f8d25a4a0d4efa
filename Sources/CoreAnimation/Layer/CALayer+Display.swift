// Layout and drawn contents: asked for now, done before the next commit.

public import Foundation
import Graphics
import RenderTree

extension CALayer {
  /// Asks for `layoutSublayers()` before the next commit.
  public final func setNeedsLayout() {
    needsLayoutFlag = true
    markChanged()
  }

  /// Whether layout was asked for.
  public final func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out now, from the topmost layer that asked for it.
  public final func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.needsLayoutFlag { top = parent }
    top.layoutTree()
  }

  /// Lays this layer out and everything changed beneath it.
  final func layoutTree() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      // Measured: a layer that is laid out is asked for an action of this key.
      if committed != nil { action(for: "onLayout")?.run(forKey: "onLayout", object: self, arguments: nil) }
      layoutSublayers()
      // Sublayers that were just placed ask for it again.
      needsLayoutFlag = false
    }
    for layer in sublayerList where layer.needsCommit { layer.layoutTree() }
    if let maskLayer, maskLayer.needsCommit { maskLayer.layoutTree() }
  }

  /// Asks for `display()` before the next commit.
  public final func setNeedsDisplay() {
    needsDisplayFlag = true
    markChanged()
  }

  /// Asks for `display()`; drawing is recorded whole, whatever the rectangle.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether display was asked for.
  public final func needsDisplay() -> Bool { needsDisplayFlag }

  /// Displays now, if it was asked for.
  public final func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }

  final func displayTree() {
    displayIfNeeded()
    for layer in sublayerList where layer.needsCommit { layer.displayTree() }
    if let maskLayer, maskLayer.needsCommit { maskLayer.displayTree() }
  }

  /// Records `draw(in:)`. While animations run the layer shows the values of this moment to the drawing code, so that a
  /// property of a subclass can be animated and drawn.
  final func drawContents() {
    let context = CGContext()
    delegate?.layerWillDraw(self)
    let modelValues = store
    store = upcomingValues
    recordContents(in: context)
    let drawn = DrawnContents(list: context.displayList, bounds: bounds)
    store = modelValues
    recorded = drawn.list.isEmpty ? nil : drawn
    markChanged()
  }
}
