// What an offscreen pass costs, against a construction that shows the same without it.

import Cairn
import Foundation

/// Cases about offscreen passes.
enum PassCases {
  static let all: [BenchCase] = [
    BenchCase(
      "group-opacity", "a translucent group of twenty, each faded by itself or together",
      [
        tiles("each") {
          $0.opacity = 0.6
          $0.allowsGroupOpacity = false
        }, tiles("together") { $0.opacity = 0.6 },
      ]),
    BenchCase(
      "mask-clip", "twenty layers in a rectangle: by a clip to the bounds or by a mask",
      [
        tiles("clip") { $0.masksToBounds = true },
        tiles("mask") { group in
          let mask = BenchScenes.box(group.bounds)
          group.mask = mask
        },
      ]),
    BenchCase(
      "corner-clip", "round corners: of the path that is drawn, or by cornerRadius and masksToBounds over a picture",
      [
        BenchSide("path") { size in
          rows(size) { frame in
            let shape = CAShapeLayer()
            shape.frame = frame
            shape.path = CGPath(roundedRect: shape.bounds, cornerWidth: 16, cornerHeight: 16, transform: nil)
            shape.fillColor = CGColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 1)
            return shape
          }
        },
        BenchSide("clip") { size in
          rows(size) { frame in
            let layer = BenchScenes.box(frame, hue: 0.6)
            layer.cornerRadius = 16
            layer.masksToBounds = true
            layer.addSublayer(BenchScenes.box(layer.bounds, hue: 0.7))
            return layer
          }
        },
      ]),
    BenchCase(
      "shadow", "the shadow of a group: of a path, or of its pixels",
      [
        tiles("shadowPath") {
          shade($0)
          $0.shadowPath = CGPath(rect: $0.bounds, transform: nil)
        }, tiles("pixels") { shade($0) },
      ]),
    BenchCase(
      "filter", "a group as it is, or blurred",
      [
        tiles("plain") { _ in },
        tiles("blurred") {
          let blur = CAFilter(type: "gaussianBlur")
          blur.setValue(6.0, forKey: "inputRadius")
          $0.filters = [blur]
        },
      ]),
    BenchCase(
      "blend", "a translucent layer over the whole canvas: laid over, or multiplied",
      [blend("over", nil), blend("multiplied", "multiplyBlendMode")]),
    BenchCase(
      "transition", "the whole canvas changes colour: by an animation, or by a fading transition",
      [
        BenchSide("animation") { size in
          BenchScenes.stage(size) { root in
            root.add(
              BenchScenes.animation(
                "backgroundColor", from: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
                to: CGColor(red: 0, green: 0, blue: 1, alpha: 1)), forKey: nil)
          }
        },
        BenchSide("transition") { size in
          let stage = BenchScenes.stage(size) { _ in }
          let root = stage.root
          stage.at(0.001) {
            let fade = CATransition()
            fade.duration = 1
            root.add(fade, forKey: nil)
            root.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
          }
          return stage
        },
      ]),
  ]

  /// A group of twenty overlapping tiles that moves.
  private static func tiles(_ name: String, _ change: @escaping @Sendable (CALayer) -> Void) -> BenchSide {
    BenchSide(name) { size in
      BenchScenes.stage(size) { root in
        let side = min(size.width, size.height) * 0.7
        let group = CALayer()
        group.frame = CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
        for index in 0..<20 {
          let frame = CGRect(
            x: side * CGFloat(index % 5) * 0.18, y: side * CGFloat(index / 5) * 0.22, width: side * 0.25,
            height: side * 0.3)
          group.addSublayer(BenchScenes.box(frame, hue: CGFloat(index) / 20))
        }
        change(group)
        BenchScenes.drift(group)
        root.addSublayer(group)
      }
    }
  }

  /// Thirty layers in rows that move together.
  private static func rows(_ size: CGSize, _ make: (CGRect) -> CALayer) -> Stage {
    BenchScenes.stage(size) { root in
      let moving = CALayer()
      moving.frame = root.bounds
      let (width, height) = (size.width / 6, size.height / 5)
      for index in 0..<30 {
        moving.addSublayer(
          make(
            CGRect(
              x: CGFloat(index % 6) * width + 4, y: CGFloat(index / 6) * height + 4, width: width - 8,
              height: height - 8)))
      }
      BenchScenes.drift(moving)
      root.addSublayer(moving)
    }
  }

  private static func shade(_ layer: CALayer) {
    layer.shadowOpacity = 0.7
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  private static func blend(_ name: String, _ filter: String?) -> BenchSide {
    BenchSide(name) { size in
      BenchScenes.stage(size) { root in
        for index in 0..<8 {
          let width = size.width / 8
          root.addSublayer(
            BenchScenes.box(
              CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height), hue: CGFloat(index) / 8))
        }
        let veil = BenchScenes.box(root.bounds, hue: 0.3, alpha: 0.5)
        veil.compositingFilter = filter
        veil.add(BenchScenes.animation("opacity", from: 0.4, to: 1), forKey: nil)
        root.addSublayer(veil)
      }
    }
  }
}
