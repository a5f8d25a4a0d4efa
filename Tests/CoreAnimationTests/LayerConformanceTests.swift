// What every layer class keeps: each of its keys has its default, takes a value, animates as it says, and is copied.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct LayerConformanceTests {
  static let rows = LayerCatalogue.all.map(\.name)

  private func keys(of name: String) -> [KeyRow] {
    let all = LayerCatalogue.all.filter { $0.name == name || $0.name == "CALayer" }
    return all.flatMap(\.keys).map { KeyTable.row(of: $0) }
  }

  /// Another value of the kind of a default.
  private func other(than value: PropertyValue, key: String) -> PropertyValue? {
    switch value {
    case .bool(let flag): .bool(!flag)
    case .number(let number): .number(number.isFinite ? number + 2 : 4)
    case .point: .point(CGPoint(x: 3, y: 4))
    case .size: .size(CGSize(width: 3, height: 4))
    case .rect: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    case .transform: .transform(CATransform3DMakeScale(2, 3, 4))
    case .color: .color(CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    case .string:
      key == "cornerCurve" ? .string("continuous") : key == "contentsGravity" ? .string("top") : .string("even-odd")
    case .none: Self.samples.first { KeyTable.row(of: KeyTable.id(of: key)).represented($0) == $0 && $0 != .none }
    default: nil
    }
  }

  private static let samples: [PropertyValue] = [
    .color(CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)),
    .path(CGPath(rect: rect(0, 0, 4, 4), transform: nil).data),
    .string("x"), .array([.number(1), .number(2)]), .array([.color(.black), .color(.white)]),
    .image(CGImage(PixelBuffer(width: 1, height: 1))),
  ]

  @Test(arguments: rows) func everyKey(name: String) throws {
    let row = try #require(LayerCatalogue.row(named: name))
    for key in keys(of: name) {
      let layer = row.make()
      // An empty list reads as nil.
      var original = key.defaultValue == .array([]) ? nil : key.defaultValue.anyValue
      if name == "CAScrollLayer", key.name == "masksToBounds" { original = true }
      #expect(layer.value(forKey: key.name) as? NSObject == original as? NSObject, "\(key.name)")
      // A compositing filter is a record or a name, and tested with the filters.
      guard key.name != "compositingFilter", let value = other(than: key.defaultValue, key: key.name) else { continue }
      layer.setValue(value.anyValue, forKey: key.name)
      let read = layer.value(forKey: key.name)
      let expected = ["maskedCorners", "edgeAntialiasingMask"].contains(key.name) ? PropertyValue.number(1) : value
      #expect(PropertyValue(any: read).flatMap { key.represented($0) } == key.represented(expected), "\(key.name)")
      let copy = CALayer(layer: layer)
      if name == "CALayer" {
        #expect(PropertyValue(any: copy.value(forKey: key.name)) == PropertyValue(any: read), "\(key.name)")
      }
    }
  }

  @Test(arguments: rows) func presentationsAreOfTheClass(name: String) throws {
    let screen = Screen()
    let layer = try #require(LayerCatalogue.row(named: name)).make()
    layer.name = "shown"
    screen.run { screen.root.addSublayer(layer) }
    let shown = try #require(layer.presentation())
    #expect(type(of: shown) == type(of: layer) && shown.name == "shown" && shown.model() === layer)
  }

  @Test(arguments: rows) func implicitActionsAreAsDeclared(name: String) throws {
    let screen = Screen()
    let layer = try #require(LayerCatalogue.row(named: name)).make()
    screen.run { screen.root.addSublayer(layer) }
    screen.run {
      for key in keys(of: name) {
        let action = layer.action(forKey: key.name)
        switch key.action {
        case .basic: #expect(action is CABasicAnimation, "\(key.name)")
        case .basicFromValue: #expect((action is CABasicAnimation) == (key.defaultValue != .none), "\(key.name)")
        case .transition: #expect(action is CATransition, "\(key.name)")
        case .none: #expect(action == nil, "\(key.name)")
        }
      }
    }
  }
}
