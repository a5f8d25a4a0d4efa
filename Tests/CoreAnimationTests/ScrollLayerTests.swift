// Scroll layers: what moves, what clips, what stays visible.

import CoreAnimation
import Foundation
import Graphics
import Testing

@Suite struct ScrollLayerTests {
  private let scroller = CAScrollLayer()
  private let sheet = CALayer()

  init() {
    scroller.bounds = rect(0, 0, 100, 80)
    sheet.anchorPoint = .zero
    sheet.bounds = rect(0, 0, 500, 400)
    scroller.addSublayer(sheet)
  }

  @Test func itClipsUnlessToldOtherwise() {
    #expect(scroller.masksToBounds && scroller.scrollMode == .both)
    #expect((CAScrollLayer.defaultValue(forKey: "masksToBounds") as? NSNumber)?.boolValue == true)
    scroller.masksToBounds = false
    #expect(!scroller.masksToBounds)
  }

  @Test(arguments: [
    (CAScrollLayerScrollMode.both, [30, 40] as [Double]), (.horizontally, [30, 0]), (.vertically, [0, 40]),
    (.none, [0, 0]), (CAScrollLayerScrollMode(rawValue: "sideways"), [0, 0]),
  ])
  func itScrollsAlongItsMode(mode: CAScrollLayerScrollMode, origin: [Double]) {
    scroller.scrollMode = mode
    scroller.scroll(to: point(30, 40))
    #expect(scroller.bounds.list == origin + [100, 80])
  }

  @Test func aRectangleIsMadeVisibleWithTheLeastMove() {
    scroller.scroll(to: rect(20, 20, 10, 10))
    #expect(scroller.bounds.origin == .zero)
    scroller.scroll(to: rect(150, 20, 10, 10))
    #expect(scroller.bounds.origin == point(60, 0))
    scroller.scroll(to: rect(10, 300, 200, 10))
    #expect(scroller.bounds.origin == point(10, 230))
  }

  @Test func layersScrollTheOneAbove() {
    sheet.position = point(5, 0)
    sheet.scroll(point(30, 40))
    #expect(scroller.bounds.origin == point(35, 40))
    sheet.scrollRectToVisible(rect(0, 0, 10, 10))
    #expect(scroller.bounds.origin == point(5, 0))
    CALayer().scroll(point(1, 1))
  }

  @Test func theVisiblePartIsWhatIsNotHidden() {
    #expect(sheet.visibleRect == rect(0, 0, 100, 80))
    scroller.scroll(to: point(450, 0))
    #expect(sheet.visibleRect == rect(450, 0, 50, 80))
    scroller.scroll(to: point(1000, 0))
    #expect(sheet.visibleRect == .zero)
    #expect(scroller.visibleRect == scroller.bounds)
  }
}
