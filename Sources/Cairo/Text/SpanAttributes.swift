// The Pango attributes of a part of a text that is set differently.

import CCairo
import Foundation
import Graphics

/// Attributes of one span; sizes are ratios, lengths in ems of the text around it.
struct SpanAttributes {
  private let span: TextSpan
  private let number: Int
  private let scale: CGFloat

  /// - Parameters:
  ///   - number: of the span, from 0.
  ///   - scale: Pango units in an em.
  init(_ span: TextSpan, number: Int, scale: CGFloat) {
    self.span = span
    self.number = number
    self.scale = scale
  }

  /// Adds the attributes to a list.
  func insert(into list: OpaquePointer?) {
    let style = span.style
    if let name = style.fontName {
      let description = FontDescription.make(name, units: scale * (style.fontSize ?? 1))
      insert(pango_attr_font_desc_new(description), into: list)
      pango_font_description_free(description)
    } else if let size = style.fontSize {
      insert(pango_attr_size_new_absolute(Int32(max(1, min(size * scale, 2_000_000_000)))), into: list)
    }
    if style.kern != 0 {
      insert(pango_attr_letter_spacing_new(Int32(max(-1e9, min(style.kern * scale, 1e9)))), into: list)
    }
    // A colour of its own keeps the span's glyphs in runs of their own, whatever Pango would otherwise join; the real
    // colour is chosen when the text is painted.
    let level = UInt16(truncatingIfNeeded: number + 1)
    insert(pango_attr_foreground_new(level, level, level), into: list)
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer?) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: span.range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: span.range.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}

/// Where lines beneath and through text run, in ems of the text around.
struct TextRules {
  private var underline: (top: CGFloat, height: CGFloat) = (0, 0)
  private var strike: (top: CGFloat, height: CGFloat) = (0, 0)

  /// The places a font names.
  init(_ font: UnsafeMutablePointer<PangoFont>, unitsPerEm: CGFloat) {
    guard let metrics = pango_font_get_metrics(font, nil) else { return }
    defer { pango_font_metrics_unref(metrics) }
    func ems(_ units: Int32) -> CGFloat { CGFloat(units) / unitsPerEm }
    underline = (
      -ems(pango_font_metrics_get_underline_position(metrics)), ems(pango_font_metrics_get_underline_thickness(metrics))
    )
    strike = (
      -ems(pango_font_metrics_get_strikethrough_position(metrics)),
      ems(pango_font_metrics_get_strikethrough_thickness(metrics))
    )
  }

  /// The rules of a run.
  func paths(_ style: TextStyle, x: CGFloat, width: CGFloat, rise: CGFloat) -> PathData {
    var path = PathData()
    for (isDrawn, rule) in [(style.isUnderlined, underline), (style.isStruck, strike)] where isDrawn {
      path.append(.rect(CGRect(x: x, y: rule.top - rise, width: width, height: rule.height)))
    }
    return path
  }
}
