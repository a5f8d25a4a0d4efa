// One copy of a ticker's items, laid out along its way.

package import Cairn
package import Foundation

/// How items are set.
package struct TickerSetting {
  /// Which way they run.
  package var direction: TickerDirection
  /// Size of the box, points.
  package var box: CGSize
  /// Em size, points.
  package var fontSize: CGFloat
  /// Font and scale.
  package var face: TextFace
  /// Colour of text without its own, and of what stands between items.
  package var ink, muted: CGColor
  /// What stands between two items of a line.
  package var separator: String

  /// A setting from all its parts.
  package init(
    direction: TickerDirection, box: CGSize, fontSize: CGFloat, face: TextFace, ink: CGColor, muted: CGColor,
    separator: String
  ) {
    self.direction = direction
    self.box = box
    self.fontSize = fontSize
    self.face = face
    self.ink = ink
    self.muted = muted
    self.separator = separator
  }
}

/// A copy of the items.
package final class TickerStrip {
  /// Holds the items.
  package let layer = CALayer()
  /// The layer of each item, in order.
  package private(set) var items: [CALayer] = []
  /// Points along the way, whole ones so that copies stand on the same pixels.
  package private(set) var length: CGFloat = 0

  private let setting: TickerSetting

  /// An empty strip.
  package init(_ name: String, _ setting: TickerSetting) {
    self.setting = setting
    layer.name = name
    layer.anchorPoint = .zero
  }

  /// Shows other items.
  package func show(_ contents: [TickerItem]) {
    for old in layer.sublayers ?? [] { old.removeFromSuperlayer() }
    items = []
    var place: CGFloat = 0
    for (index, item) in contents.enumerated() {
      if index > 0 { place += addGap(at: place) }
      let laid = self.layer(of: item)
      laid.name = "item-\(index + 1)"
      let size = laid.bounds.size
      laid.position =
        setting.direction.isHorizontal
        ? CGPoint(x: place, y: ((setting.box.height - size.height) / 2).rounded()) : CGPoint(x: 0, y: place)
      layer.addSublayer(laid)
      items.append(laid)
      place += setting.direction.isHorizontal ? size.width : size.height
    }
    length = place.rounded(.up)
    layer.bounds.size =
      setting.direction.isHorizontal
      ? CGSize(width: length, height: setting.box.height) : CGSize(width: setting.box.width, height: length)
  }

  /// Adds what stands between two items; its length.
  private func addGap(at place: CGFloat) -> CGFloat {
    let size = setting.fontSize
    guard setting.direction.isHorizontal else { return (size * 0.55).rounded() }
    let margin = (size * 0.7).rounded()
    guard !setting.separator.isEmpty else { return 2 * margin }
    let mark = setting.face.line("separator", setting.separator, size: size, color: setting.muted)
    mark.anchorPoint = .zero
    mark.position = CGPoint(x: place + margin, y: ((setting.box.height - mark.bounds.height) / 2).rounded())
    layer.addSublayer(mark)
    return 2 * margin + mark.bounds.width
  }

  /// Pieces of an item side by side, their middles in line.
  private func layer(of item: TickerItem) -> CALayer {
    let holder = CALayer()
    holder.anchorPoint = .zero
    let pieces = pieces(of: item)
    let space = (setting.fontSize * 0.35).rounded()
    let height = pieces.map(\.bounds.height).max() ?? 0
    var x: CGFloat = 0
    for piece in pieces {
      if x > 0 { x += space }
      piece.anchorPoint = .zero
      piece.position = CGPoint(x: x, y: ((height - piece.bounds.height) / 2).rounded())
      holder.addSublayer(piece)
      x += piece.bounds.width
    }
    holder.bounds.size = CGSize(width: x, height: height)
    return holder
  }

  private func pieces(of item: TickerItem) -> [CALayer] {
    var pieces: [CALayer] = []
    var texts: [(text: String, isBold: Bool, color: CGColor?)] = []
    let hasPictures = item.runs.contains { if case .picture = $0 { true } else { false } }
    func endText() {
      guard !texts.isEmpty else { return }
      pieces.append(text(texts, isWrapped: !setting.direction.isHorizontal && !hasPictures))
      texts = []
    }
    for run in item.runs {
      switch run {
      case .text(let text, let isBold, let color): texts.append((text, isBold, color))
      case .picture(let name, let image):
        endText()
        let picture = CALayer()
        picture.name = name
        let height = (setting.fontSize * 1.25).rounded()
        let ratio = CGFloat(image.width) / CGFloat(max(1, image.height))
        picture.bounds = CGRect(x: 0, y: 0, width: (height * ratio).rounded(), height: height)
        picture.contents = image
        picture.contentsGravity = .resizeAspect
        pieces.append(picture)
      }
    }
    endText()
    return pieces
  }

  /// A text layer: plain where one look is enough, since all its lines are then as high as the font's, whatever fonts
  /// its letters are found in.
  private func text(_ texts: [(text: String, isBold: Bool, color: CGColor?)], isWrapped: Bool) -> CALayer {
    let size = setting.fontSize
    let face = setting.face
    let layer = face.line("text", "", size: size, color: setting.ink)
    if texts.count == 1, let only = texts.first {
      // Spaces beside a picture are its distance already.
      layer.string = only.text.trimmingCharacters(in: .whitespaces)
      if only.isBold { layer.font = face.font(bold: true) }
      if let color = only.color { layer.foregroundColor = color }
    } else {
      let whole = NSMutableAttributedString(string: "")
      for part in texts {
        whole.append(
          NSAttributedString(
            string: part.text,
            attributes: [
              .font: CTFont(face.font(bold: part.isBold), size: size),
              .foregroundColor: part.color ?? setting.ink,
            ]))
      }
      layer.string = whole
    }
    guard isWrapped else {
      face.fit(layer)
      return layer
    }
    layer.isWrapped = true
    layer.bounds.size.width = setting.box.width
    layer.bounds.size.height = layer.preferredFrameSize().height.rounded(.up)
    return layer
  }
}
