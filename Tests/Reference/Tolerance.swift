// How far a drawing may be from Apple's, and why.

/// The largest accepted differences of premultiplied channels, in levels of 255.
struct Tolerance {
  /// The largest difference of a channel.
  var largest: Int
  /// The level beyond which only a share of the pixels may differ.
  var level = Comparison.visible
  /// That share.
  var share = 1.0

  /// Whole pixels and plain colours.
  static let exact = Tolerance(largest: 0)
  /// Apple's border lets one level of what is beneath it through, even where it covers whole pixels.
  static let border = Tolerance(largest: 1)
  /// Edges of circular corners of 10 pixels: the two rasterizers cut curves into lines differently.
  static let smallCorners = Tolerance(largest: 9)
  /// Edges of circular corners of 50 pixels, where the outline runs along pixel rows for long.
  static let largeCorners = Tolerance(largest: 22)
  /// A ring one pixel wide. Two coverages multiply at its rim; and where its edges share a pixel, at 45°, Core Graphics
  /// is unsure itself: pixels of its picture that mirror each other differ by 31 levels. Those are two in a corner.
  static let thinRing = Tolerance(largest: 31, level: 16, share: 0.0008)
  /// Shadows, within two levels, under corners of 10 pixels.
  static let shadowOfSmallCorners = Tolerance(largest: 9, level: 2, share: 0.0016)
  /// Shadows under corners of 24 pixels, at the pixel density of a phone.
  static let shadowOfMiddleCorners = Tolerance(largest: 11, level: 2, share: 0.0002)
  /// Shadows under corners of 30 pixels.
  static let shadowOfLargeCorners = Tolerance(largest: 13, level: 2, share: 0.0023)
  /// Colours mixed in Generic RGB, by a table here and in floating point there.
  static let gradient = Tolerance(largest: 3)
  /// Gradients with continuous corners, whose outline is known to a tenth of a pixel, 26 levels; all else as above.
  static let roundedGradient = Tolerance(largest: 29, level: 3, share: 0.0015)
  /// Strokes: a few pixels at thick bends differ by what offset curves are cut into.
  static let strokes = Tolerance(largest: 48, level: 16, share: 0.0005)
  /// Filled curves of a small picture, which has more edge for its pixels than strokes have in large ones.
  static let curves = Tolerance(largest: 22, level: 16, share: 0.001)
  /// Curves that UIBezierPath cut into visible lines, its flatness being 0.6 pixels.
  static let flattened = Tolerance(largest: 38, level: 16, share: 0.006)
  /// Pixels of a JPEG shown as they are: decoders round differently.
  static let decoded = Tolerance(largest: 3)
  /// A photograph at a fifth of its size. No filter that is the same for all pixels comes closer to Apple's picture than
  /// 3 levels in the mean; the average over the area, which is used here, is within 5. On the screen the property
  /// `minificationFilter` is obeyed instead, and `linear` averages nothing.
  static let reduced = Tolerance(largest: 46, level: 16, share: 0.032)
  /// The same at 100 × 62.5 pixels, where Core Graphics has set the picture into 62 whole rows.
  static let reducedToWholeRows = Tolerance(largest: 88, level: 16, share: 0.091)
}
