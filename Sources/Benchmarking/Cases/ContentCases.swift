// What content itself costs, by kind and by number.

import Cairn
import Foundation

/// Cases about what is drawn.
enum ContentCases {
  static let all: [BenchCase] = [
    BenchCase(
      "dots", "moving dots, more and more", frames: 6,
      [400, 4_000, 40_000].map { count in
        BenchSide(grouped(count)) { size in dots(count, size) }
      }),
    BenchCase(
      "text", "moving lines of text", frames: 30,
      [10, 100].map { count in
        BenchSide("\(count) lines") { size in lines(count, size) }
      }),
    BenchCase(
      "gradients", "a gradient over the whole canvas that changes: along a line, around a point, about it", frames: 30,
      [("axial", .axial), ("radial", .radial), ("conic", .conic)].map {
        (name: String, type: CAGradientLayerType) in
        BenchSide(name) { size in gradient(type, size) }
      }),
    BenchCase(
      "replicator-nested", "two hundred and forty pulsing dots: as layers, or two replicators within each other",
      frames: 30, [BenchSide("layers", make: dotLayers), BenchSide("replicators", make: dotReplicators)]),
    BenchCase(
      "particles", "particles, more and more", frames: 30,
      [100, 1_000].map { count in
        BenchSide(grouped(count)) { size in particles(count, size) }
      }),
  ]

  private static func grouped(_ count: Int) -> String {
    count < 1000 ? "\(count)" : "\(count / 1000),000"
  }

  private static func dots(_ count: Int, _ size: CGSize) -> Stage {
    BenchScenes.stage(size) { root in
      let columns = Int((Double(count) * size.width / size.height).squareRoot().rounded(.up))
      let pitch = size.width / CGFloat(columns)
      let field = CALayer()
      field.frame = root.bounds
      for index in 0..<count {
        let dot = BenchScenes.box(
          CGRect(
            x: CGFloat(index % columns) * pitch, y: CGFloat(index / columns) * pitch, width: pitch * 0.7,
            height: pitch * 0.7), hue: CGFloat(index % 100) / 100)
        dot.cornerRadius = pitch * 0.35
        field.addSublayer(dot)
      }
      BenchScenes.drift(field)
      root.addSublayer(field)
    }
  }

  private static func lines(_ count: Int, _ size: CGSize) -> Stage {
    BenchScenes.stage(size) { root in
      let column = CALayer()
      column.frame = root.bounds
      for index in 0..<count {
        let text = CATextLayer()
        text.string = "Line \(index + 1): what is written here is drawn letter by letter"
        text.font = "DejaVu Sans"
        text.fontSize = 14
        text.foregroundColor = CGColor(gray: 1, alpha: 1)
        text.frame = CGRect(x: 8, y: CGFloat(index % 20) * 18, width: size.width, height: 18)
        column.addSublayer(text)
      }
      BenchScenes.drift(column)
      root.addSublayer(column)
    }
  }

  private static func gradient(_ type: CAGradientLayerType, _ size: CGSize) -> Stage {
    BenchScenes.stage(size) { root in
      let gradient = CAGradientLayer()
      gradient.frame = root.bounds
      gradient.type = type
      gradient.colors = [
        CGColor(red: 1, green: 0.3, blue: 0.2, alpha: 1), CGColor(red: 0.2, green: 0.4, blue: 1, alpha: 1),
      ]
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      gradient.add(
        BenchScenes.animation("endPoint", from: CGPoint(x: 1, y: 1), to: CGPoint(x: 1, y: 0.6)), forKey: nil)
      root.addSublayer(gradient)
    }
  }

  private static func dot(_ center: CGPoint) -> CALayer {
    let dot = BenchScenes.box(CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10), hue: 0.8)
    dot.cornerRadius = 5
    return dot
  }

  private static func dotLayers(_ size: CGSize) -> Stage {
    BenchScenes.stage(size) { root in
      for index in 0..<240 {
        let dot = dot(
          CGPoint(x: CGFloat(index % 30) * size.width / 30 + 8, y: CGFloat(index / 30) * size.height / 8 + 16))
        let pulse = BenchScenes.animation("transform.scale", from: 0.5, to: 1)
        pulse.timeOffset = 2 - Double(index % 30) * 0.05 - Double(index / 30) * 0.01
        dot.add(pulse, forKey: nil)
        root.addSublayer(dot)
      }
    }
  }

  private static func dotReplicators(_ size: CGSize) -> Stage {
    BenchScenes.stage(size) { root in
      let rows = CAReplicatorLayer()
      rows.frame = root.bounds
      rows.instanceCount = 8
      rows.instanceTransform = CATransform3DMakeTranslation(0, size.height / 8, 0)
      rows.instanceDelay = 0.01
      let columns = CAReplicatorLayer()
      columns.frame = root.bounds
      columns.instanceCount = 30
      columns.instanceTransform = CATransform3DMakeTranslation(size.width / 30, 0, 0)
      columns.instanceDelay = 0.05
      let dot = dot(CGPoint(x: 8, y: 16))
      dot.add(BenchScenes.animation("transform.scale", from: 0.5, to: 1), forKey: nil)
      columns.addSublayer(dot)
      rows.addSublayer(columns)
      root.addSublayer(rows)
    }
  }

  /// An emitter that has made all its particles by the first frame.
  private static func particles(_ count: Int, _ size: CGSize) -> Stage {
    let picture = PixelBuffer(width: 8, height: 8)
    picture.pixels.update(repeating: 0xFFFF_FFFF, count: picture.count)
    let image = CGImage(picture)
    return BenchScenes.stage(size) { root in
      let cell = CAEmitterCell()
      cell.contents = image
      cell.birthRate = Float(count)
      cell.lifetime = 1
      cell.velocity = 80
      cell.emissionRange = 2 * .pi
      cell.color = CGColor(red: 1, green: 0.7, blue: 0.3, alpha: 0.8)
      let emitter = CAEmitterLayer()
      emitter.frame = root.bounds
      emitter.emitterPosition = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
      emitter.emitterCells = [cell]
      emitter.beginTime = -1
      root.addSublayer(emitter)
    }
  }
}
