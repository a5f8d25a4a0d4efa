// The five scenes that are measured, and whose bytes are held to what full repaints give; on the public API alone.

package import Cairn
import Compositions
package import Foundation

/// A scene of 1920 × 1080 pixels that moves in every frame.
package struct BenchScene: Sendable {
  /// What it is called here and by the plain program.
  package let name: String
  /// Builds it.
  package let make: @Sendable () throws -> Stage

  /// All of them.
  package static let all = [
    BenchScene(name: "score-chart", make: scoreChart), BenchScene(name: "ticker", make: ticker),
    BenchScene(name: "gradients-shadows", make: gradients), BenchScene(name: "replicator", make: replicator),
    BenchScene(name: "long-line", make: longLine),
  ]

  package static let size = CGSize(width: 1920, height: 1080)

  /// A stage with an opaque background, as long as anybody asks for.
  private static func stage(_ name: String, _ root: CALayer) -> Stage {
    root.frame = CGRect(origin: .zero, size: size)
    let stage = Stage(root, size: size)
    stage.name = name
    stage.canvas.background = CGColor(red: 0.05, green: 0.06, blue: 0.09, alpha: 1)
    return stage
  }

  private static func scoreChart() throws -> Stage {
    var input = CompositionInput()
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let path = package.appendingPathComponent("Samples/Data/basketball-playoff-game-2.csv").standardized.path
    input.data = DataSource(file: path)
    input.size = size
    return try ScoreChart.make(input)
  }

  /// Headlines that pass along the foot of the picture.
  private static func ticker() -> Stage {
    let root = CALayer()
    let band = CALayer()
    band.frame = CGRect(x: 0, y: 940, width: 1920, height: 90)
    band.backgroundColor = CGColor(red: 0.75, green: 0.1, blue: 0.15, alpha: 1)
    band.masksToBounds = true
    let moving = CALayer()
    moving.frame = CGRect(x: 0, y: 0, width: 14 * 620, height: 90)
    for index in 0..<14 {
      let text = CATextLayer()
      text.string = "Headline \(index + 1): markets steady, rain later  •"
      text.font = "DejaVu Sans"
      text.fontSize = 24
      text.foregroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      text.frame = CGRect(x: CGFloat(index) * 620, y: 28, width: 610, height: 36)
      moving.addSublayer(text)
    }
    let run = CABasicAnimation(keyPath: "position.x")
    run.fromValue = moving.position.x
    run.toValue = moving.position.x - 1800
    run.duration = 10
    moving.add(run, forKey: "run")
    band.addSublayer(moving)
    root.addSublayer(band)
    return stage("ticker", root)
  }

  /// Thirty panels that cover the picture, all on the move.
  private static func gradients() -> Stage {
    let root = CALayer()
    for index in 0..<30 {
      let (column, row) = (index % 6, index / 6)
      let panel = CAGradientLayer()
      panel.frame = CGRect(x: CGFloat(column) * 320 + 20, y: CGFloat(row) * 216 + 16, width: 280, height: 184)
      let hue = CGFloat(index) / 30
      panel.colors = [
        CGColor(red: 0.9, green: hue, blue: 0.3, alpha: 1), CGColor(red: 0.2, green: 0.3, blue: 1 - hue, alpha: 1),
      ]
      panel.startPoint = CGPoint(x: 0, y: 0)
      panel.endPoint = CGPoint(x: 1, y: 1)
      panel.cornerRadius = 16
      panel.shadowOpacity = 0.6
      panel.shadowRadius = 10
      panel.shadowOffset = CGSize(width: 0, height: 6)
      panel.shadowPath = CGPath(roundedRect: panel.bounds, cornerWidth: 16, cornerHeight: 16, transform: nil)
      let drift = CABasicAnimation(keyPath: "position")
      drift.fromValue = panel.position
      drift.toValue = CGPoint(x: panel.position.x + 30, y: panel.position.y + 20)
      let turn = CABasicAnimation(keyPath: "endPoint")
      turn.fromValue = CGPoint(x: 1, y: 1)
      turn.toValue = CGPoint(x: 1, y: 0)
      for (animation, key) in [(drift, "drift"), (turn, "turn")] {
        animation.duration = 3
        animation.autoreverses = true
        animation.repeatCount = .infinity
        panel.add(animation, forKey: key)
      }
      root.addSublayer(panel)
    }
    return stage("gradients-shadows", root)
  }

  /// Eight rows of thirty pulsing dots, each later than the one before.
  private static func replicator() -> Stage {
    let root = CALayer()
    let rows = CAReplicatorLayer()
    rows.frame = CGRect(x: 60, y: 70, width: 1800, height: 940)
    rows.instanceCount = 8
    rows.instanceTransform = CATransform3DMakeTranslation(0, 120, 0)
    rows.instanceDelay = 0.13
    let columns = CAReplicatorLayer()
    columns.frame = CGRect(x: 0, y: 0, width: 1800, height: 100)
    columns.instanceCount = 30
    columns.instanceTransform = CATransform3DMakeTranslation(60, 0, 0)
    columns.instanceDelay = 0.05
    columns.instanceGreenOffset = -0.02
    let dot = CALayer()
    dot.frame = CGRect(x: 10, y: 30, width: 40, height: 40)
    dot.cornerRadius = 20
    dot.backgroundColor = CGColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 0.3
    pulse.toValue = 1
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.4
    fade.toValue = 1
    for (animation, key) in [(pulse, "pulse"), (fade, "fade")] {
      animation.duration = 0.8
      animation.autoreverses = true
      animation.repeatCount = .infinity
      dot.add(animation, forKey: key)
    }
    columns.addSublayer(dot)
    rows.addSublayer(columns)
    root.addSublayer(rows)
    return stage("replicator", root)
  }

  /// A jagged line of 20,000 points, of which a part passes by.
  private static func longLine() -> Stage {
    let root = CALayer()
    let line = CAShapeLayer()
    let path = CGMutablePath()
    var seed: UInt32 = 1
    var level = 0.0
    for index in 0..<20_000 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      level = level * 0.995 + (Double(seed >> 8) / 16_777_216 - 0.5) * 60
      let point = CGPoint(x: Double(index) * 0.4, y: 540 + level)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    line.path = path
    line.fillColor = nil
    line.strokeColor = CGColor(red: 0.3, green: 0.8, blue: 1, alpha: 1)
    line.lineWidth = 2
    line.lineJoin = .round
    let pan = CABasicAnimation(keyPath: "position.x")
    pan.fromValue = 0
    pan.toValue = -6000
    pan.duration = 20
    line.add(pan, forKey: "pan")
    root.addSublayer(line)
    return stage("long-line", root)
  }
}
