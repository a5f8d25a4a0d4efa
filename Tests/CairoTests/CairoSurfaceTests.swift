// Surfaces over our own memory: sizes, parts, masks.

import Cairo
import Graphics
import Testing

@Suite struct CairoSurfaceTests {
  @Test func surfacesThatAreTooLargeAreNamed() {
    let tooWide = #expect(throws: CairoError.self) { try CairoSurface(PixelBuffer(width: 32768, height: 1)) }
    #expect(tooWide?.message == "width 32768 exceeds 32767")
    let tooHigh = #expect(throws: CairoError.self) { try CairoSurface(MaskBuffer(width: 1, height: 40000)) }
    #expect(tooHigh?.message == "height 40000 exceeds 32767")
    #expect(throws: Never.self) { try CairoSurface(PixelBuffer(width: 32767, height: 1)) }
    #expect(throws: Never.self) { try CairoSurface(PixelBuffer(width: 0, height: 0)) }
  }

  @Test func drawingDoesNotLeaveAPart() throws {
    let pixels = PixelBuffer(width: 20, height: 10)
    let part = try CairoSurface(pixels, part: PixelRect(x: 5, y: 2, width: 10, height: 5))
    let context = try CairoContext(part)
    context.paint(.color(.black))
    try context.check()
    part.flush()
    for y in 0..<10 {
      for x in 0..<20 {
        let isInside = x >= 5 && x < 15 && y >= 2 && y < 7
        #expect(pixels[x, y] == (isInside ? 0xff00_0000 : 0))
      }
    }
  }

  @Test func masksKeepAlphaOnly() throws {
    let mask = MaskBuffer(width: 5, height: 3)
    let context = try CairoContext(try CairoSurface(mask))
    context.paint(.color(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    try context.check()
    #expect((0..<3).allSatisfy { y in (0..<5).allSatisfy { mask[$0, y] == 128 } })
  }
}
