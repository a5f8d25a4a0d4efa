// THE decision: the first rule that holds gives a layer its one offscreen pass, or it gets none.

/// What the decision depends on.
struct PassQuestion {
  /// Whether filters change the flattened layer. They come before everything below, which is asked of their source.
  var hasFilters = false
  /// Whether a replicator's colours count for the finished layer, because they cannot go into its paints.
  var tintsMixture = false
  /// Whether the layer has a mask.
  var hasMask = false
  /// Whether the layer clips to rounded corners and has something to clip.
  var clipsRounded = false
  /// Whether its opacity, below one, applies to the flattened layer.
  var fadesAsGroup = false
  /// Whether anything is drawn by sublayers.
  var hasDrawnSublayers = false
  /// Number of separate paints beneath the clip or the opacity.
  var paints = 0
  /// Whether a sublayer's look depends on what is behind it: within a flattened group that is the group alone.
  var readsBackdrop = false
  /// Whether the layer is combined with what is behind it, and has no surface yet.
  var combines = false
  /// Whether what is behind the layer is filtered.
  var filtersBackdrop = false
  /// Whether two contents images give way to each other.
  var dissolves = false
  /// Whether drawn contents blend with themselves.
  var blendsItself = false
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
    if question.hasFilters { return PassAnswer(modelled: .filter, executed: .filter) }
    if question.tintsMixture { return PassAnswer(modelled: .replicatorTint, executed: .replicatorTint) }
    if question.filtersBackdrop { return PassAnswer(modelled: .backdrop, executed: .backdrop) }
    // A device mixes two textures as it draws them; Cairo needs a surface for the sum.
    if question.dissolves { return PassAnswer(modelled: nil, executed: .dissolve) }
    // Core Animation has the drawing in a backing store that was drawn before the frame.
    if question.blendsItself { return PassAnswer(modelled: nil, executed: .blend) }
    if question.combines { return PassAnswer(modelled: .blend, executed: .blend) }
    if question.hasMask { return PassAnswer(modelled: .mask, executed: .mask) }
    // One paint inside a clip meets the antialiased edge once, whether it is clipped as it is painted or afterwards.
    let overlaps = question.paints > 1 || question.readsBackdrop
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
