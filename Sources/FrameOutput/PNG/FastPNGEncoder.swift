// PNG at the speed frames are drawn: it searches for nothing and touches little that did not change from row to row.

import Graphics

/// Encodes a frame with the UP filter on every row and one deflate block whose only matches are runs of one difference.
///
/// An animation's frames are mostly flat: a row equals the row above over long spans. Those become runs of zeros without
/// being filtered, converted or summed byte by byte. The code table comes from a sample of the rows, so the pixels are
/// read about once. The bytes are a function of pixels, opacity and scale alone.
struct FastPNGEncoder: Sendable {
  /// Whether to store three bytes a pixel and no alpha.
  let isOpaque: Bool
  /// Pixels per point, stored as density.
  let scale: Double

  /// Images below this many bytes are not worth the 100 bytes that announce a code table.
  private static let smallImage = 1024

  /// The file's bytes. The buffer must not be empty.
  func encode(_ buffer: PixelBuffer) -> [UInt8] {
    DifferenceImage.with(buffer) { image in
      if isOpaque { return encode(image, layout: OpaqueLayout()) }
      return StraightLayout.reciprocals.withUnsafeBufferPointer { table in
        table.baseAddress.map { encode(image, layout: StraightLayout(reciprocals: $0)) } ?? []
      }
    }
  }

  private func encode<Layout: PixelLayout>(_ image: DifferenceImage, layout: Layout) -> [UInt8] {
    let rowBytes = 1 + image.width * Layout.bytes
    // No byte takes more than nine bits of the fixed code, and a run takes less than its bytes.
    let fixedBound = (rowBytes * image.height * 9) / 8 + 16
    // A dynamic code may overrun that by one row before it is given up.
    let capacity = PNGChunks.overhead + fixedBound + rowBytes * 2 + 1024
    return [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
      guard let start = memory.baseAddress else { return }
      var chunks = PNGChunks(start)
      chunks.writeHead(width: image.width, height: image.height, hasAlpha: Layout.bytes == 4, scale: scale)
      chunks.begin("IDAT")
      // A zlib stream of deflate with a 32 KiB window, made by the fastest method.
      chunks.put(UInt8(0x78))
      chunks.put(UInt8(0x01))
      let limit = chunks.next + fixedBound
      var stream: Stream?
      if rowBytes * image.height >= Self.smallImage {
        let frequencies = SymbolHistogram.sample(image, layout: layout)
        let codes = DeflateCodes(frequencies: frequencies, bytesPerPixel: Layout.bytes)
        stream = deflate(image, layout: layout, codes: codes, from: chunks.next, limit: limit)
      }
      // The sample may mislead (or the image be tiny): the fixed code always fits.
      let fitting =
        stream
        ?? deflate(
          image, layout: layout, codes: DeflateCodes(fixedFor: Layout.bytes), from: chunks.next, limit: start + capacity
        )
      guard let fitting else { return }
      chunks.advance(to: fitting.end)
      chunks.put(fitting.adler)
      chunks.end()
      chunks.writeEnd()
      count = chunks.next - start
    }
  }

  private struct Stream {
    let end: UnsafeMutablePointer<UInt8>
    let adler: UInt32
  }

  /// One block with the given codes; `nil` when it grows beyond `limit`.
  private func deflate<Layout: PixelLayout>(
    _ image: DifferenceImage, layout: Layout, codes: DeflateCodes, from start: UnsafeMutablePointer<UInt8>,
    limit: UnsafeMutablePointer<UInt8>
  ) -> Stream? {
    codes.entries.withUnsafeBufferPointer { entries -> Stream? in
      guard let table = entries.baseAddress else { return nil }
      var writer = BitWriter(start)
      codes.writeHeader(to: &writer)
      var emitter = DeflateEmitter<Layout>(writer: writer, entries: table)
      for y in 0..<image.height {
        image.walk(y, layout: layout, into: &emitter)
        if emitter.writer.next > limit { return nil }
      }
      emitter.end(with: codes.end)
      return Stream(end: emitter.writer.next, adler: emitter.adler.value)
    }
  }
}
