// What reading one document shares between its parts: diagnostics, ids, images, and the count of objects made.

package import CoreAnimation
package import Graphics

/// The state of reading one document.
package final class CAMLContext {
  /// What was met so far.
  package private(set) var diagnostics: Diagnostics
  /// The prefix of our namespace in the document; nil when it uses none.
  let ownPrefix: String?
  private let limits: SceneLimits
  private let missingImages: MissingImages
  private let loader: ImageLoader
  private var images: [String: CGImage] = [:]
  private var elements: [String: CAMLElement] = [:]
  /// The layers made so far, by id.
  package private(set) var layers: [String: CALayer] = [:]
  /// What is read when all layers are there, since it refers to them.
  private var postponed: [() throws(SceneError) -> Void] = []
  private var active: Set<ObjectIdentifier> = []
  private var objects = 0
  private var pixels = 0
  private var depth = 0

  /// A context for the document under a root element.
  package init(
    root: CAMLElement, options: ReadOptions, loader: @escaping ImageLoader
  ) throws(SceneError) {
    diagnostics = Diagnostics(mode: options.mode)
    ownPrefix = CairnNamespace.prefix(in: root)
    limits = options.limits
    missingImages = options.missingImages
    self.loader = loader
    try collectIDs(root)
  }

  // MARK: Diagnostics

  /// Reports something that is not drawn as written.
  package func report(
    _ kind: Diagnostic.Kind, _ message: String, at location: SourceLocation, hint: String? = nil
  ) throws(SceneError) {
    try diagnostics.report(Diagnostic(kind, message, at: location, hint: hint))
  }

  /// Notes a class or a key that was understood.
  package func understand(_ name: String) { diagnostics.understand(name) }

  /// Counts an object that is being made. References make objects without elements of their own, so that a small
  /// document could otherwise describe an endless tree.
  package func countObject(at location: SourceLocation) throws(SceneError) {
    objects += 1
    guard objects <= limits.elements else {
      throw SceneError(.limit, "the document describes more than \(limits.elements) objects", at: location)
    }
  }

  // MARK: References

  /// Puts reading off until the tree is made.
  package func postpone(_ body: @escaping () throws(SceneError) -> Void) { postponed.append(body) }

  /// Reads what was put off.
  package func finish() throws(SceneError) {
    while !postponed.isEmpty {
      let bodies = postponed
      postponed = []
      for body in bodies { try body() }
    }
  }

  /// Keeps the layer of an element under its id, unless the id stands for another element.
  package func remember(_ layer: CALayer, of element: CAMLElement) {
    if let id = element["id"], elements[id] === element { layers[id] = layer }
  }

  /// Ids are matched literally. Some editors repeat one when a document was imported into itself: the last counts.
  private func collectIDs(_ element: CAMLElement) throws(SceneError) {
    if let id = element.attribute("id"), !id.value.isEmpty {
      if elements[id.value] != nil {
        try report(.invalid, "the id \"\(id.value)\" is given twice; the last one counts", at: id.location)
      }
      elements[id.value] = element
    }
    for child in element.children { try collectIDs(child) }
  }

  /// The element an `object="…"` stands for, given to `body`; the element itself when it is no reference.
  ///
  /// - Returns: nil when it refers to nothing, or to something it is itself a part of.
  package func resolving<Value>(
    _ element: CAMLElement, _ body: (CAMLElement) throws(SceneError) -> Value?
  ) throws(SceneError) -> Value? {
    depth += 1
    defer { depth -= 1 }
    // A document that nests its elements within the limit can nest objects beyond it by referring to them.
    guard depth <= limits.depth / 2 else {
      throw SceneError(.limit, "objects are nested more than \(limits.depth / 2) deep", at: element.location)
    }
    guard let reference = element.attribute("object") else { return try body(element) }
    guard let target = elements[reference.value] else {
      try report(.missing, "no object has the id \"\(reference.value)\"", at: reference.location)
      return nil
    }
    guard active.insert(ObjectIdentifier(target)).inserted else {
      try report(.invalid, "the object \"\(reference.value)\" contains itself", at: reference.location)
      return nil
    }
    defer { active.remove(ObjectIdentifier(target)) }
    return try resolving(target, body)
  }

  // MARK: Images

  /// The image of a name; the same object each time. nil when there is none, which is reported.
  ///
  /// Documents may name only what lies beside them: of an absolute path the last part is looked for in `assets`.
  package func image(_ name: String, at location: SourceLocation) throws(SceneError) -> CGImage? {
    if let image = images[name] { return image }
    let loaded = DataImage.holds(name) ? try data(name, at: location) : try load(name, at: location)
    if let loaded { images[name] = try count(loaded, at: location) }
    if let loaded { return loaded }
    return try standIn(name, at: location)
  }

  /// The image that the document holds itself.
  private func data(_ address: String, at location: SourceLocation) throws(SceneError) -> CGImage? {
    do throws(ImageLoadError) {
      return try DataImage.read(address)
    } catch {
      try report(.invalid, error.message, at: location, hint: error.hint)
      return nil
    }
  }

  private func count(_ image: CGImage, at location: SourceLocation) throws(SceneError) -> CGImage {
    pixels += image.width * image.height
    guard pixels <= limits.imagePixels else {
      throw SceneError(
        .limit, "the images have more than \(limits.imagePixels) pixels together", at: location,
        hint: "scale them down")
    }
    return image
  }

  /// What is shown in place of an image that is not there, which was reported.
  private func standIn(_ name: String, at location: SourceLocation) throws(SceneError) -> CGImage? {
    switch missingImages {
    case .skip: return nil
    case .placeholder: return .placeholder
    case .error:
      let last = diagnostics.all.last { $0.location == location }
      throw SceneError(
        .missingImage, last?.message ?? "there is no image \"\(name.prefix(80))\"", at: location, hint: last?.hint)
    }
  }

  private func relativeName(_ name: String, at location: SourceLocation) throws(SceneError) -> String? {
    var parts: [Substring] = []
    for part in name.split(whereSeparator: { $0 == "/" || $0 == "\\" }) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        try report(
          .invalid, "the image \"\(name)\" lies outside the document's directory", at: location,
          hint: "move it beside the document")
        return nil
      }
    }
    guard let last = parts.last else {
      try report(.missing, "an image has no name", at: location)
      return nil
    }
    guard name.hasPrefix("/") || last != parts[0] && parts[0].hasSuffix(":") else {
      return parts.joined(separator: "/")
    }
    try report(
      .invalid, "the image \"\(name)\" has an absolute path; only assets/\(last) is looked for", at: location,
      hint: "name images relative to the document")
    return "assets/\(last)"
  }

  private func load(_ name: String, at location: SourceLocation) throws(SceneError) -> CGImage? {
    guard let name = try relativeName(name, at: location) else { return nil }
    let loaded: CGImage?
    do throws(ImageLoadError) {
      loaded = try loader(name)
    } catch {
      try report(.missing, error.message, at: location, hint: error.hint)
      return nil
    }
    guard let loaded else {
      try report(.missing, "there is no image \"\(name)\"", at: location, hint: "nothing is drawn in its place")
      return nil
    }
    return loaded
  }
}
