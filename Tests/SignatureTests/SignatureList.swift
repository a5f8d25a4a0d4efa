// Apple's signatures as a list, and each as a line of Swift that compiles when the member is there with that very type.

import Foundation

/// A member as Apple's documentation gives it for Swift.
struct AppleSignature {
  /// The class, structure or protocol; `-` for what belongs to none.
  let owner: String
  /// The name with the labels of its parameters; `static ` before members of the type itself.
  let member: String
  /// The type; `{ get }` after that of a property that cannot be set.
  let type: String

  private static let protocols = ["CAMediaTiming", "CAAction", "CALayerDelegate", "CAAnimationDelegate"]

  /// The name without `static `, as a table of missing members has it.
  var name: String { member.hasPrefix("static ") ? String(member.dropFirst(7)) : member }

  /// The member, used with its type. A key path has exactly the type of its property, so that nothing is converted.
  var use: String {
    let subject = Self.protocols.contains(owner) ? "Owner" : owner
    let call = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    if owner == "-" { return "let _: \(type) = \(call)" }
    if name.hasPrefix("init(") || member != name { return "let _: \(type) = \(subject).\(call)" }
    if name.hasSuffix(")") {
      // A method of a protocol needs an object: its metatype may not be shared.
      if subject != owner { return "let _: \(type) = owner.\(call)" }
      return "let _: (\(owner)) -> \(type) = \(owner).\(call)"
    }
    if type.hasSuffix(" { get }") { return "let _: KeyPath<\(subject), \(type.dropLast(8))> = \\\(subject).\(name)" }
    return "let _: WritableKeyPath<\(subject), \(type)> = \\\(subject).\(name)"
  }

  /// The head of the function that uses the members of a class.
  static func head(of owner: String) -> String {
    let name = owner == "-" ? "Constants" : owner
    return "func usesOf\(name)" + (protocols.contains(owner) ? "<Owner: \(owner)>(_ owner: Owner)" : "()")
  }
}

/// A part of the list, whose uses are in a file of its own.
struct SignatureSection {
  let name: String
  private(set) var signatures: [AppleSignature] = []

  /// The sections of the list: lines of three fields parted by tabs, under lines of a hash and a name.
  static func read(_ list: String) -> [SignatureSection] {
    var sections: [SignatureSection] = []
    for line in list.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t").map(String.init)
      if line.hasPrefix("# ") {
        sections.append(SignatureSection(name: String(line.dropFirst(2))))
      } else if fields.count == 3, !sections.isEmpty {
        let signature = AppleSignature(owner: fields[0], member: fields[1], type: fields[2])
        sections[sections.count - 1].signatures.append(signature)
      }
    }
    return sections
  }

  /// The file of uses, without the members that are known to be missing.
  func uses(without isMissing: (AppleSignature) -> Bool) -> String {
    var text = """
      // What AppleSignatures.tsv lists under \(name), used with its exact types: that this compiles is the test.
      // swift-format-ignore-file
      // Written by AppleSignatureTests from the list; see there.

      import QuartzCore

      """
    var owners: [String] = []
    for signature in signatures where !owners.contains(signature.owner) { owners.append(signature.owner) }
    for owner in owners {
      let lines = signatures.filter { $0.owner == owner && !isMissing($0) }.map { "  \($0.use)\n" }
      if !lines.isEmpty { text += "\n\(AppleSignature.head(of: owner)) {\n\(lines.joined())}\n" }
    }
    return text
  }
}
