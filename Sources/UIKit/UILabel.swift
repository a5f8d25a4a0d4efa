// Text under UIKit's name: lines in the middle of the view's height.

public import QuartzCore

/// Where lines sit between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Stretched from edge to edge.
  case justified
  /// As the script is read.
  case natural

  var mode: CATextLayerAlignmentMode {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// A view that shows text.
open class UILabel: UIView {
  private let line = CATextLayer()
  override var drawsItself: Bool { false }

  /// The text.
  open var text: String? {
    didSet { show() }
  }
  /// The text with attributes, in place of `text`.
  open var attributedText: NSAttributedString? {
    didSet { show() }
  }
  /// The font.
  open var font: UIFont = UIFont.systemFont(ofSize: 17) {
    didSet { show() }
  }
  /// The colour.
  open var textColor: UIColor = .label {
    didSet { show() }
  }
  /// Where lines sit.
  open var textAlignment = NSTextAlignment.natural {
    didSet { show() }
  }
  /// Lines at most; 0 is as many as it takes. Lines break only when there may be more than one.
  open var numberOfLines = 1 {
    didSet { show() }
  }

  /// A label of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Archives are not read: an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    line.name = "text"
    line.actions = ["position": NSNull(), "bounds": NSNull(), "contents": NSNull()]
    layer.addSublayer(line)
    show()
  }

  private func show() {
    line.string = attributedText ?? text
    line.font = font
    line.fontSize = font.pointSize
    line.foregroundColor = textColor.cgColor
    line.alignmentMode = textAlignment.mode
    line.isWrapped = numberOfLines != 1
    line.truncationMode = .end
    line.contentsScale = layer.contentsScale
    setNeedsLayout()
  }

  /// The size of the text, up to a width when lines may break; whole points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = CATextLayer()
    own.string = line.string
    own.font = line.font
    own.fontSize = line.fontSize
    own.foregroundColor = line.foregroundColor
    own.isWrapped = line.isWrapped && size.width.isFinite
    own.bounds.size.width = size.width.isFinite ? size.width : 0
    let wanted = own.preferredFrameSize()
    return CGSize(width: wanted.width.rounded(.up), height: wanted.height.rounded(.up))
  }

  /// Puts the lines in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height)
    line.frame = CGRect(
      x: bounds.minX, y: bounds.minY + ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
  }
}
