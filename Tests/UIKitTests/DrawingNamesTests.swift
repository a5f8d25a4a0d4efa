// Paths, colours and fonts under UIKit's names.

import Foundation
import Testing
import UIKit

@Suite struct DrawingNamesTests {
  @Test func clockwiseArcsGoToGreaterAngles() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 10) < 1e-9)
    let box = arc.bounds
    #expect(box.minX > -1e-6 && box.minY > -1e-6 && abs(box.maxX - 10) < 1e-6 && abs(box.maxY - 10) < 1e-6)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(other.bounds.minX + 10) < 1e-6 && abs(other.bounds.minY + 10) < 1e-6)
  }

  @Test func roundedCornersAreTheOnesAskedFor() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    let box = path.bounds
    #expect(abs(box.minX) < 1e-9 && abs(box.minY) < 1e-9)
    #expect(abs(box.maxX - 40) < 1e-9 && abs(box.maxY - 20) < 1e-9)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 19)))
    #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func copiesAreTheirOwn() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 3
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds.minX == 10)
    #expect(copy?.bounds.minX == 0 && copy?.lineWidth == 3)
  }

  private static let hueNames: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta]

  @Test(arguments: 0..<6)
  func hues(sixth: Int) {
    let expected = Self.hueNames[sixth].cgColor
    let made = UIColor(hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor
    #expect(abs(made.red - expected.red) < 1e-9)
    #expect(abs(made.green - expected.green) < 1e-9)
    #expect(abs(made.blue - expected.blue) < 1e-9)
  }

  @Test func fontsAreTakenByTextLayers() {
    let layer = CATextLayer()
    layer.font = UIFont.boldSystemFont(ofSize: 20)
    #expect(layer.font as? String == "DejaVu Sans Bold")
    let text = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 18)])
    layer.string = text
    #expect(
      ((layer.string as? NSAttributedString)?.attribute(.font, at: 0, effectiveRange: nil) as? CTFont)?.size == 18)
  }
}
