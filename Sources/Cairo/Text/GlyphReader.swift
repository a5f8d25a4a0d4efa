// Takes the outlines, or the pictures, of shaped glyphs out of a font.

import CCairo
import Foundation
import Graphics

/// Reads glyphs of fonts that were loaded at a given size of the em.
final class GlyphReader {
  /// Outlines are read this many times larger, where the fixed-point steps of font and path are small against the em.
  private static let magnification = 8.0
  /// Pixels an em of coloured glyphs: the size that bitmap emoji are drawn for.
  private static let picturePixels = 128.0
  /// Widest run of coloured glyphs in pixels that is kept as a picture.
  private static let widestPicture = 16_384.0

  private let em: Double
  private let pointer: OpaquePointer?

  init(em: Double) {
    self.em = em
    // A surface without bounds, as Cairo leaves out glyphs far outside a surface even of paths.
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    pointer = cairo_create(surface)
    cairo_surface_destroy(surface)
    cairo_scale(pointer, Self.magnification, Self.magnification)
  }

  deinit { cairo_destroy(pointer) }

  /// Whether a font's glyphs have their own colours.
  static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    var isColored: FcBool = 0
    let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    return FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch && isColored != 0
  }

  /// Glyphs whose outlines are read at once. More of them reach beyond what a path of Cairo's can say, which ends 2²³ pixels
  /// from its beginning, and come back from its other side.
  private static let mostAtOnce = 1024

  /// Appends the outlines of glyphs whose origin lies `x` ems right of a line's start.
  func append(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, x: CGFloat,
    to outline: inout PathData
  ) {
    var piece = glyphs.pointee
    let (count, all) = (Int(piece.num_glyphs), piece.glyphs)
    var advance = 0.0
    for first in stride(from: 0, to: count, by: Self.mostAtOnce) {
      let length = min(Self.mostAtOnce, count - first)
      piece.num_glyphs = Int32(length)
      piece.glyphs = all?.advanced(by: first)
      appendPiece(&piece, font, x: x + CGFloat(advance / Double(PANGO_SCALE) / em), to: &outline)
      for place in first..<first + length { advance += Double(all?[place].geometry.width ?? 0) }
    }
  }

  private func appendPiece(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, x: CGFloat,
    to outline: inout PathData
  ) {
    cairo_new_path(pointer)
    cairo_move_to(pointer, 0, 0)
    pango_cairo_glyph_string_path(pointer, font, glyphs)
    defer { cairo_new_path(pointer) }
    guard let copy = cairo_copy_path(pointer) else { return }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return }
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: x + CGFloat(data[index].point.x / em), y: CGFloat(data[index].point.y / em))
    }
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: outline.move(to: point(index + 1))
      case CAIRO_PATH_LINE_TO: outline.addLine(to: point(index + 1))
      case CAIRO_PATH_CURVE_TO:
        outline.addCurve(to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
      default: outline.closeSubpath()
      }
      index += max(1, Int(header.length))
    }
  }

  /// Paints glyphs whose origin lies `x` ems right of a line's start; nil when they leave no ink.
  func picture(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, x: CGFloat
  ) -> TextLayout.Picture? {
    var ink = PangoRectangle()
    pango_glyph_string_extents(glyphs, font, &ink, nil)
    let zoom = Self.picturePixels / em
    let pixel = zoom / Double(PANGO_SCALE)
    let left = (Double(ink.x) * pixel).rounded(.down) - 1
    let top = (Double(ink.y) * pixel).rounded(.down) - 1
    let width = (Double(ink.width) * pixel).rounded(.up) + 3
    let height = (Double(ink.height) * pixel).rounded(.up) + 3
    guard ink.width > 0, ink.height > 0, width <= Self.widestPicture, height <= Self.widestPicture else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    guard let surface = try? CairoSurface(pixels) else { return nil }
    let painter = cairo_create(surface.pointer)
    defer { cairo_destroy(painter) }
    cairo_translate(painter, -left, -top)
    cairo_scale(painter, zoom, zoom)
    cairo_move_to(painter, 0, 0)
    pango_cairo_show_glyph_string(painter, font, glyphs)
    surface.flush()
    let size = CGFloat(Self.picturePixels)
    let rect = CGRect(
      x: x + CGFloat(left) / size, y: CGFloat(top) / size, width: CGFloat(width) / size, height: CGFloat(height) / size)
    return TextLayout.Picture(image: CGImage(pixels), rect: rect)
  }
}
