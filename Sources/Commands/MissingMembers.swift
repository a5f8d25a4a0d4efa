// Members of Apple's classes that are not there, and why: what the page of what is supported lists, and a test holds to be all.

/// Members of a class that are missing for one reason.
package struct MissingMembers: Sendable {
  /// The class, or `functions` for what belongs to none.
  package let owner: String
  /// Their names with the labels of their parameters.
  package let members: [String]
  /// Why, as one sentence without a full stop.
  package let reason: String

  private init(_ owner: String, _ members: [String], _ reason: String) {
    self.owner = owner
    self.members = members
    self.reason = reason
  }

  /// All of them, of the classes in `Tests/SignatureTests/AppleSignatures.tsv`.
  package static let all = [
    MissingMembers(
      "CALayer",
      [
        "autoresizingMask", "resize(withOldSuperlayerSize:)", "resizeSublayers(withOldSize:)", "layoutManager",
        "constraints",
        "addConstraint(_:)",
      ], "layouts of AppKit; use `layoutSublayers`"),
    MissingMembers(
      "CALayer", ["wantsExtendedDynamicRangeContent", "toneMapMode", "preferredDynamicRange", "contentsHeadroom"],
      "colours have eight bits a channel, and nothing is brighter than white"),
    MissingMembers("CALayer", ["shouldArchiveValue(forKey:)"], archives),
    MissingMembers("CAAnimation", ["shouldArchiveValue(forKey:)", "init(coder:)"], archives),
    MissingMembers("CAEmitterCell", ["shouldArchiveValue(forKey:)"], archives),
    MissingMembers("CAEmitterCell", ["style"], "a cell's values are its properties"),
    MissingMembers(
      "CAAnimation", ["preferredFrameRateRange"],
      "every frame that is asked for is drawn: there is no display to go easy on"),
    MissingMembers("CATransition", ["filter"], "transitions are `fade`, `push`, `moveIn` and `reveal`"),
    MissingMembers("CATextLayer", ["font"], "it is there as `Any?`: there is no `CFTypeRef` on Linux"),
    MissingMembers(
      "CADisplayLink", ["init(target:selector:)"], "selectors need the Objective-C runtime; `init(_:)` takes a closure"),
    MissingMembers(
      "CADisplayLink", ["remove(from:forMode:)"], "a stage stands for every run loop; use `isPaused` or `invalidate()`"),
    MissingMembers("CADisplayLink", ["frameInterval"], "Apple gave it up for `preferredFramesPerSecond`"),
    MissingMembers(
      "CGAffineTransform", ["decomposed()", "init(_:)"],
      "how Apple takes mirrored transforms apart is nowhere described"),
    MissingMembers(
      "CGPath", ["copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)"],
      "outlines of strokes are made by cairo while it paints, which has no way to ask for them"),
    MissingMembers(
      "CGPath", ["apply(info:function:)"], "function pointers of C; `applyWithBlock(_:)` takes a closure"),
    MissingMembers(
      "CGPath",
      [
        "normalized(using:)", "intersection(_:using:)", "union(_:using:)", "subtracting(_:using:)",
        "symmetricDifference(_:using:)", "lineIntersection(_:using:)", "lineSubtracting(_:using:)",
        "intersects(_:using:)",
        "componentsSeparated(using:)",
      ], "paths are drawn, clipped and masked, not computed with"),
    MissingMembers(
      "CGColor", ["init(genericCMYKCyan:magenta:yellow:black:alpha:)"], "colours are sRGB, and inks need a profile"),
    MissingMembers("functions", ["CGColorSpaceCreateDeviceCMYK()"], "colours are sRGB, and inks need a profile"),
    MissingMembers(
      "CGColor", ["init(colorSpace:components:)"], "it is there with an array, which Swift takes in the pointer's place"
    ),
    MissingMembers("CGColor", ["init(patternSpace:pattern:components:)", "pattern"], patterns),
    MissingMembers("CGContext", ["setFillPattern(_:colorComponents:)"], patterns),
    MissingMembers(
      "CGColor", ["converted(to:intent:options:)"], "colours are converted to sRGB when they are made"),
    MissingMembers(
      "CGColorSpace", ["init(name:)", "name"], "they are there with `String`: there is no `CFString` on Linux"),
    MissingMembers(
      "CGGradient", ["init(colorsSpace:colors:locations:)"],
      "it is there with arrays: there is no `CFArray` on Linux"),
    MissingMembers(
      "CGImage",
      [
        "init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)",
        "init(pngDataProviderSource:decode:shouldInterpolate:intent:)",
        "init(jpegDataProviderSource:decode:shouldInterpolate:intent:)", "alphaInfo", "bitmapInfo", "dataProvider",
      ],
      "images are made by `init(_:)` of pixels, `init(contentsOfFile:)` or `init(encoded:)`, and `buffer` has their pixels"
    ),
    MissingMembers("CGImage", ["masking(_:)"], "use the layer's `mask`"),
    MissingMembers(
      "CGContext",
      [
        "init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)", "makeImage()", "width", "height",
        "data",
        "convertToDeviceSpace(_:)", "convertToUserSpace(_:)", "userSpaceToDeviceSpaceTransform", "setFlatness(_:)",
        "setAllowsAntialiasing(_:)", "synchronize()", "flush()",
      ], "a context records what is drawn and has no pixels; `CALayer.makeImage(scale:)` makes a picture"),
    MissingMembers("CGContext", ["interpolationQuality"], "images are drawn with the filters of their layer"),
    MissingMembers(
      "CGContext",
      [
        "setShadow(offset:blur:)", "setShadow(offset:blur:color:)", "beginTransparencyLayer(auxiliaryInfo:)",
        "beginTransparencyLayer(in:auxiliaryInfo:)", "endTransparencyLayer()", "clip(to:mask:)",
      ], "each is an offscreen pass, which belongs to a layer so that it is counted: use its shadow, opacity or mask"),
    MissingMembers("CGContext", ["resetClip()"], "use `saveGState()` and `restoreGState()`"),
    MissingMembers(
      "CGContext", ["replacePathWithStrokedPath()", "pathContains(_:mode:)"],
      "outlines of strokes are made by cairo while it paints, which has no way to ask for them"),
    MissingMembers("CGContext", ["draw(_:in:byTiling:)"], "use `CAReplicatorLayer`, or draw it several times"),
    MissingMembers("CGContext", ["drawConicGradient(_:center:angle:)"], "use `CAGradientLayer` of the type `conic`"),
    MissingMembers(
      "CGContext", ["textMatrix", "textPosition", "setTextDrawingMode(_:)"],
      "text is set in lines and boxes: `CATextLayer`, or `draw(_:)` of a `TextRun`"),
    MissingMembers(
      "CGContext", ["setFillColorSpace(_:)", "setStrokeColorSpace(_:)"], "a colour brings its space"),
  ]

  private static let archives = "layers are not archived by `NSCoder`; `CAMLWriter` writes them as documents"
  private static let patterns = "patterns are not drawn; use a `CAReplicatorLayer`"
}
