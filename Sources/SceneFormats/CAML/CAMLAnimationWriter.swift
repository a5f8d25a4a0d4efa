// Animations become elements, whatever their class: the catalogue's keys are asked for by name.

import CoreAnimation
import Foundation
import Graphics
import RenderTree

/// Writes animations.
struct CAMLAnimationWriter {
  let values: CAMLValueWriter

  /// The entry of a layer's `<animations>`: the element's name is the key, or `p` with the key beside it.
  func entry(_ running: RunningAnimation) -> CAMLNode? {
    guard var node = element(running.animation) else { return nil }
    // What a duration of 0 stood for when it was added is settled, and would not be found again.
    if running.animation.duration == 0 {
      node.attributes.append(("duration", CAMLTexts.number(running.spec.timing.duration)))
    }
    guard let key = running.key else { return node }
    let className = node.name
    if Self.isPlain(key) {
      node.name = key
      node.attributes.insert(("type", className), at: 0)
    } else {
      node.name = "p"
      node.attributes.insert(contentsOf: [("key", CAMLNode.legal(key)), ("type", className)], at: 0)
    }
    return node
  }

  /// An animation as the value of a property.
  func property(_ name: String, _ animation: CAAnimation) -> CAMLNode? {
    guard var node = element(animation) else { return nil }
    node.attributes.insert(("type", node.name), at: 0)
    node.name = name
    return node
  }

  private func element(_ animation: CAAnimation) -> CAMLNode? {
    let name = "\(type(of: animation))"
    guard let usual = AnimationCatalogue.make(name), type(of: usual) == type(of: animation) else {
      values.output.note("an animation is left out: its class \(name) is the program's own", at: values.place)
      return nil
    }
    if animation.delegate != nil {
      values.output.note("the delegate of an animation is left out: it is code", at: values.place)
    }
    var node = CAMLNode(name: name)
    for key in CAMLAnimationKeys.names.sorted() where key != "initialVelocity" {
      let property = CAMLAnimationKeys.property(of: key)
      guard let any = animation.property(property) else { continue }
      if let members = any as? [CAAnimation] {
        node.children.append(CAMLNode(name: key, children: members.compactMap(element)))
        continue
      }
      guard let value = Self.value(any), value != usual.property(property).flatMap(Self.value) else { continue }
      add(key, value, to: &node)
    }
    return node
  }

  private func add(_ key: String, _ value: PropertyValue, to node: inout CAMLNode) {
    switch CAMLAnimationKeys.meaning(of: key) {
    case .animatedValue: values.child(key, value, &node)
    case .kind(.timing):
      node.attributes.append((key, Self.timing(value)))
    case .kind(.list(.timing)):
      guard case .array(let functions) = value else { return }
      let elements = functions.map { CAMLNode(name: "CAMediaTimingFunction", attributes: [("value", Self.timing($0))]) }
      node.children.append(CAMLNode(name: key, children: elements))
    default: values.add(key, value, to: &node)
    }
  }

  /// A property's value: functions by their name or numbers, words by their text.
  private static func value(_ any: Any) -> PropertyValue? {
    switch any {
    case let function as CAMediaTimingFunction:
      if let name = function.name?.rawValue, CAMLValues.timingNames.contains(name) { return .string(name) }
      let curve = function.curve
      return .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) })
    case let functions as [CAMediaTimingFunction]: return .array(functions.compactMap(value))
    case let function as CAValueFunction: return .string(function.name.rawValue)
    case let word as any RawRepresentable: return (word.rawValue as? String).map { .string($0) }
    default: return PropertyValue(any: any)
    }
  }

  private static func timing(_ value: PropertyValue) -> String {
    switch value {
    case .array(let numbers): numbers.compactMap(CAMLTexts.text).joined(separator: " ")
    default: CAMLTexts.text(value) ?? ""
    }
  }

  /// Whether a key can be an element's name: the files' own writer takes no others either.
  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, key != "p", AnimationCatalogue.make(key) == nil else { return false }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z"), capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard letters.contains(first) || capitals.contains(first) else { return false }
    return !key.lowercased().hasPrefix("xml")
      && key.utf8.allSatisfy { letters.contains($0) || capitals.contains($0) || digits.contains($0) }
  }
}
