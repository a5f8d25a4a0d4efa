// The constructs of layers, animations, states and filters.

extension DocumentConstruct {
  static let objects: [DocumentConstruct] = [
    // MARK: Subclasses

    .init(.subclasses, "a text with its font and its string as elements", "text.caml"),
    .init(.subclasses, "a gradient with its type as an element without a type", "gradient.caml"),
    .init(.subclasses, "copies of a layer", "replicator.caml"),
    .init(.subclasses, "copies placed by a list of transforms", "replicator-list.caml"),
    .init(
      .subclasses, "a layer that draws its sublayers alone", "transform-layer.caml",
      reports: ["allowsHitTesting is an editor"]),
    .init(.subclasses, "particles", "emitter.caml", at: 1),
    .init(
      .subclasses, "particles with what the editor of the system writes: beginTime, mass, rotation",
      "emitter-mica.caml", at: 0.5),
    .init(
      .subclasses, "private classes, drawn as plain layers", "private-classes.caml", like: "grammar-collapsed",
      reports: [
        "no layer class is called CASDFLayer", "<effect> is not drawn", "no layer class is called CABackdropLayer",
      ]),
    .init(
      .subclasses, "a behaviour of particles, which is none of the known keys", "emitter-behavior.caml", at: 0.8,
      reports: ["CAEmitterLayer has no property \"emitterBehaviors\""]),

    // MARK: Animations

    .init(.animations, "a beginning later than the start, shown before it too", "animation-begin.caml", at: 0.25),
    .init(
      .animations, "a beginning that vanishes, which is the start", "animation-begin-vanishing.caml", at: 0.5,
      like: "dictionary-name@0.50s"),
    .init(
      .animations, "a cycle turned by its time offset", "animation-time-offset.caml", at: 0.25,
      like: "dictionary-name@0.50s"),
    .init(.animations, "a speed of two", "animation-speed.caml", at: 0.25, like: "dictionary-name@0.50s"),
    .init(.animations, "cycles without end", "animation-repeat-count.caml", at: 7.5, like: "dictionary-name@0.50s"),
    .init(
      .animations, "cycles for a length of time, after which the last one stays", "animation-repeat-duration.caml",
      at: 4, like: "dictionary-name@0.50s"),
    .init(.animations, "a cycle that runs back", "animation-autoreverses.caml", at: 1.5, like: "dictionary-name@0.50s"),
    .init(.animations, "an animation that is over and gone", "animation-removed.caml", at: 1),
    .init(
      .animations, "a value that is added to what lies beneath", "animation-additive.caml", at: 0.5,
      like: "dictionary-name@0.50s"),
    .init(.animations, "cycles each of which starts where the one before ended", "animation-cumulative.caml", at: 1.25),
    .init(
      .animations, "a difference from the value of the layer", "animation-by.caml", at: 0.5,
      like: "dictionary-name@0.50s"),
    .init(.animations, "an end alone", "animation-to.caml", at: 0.5, like: "dictionary-name@0.50s"),
    .init(.animations, "a beginning alone", "animation-from.caml", at: 0.25),
    .init(.animations, "ends as attributes", "animation-attribute-values.caml", at: 0.5, like: "dictionary-name@0.50s"),
    .init(
      .animations, "a spring", "animation-spring.caml", at: 0.2, reports: ["mica_autorecalculatesDuration is an editor"]
    ),
    .init(.animations, "a spring that is thrown", "animation-spring-velocity.caml", at: 0.1),
    .init(
      .animations, "the same with the other spelling", "animation-spring-initial-velocity.caml", at: 0.1,
      like: "animation-spring-velocity@0.10s"),
    .init(.animations, "values at times of their own", "keyframes-times.caml", at: 0.25),
    .init(.animations, "values one after the other, with an end after the last", "keyframes-discrete.caml", at: 0.4),
    .init(.animations, "values at an even speed", "keyframes-paced.caml", at: 0.5),
    .init(.animations, "points on a smooth curve", "keyframes-cubic.caml", at: 0.3),
    .init(.animations, "points on a smooth curve at an even speed", "keyframes-cubic-paced.caml", at: 0.3),
    .init(.animations, "an easing for each stretch", "keyframes-functions.caml", at: 0.25),
    .init(.animations, "an empty list of easings, as files have it", "keyframes-no-functions.caml", at: 0.25),
    .init(.animations, "a path that is followed and turned along", "keyframes-path.caml", at: 0.25),
    .init(.animations, "rectangles", "keyframes-rect.caml", at: 0.5),
    .init(.animations, "colours", "keyframes-color.caml", at: 0.5),
    .init(.animations, "lists of colours of a gradient", "keyframes-colors.caml", at: 0.5),
    .init(.animations, "images one after the other", "sequence-discrete.caml", at: 0.5),
    .init(.animations, "images that would be mixed: the nearer one is shown", "sequence-linear.caml", at: 0.3),
    .init(.animations, "animations in a group", "group.caml", at: 0.5),
    .init(
      .animations, "a transition, whose type is an element, on a layer that was never shown otherwise",
      "transition.caml", at: 0.5, like: "transition-p@0.50s"),
    .init(.animations, "a transition, whose type is a p", "transition-p.caml", at: 0.5),
    .init(
      .animations, "a private animation, left out", "match-move.caml", at: 0.5,
      reports: ["no animation class is called CAMatchMoveAnimation"]),

    // MARK: States

    .init(.states, "states that no one asked for", "states.caml"),
    .init(.states, "values of a state", "states.caml", in: "Unlock"),
    .init(.states, "values of a state based on another, one of them an image", "states.caml", in: "Sleep"),
    .init(.states, "a spring into a state", "states.caml", at: 0.1, in: "Locked", to: "Unlock"),
    .init(
      .states, "what a transition leaves to the default: a quarter of a second", "states.caml", at: 0.125, in: "Unlock",
      to: "Sleep"),
    .init(.states, "a transition out of a state", "states.caml", at: 0.5, in: "Unlock", to: "Locked"),
    .init(
      .states, "back to the values from before any state", "states.caml", at: 1, in: "Unlock", to: "Locked",
      like: "states"),
    .init(
      .states, "a shared element of transitions, a key path under its other spelling, and values that are skipped",
      "states-shared.caml", at: 0.1, in: "Locked", to: "Unlock", like: "states-Locked-Unlock@0.10s",
      reports: [
        "the value undefined of a state is skipped", "<LKEventHandler> is not played", "final is without effect",
      ]),
    .init(.states, "an animation that a state adds", "states-animation.caml", at: 0.5, in: "On"),

    // MARK: Filters

    .init(.filters, "a filter with its input as an attribute", "filter.caml"),
    .init(.filters, "a filter with its input as an element", "filter-ci.caml"),
    .init(.filters, "a filter that is switched off", "filter-disabled.caml", like: "grammar-collapsed"),
    .init(.filters, "several filters, one after the other", "filter-list.caml"),
    .init(.filters, "an input of a filter that is animated", "filter-animated.caml", at: 0.5),
    .init(.filters, "a way of compositing in place", "compositing.caml"),
    .init(.filters, "a way of compositing by its name", "compositing-name.caml", like: "compositing"),
    .init(.filters, "the compositing xor", "compositing-xor.caml"),
    .init(.filters, "the compositing subtractS", "compositing-subtractS.caml"),
    .init(.filters, "a filter of what lies behind", "background-filter.caml"),
    .init(
      .filters, "a filter that is not known", "filter-unknown.caml", like: "grammar-collapsed",
      reports: ["no filter type is called displacementMap"]),
    .init(.filters, "a filter with its input as a p", "filter-p.caml", like: "filter"),

  ]
}
