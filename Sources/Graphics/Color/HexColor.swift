// Reads a colour as people type it.

import Foundation

/// Colours written as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
package enum HexColor {
  /// The colour, sRGB with straight alpha; nil when the text is not one.
  package static func read(_ text: String) -> CGColor? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    let channels: [Int]
    switch digits.count {
    case 3, 4: channels = digits.map { $0 * 17 }
    case 6, 8: channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let unit = channels.map { CGFloat($0) / 255 }
    return CGColor(red: unit[0], green: unit[1], blue: unit[2], alpha: unit.count == 4 ? unit[3] : 1)
  }
}
