// Clips and fills with hard edges, however thin they are and wherever they lie.

import Cairo
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct HardEdgesTests {
  /// Rectangles down to nothing, turned, on and beside the surface, as clips and as fills, hard and soft.
  @Test(arguments: 1...40) func thinShapesLeaveTheContextSound(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let picture = PixelBuffer(width: 4, height: 4)
    for index in 0..<16 { picture.pixels[index] = 0xFF00_FF00 }
    for _ in 0..<50 {
      let context = try CairoContext(try CairoSurface(PixelBuffer(width: 40, height: 30)))
      let rect = CGRect(
        x: random.number(-20...20), y: random.number(-20...20), width: pow(10, random.number(-4...1)),
        height: pow(10, random.number(-4...1)))
      let turn = CGAffineTransform(rotationAngle: random.happens(0.3) ? 0 : random.number(-3...3))
        .concatenating(CGAffineTransform(translationX: 20, y: 15))
      let whole = rect.insetBy(dx: -random.number(0...3), dy: -random.number(0...3))
      var steps = "\(rect) \(turn)"
      func check(_ step: String) throws {
        steps += " " + step
        #expect(throws: Never.self, "\(steps)") { try context.check() }
      }
      context.concat(turn)
      context.save()
      context.setAntialiased(false)
      context.clip(.rect(rect))
      try check("clip")
      context.setAntialiased(random.happens(0.5))
      if random.happens(0.5) {
        context.fill(.rect(whole), with: .color(.black))
      } else {
        let placed = CGAffineTransform(scaleX: whole.width / 4, y: whole.height / 4)
          .concatenating(CGAffineTransform(translationX: whole.minX, y: whole.minY))
        context.fill(
          .rect(whole), with: .surface(try CairoSurface(picture), placement: placed, sampling: .linear, edges: .clamped)
        )
      }
      try check("fill")
      context.restore()
      context.setAntialiased(false)
      context.fill(.rect(rect), with: .color(.black))
      try check("hard fill")
    }
  }
}
