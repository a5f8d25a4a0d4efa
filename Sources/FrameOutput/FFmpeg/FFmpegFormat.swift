// The containers ffmpeg makes for us: what each is encoded with, and what it cannot hold.

/// A kind of clip.
public struct FFmpegFormat: Sendable {
  /// How its files end.
  public let fileExtension: String
  /// What it is called.
  public let name: String
  /// Whether it keeps alpha; otherwise frames lie over black where nothing is drawn.
  public let keepsAlpha: Bool
  /// Why both sides must be even, if they must.
  let evenSides: String?
  /// The highest rate it can say.
  let mostFramesPerSecond: Int?
  /// Filters before the encoder.
  let filters: @Sendable (StreamFormat) -> [String]
  /// The encoder, its settings and the container.
  let output: [String]

  /// All kinds.
  public static let all = [h264, proRes, vp9, gif, apng, webp]

  /// Plays everywhere. 4:2:0 needs even sides.
  static let h264 = FFmpegFormat(
    fileExtension: "mp4", name: "H.264 video", keepsAlpha: false, evenSides: "H.264 takes even sides",
    mostFramesPerSecond: nil, filters: { _ in converted("yuv420p") },
    output: ["-c:v", "libx264", "-preset", "medium", "-crf", "16", "-pix_fmt", "yuv420p"] + tags
      + ["-movflags", "+faststart", "-f", "mp4"])

  static let proRes = FFmpegFormat(
    fileExtension: "mov", name: "ProRes 4444 video with alpha", keepsAlpha: true, evenSides: nil,
    mostFramesPerSecond: nil, filters: { _ in converted("yuva444p10le") },
    output: [
      "-c:v", "prores_ks", "-profile:v", "4444", "-pix_fmt", "yuva444p10le", "-alpha_bits", "16", "-vendor", "apl0",
    ] + tags + ["-f", "mov"])

  /// Alternate reference frames do not carry alpha.
  static let vp9 = FFmpegFormat(
    fileExtension: "webm", name: "VP9 video with alpha", keepsAlpha: true, evenSides: nil, mostFramesPerSecond: nil,
    filters: { _ in converted("yuva420p") },
    output: [
      "-c:v", "libvpx-vp9", "-pix_fmt", "yuva420p", "-auto-alt-ref", "0", "-crf", "20", "-b:v", "0", "-row-mt", "1",
      "-cpu-used", "4",
    ] + tags + ["-f", "webm"])

  /// Delays are hundredths of a second, and viewers slow down whatever is shorter than two.
  static let gif = FFmpegFormat(
    fileExtension: "gif", name: "animated GIF", keepsAlpha: true, evenSides: nil, mostFramesPerSecond: 50,
    filters: { format in
      // One palette for all is steadier, but every frame waits in memory until it is known.
      let isLong = format.width * format.height * 4 > (512 << 20) / max(format.frameCount ?? Int.max, 1)
      let palette = isLong ? "palettegen=stats_mode=single[p];[b][p]paletteuse=new=1" : "palettegen[p];[b][p]paletteuse"
      return ["split[a][b];[a]" + palette]
    }, output: ["-c:v", "gif", "-loop", "0", "-f", "gif"])

  static let apng = FFmpegFormat(
    fileExtension: "apng", name: "animated PNG", keepsAlpha: true, evenSides: nil, mostFramesPerSecond: nil,
    filters: { _ in [] },
    output: ["-c:v", "apng", "-pred", "mixed", "-pix_fmt", "rgba", "-plays", "0", "-f", "apng"])

  static let webp = FFmpegFormat(
    fileExtension: "webp", name: "animated WebP, lossless", keepsAlpha: true, evenSides: nil, mostFramesPerSecond: nil,
    filters: { _ in [] },
    output: ["-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1", "-loop", "0", "-f", "webp"])

  /// Conversion and labels together: labels alone leave colours washed out.
  private static func converted(_ pixelFormat: String) -> [String] {
    [
      "scale=out_color_matrix=bt709:out_range=tv", "format=" + pixelFormat,
      // ProRes takes its labels from the frames, not from the options of the output.
      "setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv",
    ]
  }

  private static let tags = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
  ]

  /// The size a clip of these frames has.
  func size(_ format: StreamFormat) -> (width: Int, height: Int) {
    guard evenSides != nil else { return (format.width, format.height) }
    return (format.width + format.width % 2, format.height + format.height % 2)
  }

  /// Whether frames come faster than it can say.
  func isTooFast(_ format: StreamFormat) -> Bool {
    mostFramesPerSecond.map { format.rateNumerator > $0 * format.rateDenominator } ?? false
  }

  /// How a clip will differ from its frames.
  func notes(_ format: StreamFormat) -> [String] {
    var notes: [String] = []
    let size = size(format)
    if let evenSides, size != (format.width, format.height) {
      notes.append(
        "\(format.width)x\(format.height) is padded to \(size.width)x\(size.height) with the background: \(evenSides)")
    }
    if let mostFramesPerSecond, isTooFast(format) {
      notes.append("\(name) holds \(mostFramesPerSecond) frames a second at most: some of \(format.rate) are left out")
    }
    return notes
  }
}
