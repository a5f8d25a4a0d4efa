// The constructs of files, grammar, values and everything around layers.

extension DocumentConstruct {
  static let grammar: [DocumentConstruct] = [
    // MARK: Files

    .init(.files, "a document by itself", "file.caml"),
    .init(.files, "a bundle with an index of every key, a manifest and an image", "bundle.ca"),
    .init(.files, "a bundle without an index", "bundle-index-less.ca", like: "bundle"),
    .init(.files, "a bundle whose document has another name", "bundle-other-document.ca", like: "bundle"),
    .init(.files, "a bundle whose canvas is larger than its root layer", "bundle-canvas.ca"),

    // MARK: Grammar

    .init(.grammar, "a class named by the element", "grammar-class-by-name.caml"),
    .init(
      .grammar, "a value in place whose class is named by its type", "grammar-class-by-type.caml",
      like: "grammar-class-by-name"),
    .init(.grammar, "a value around its object", "grammar-child-object.caml", like: "grammar-class-by-name"),
    .init(.grammar, "a value in place of the class its key declares", "grammar-declared-class.caml"),
    .init(.grammar, "a property whose key is an attribute of p", "grammar-p.caml", like: "grammar-declared-class"),
    .init(.grammar, "simple values as attributes", "grammar-collapsed.caml"),
    .init(.grammar, "the same values as elements", "grammar-uncollapsed.caml", like: "grammar-collapsed"),
    .init(.grammar, "an image in place", "image-src.caml"),
    .init(.grammar, "an image around which its property stands", "image-object.caml", like: "image-src"),
    .init(.grammar, "an object that is referred to before it stands", "reference-forward.caml"),
    .init(.grammar, "a layer that stands in two places", "reference-layer.caml"),
    .init(.grammar, "an entry whose key is the name of the element", "dictionary-name.caml", at: 0.5),
    .init(
      .grammar, "an entry whose key is an attribute of p", "dictionary-p.caml", at: 0.5, like: "dictionary-name@0.50s"),
    .init(
      .grammar, "an entry named by its class alone", "dictionary-class.caml", at: 0.5, like: "dictionary-name@0.50s"),
    .init(.grammar, "two entries, the second of which has the last word", "dictionary-two.caml", at: 0.25),
    .init(.grammar, "two keys of one value, of which the later counts", "order-rotation-last.caml"),
    .init(.grammar, "the same the other way round", "order-transform-last.caml", like: "order-rotation-last"),
    .init(.grammar, "comments and white space between elements", "comments.caml", like: "grammar-collapsed"),
    .init(
      .grammar, "an id that is given twice, of which the last counts", "id-twice.caml", like: "reference-forward",
      reports: ["the id \"m\" is given twice"]),

    // MARK: Values

    .init(.values, "numbers with exponents, signs and zeros in front", "number.caml", like: "grammar-collapsed"),
    .init(.values, "truth values as numbers and as words", "bool.caml"),
    .init(.values, "points separated by commas and semicolons", "point-separators.caml", like: "grammar-collapsed"),
    .init(.values, "a rectangle whose origin is not zero", "rect-origin.caml"),
    .init(.values, "colours: gray, three channels, four, hexadecimal, and with an opacity beside them", "color.caml"),
    .init(.values, "a transform of scaling", "transform-scale.caml"),
    .init(.values, "a transform of turning, in degrees", "transform-rotate.caml"),
    .init(.values, "a transform of turning about an axis, with perspective of the superlayer", "transform-axis.caml"),
    .init(.values, "a transform of moving", "transform-translate.caml"),
    .init(.values, "a list of transforms, of which the leftmost is the outermost", "transform-list.caml"),
    .init(.values, "a transform as sixteen numbers, row by row", "transform-matrix.caml", like: "transform-list"),
    .init(.values, "an empty transform, which changes nothing", "transform-empty.caml"),
    .init(.values, "a key path of turning, in radians", "transform-radians.caml", like: "transform-rotate"),
    .init(.values, "key paths of all three rotations, of scale and of translation", "transform-parts.caml"),
    .init(.values, "a path of moves, lines, curves and closings", "path.caml"),
    .init(.values, "an image whose name holds a blank", "image-space.caml"),
    .init(.values, "an image whose name is written with a percent sign", "image-percent.caml", like: "image-space"),
    .init(.values, "the timing function linear by its name", "timing-linear.caml", at: 0.25),
    .init(.values, "the timing function easeIn by its name", "timing-easeIn.caml", at: 0.25),
    .init(.values, "the timing function easeOut by its name", "timing-easeOut.caml", at: 0.25),
    .init(.values, "the timing function easeInEaseOut by its name", "timing-easeInEaseOut.caml", at: 0.25),
    .init(.values, "the timing function default by its name", "timing-default.caml", at: 0.25),
    .init(
      .values, "a timing function as four numbers", "timing-numbers.caml", at: 0.25, like: "timing-easeInEaseOut@0.25s"),
    .init(
      .values, "a timing function as an element", "timing-element.caml", at: 0.25, like: "timing-easeInEaseOut@0.25s"),
    .init(.values, "numbers of a list as integer and as real", "list-numbers.caml", at: 0.75),
    .init(.values, "a list around an array", "list-array.caml", at: 0.75, like: "list-numbers@0.75s"),
    .init(.values, "words of a few", "enum.caml"),
    .init(.values, "nothing, where the default is something", "null.caml"),
    .init(.values, "colours in spaces of their own", "color-space.caml"),

    // MARK: Style

    .init(
      .style, "style, scripts and modules, of which nothing is drawn", "style.caml", like: "grammar-collapsed",
      reports: ["<style> is not drawn", "<scriptObject> is not drawn"]),

    // MARK: Images

    .init(
      .images, "an image with an absolute path, looked for in assets", "image-absolute.caml", like: "image-src",
      reports: ["has an absolute path"]),
    .init(.images, "an image with a path as on Windows", "image-windows.caml", like: "image-src"),
    .init(
      .images, "an image that is not there", "image-missing.caml", like: "grammar-collapsed",
      reports: ["there is no image \"assets/none.png\""]),
    .init(
      .images, "an image that lies outside", "image-outside.caml", like: "grammar-collapsed",
      reports: ["lies outside the document"]),
    .init(.images, "an image that the document holds itself", "image-data.caml", like: "image-src"),

    // MARK: Orientation

    .init(.orientation, "a bundle whose document counts y downwards", "bundle-flipped.ca"),
    .init(.orientation, "y grows upwards unless it is said otherwise", "up.caml"),
    .init(.orientation, "y grows downwards in a layer that is flipped", "down.caml"),
    .init(.orientation, "a flipped layer in a flipped layer; an image stays upright", "flipped-twice.caml"),

    // MARK: Defaults

    .init(
      .defaults, "no duration: a quarter of a second", "default-duration.caml", at: 0.125, like: "dictionary-name@0.50s"
    ),
    .init(.defaults, "no key times: even spaces", "default-key-times.caml", at: 0.25),
    .init(.defaults, "no canvas: the bounds of the root layer", "default-canvas.caml"),
    .init(.defaults, "empty attributes: the defaults", "default-empty.caml", like: "grammar-collapsed"),

    // MARK: Foreign

    .init(
      .foreign, "attributes and elements of other namespaces, which mean nothing here", "foreign.caml",
      like: "grammar-collapsed"),
    .init(.foreign, "a text whose parts differ in look, said in a namespace of ours", "attributed-text.caml"),
    .init(.foreign, "the length of a scene, said in a namespace of ours", "length.caml", like: "grammar-collapsed"),

    // MARK: Oddities

    .init(.oddities, "scr in place of src", "odd-scr.caml", like: "image-src", reports: ["scr is read as src"]),
    .init(.oddities, "hexadecimal colours", "odd-hex.caml", like: "grammar-collapsed"),
    .init(
      .oddities, "notes of editors", "odd-notes.caml", like: "grammar-collapsed",
      reports: [
        "caplay.kind is an editor", "caplayKind is an editor", "nuggetId is an editor", "micaID is an editor",
        "mica_expanded is an editor",
      ]),
    .init(
      .oddities, "a root layer with a copy of itself inside", "odd-root-in-itself.caml", like: "grammar-collapsed",
      reports: ["the id \"root\" is given twice"]),
    .init(
      .oddities, "more key times than values: even spaces", "odd-key-times.caml", at: 0.25,
      like: "default-key-times@0.25s", reports: ["key time"]),
    .init(.oddities, "values that are the defaults", "odd-noise.caml", like: "grammar-collapsed"),
    .init(
      .oddities, "a whole number where a truth value or a real belongs", "odd-integer.caml", like: "grammar-collapsed"),
    .init(.oddities, "a type that is no class", "odd-type.caml", like: "grammar-collapsed"),
    .init(
      .oddities, "a byte order mark and lines that end as on Windows", "odd-line-ends.caml", like: "grammar-collapsed"),

  ]
}
