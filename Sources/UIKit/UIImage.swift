// Pictures under UIKit's names, and the view that shows one.

public import QuartzCore

/// A picture with the number of its pixels in a point.
public final class UIImage: Sendable {
  /// The pixels.
  public let cgImage: CGImage?
  /// Pixels in a point.
  public let scale: CGFloat

  /// A picture of pixels.
  public init(cgImage: CGImage, scale: CGFloat = 1) {
    self.cgImage = cgImage
    self.scale = scale
  }

  /// A PNG or JPEG file; nil when there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? CGImage(contentsOfFile: path) else { return nil }
    self.init(cgImage: image)
  }

  /// Points.
  public var size: CGSize {
    CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }
}

/// A view that shows a picture, as large as goes without cutting or stretching it.
open class UIImageView: UIView {
  override var drawsItself: Bool { false }

  /// The picture.
  open var image: UIImage? {
    didSet { show() }
  }

  /// A view of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view as large as a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    show()
  }

  /// Archives are not read: an empty view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func show() {
    layer.contents = image?.cgImage
    layer.contentsGravity = .resizeAspect
  }
}
