// Pixels of Core Animation itself, as measured: what goldens cannot vouch for, because this program drew them.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct MeasuredPixelsTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func layer(_ frame: CGRect, _ color: CGColor? = nil, _ sublayers: [CALayer] = []) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    layer.sublayers = sublayers.isEmpty ? nil : sublayers
    return layer
  }

  private func draw(_ layers: CALayer..., size: Int = 100, on background: CGColor? = nil) throws -> PixelBuffer {
    let root = layer(CGRect(x: 0, y: 0, width: size, height: size), nil, layers)
    let stage = Stage(root, size: root.bounds.size)
    stage.canvas.background = background
    return try FrameRenderer().render(try stage.scene(at: 0), at: 0).pixels
  }

  /// Rows and columns of a corner of radius 10; Cairo's antialiasing differs by up to nine levels.
  @Test func coverageOfACorner() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
    box.cornerRadius = 10
    let pixels = try draw(box)
    let measured: [[Int]] = [
      [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255], [0, 0, 0, 0, 81, 220, 255], [0, 0, 2, 138, 255], [0, 0, 138, 255],
      [0, 81, 255], [5, 220, 255], [85, 255],
    ]
    for (y, row) in measured.enumerated() {
      for (x, alpha) in row.enumerated() { #expect(abs(pixels.alpha(x, y) - alpha) <= 9, "(\(x), \(y))") }
    }
  }

  @Test func theBackgroundShowsAtTheRimOfABorder() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 40, height: 40), blue)
    box.cornerRadius = 10
    box.borderWidth = 1
    box.borderColor = CGColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1)
    let pixels = try draw(box, on: .white)
    #expect(areNear(pixels.straight(7, 0), [197, 114, 89, 255], 9))
    #expect(areNear(pixels.straight(6, 0), [201, 154, 162, 255], 9))
    #expect(areNear(pixels.straight(8, 0), [222, 113, 37, 255], 9))
    #expect(areNear(pixels.straight(5, 1), [227, 116, 32, 255], 9))
  }

  @Test func groupOpacity() throws {
    let group = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), nil,
      [
        layer(CGRect(x: 10, y: 10, width: 50, height: 50), red),
        layer(CGRect(x: 40, y: 40, width: 50, height: 50), blue),
      ])
    group.opacity = 0.5
    let together = try draw(group)
    #expect(together.straight(50, 50) == [0, 0, 255, 128])
    #expect(together.straight(20, 20) == [255, 0, 0, 128])
    group.allowsGroupOpacity = false
    let apart = try draw(group)
    #expect(areNear(apart.straight(50, 50), [85, 0, 170, 192], 1))
  }

  /// A half transparent layer over its own unblurred shadow: alpha 192; with a half transparent mask 96.
  @Test func aShadowShowsThroughAndIsMasked() throws {
    let box = layer(
      CGRect(x: 10, y: 10, width: 50, height: 50), CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    box.shadowOpacity = 1
    box.shadowRadius = 0
    box.shadowOffset = .zero
    // The silhouette of a half transparent layer is half a shadow; an opaque path makes it whole.
    box.shadowPath = CGPath(rect: box.bounds, transform: nil)
    #expect(abs(try draw(box).alpha(30, 30) - 255) <= 1)
    box.shadowPath = nil
    #expect(abs(try draw(box).alpha(30, 30) - 192) <= 1)
    box.mask = layer(CGRect(x: 0, y: 0, width: 50, height: 50), CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(abs(try draw(box).alpha(30, 30) - 96) <= 1)
  }

  /// An edge at 20 blurred with radius 8: alpha in the middle of the pixels 4, 8, 12, 16 and 19.
  @Test func theProfileOfAShadow() throws {
    let box = layer(CGRect(x: 20, y: -100, width: 200, height: 300), .white)
    box.shadowOpacity = 1
    box.shadowRadius = 8
    box.shadowOffset = .zero
    let pixels = try draw(box)
    for (x, alpha) in [(0, 0), (3, 0), (4, 2), (8, 15), (12, 41), (16, 83), (19, 121)] {
      #expect(abs(pixels.alpha(x, 50) - alpha) <= 1, "\(x)")
    }
  }

  /// Reaches the offset and twice the radius beyond the layer, and no further.
  @Test func theExtentOfAShadow() throws {
    let box = layer(CGRect(x: 10, y: 10, width: 40, height: 40), red)
    box.shadowOpacity = 1
    box.shadowRadius = 5
    box.shadowOffset = CGSize(width: 20, height: 20)
    let pixels = try draw(box)
    #expect(pixels.alpha(50, 79) > 0 && pixels.alpha(50, 82) == 0)
    #expect(pixels.alpha(79, 50) > 0 && pixels.alpha(82, 50) == 0)
  }

  /// Copies are turned about the centre of the replicator's bounds.
  @Test func copiesTurnAboutTheCentre() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    replicator.addSublayer(layer(CGRect(x: 77, y: 47, width: 6, height: 6), red))
    let pixels = try draw(replicator)
    for (x, y) in [(80, 50), (50, 80), (20, 50), (50, 20)] { #expect(pixels.alpha(x, y) == 255, "(\(x), \(y))") }
    #expect(abs(pixels.coverage - 4 * 36) < 1)
  }

  /// An image of 25 points in bounds of 100 × 60, y growing upwards.
  @Test(arguments: [
    ("center", CGRect(x: 37.5, y: 17.5, width: 25, height: 25)),
    ("resizeAspect", CGRect(x: 20, y: 0, width: 60, height: 60)),
    ("resizeAspectFill", CGRect(x: 0, y: 0, width: 100, height: 60)),
    ("resize", CGRect(x: 0, y: 0, width: 100, height: 60)),
    ("topLeft", CGRect(x: 0, y: 35, width: 25, height: 25)),
    ("bottomRight", CGRect(x: 75, y: 0, width: 25, height: 25)),
    ("unknown", CGRect(x: 37.5, y: 17.5, width: 25, height: 25)),
  ]) func gravity(_ name: String, _ expected: CGRect) throws {
    let image = PixelBuffer(width: 50, height: 50)
    for index in 0..<image.count { image.pixels[index] = red.premultipliedWord }
    let box = layer(CGRect(x: 0, y: 0, width: 100, height: 60))
    box.contents = CGImage(image)
    box.contentsScale = 2
    box.contentsGravity = CALayerContentsGravity(rawValue: name)
    box.masksToBounds = true
    let stage = Stage(box, size: box.bounds.size)
    stage.canvas.orientation = .yUp
    stage.canvas.scale = 2
    let pixels = try FrameRenderer().render(try stage.scene(at: 0), at: 0).pixels
    #expect(abs(pixels.coverage - expected.width * expected.height * 4) < 2)
    let seen = expected.insetBy(dx: 1, dy: 1)
    for corner in [CGPoint(x: seen.minX, y: seen.minY), CGPoint(x: seen.maxX, y: seen.maxY)] {
      #expect(pixels.alpha(Int(corner.x * 2), Int((60 - corner.y) * 2)) == 255)
    }
  }

  /// With perspective 500, a point 100 nearer lies a quarter further from the vanishing point.
  @Test func perspective() throws {
    let near = layer(CGRect(x: 50, y: 45, width: 40, height: 10), red)
    near.zPosition = 100
    let space = layer(CGRect(x: 0, y: 0, width: 100, height: 100), nil, [near])
    space.sublayerTransform.m34 = -1.0 / 500
    let pixels = try draw(space, size: 120)
    #expect(pixels.alpha(50, 50) == 255 && pixels.alpha(99, 50) == 255 && pixels.alpha(100, 50) == 0)
  }
}
