// Frames side by side with their times: a layer tree like any other, drawn by the program itself.

package import Cairn
package import Foundation

/// A contact sheet.
package struct ContactSheet {
  /// One picture and what stands below it.
  package struct Cell {
    let picture: CGImage
    let caption: String

    /// A frame with what it is called.
    package init(picture: CGImage, caption: String) {
      self.picture = picture
      self.caption = caption
    }
  }

  let columns: Int
  let cells: [Cell]
  /// Size of a picture in points.
  let cell: CGSize

  /// A sheet of frames that all have one size.
  package init(columns: Int, cells: [Cell], cell: CGSize) {
    self.columns = columns
    self.cells = cells
    self.cell = cell
  }

  private static let gap: CGFloat = 12
  private static let captionHeight: CGFloat = 18

  /// The sheet as a stage of one frame.
  package func stage() -> Stage {
    let columns = min(columns, max(cells.count, 1))
    let rows = (cells.count + columns - 1) / columns
    let (across, down) = (cell.width + Self.gap, cell.height + Self.captionHeight + Self.gap)
    let size = CGSize(width: across * CGFloat(columns) + Self.gap, height: down * CGFloat(rows) + Self.gap)
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    for (index, cell) in cells.enumerated() {
      let origin = CGPoint(
        x: Self.gap + across * CGFloat(index % columns), y: Self.gap + down * CGFloat(index / columns))
      add(cell, at: origin, to: root)
    }
    let stage = Stage(root, size: size)
    stage.canvas.background = CGColor(red: 0.93, green: 0.93, blue: 0.94, alpha: 1)
    stage.name = "sheet"
    return stage
  }

  private func add(_ content: Cell, at origin: CGPoint, to root: CALayer) {
    let picture = CALayer()
    picture.frame = CGRect(origin: origin, size: cell)
    // What is transparent in a frame is white here.
    picture.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    picture.contents = content.picture
    root.addSublayer(picture)
    let caption = CATextLayer()
    caption.frame = CGRect(
      x: origin.x, y: origin.y + cell.height + 2, width: cell.width, height: Self.captionHeight - 2)
    caption.string = content.caption
    caption.fontSize = 12
    caption.foregroundColor = CGColor(red: 0.2, green: 0.2, blue: 0.22, alpha: 1)
    caption.truncationMode = .end
    root.addSublayer(caption)
  }
}
