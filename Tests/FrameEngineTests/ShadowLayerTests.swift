// Shadows of layers: what casts them, how far they reach, and how they follow transforms and opacity.

import CoreAnimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct ShadowLayerTests {
  private func casting(_ layer: CALayer, radius: CGFloat, offset: CGSize = .zero) -> CALayer {
    layer.shadowOpacity = 1
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    return layer
  }

  @Test func shadowsReachTwiceTheRadius() throws {
    let layer = casting(panel(10, 10, 40, 40, .red), radius: 5, offset: CGSize(width: 20, height: 20))
    let pixels = try picture(of: canvas(120, 120, layer), 120, 120)
    // The edge is at 50, its shadow at 70; painted ten pixels past it, not thirteen.
    #expect(pixels.alpha(78, 50) > 0 && pixels.alpha(83, 50) == 0)
    #expect(pixels.alpha(50, 78) > 0 && pixels.alpha(50, 83) == 0)
  }

  /// Where a translucent border lies on a translucent background, more is there to cast a shadow: .5 + .5 · .5.
  @Test func bordersOnTranslucentBackgroundsCastMore() throws {
    let layer = casting(
      panel(5, 5, 40, 40, CGColor(gray: 1, alpha: 0.5)), radius: 0, offset: CGSize(width: 50, height: 0))
    layer.borderWidth = 10
    layer.borderColor = CGColor(gray: 1, alpha: 0.5)
    let pixels = try picture(of: canvas(100, 50, layer), 100, 50)
    #expect(abs(pixels.alpha(60, 25) - 191) <= 1 && abs(pixels.alpha(75, 25) - 128) <= 1)
    // A sublayer that is nowhere to be seen changes nothing.
    layer.addSublayer(panel(500, 0, 10, 10, .black))
    #expect(try picture(of: canvas(100, 50, layer), 100, 50).largestDifference(from: pixels) == 0)
  }

  @Test func whatDrawsNothingCastsNothing() throws {
    #expect(try picture(of: canvas(100, 100, casting(panel(10, 10, 40, 40), radius: 5)), 100, 100).paintedPixels == 0)
  }

  @Test func sublayersCastOneShadowTogether() throws {
    let group = casting(panel(0, 0, 20, 20), radius: 0, offset: CGSize(width: 0, height: 50))
    group.shadowOpacity = 0.5
    group.addSublayer(panel(10, 10, 30, 30, .red))
    group.addSublayer(panel(30, 10, 30, 30, .blue))
    let pixels = try picture(of: canvas(100, 100, group), 100, 100)
    #expect(pixels.alpha(20, 75) == 128 && pixels.alpha(35, 75) == 128 && pixels.alpha(55, 75) == 128)
    #expect(pixels.alpha(65, 75) == 0)
  }

  @Test func aShadowPathOfTheOutlineEqualsTheSilhouette() throws {
    func drawn(_ path: CGPath?) throws -> PixelBuffer {
      let layer = casting(panel(30, 30, 60, 40, .red), radius: 6, offset: CGSize(width: 3, height: 5))
      layer.shadowPath = path
      layer.addSublayer(panel(10, 10, 20, 20, .blue))
      return try picture(of: canvas(130, 110, layer), 130, 110)
    }
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 40), transform: nil)
    #expect(try drawn(path).largestDifference(from: drawn(nil)) <= 1)
  }

  @Test func masksToBoundsCutsTheShadowAway() throws {
    let layer = casting(panel(30, 30, 40, 40, .red), radius: 5)
    layer.shadowPath = CGPath(rect: CGRect(x: -20, y: -20, width: 80, height: 80), transform: nil)
    layer.masksToBounds = true
    #expect(try picture(of: canvas(100, 100, layer), 100, 100).coverage == 1600)
  }

  @Test func shadowsShowThroughWhatIsTranslucent() throws {
    // Half white over its own black shadow, which is half as dark: .5 + .5 · .5.
    let layer = casting(panel(0, 0, 40, 40, CGColor(gray: 1, alpha: 0.5)), radius: 0)
    layer.mask = panel(0, 0, 40, 40, .black)
    let pixels = try picture(of: layer, 40, 40)
    #expect(abs(pixels.alpha(20, 20) - 191) <= 1)
    layer.mask = panel(0, 0, 40, 40, CGColor(gray: 0, alpha: 0.5))
    #expect(abs(try picture(of: layer, 40, 40).alpha(20, 20) - 96) <= 1)
  }

  @Test func opacityCountsOnceForLayerAndShadow() throws {
    for childCount in 0...1 {
      let layer = casting(panel(10, 10, 40, 40, .red), radius: 0, offset: CGSize(width: 20, height: 0))
      if childCount > 0 { layer.addSublayer(panel(0, 0, 40, 40, .blue)) }
      layer.opacity = 0.5
      let pixels = try picture(of: canvas(100, 60, layer), 100, 60)
      #expect(pixels.alpha(20, 30) == 128 && pixels.alpha(40, 30) == 128, "\(childCount)")
      #expect(pixels.alpha(60, 30) == 128, "\(childCount)")
    }
  }

  @Test func hugeRadiiAreBoundedAndQuick() throws {
    let start = ContinuousClock.now
    let layer = casting(panel(80, 80, 40, 40, .red), radius: 500)
    let pixels = try picture(of: canvas(200, 200, layer), 200, 200)
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(pixels.premultiplied(100, 100) == [255, 0, 0, 255])
    // 1600 of the kernel's volume of about 2π σ²: less than half a level.
    #expect(pixels.alpha(10, 10) <= 1)
  }

  /// The alpha of the shadow of a half plane at a distance inside its edge.
  private func profile(_ distance: Double, sigma: Double) -> Double {
    func normal(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }
    let cut = min(max(distance / sigma, -2), 2)
    return (normal(cut) - normal(-2)) / (normal(2) - normal(-2)) * 255
  }

  @Test(arguments: [
    CATransform3DMakeScale(1.3, 1.3, 1), CATransform3DMakeScale(3, 0.8, 1), CATransform3DMakeRotation(0.5, 0, 0, 1),
    CATransform3DConcat(CATransform3DMakeScale(3, 0.8, 1), CATransform3DMakeRotation(0.5, 0, 0, 1)),
    CATransform3DConcat(CATransform3DMakeRotation(0.6, 0, 0, 1), CATransform3DMakeScale(2.5, 0.9, 1)),
  ]) func theBlurFollowsTheTransform(_ transform: CATransform3D) throws {
    // Only the left edge of the shadow is in sight: the distance from it counts in the layer's own coordinates.
    let layer = panel(0, 0, 4000, 4000)
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4000, height: 4000), transform: nil)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    layer.position = CGPoint(x: 100, y: 100)
    layer.transform = transform
    let pixels = try picture(of: canvas(200, 200, casting(layer, radius: 8)), 200, 200)
    let back = CATransform3DGetAffineTransform(transform).inverted()
    for y in stride(from: 40, to: 160, by: 7) {
      for x in stride(from: 20, to: 180, by: 3) {
        let place = CGPoint(x: Double(x) + 0.5 - 100, y: Double(y) + 0.5 - 100).applying(back)
        let expected = profile(place.x, sigma: 8)
        #expect(abs(Double(pixels.alpha(x, y)) - expected) < 6, "\(x) \(y): \(pixels.alpha(x, y)) for \(expected)")
      }
    }
  }

  @Test func silhouettesAndPathsAgreeUnderASkew() throws {
    func drawn(_ path: CGPath?) throws -> PixelBuffer {
      let layer = casting(panel(60, 60, 60, 40), radius: 5, offset: CGSize(width: 4, height: 6))
      layer.addSublayer(panel(0, 0, 60, 40, .red))
      layer.shadowPath = path
      layer.transform = CATransform3DConcat(
        CATransform3DMakeRotation(0.6, 0, 0, 1), CATransform3DMakeScale(1.6, 0.7, 1))
      return try picture(of: canvas(200, 160, layer), 200, 160)
    }
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 40), transform: nil)
    let (silhouette, outline) = (try drawn(nil), try drawn(path))
    #expect(outline.coverage > 2000)
    #expect(silhouette.largestDifference(from: outline) <= 4)
  }
}
