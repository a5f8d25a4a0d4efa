// THE decision: the first rule that holds gives a layer its one offscreen pass, or it gets none.

/// What the decision depends on.
struct PassQuestion {
  /// Whether the layer has a mask.
  var hasMask: Bool
  /// Whether the layer clips to rounded corners and has something to clip.
  var clipsRounded: Bool
  /// Whether its opacity, below one, applies to the flattened layer.
  var fadesAsGroup: Bool
  /// Whether anything is drawn by sublayers.
  var hasDrawnSublayers: Bool
  /// Number of separate paints beneath the clip or the opacity.
  var paints: Int
}

/// What is done about a layer.
struct PassAnswer: Equatable {
  /// Core Animation's compositor would go offscreen for this reason.
  var modelled: PassReason?
  /// Cairn goes offscreen for this reason. Nil with a modelled reason: folded into a clip or a colour, because the
  /// pixels are equal.
  var executed: PassReason?
}

/// Decides offscreen passes.
enum PassPolicy {
  /// The pass of a layer.
  static func answer(_ question: PassQuestion) -> PassAnswer {
    if question.hasMask { return PassAnswer(modelled: .mask, executed: .mask) }
    // One paint inside a clip meets the antialiased edge once, whether it is clipped as it is painted or afterwards.
    let overlaps = question.paints > 1
    if question.clipsRounded {
      let mustFade = question.fadesAsGroup && overlaps
      return PassAnswer(modelled: .roundedClip, executed: overlaps || mustFade ? .roundedClip : nil)
    }
    if question.fadesAsGroup {
      return PassAnswer(
        modelled: question.hasDrawnSublayers ? .groupOpacity : nil, executed: overlaps ? .groupOpacity : nil)
    }
    return PassAnswer(modelled: nil, executed: nil)
  }
}
