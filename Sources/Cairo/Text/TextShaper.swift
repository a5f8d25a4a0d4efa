// Shapes text with Pango: breaks lines, orders directions, falls back to other fonts, and takes the outlines away.

import CCairo
import Foundation
import Graphics

/// Makes layouts from requests. Opens fonts on first use and keeps them; one thread at a time may use it.
final class TextShaper {
  /// Pango's em in its own units a point: fine enough for any zoom, and a line may still be 30,000 ems long.
  private static let em = 64.0
  private static let scale = CGFloat(em) * CGFloat(PANGO_SCALE)

  /// The fonts known when this shaper was made.
  let fontVersion = FontLibrary.version

  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private let glyphs: GlyphReader

  init() {
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    glyphs = GlyphReader(em: Self.em)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    if let fontMap { g_object_unref(UnsafeMutableRawPointer(fontMap)) }
  }

  /// What is used for a font that is not installed; nil when it is.
  func substitution(for name: String) -> FontSubstitution? { FontSubstitution(name, in: context) }

  /// The layout of a request.
  func layout(_ request: TextRequest) -> TextLayout {
    let description = FontDescription.make(request.fontName, units: Self.scale)
    defer { pango_font_description_free(description) }
    let metrics = metrics(of: description, named: request.fontName)
    var result = TextLayout(lines: [], ascent: metrics.ascent, descent: metrics.descent, pitch: metrics.pitch)
    guard let layout = pango_layout_new(context) else { return result }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, request.string, Int32(request.string.utf8.count))
    pango_layout_set_auto_dir(layout, 1)
    setAttributes(request, pitch: metrics.pitch, of: layout)
    setBreaking(request, metrics, of: layout)
    result.unknownGlyphs = Int(pango_layout_get_unknown_glyphs_count(layout))
    result.lines = lines(of: layout, spans: request.spans)
    for index in result.lines.indices where request.spans.isEmpty {
      result.lines[index].baseline = metrics.ascent + CGFloat(index) * (metrics.pitch + request.lineSpacing)
    }
    return result
  }

  // MARK: Setting up

  private func setAttributes(_ request: TextRequest, pitch: CGFloat, of layout: OpaquePointer) {
    let list = pango_attr_list_new()
    if request.spans.isEmpty {
      // Every line as high as the named font's, whatever fonts its letters come from: so heights count lines.
      pango_attr_list_insert(list, pango_attr_line_height_new_absolute(Self.units(pitch)))
    }
    for (index, span) in request.spans.enumerated() {
      SpanAttributes(span, number: index, scale: Self.scale).insert(into: list)
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    pango_layout_set_spacing(layout, Self.units(request.lineSpacing))
  }

  private func setBreaking(_ request: TextRequest, _ metrics: FontMetrics, of layout: OpaquePointer) {
    guard let width = request.width else { return }
    pango_layout_set_width(layout, Self.units(width))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, request.isJustified ? 1 : 0)
    switch request.truncation {
    case .none: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    case .start: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    case .end: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    guard request.isWrapped else { return pango_layout_set_height(layout, -1) }
    if let height = request.height {
      // As many lines as fit, and at least one; a tenth of a line too little still fits, as rounding makes it so.
      let count = max(1, (height / metrics.pitch + 0.1).rounded(.down))
      pango_layout_set_height(layout, Self.units((count + 0.25) * metrics.pitch))
    }
  }

  private func metrics(of description: OpaquePointer, named name: String) -> FontMetrics {
    if let known = FontMetrics(named: name) { return known }
    guard let found = pango_context_get_metrics(context, description, nil) else { return .helvetica }
    defer { pango_font_metrics_unref(found) }
    return FontMetrics(found, unitsPerEm: Self.scale)
  }

  /// Ems in Pango's integers, kept in range.
  private static func units(_ ems: CGFloat) -> Int32 { Int32(max(0, min(ems * scale, 2_000_000_000))) }

  // MARK: Reading

  private func lines(of layout: OpaquePointer, spans: [TextSpan]) -> [TextLayout.Line] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [TextLayout.Line] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      var read = self.line(line, spans: spans)
      read.baseline = CGFloat(pango_layout_iter_get_baseline(iterator)) / Self.scale
      var box = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &box)
      read.depth = CGFloat(box.y + box.height) / Self.scale - read.baseline
      lines.append(read)
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// A line's runs follow each other from left to right, whatever direction they are read in.
  private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, spans: [TextSpan]) -> TextLayout.Line {
    let direction = pango_layout_line_get_resolved_direction(line)
    var result = TextLayout.Line(
      parts: [], pictures: [], width: 0, isRightToLeft: direction == PANGO_DIRECTION_RTL, baseline: 0, depth: 0)
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee else { continue }
      guard let string = run.glyphs, let item = run.item, let font = item.pointee.analysis.font else { continue }
      let width = CGFloat(pango_glyph_string_get_width(string)) / Self.scale
      let offset = Int(item.pointee.offset)
      let span = spans.firstIndex { $0.range.contains(offset) }
      let rise = span.map { spans[$0].style.baselineOffset } ?? 0
      if GlyphReader.isColored(font) {
        if var picture = glyphs.picture(string, font, x: result.width) {
          picture.rect.origin.y -= rise
          result.pictures.append(picture)
        }
      } else {
        if result.parts.last?.span != span || result.parts.isEmpty {
          result.parts.append(TextLayout.Part(outline: PathData(), span: span))
        }
        var outline = PathData()
        glyphs.append(string, font, x: result.width, to: &outline)
        if rise != 0 { outline = outline.applying(CGAffineTransform(translationX: 0, y: -rise)) }
        result.parts[result.parts.count - 1].outline.append(outline)
      }
      if let span {
        let rules = TextRules(font, unitsPerEm: Self.scale).paths(
          spans[span].style, x: result.width, width: width, rise: rise)
        if !rules.isEmpty { result.parts.append(TextLayout.Part(outline: rules, span: span)) }
      }
      result.width += width
    }
    return result
  }
}
