// Elements become animations, whatever their class: keys are set by name.

package import CoreAnimation
import Foundation
import Graphics
import RenderTree

/// Reads animations.
package struct CAMLAnimations {
  private let context: CAMLContext
  private let objects: CAMLObjects

  package init(_ context: CAMLContext) {
    self.context = context
    objects = CAMLObjects(context)
  }

  /// The animations of a layer's `<animations>`, each with the key it is added under.
  ///
  /// It is a dictionary: an entry's name is its key, or the `key` attribute where the name could not be one.
  package func dictionary(_ element: CAMLElement) throws(SceneError) -> [(key: String?, animation: CAAnimation)] {
    var entries: [(key: String?, animation: CAAnimation)] = []
    for child in element.children where !child.isForeign {
      guard let animation = try animation(child) else { continue }
      let isClassName = AnimationCatalogue.rows.contains { $0.name == child.name }
      let key = child["key"] ?? (isClassName ? nil : child.name)
      if let key, entries.contains(where: { $0.key == key }) {
        try context.report(
          .invalid, "the animation \"\(key)\" replaces one of the same key", at: child.location,
          hint: "give each its own key")
      }
      entries.append((key, animation))
    }
    return entries
  }

  /// One animation; nil when its class is not known, which is reported.
  package func animation(_ element: CAMLElement) throws(SceneError) -> CAAnimation? {
    try context.resolving(element) { (element) throws(SceneError) -> CAAnimation? in
      try context.countObject(at: element.location)
      let typeAttribute = element.attribute("type")
      let name = typeAttribute?.value ?? element.name
      guard let animation = AnimationCatalogue.make(name) else {
        try context.report(
          .unknown, "no animation class is called \(name)", at: typeAttribute?.location ?? element.location,
          hint: Spelling.hint(for: name, among: AnimationCatalogue.rows.map(\.name)) ?? "the animation is left out")
        return nil
      }
      context.understand(name)
      try apply(element, to: animation, className: name)
      return animation
    }
  }

  private func apply(_ element: CAMLElement, to animation: CAAnimation, className: String) throws(SceneError) {
    let animated = try animatedKind(element, animation)
    for attribute in element.attributes where !Self.grammar.contains(attribute.name) && !attribute.name.contains(":") {
      if attribute.name.hasPrefix("xmlns") { continue }
      guard let meaning = try meaning(of: attribute.name, at: attribute.location, className) else { continue }
      // An empty text is the default.
      if attribute.value.isEmpty { continue }
      let value: PropertyValue? =
        switch meaning {
        case .kind(let kind): try objects.value(of: attribute, as: kind)
        case .animatedValue: try objects.value(of: attribute, as: animated)
        case .animatedValues: try objects.value(of: attribute, as: .list(animated))
        case .members: nil
        }
      if let value { try set(value, for: attribute.name, of: animation, at: attribute.location, className) }
    }
    for child in element.children where !child.isForeign {
      let key = child.propertyKey
      guard let meaning = try meaning(of: key, at: child.location, className) else { continue }
      let value: PropertyValue?
      switch meaning {
      case .kind(let kind): value = try objects.value(of: child, as: kind)
      case .animatedValue: value = try objects.value(of: child, as: animated)
      case .animatedValues: value = try objects.value(of: child, as: .list(animated))
      case .members:
        var members: [CAAnimation] = []
        for member in child.children where !member.isForeign {
          if let animation = try self.animation(member) { members.append(animation) }
        }
        if !animation.setProperty(key, to: members) { try reportNoKey(key, at: child.location, className) }
        continue
      }
      if let value { try set(value, for: key, of: animation, at: child.location, className) }
    }
    try CAMLKeyTimes.check(animation, element, context)
  }

  /// Attributes that belong to the grammar and not to the animation.
  private static let grammar: Set<String> = ["id", "type", "key", "object"]

  private func meaning(
    of key: String, at location: SourceLocation, _ className: String
  ) throws(SceneError) -> CAMLAnimationKeys.Meaning? {
    if let meaning = CAMLAnimationKeys.meaning(of: key) { return meaning }
    if CAMLKeys.isNote(key) {
      try context.report(.ignored, "\(key) is an editor's note without effect", at: location)
    } else {
      try reportNoKey(key, at: location, className)
    }
    return nil
  }

  private func reportNoKey(_ key: String, at location: SourceLocation, _ className: String) throws(SceneError) {
    try context.report(
      .unknown, "\(className) has no property \"\(key)\"", at: location,
      hint: Spelling.hint(for: key, among: CAMLAnimationKeys.names.filter { $0 != key }))
  }

  private func set(
    _ value: PropertyValue, for key: String, of animation: CAAnimation, at location: SourceLocation,
    _ className: String
  ) throws(SceneError) {
    let property = CAMLAnimationKeys.property(of: key)
    guard animation.setProperty(property, to: CAMLAnimationKeys.propertyValue(value, for: key)) else {
      return try reportNoKey(key, at: location, className)
    }
    context.understand(key)
  }

  /// The kind of the values between which the animation moves, from its key path, which may stand anywhere in it.
  private func animatedKind(_ element: CAMLElement, _ animation: CAAnimation) throws(SceneError) -> CAMLKind {
    guard animation is CAPropertyAnimation else { return .any }
    let child = element.children.first { $0.propertyKey == "keyPath" }
    guard let keyPath = element["keyPath"] ?? child?["value"], !keyPath.isEmpty else {
      try context.report(.invalid, "the animation has no keyPath", at: element.location, hint: "it changes nothing")
      return .any
    }
    // A value function builds the transform from a number or from three.
    if element["valueFunction"] != nil { return .any }
    if let kind = CAMLKeys.kind(ofPath: keyPath) { return kind }
    let location = element.attribute("keyPath")?.valueLocation ?? child?.location ?? element.location
    try context.report(.unknown, "keyPath \"\(keyPath)\" names no property of a layer", at: location)
    return .any
  }
}
