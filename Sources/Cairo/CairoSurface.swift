// Lets Cairo draw into our own memory and keeps that memory alive meanwhile.

import CCairo
package import Graphics

/// A Cairo image surface over a ``PixelBuffer`` or a ``MaskBuffer``.
///
/// A surface belongs to one thread. Several surfaces may look at one buffer at a time as long as none of them is
/// drawn to, which is how a picture is shared between workers.
package final class CairoSurface {
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int

  let pointer: OpaquePointer
  /// The first pixel; nil where there is only coverage.
  package let words: UnsafeMutablePointer<UInt32>?
  /// Pixels from one row to the next.
  package let rowLength: Int
  private let memory: AnyObject

  /// A surface over a whole picture.
  package convenience init(_ pixels: PixelBuffer) throws(CairoError) {
    try self.init(
      memory: pixels, data: UnsafeMutableRawPointer(pixels.pixels), format: CAIRO_FORMAT_ARGB32, width: pixels.width,
      height: pixels.height, stride: pixels.bytesPerRow)
  }

  /// A surface over a part of a picture, which must lie inside it: drawing cannot leave the part.
  package convenience init(_ pixels: PixelBuffer, part: PixelRect) throws(CairoError) {
    let isInside =
      part.x >= 0 && part.y >= 0 && part.width >= 0 && part.height >= 0
      && part.x + part.width <= pixels.width && part.y + part.height <= pixels.height
    precondition(isInside, "a surface's part lies inside its picture")
    let first = pixels.pixels + part.y * pixels.width + part.x
    try self.init(
      memory: pixels, data: UnsafeMutableRawPointer(first), format: CAIRO_FORMAT_ARGB32, width: part.width,
      height: part.height, stride: pixels.bytesPerRow)
  }

  /// A surface over a mask: whatever is drawn leaves only its alpha.
  package convenience init(_ mask: MaskBuffer) throws(CairoError) {
    try self.init(
      memory: mask, data: UnsafeMutableRawPointer(mask.pixels), format: CAIRO_FORMAT_A8, width: mask.width,
      height: mask.height, stride: mask.bytesPerRow)
  }

  private init(
    memory: AnyObject, data: UnsafeMutableRawPointer, format: cairo_format_t, width: Int, height: Int, stride: Int
  ) throws(CairoError) {
    guard width <= CairoError.largestSide, height <= CairoError.largestSide else {
      throw .surfaceTooLarge(width: width, height: height)
    }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), Int32(stride))
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      throw .surface(width: width, height: height, reason: CairoError.reason(status))
    }
    self.memory = memory
    words = format == CAIRO_FORMAT_ARGB32 ? data.assumingMemoryBound(to: UInt32.self) : nil
    rowLength = stride / 4
    self.width = width
    self.height = height
    pointer = surface
  }

  deinit {
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  /// Completes pending drawing, before the memory is read or written without Cairo.
  package func flush() { cairo_surface_flush(pointer) }

  /// Tells Cairo that the memory was written without it.
  package func markDirty() { cairo_surface_mark_dirty(pointer) }
}
