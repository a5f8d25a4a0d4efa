// Reads family, weight and slant out of a family name or a PostScript name such as "HelveticaNeue-MediumItalic".

import Foundation

/// What a font's name says of it.
struct FontName: Equatable {
  /// Weights by the words names use for them, on the scale from 100 to 1000; longer words first, so that
  /// "semibold" is not read as "bold".
  private static let weights: [(String, Int)] = [
    ("ultralight", 200), ("extralight", 200), ("hairline", 100), ("thin", 100), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("black", 900), ("medium", 500), ("light", 300),
    ("bold", 700), ("demi", 600),
  ]

  /// Families of Apple's systems and what stands in for them, most alike first. The rest is Fontconfig's to find.
  private static let substitutes: [(String, String)] = [
    ("helveticaneue", "Helvetica Neue,Helvetica,Arial,Sans"), ("sfmono", "SF Mono,Menlo,DejaVu Sans Mono,Monospace"),
    ("sf", "SF Pro,Inter,Helvetica,Arial,Sans"), ("menlo", "Menlo,DejaVu Sans Mono,Monospace"),
    ("monaco", "Monaco,DejaVu Sans Mono,Monospace"), ("avenir", "Avenir,Nunito,Helvetica,Sans"),
    ("georgia", "Georgia,Gelasio,Serif"), ("palatino", "Palatino,P052,Serif"), ("system", "Inter,Helvetica,Sans"),
    ("verdana", "Verdana,DejaVu Sans,Sans"), ("courier", "Courier New,Courier,Monospace"),
    ("times", "Times New Roman,Times,Serif"), ("arial", "Arial,Helvetica,Sans"), ("futura", "Futura,URW Gothic,Sans"),
  ]

  /// A family, or several separated by commas in order of preference.
  var family: String
  /// 100 to 1000; 400 is regular.
  var weight = 400
  /// Whether letters lean.
  var isItalic = false
  /// Whether letters are narrow.
  var isCondensed = false

  /// Reads a name. `isFamily` says whether a family of that very name is installed.
  init(_ name: String, isFamily: (String) -> Bool) {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    family = trimmed
    if trimmed.isEmpty { family = "Helvetica" }
    if isFamily(family) { return }
    let parts = trimmed.split(separator: "-", maxSplits: 1).map(String.init)
    let base = parts.first ?? trimmed
    readStyle(parts.count > 1 ? parts[1] : Self.styleWords(after: trimmed))
    let spaced = Self.spaced(Self.withoutSuffix(base))
    if isFamily(spaced) {
      family = spaced
    } else {
      let plain = base.lowercased().filter { $0.isLetter || $0.isNumber }
      family = Self.substitutes.first { plain.hasPrefix($0.0) }?.1 ?? "\(spaced),Sans"
    }
  }

  private mutating func readStyle(_ style: String) {
    let words = style.lowercased().filter(\.isLetter)
    weight = Self.weights.first { words.contains($0.0) }?.1 ?? 400
    isItalic = words.contains("italic") || words.contains("oblique") || words.hasSuffix("it")
    isCondensed = words.contains("condensed") || words.contains("narrow")
  }

  /// Style words after a family with a space: "Helvetica Bold".
  private static func styleWords(after name: String) -> String {
    name.split(separator: " ").dropFirst().joined(separator: " ")
  }

  /// "ArialMT" and "TimesNewRomanPSMT" without the foundry's letters.
  private static func withoutSuffix(_ name: String) -> String {
    for suffix in ["PSMT", "PS", "MT"] where name.hasSuffix(suffix) { return String(name.dropLast(suffix.count)) }
    return name.hasPrefix(".") ? String(name.dropFirst()) : name
  }

  /// "TimesNewRoman" as "Times New Roman"; runs of capitals stay together, as in "DejaVuSansMono" or "SFUI".
  private static func spaced(_ name: String) -> String {
    var result = ""
    var previous: Character = " "
    for character in name {
      if character.isUppercase, previous.isLowercase { result.append(" ") }
      result.append(character)
      previous = character
    }
    return result.replacingOccurrences(of: "Deja Vu", with: "DejaVu")
  }
}
