// Depth: perspective, order, backs, spaces, and how exactly planes are projected.

import CoreAnimation
import Foundation
import FramePlanning
import Graphics
import TestSupport
import Testing

@Suite struct DepthTests {
  /// A root of 200 × 200 whose sublayers are seen from a distance, the vanishing point in the middle.
  private func scene(distance: CGFloat = 500, _ layers: CALayer...) -> CALayer {
    let root = panel(0, 0, 200, 200)
    root.sublayerTransform.m34 = -1 / distance
    for layer in layers { root.addSublayer(layer) }
    return root
  }

  private func turn(_ degrees: CGFloat, x: CGFloat = 0, y: CGFloat = 1) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, x, y, 0)
  }

  // MARK: Perspective

  @Test func whatIsNearerIsFurtherOutAndLarger() throws {
    // d = 500, z = 100: 40 points from the vanishing point are seen at 50.
    let near = panel(135, 95, 10, 10, .red)
    near.zPosition = 100
    let pixels = try picture(of: scene(near), 200, 200)
    #expect(abs(try #require(pixels.centre(ofRow: 100)) - 150) < 0.1)
    #expect(abs(pixels.coverage - 156.25) < 1)
  }

  @Test func theAnchorsHeightShiftsTheLayer() throws {
    let low = panel(135, 95, 10, 10, .red)
    low.anchorPointZ = -100
    let high = panel(135, 95, 10, 10, .red)
    high.zPosition = 100
    #expect(try picture(of: scene(low), 200, 200).largestDifference(from: picture(of: scene(high), 200, 200)) == 0)
  }

  @Test func turningAboutAnAnchorInDepthMovesTheLayer() throws {
    // An axis 50 behind the plane, which is 50 in front of it; turned half around it is 50 behind.
    let layer = panel(90, 90, 20, 20, .red)
    layer.anchorPointZ = -50
    layer.transform = turn(180)
    let pixels = try picture(of: scene(layer), 200, 200)
    let side = 20 * 500 / 550.0
    #expect(abs(pixels.coverage - side * side) < 1.5)
  }

  @Test func whatIsBehindTheViewerIsNotDrawn() throws {
    let behind = panel(80, 80, 40, 40, .red)
    behind.zPosition = 600
    #expect(try picture(of: scene(behind), 200, 200).paintedPixels == 0)
    // A floor that reaches from far ahead to behind the viewer: only its front part shows, up to the horizon.
    let floor = panel(-2000, -4000, 4200, 8000, .blue)
    floor.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    floor.position = CGPoint(x: 100, y: 150)
    floor.transform = turn(88, x: 1, y: 0)
    let pixels = try picture(of: scene(distance: 100, floor), 200, 200)
    let rows = (0..<200).filter { pixels.alpha(100, $0) > 127 }
    #expect(!rows.isEmpty && rows.count < 200)
    #expect(rows.last == 199 || rows.first == 0)
    for angle in stride(from: CGFloat(0), through: 360, by: 15) {
      floor.transform = CATransform3DConcat(turn(angle, x: 1, y: 0), turn(angle * 2))
      _ = try picture(of: scene(distance: 50, floor), 200, 200)
    }
  }

  // MARK: Backs

  @Test(arguments: [0, 89, 90, 91, 180, 269, 270, 271, 360]) func backsAreHiddenUnlessBothSidesShow(_ degrees: Int)
    throws
  {
    let layer = panel(50, 50, 100, 100, .red)
    layer.isDoubleSided = false
    layer.transform = turn(CGFloat(degrees))
    let isAway = (90...270).contains(degrees)
    let pixels = try picture(of: canvas(200, 200, layer), 200, 200)
    #expect((pixels.paintedPixels == 0) == isAway, "\(degrees)")
    layer.isDoubleSided = true
    let both = try picture(of: canvas(200, 200, layer), 200, 200)
    #expect(abs(both.coverage - 10_000 * abs(cos(Double(degrees) * .pi / 180))) < 10)
  }

  // MARK: Order

  @Test func siblingsAreDrawnByHeightThenByOrder() throws {
    let (red, green, blue) = (
      panel(0, 0, 30, 30, .red), panel(10, 10, 30, 30, .green), panel(20, 20, 30, 30, .blue)
    )
    func top() throws -> [Int] { try picture(of: canvas(60, 60, red, green, blue), 60, 60).premultiplied(25, 25) }
    #expect(try top() == [0, 0, 255, 255])
    green.zPosition = 1
    #expect(try top() == [0, 255, 0, 255])
    red.zPosition = 1
    // Equal heights: the later one wins.
    #expect(try top() == [0, 255, 0, 255])
    red.zPosition = 2
    #expect(try top() == [255, 0, 0, 255])
  }

  @Test func theNearestFaceOfATurningCubeIsOnTop() throws {
    let colors: [CGColor] = [.red, .green, .blue, .white]
    for step in 0..<36 where step * 10 % 90 != 45 {
      let cube = CATransformLayer()
      cube.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      for (index, color) in colors.enumerated() {
        let face = panel(0, 0, 100, 100, color)
        face.transform = CATransform3DConcat(
          CATransform3DMakeTranslation(0, 0, 50), turn(CGFloat(index) * 90))
        cube.addSublayer(face)
      }
      cube.transform = turn(CGFloat(step) * 10)
      let angles = (0..<4).map { cos(Double($0 * 90 + step * 10) * .pi / 180) }
      let nearest = try #require(angles.indices.max { angles[$0] < angles[$1] })
      let pixels = try picture(of: scene(cube), 200, 200)
      #expect(pixels.premultiplied(100, 100) == colors[nearest].levels, "turned by \(step * 10)")
    }
  }

  // MARK: Spaces

  @Test func aSpaceDrawsNothingItselfAndFadesItsLayersApart() throws {
    let space = CATransformLayer()
    space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    space.backgroundColor = .green
    space.borderWidth = 5
    space.shadowOpacity = 1
    space.opacity = 0.5
    let (red, blue) = (panel(10, 10, 50, 50, .red), panel(40, 40, 50, 50, .blue))
    space.addSublayer(red)
    space.addSublayer(blue)
    let pixels = try picture(of: canvas(100, 100, space), 100, 100)
    #expect(pixels.alpha(5, 5) == 0 && pixels.alpha(95, 5) == 0)
    #expect(pixels.straight(20, 20) == [255, 0, 0, 128])
    #expect(abs(pixels.alpha(50, 50) - 192) <= 1)
    #expect(areNear(pixels.straight(50, 50), [85, 0, 170, 192], 2))
    red.zPosition = 1
    #expect(areNear(try picture(of: canvas(100, 100, space), 100, 100).straight(50, 50), [170, 0, 85, 192], 2))
  }

  @Test func onlySpacesKeepTheDepthOfWhatIsInThem() throws {
    func width(_ space: CALayer) throws -> Double {
      space.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      space.transform = turn(60)
      let layer = panel(50, 50, 100, 100, .red)
      layer.transform = turn(-60)
      space.addSublayer(layer)
      return try picture(of: canvas(200, 200, space), 200, 200).coverage / 100
    }
    #expect(abs(try width(CATransformLayer()) - 100) < 0.1)
    #expect(abs(try width(CALayer()) - 25) < 0.1)
  }

  @Test func spacesNest() throws {
    let (outer, inner) = (CATransformLayer(), CATransformLayer())
    for space in [outer, inner] { space.frame = CGRect(x: 0, y: 0, width: 200, height: 200) }
    outer.transform = turn(50)
    inner.transform = turn(-50)
    outer.addSublayer(inner)
    func content() -> CALayer {
      let layer = panel(60, 60, 80, 60, .red)
      layer.cornerRadius = 12
      return layer
    }
    inner.addSublayer(content())
    #expect(
      try picture(of: scene(outer), 200, 200).largestDifference(from: picture(of: scene(content()), 200, 200)) <= 2)
  }

  @Test func layersOfNestedSpacesAreOrderedTogether() throws {
    let space = CATransformLayer()
    space.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let nested = CATransformLayer()
    nested.frame = space.frame
    let (near, far, middle) = (panel(50, 50, 50, 50, .red), panel(50, 50, 50, 50, .green), panel(50, 50, 50, 50, .blue))
    (near.zPosition, far.zPosition, middle.zPosition) = (20, -20, 0)
    nested.addSublayer(near)
    nested.addSublayer(far)
    space.addSublayer(nested)
    space.addSublayer(middle)
    #expect(try picture(of: canvas(200, 200, space), 200, 200).premultiplied(75, 75) == [255, 0, 0, 255])
    nested.zPosition = -30
    #expect(try picture(of: canvas(200, 200, space), 200, 200).premultiplied(75, 75) == [0, 0, 255, 255])
  }

  @Test func replicatorsThatMultiplyBeyondAllBoundsAreRefusedAtOnce() throws {
    var layer: CALayer = panel(0, 0, 1, 1, .red)
    for level in 0..<3 {
      let copies = CAReplicatorLayer()
      copies.name = "level \(level)"
      copies.instanceCount = 150
      copies.addSublayer(layer)
      layer = copies
    }
    let start = ContinuousClock.now
    let error = #expect(throws: PlanError.self) { try picture(of: layer, 10, 10) }
    #expect(error?.message.contains("500000 copies") ?? false)
    #expect(error?.place?.hasPrefix("level") ?? false)
    #expect(ContinuousClock.now - start < .seconds(5))
    // One alone is cut short, and says so.
    let many = CAReplicatorLayer()
    many.instanceCount = 100_001
    _ = LayerDiagnostics.collect()
    LayerHost(many).commit(at: 0)
    #expect(LayerDiagnostics.collect().map(\.key) == ["instanceCount"])
  }

  @Test func replicatorsKeepDepthWhenTheyAreAskedTo() throws {
    let copies = CAReplicatorLayer()
    copies.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    copies.instanceCount = 2
    copies.instanceTransform = CATransform3DMakeTranslation(0, 0, 100)
    copies.addSublayer(panel(135, 95, 10, 10, .red))
    #expect(try picture(of: scene(copies), 200, 200).alpha(152, 100) == 0)
    copies.preservesDepth = true
    let deep = try picture(of: scene(copies), 200, 200)
    #expect(deep.alpha(152, 100) == 255 && deep.alpha(137, 100) == 255)
  }
}

extension CGColor {
  /// Red, green, blue and alpha of a pixel of the colour.
  fileprivate var levels: [Int] {
    let word = premultipliedWord
    return [Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255), Int(word >> 24)]
  }
}
