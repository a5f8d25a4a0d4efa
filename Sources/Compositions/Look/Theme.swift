// The looks that all compositions share: colours on light or dark ground, the font family, and safe margins.

package import Cairn
package import Foundation

/// Colours, font and margins of a composition.
package struct Theme: Sendable, Equatable {
  /// Ground and ink.
  package enum Appearance: String, Sendable, CaseIterable { case dark, light }

  /// Light on dark or dark on light.
  package let appearance: Appearance
  /// The ground.
  package let background: CGColor
  /// Plates that lie over the ground: bubbles, cards.
  package let surface: CGColor
  /// Text and lines that are read first.
  package let ink: CGColor
  /// Text that is read second; its contrast with the ground is at least 4.5 to 1.
  package let muted: CGColor
  /// Lines behind everything.
  package let grid: CGColor
  /// Colours of data, the main one first, easily told apart.
  package let accents: [CGColor]
  /// What grew.
  package let rise: CGColor
  /// What shrank.
  package let fall: CGColor
  /// Family of every text.
  package let family: String

  /// The setting that chooses the colours.
  package static let parameter = CompositionParameter(
    "theme", .choice(Appearance.allCases.map(\.rawValue)), default: "dark", "colours on dark or light ground")
  /// The setting that chooses the font.
  package static let familyParameter = CompositionParameter(
    "font", .text, default: "DejaVu Sans", "family of all text")

  /// The main colour of data.
  package var accent: CGColor { accents[0] }

  /// The theme of settings that declare ``parameter`` and ``familyParameter``.
  package init(_ settings: CompositionSettings) {
    self.init(Appearance(rawValue: settings.text("theme")) ?? .dark, family: settings.text("font"))
  }

  /// A theme's colours in a font family.
  package init(_ appearance: Appearance, family: String = "DejaVu Sans") {
    self.appearance = appearance
    self.family = family
    switch appearance {
    case .dark:
      background = Self.color(0x0D111A)
      surface = Self.color(0x1D2433)
      ink = Self.color(0xF3F6FB)
      muted = Self.color(0x8D98AB)
      grid = Self.color(0xB4C6F0, 0.11)
      accents = [0x5AA2FF, 0xFF8A4C, 0x3DD6B0, 0xFF6B9A, 0xB692FF, 0xF5C84B].map { Self.color($0) }
      rise = Self.color(0x3ED598)
      fall = Self.color(0xFF6B6B)
    case .light:
      background = Self.color(0xFFFFFF)
      surface = Self.color(0x16202F)
      ink = Self.color(0x111A28)
      muted = Self.color(0x66717F)
      grid = Self.color(0x1B2B4A, 0.10)
      accents = [0x1F6FEB, 0xE8590C, 0x0B8F74, 0xD6336C, 0x7048E8, 0xB7791F].map { Self.color($0) }
      rise = Self.color(0x0A8754)
      fall = Self.color(0xD0342C)
    }
  }

  /// Text on ``surface``.
  package var surfaceInk: CGColor { Self.color(0xFFFFFF) }
  /// Second text on ``surface``.
  package var surfaceMuted: CGColor { Self.color(0xA9B4C6) }

  /// Space to keep free at the edges of a canvas: a twentieth of each side, which no screen and no crop takes away
  /// (EBU R 95's graphics safe area).
  package func margins(in size: CGSize) -> CGSize {
    CGSize(width: (size.width * 0.05).rounded(), height: (size.height * 0.05).rounded())
  }

  private static func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
      alpha: alpha)
  }
}
