// Every text that a frame sets, wherever in its steps.

package import Graphics

extension FramePlan {
  /// The texts that are set, in the order of the steps.
  package var texts: [TextRun] {
    var texts: [TextRun] = []
    content.forEachDrawing { list in
      for case .text(let run) in list.commands { texts.append(run) }
    }
    return texts
  }
}

extension [PlanOp] {
  /// Calls a body with every drawing of the steps, those of masks and of kept bitmaps among them.
  fileprivate func forEachDrawing(_ body: (DisplayList) -> Void) {
    for op in self {
      switch op {
      case .draw(let draw): body(draw.list)
      case .clip(let clip): clip.content.forEachDrawing(body)
      case .pass(let pass):
        pass.content.forEachDrawing(body)
        pass.mask?.forEachDrawing(body)
      case .shadow(let shadow): shadow.content.forEachDrawing(body)
      case .raster(let raster): raster.fill.forEachDrawing(body)
      case .warp(let warp): warp.content.forEachDrawing(body)
      case .backdrop(let backdrop):
        backdrop.mask?.forEachDrawing(body)
        backdrop.content?.forEachDrawing(body)
      }
    }
  }
}
