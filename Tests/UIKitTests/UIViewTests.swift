// Views: their geometry, their animations on a stage, drawing and layout.

import Foundation
import Testing
import UIKit

@Suite struct UIViewTests {
  @Test func geometryIsTheLayers() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    view.alpha = 0.25
    view.backgroundColor = .red
    #expect(view.layer.opacity == 0.25 && view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func subviewsAndTheirLayersAreInOneOrder() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views.prefix(3) { parent.addSubview(view) }
    parent.insertSubview(views[3], at: 1)
    parent.bringSubviewToFront(views[0])
    parent.sendSubviewToBack(views[2])
    let order = [views[2], views[3], views[1], views[0]]
    #expect(parent.subviews == order)
    #expect(parent.layer.sublayers ?? [] == order.map(\.layer))
    views[3].removeFromSuperview()
    #expect(views[3].superview == nil && parent.subviews.count == 3 && parent.layer.sublayers?.count == 3)
  }

  @Test func layerClassMakesTheLayer() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(ShapeView(frame: .zero).layer is CAShapeLayer)
  }

  @Test func onlyBlocksAnimate() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let stage = Stage(root, framesPerSecond: 10)
    var seen: [CGFloat] = []
    var ended: Double?
    stage.at(0.5) {
      view.alpha = 0.5
      #expect(view.layer.animationKeys() == nil)
      UIView.animate(
        withDuration: 1, delay: 0.2, options: .curveLinear, animations: { view.center.x = 105 },
        completion: { _ in ended = CACurrentMediaTime() })
      #expect(view.layer.animationKeys() == ["position"])
      UIView.performWithoutAnimation { view.alpha = 1 }
      #expect(view.layer.animationKeys() == ["position"])
    }
    for time in [0.6, 0.7, 1.2, 1.7001] {
      stage.at(time + 1e-9) { seen.append(view.layer.presentation()?.position.x ?? 0) }
    }
    try stage.render(seconds: 2, to: NullSink())
    for (place, expected) in zip(seen, [5, 5, 55, 105] as [CGFloat]) { #expect(abs(place - expected) < 1e-5) }
    #expect(abs((ended ?? 0) - 1.7) < 1e-9)
  }

  /// ζ = 0.5 over one second, from 0 to 100: the closed form of the damped spring.
  @Test func springBlockFollowsTheSpring() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    root.addSubview(view)
    let stage = Stage(root, framesPerSecond: 10)
    var largest: CGFloat = 0
    stage.at(0.1) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { view.center = CGPoint(x: 100, y: 0) })
    }
    let frequency = 12.7169
    for step in 1..<20 {
      let time = Double(step) * 0.05
      stage.at(0.1 + time) {
        let swing = frequency * 0.75.squareRoot()
        let decay = frequency / 2
        let progress = 1 + exp(-decay * time) * (-cos(swing * time) - decay / swing * sin(swing * time))
        largest = max(largest, abs((view.layer.presentation()?.position.x ?? 0) - CGFloat(progress) * 100))
      }
    }
    try stage.render(seconds: 1.5, to: NullSink())
    #expect(largest < 0.01)
  }

  @Test func drawAndLayoutAreAsked() throws {
    final class Drawn: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
      override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)).fill()
      }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.setNeedsLayout()
    let image = try view.layer.makeImage()
    #expect(view.layouts == 1)
    #expect(image.buffer[1, 1] == 0xFF00_FF00 && image.buffer[6, 1] == 0)
  }

  @Test func linksOfTheRunLoopFireWithTheStage() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var early: [Double] = []
    var late: [Double] = []
    let first = CADisplayLink { early.append($0.timestamp) }
    first.add(to: .main, forMode: .common)
    let stage = Stage(view, framesPerSecond: 10)
    stage.at(0.35) {
      first.invalidate()
      CADisplayLink { late.append($0.timestamp) }.add(to: .main, forMode: .default)
    }
    try stage.render(seconds: 0.6, to: NullSink())
    #expect(early == [0, 0.1, 0.2, 0.3].map { ($0 * 10).rounded() / 10 })
    #expect(late.count == 2)
  }

  @Test func labelsTakeTheSizeOfTheirText() {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 20)
    label.text = "Twenty points"
    label.sizeToFit()
    #expect(label.bounds.width > 100 && label.bounds.width < 220)
    #expect(label.bounds.height >= 20 && label.bounds.height <= 30)
    let line = label.bounds.height
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 80, height: CGFloat.infinity)).height > 1.8 * line)
  }

  @Test func controllersMakeTheirViewOnce() throws {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("load") }
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    let stage = Stage(controller)
    try stage.render(seconds: 0.1, to: NullSink())
    #expect(controller.calls == ["load", "will", "did"])
  }
}
