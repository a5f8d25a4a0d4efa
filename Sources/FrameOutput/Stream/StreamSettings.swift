// What may be asked of frames on standard output, and which of it goes together.

/// The kinds of stream.
public enum StreamKind: String, Sendable, Hashable, CaseIterable {
  /// Bare pixels.
  case rawvideo
  /// Planes with a header.
  case y4m
  /// PNG files.
  case png
}

/// The pixel formats of streams, by ffmpeg's names.
public enum PixelFormat: String, Sendable, Hashable, CaseIterable {
  /// Blue, green, red, alpha: a byte each.
  case bgra
  /// Red, green, blue, alpha: a byte each.
  case rgba
  /// A plane each of luma and both chroma channels, a sample a pixel.
  case yuv444p
  /// As `yuv444p`, with a chroma sample for every two by two pixels.
  case yuv420p
}

/// A stream as it is asked for; what is not said has a default.
public struct StreamSettings: Sendable, Hashable {
  /// The kind; raw video when not given.
  public var kind: StreamKind?
  /// The pixel format; `bgra` for raw video, `yuv444p` for Y4M.
  public var pixelFormat: PixelFormat?
  /// The form of alpha; straight when not given.
  public var alpha: AlphaForm?

  /// Settings from their parts.
  public init(kind: StreamKind? = nil, pixelFormat: PixelFormat? = nil, alpha: AlphaForm? = nil) {
    self.kind = kind
    self.pixelFormat = pixelFormat
    self.alpha = alpha
  }

  /// The form they amount to. Throws when they contradict each other.
  func form(pngLevel: Int?) throws(SinkError) -> any StreamForm {
    switch kind ?? .rawvideo {
    case .rawvideo:
      guard let order = PixelOrder(rawValue: (pixelFormat ?? .bgra).rawValue) else {
        throw contradiction("rawvideo", "bgra or rgba, or --format y4m")
      }
      return RawVideoForm(order: order, alpha: alpha ?? .straight)
    case .y4m:
      guard let chroma = ChromaSampling(rawValue: (pixelFormat ?? .yuv444p).rawValue) else {
        throw contradiction("y4m", "yuv444p or yuv420p")
      }
      guard alpha == nil else { throw SinkError("y4m keeps no alpha", hint: "choose rawvideo or png") }
      return Y4MForm(chroma: chroma)
    case .png:
      if pixelFormat != nil { throw SinkError("PNG files have one pixel format", hint: "leave --pixel-format out") }
      guard alpha != .premultiplied else { throw SinkError("PNG has straight alpha only", hint: "choose rawvideo") }
      return PNGStreamForm(level: pngLevel)
    }
  }

  private func contradiction(_ kind: String, _ choice: String) -> SinkError {
    SinkError("\(kind) has no pixel format \(pixelFormat?.rawValue ?? "")", hint: "choose \(choice)")
  }
}
