// How a scene is read: how tolerant, how large at most, where its images are.

public import Graphics
public import RenderTree

/// How a scene is read.
public struct ReadOptions: Sendable {
  /// Collect what is not understood, or throw it.
  public var mode: Diagnostics.Mode = .collect
  /// The largest document that is read.
  public var limits = SceneLimits()
  /// Directories searched for images after the document's own.
  public var assetDirectories: [String] = []
  /// Replaces the way images are loaded; nil reads files next to the document.
  public var imageLoader: ImageLoader?
  /// What happens when an image is not there.
  public var missingImages = MissingImages.skip
  /// Replaces the orientation the document asks for.
  public var orientation: RenderScene.Orientation?
  /// The name of the format (`caml`), when the path does not tell.
  public var format: String?

  /// The defaults: tolerant, images next to the document.
  public init() {}
}

/// What happens when an image that a document names is not there, or cannot be used.
public enum MissingImages: String, Sendable, Hashable, CaseIterable {
  /// Reading ends.
  case error
  /// It is reported, and nothing is drawn in its place.
  case skip
  /// It is reported, and a board of black and magenta stands in its place.
  case placeholder
}

/// The largest document that is read; beyond it reading ends with an error instead of exhausting the machine.
///
/// The largest documents known hold some thousand layers and a few hundred images.
public struct SceneLimits: Sendable, Hashable {
  /// Size of the text in bytes.
  public var bytes = 64 << 20
  /// Nesting of elements.
  public var depth = 512
  /// Number of elements, and of objects made from them (references make an object again).
  public var elements = 500_000
  /// Length of one attribute in bytes; paths are the long ones.
  public var attributeBytes = 8 << 20
  /// Pixels of all images together; each takes four bytes of memory.
  public var imagePixels = 256 << 20

  /// The defaults.
  public init() {}
}

/// Finds the image a document names.
///
/// The argument is the name as written (`assets/star.png`). nil means there is none; the error says why one that is
/// there cannot be used.
public typealias ImageLoader = @Sendable (_ name: String) throws(ImageLoadError) -> CGImage?

/// An image that is there and cannot be used.
public struct ImageLoadError: Explained, Hashable {
  /// What happened.
  public let message: String
  /// What would help.
  public let hint: String?

  /// A failure.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
