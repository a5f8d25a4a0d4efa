// Plays each piece on a stage and writes its frames: Tutorials FOLDER

import CoreGraphics
import QuartzCore
import UIKit

let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "frames"
let size = CGRect(x: 0, y: 0, width: 480, height: 300)

func render(_ name: String, _ stage: Stage, seconds: Double) throws {
  stage.name = name
  let report = try stage.render(seconds: seconds, to: PNGSequence("\(folder)/\(name)"))
  print("\(name): \(report.summary)")
}

let score = ScoreChartView(frame: size)
let scoreStage = Stage(score, framesPerSecond: 30)
for (index, points) in [(2, 0), (2, 3), (4, 3), (7, 3), (7, 5), (9, 8), (9, 10), (12, 10)].enumerated() {
  // Nearer to each other than the animation is long.
  scoreStage.at(0.2 + Double(index) * 0.3) { score.append(home: points.0, away: points.1) }
}
try render("score-chart", scoreStage, seconds: 3.2)

let chart = BezierChartView(frame: size)
chart.values = [0.2, 0.5, 0.35, 0.8, 0.6, 0.9, 0.4, 0.55]
let chartStage = Stage(chart, framesPerSecond: 30)
chartStage.at(0.2) { chart.drawIn() }
try render("bezier-chart", chartStage, seconds: 1.5)

let zoom = ZoomChartView(
  frame: size, samples: (0..<5000).map { 0.5 + 0.3 * sin(CGFloat($0) * 0.01) + 0.15 * sin(CGFloat($0) * 0.173) })
let zoomStage = Stage(zoom, framesPerSecond: 30)
for frame in 0..<30 { zoomStage.at(0.2 + Double(frame) / 30) { zoom.pinch(by: 1.06, at: 240) } }
zoomStage.at(1.4) { zoom.fling(velocity: -900) }
try render("zoom-chart", zoomStage, seconds: 3)

let marquee = MarqueeView(
  frame: CGRect(x: 0, y: 0, width: 480, height: 44), text: "Two labels on a strip that never ends")
let marqueeStage = Stage(marquee, framesPerSecond: 30)
marqueeStage.at(1) { marquee.pause() }
marqueeStage.at(1.5) { marquee.resume() }
try render("marquee", marqueeStage, seconds: 3)

UIScreen.main.bounds = size
let gifts = GiftBurstViewController()
let giftStage = Stage(gifts, framesPerSecond: 30)
for index in 0..<10 { giftStage.at(0.1 + Double(index) * 0.12) { gifts.send(index) } }
try render("gift-burst", giftStage, seconds: 3.2)
