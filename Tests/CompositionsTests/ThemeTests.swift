// The themes can be read: contrast by WCAG 2.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct ThemeTests {
  /// Relative luminance as WCAG 2 defines it.
  private func luminance(_ color: CGColor) -> Double {
    func linear(_ channel: CGFloat) -> Double {
      channel <= 0.04045 ? Double(channel) / 12.92 : pow((Double(channel) + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ a: CGColor, _ b: CGColor) -> Double {
    let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test(arguments: Theme.Appearance.allCases)
  func textAndDataStandOut(appearance: Theme.Appearance) {
    let theme = Theme(appearance)
    #expect(contrast(theme.ink, theme.background) > 12)
    #expect(contrast(theme.muted, theme.background) > 4.5)
    #expect(contrast(theme.rise, theme.background) > 4.5)
    #expect(contrast(theme.fall, theme.background) > 4.5)
    for accent in theme.accents { #expect(contrast(accent, theme.background) > 3) }
    #expect(contrast(theme.surfaceInk, theme.surface) > 7)
    #expect(contrast(theme.surfaceMuted, theme.surface) > 4.5)
  }

  @Test func marginsAreATwentieth() {
    #expect(Theme(.dark).margins(in: CGSize(width: 1280, height: 720)) == CGSize(width: 64, height: 36))
  }
}
