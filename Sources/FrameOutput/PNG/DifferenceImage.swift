// A frame seen as rows, each beside the row above it.

import Graphics

/// Pixels with a row of zeros above the first, and room for eight differences.
struct DifferenceImage {
  let width: Int
  let height: Int
  private let pixels: UnsafePointer<UInt32>
  private let zeros: UnsafePointer<UInt32>
  private let scratch: UnsafeMutablePointer<UInt32>

  /// Calls `body` with the rows of `buffer`.
  static func with<Result>(_ buffer: PixelBuffer, _ body: (DifferenceImage) -> Result) -> Result {
    withExtendedLifetime(buffer) {
      let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: buffer.width + 8)
      memory.initialize(repeating: 0, count: buffer.width + 8)
      defer { memory.deallocate() }
      return body(
        DifferenceImage(
          width: buffer.width, height: buffer.height, pixels: buffer.pixels, zeros: UnsafePointer(memory),
          scratch: memory + buffer.width))
    }
  }

  /// Hands the tokens of row `y` over.
  @inline(__always) func walk<Layout: PixelLayout, Tokens: DifferenceTokens>(
    _ y: Int, layout: Layout, into tokens: inout Tokens
  ) {
    let row = pixels + y &* width
    FrameOutput.walk(
      row: row, above: y == 0 ? zeros : row - width, width: width, layout: layout, scratch: scratch, into: &tokens)
  }
}
