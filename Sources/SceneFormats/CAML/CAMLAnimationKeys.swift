// Which kind of text a key of an animation takes, and the form the animation's property wants it in.

import CoreAnimation
import Foundation
package import RenderTree

/// The keys of animations.
package enum CAMLAnimationKeys {
  /// How a key's value is read.
  package enum Meaning: Sendable, Hashable {
    /// A kind of its own.
    case kind(CAMLKind)
    /// A value of the property the animation changes.
    case animatedValue
    /// A list of such values.
    case animatedValues
    /// Other animations.
    case members
  }

  /// The meaning of a key; nil when no animation has it.
  package static func meaning(of key: String) -> Meaning? { table[key] }

  /// The name of the property behind a key.
  package static func property(of key: String) -> String { key == "velocity" ? "initialVelocity" : key }

  /// All keys.
  package static var names: [String] { Array(table.keys) }

  private static let flag = Meaning.kind(.bool)
  private static let number = Meaning.kind(.number)
  private static let endless = Meaning.kind(.number(isEndless: true))
  private static let numbers = Meaning.kind(.list(.number))

  private static let table: [String: Meaning] = [
    // CAAnimation
    "beginTime": number, "duration": endless, "speed": number, "timeOffset": number, "repeatCount": endless,
    "repeatDuration": endless, "autoreverses": flag, "fillMode": .kind(CAMLKeys.fillMode),
    "removedOnCompletion": flag, "timingFunction": .kind(.timing),
    // CAPropertyAnimation
    "keyPath": .kind(.string), "additive": flag, "cumulative": flag,
    "valueFunction": .kind(
      .word([
        "rotateX", "rotateY", "rotateZ", "scale", "scaleX", "scaleY", "scaleZ", "translate", "translateX",
        "translateY", "translateZ",
      ])),
    // CABasicAnimation
    "fromValue": .animatedValue, "toValue": .animatedValue, "byValue": .animatedValue,
    // CAKeyframeAnimation
    "values": .animatedValues, "keyTimes": numbers, "timingFunctions": .kind(.list(.timing)), "path": .kind(.path),
    "calculationMode": .kind(.word(["linear", "discrete", "paced", "cubic", "cubicPaced"])),
    "rotationMode": .kind(.word(["auto", "autoReverse"])),
    "tensionValues": numbers, "continuityValues": numbers, "biasValues": numbers,
    // CASpringAnimation
    "mass": number, "stiffness": number, "damping": number, "velocity": number, "initialVelocity": number,
    "allowsOverdamping": flag,
    // CAAnimationGroup
    "animations": .members,
    // CATransition
    "type": .kind(.string), "subtype": .kind(.string), "startProgress": number, "endProgress": number,
  ]

  /// A value in the form the property wants: timing and value functions are objects of their own.
  package static func propertyValue(_ value: PropertyValue, for key: String) -> Any? {
    switch (key, value) {
    case ("timingFunction", _): timingFunction(value)
    case ("timingFunctions", .array(let values)): values.compactMap(timingFunction)
    case ("valueFunction", .string(let name)): CAValueFunction(name: CAValueFunctionName(rawValue: name))
    default: value.anyValue
    }
  }

  private static func timingFunction(_ value: PropertyValue) -> CAMediaTimingFunction? {
    switch value {
    case .string(let name): return CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
    case .array(let values):
      let n = values.compactMap { Float($0) }
      return n.count == 4 ? CAMediaTimingFunction(controlPoints: n[0], n[1], n[2], n[3]) : nil
    default: return nil
    }
  }
}
