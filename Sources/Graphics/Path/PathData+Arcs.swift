// Circular arcs as Bézier curves, with Core Graphics' rules for direction.

public import Foundation

extension PathData {
  /// Adds an arc of a circle, with a line to its start when there is a current point.
  ///
  /// `clockwise` is Core Graphics': as seen with y up, so that true goes to smaller angles. The end angle is brought
  /// to the right side of the start angle by whole turns; a sweep of a turn or more is one full turn. Angles in
  /// radians from +x towards +y. Arguments that are not finite, and a negative radius, add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite else { return }
    if clockwise { sweep = -sweep }
    if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    sweep = min(sweep, turn)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep)
  }

  /// Adds an arc of a circle from an angle by a signed sweep, with a line to its start when there is a current point.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    guard radius >= 0, radius.isFinite, startAngle.isFinite, delta.isFinite, center.x.isFinite, center.y.isFinite
    else { return }
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = place(startAngle)
    if isEmpty { move(to: start) } else if currentPoint != start { addLine(to: start) }
    // More turns than this add nothing to see.
    let delta = abs(delta) > 200 * .pi ? delta.truncatingRemainder(dividingBy: 2 * .pi) : delta
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0, radius > 0 else { return }
    let step = delta / CGFloat(count)
    let k = 4 / 3 * tan(step / 4) * radius
    for i in 0..<count {
      let (a, b) = (startAngle + step * CGFloat(i), startAngle + step * CGFloat(i + 1))
      let (from, to) = (place(a), place(b))
      addCurve(
        to: to, control1: CGPoint(x: from.x - k * sin(a), y: from.y + k * cos(a)),
        control2: CGPoint(x: to.x + k * sin(b), y: to.y - k * cos(b)))
    }
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End` with an arc of a radius; nothing
  /// when there is no current point, and a line to the corner when there is no corner to round.
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let turn = (ax * by - ay * bx) / (a * b)
    guard radius > 0, turn.isFinite, abs(turn) > 1e-12 else { return addLine(to: corner) }
    let between = abs(atan2(turn, (ax * bx + ay * by) / (a * b)))
    let reach = radius / tan(between / 2)
    let touch = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
    // The centre lies at right angles to the first side, on the second one's side.
    let side: CGFloat = turn > 0 ? 1 : -1
    let center = CGPoint(x: touch.x - side * ay / a * radius, y: touch.y + side * ax / a * radius)
    let sweep = -side * (.pi - between)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x), delta: sweep)
  }
}
