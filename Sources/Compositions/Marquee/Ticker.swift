// One ticker: two copies of its items on a track, and what happens to them: pausing, and other items.

package import Cairn
package import Foundation

/// A ticker in its box.
///
/// The track holds two copies a period apart. A turn later the second is exactly where the first was, so a turn can end
/// and begin anew, and nothing is seen of it.
package final class Ticker {
  /// What is done where there is room for all items.
  package enum ShortText: String, Sendable, CaseIterable {
    /// They run all the same, with a wider gap.
    case run
    /// They stand still.
    case still
  }

  /// How a ticker runs and what it shows when there is nothing to show.
  package struct Behavior {
    package var direction: TickerDirection
    package var pace: TickerPace
    /// Points a second, before the pace changes them.
    package var speed: Double
    /// Points between the copies, at least.
    package var gap: CGFloat
    package var short: ShortText
    /// Shown in place of no items; empty hides the ticker.
    package var fallback: String

    /// A behaviour from all its parts.
    package init(
      direction: TickerDirection, pace: TickerPace = .speed, speed: Double = 60, gap: CGFloat = 50,
      short: ShortText = .run, fallback: String = ""
    ) {
      self.direction = direction
      self.pace = pace
      self.speed = speed
      self.gap = gap
      self.short = short
      self.fallback = fallback
    }
  }

  /// Clips; its bounds are the box.
  package let layer = CALayer()
  /// Moves; holds both copies.
  package let track = CALayer()
  /// The copies, the one at the track's start first.
  package let copies: [TickerStrip]
  /// How it runs now; nil while it stands still for good.
  package private(set) var motion: TickerMotion?
  /// The time it has run.
  package let clock = TickerClock()
  /// The items of each copy.
  package private(set) var shown: [[TickerItem]] = [[], []]

  private let behavior: Behavior
  private var schedule: (Double, @escaping () -> Void) -> Void = { _, _ in }
  private var driver: (any TickerDriver)?
  /// Seconds of running at which the run began that is going on.
  private var start = 0.0
  private var waiting: [TickerItem]?

  /// A ticker that does not run yet.
  package init(_ behavior: Behavior, setting: TickerSetting) {
    self.behavior = behavior
    copies = [TickerStrip("copy-1", setting), TickerStrip("copy-2", setting)]
    layer.name = "ticker"
    layer.bounds = CGRect(origin: .zero, size: setting.box)
    layer.masksToBounds = true
    track.name = "track"
    track.anchorPoint = .zero
    track.bounds = layer.bounds
    for copy in copies { track.addSublayer(copy.layer) }
    layer.addSublayer(track)
  }

  private var box: CGFloat { behavior.direction.isHorizontal ? layer.bounds.width : layer.bounds.height }

  /// Shows items and lets a driver move them, before a stage plays.
  ///
  /// - Parameter schedule: runs a closure at a time, as `Stage.at` does.
  package func begin(
    _ items: [TickerItem], driver: any TickerDriver,
    schedule: @escaping (Double, @escaping () -> Void) -> Void
  ) {
    self.driver = driver
    self.schedule = schedule
    let items = withFallback(items)
    for index in copies.indices { show(items, in: index) }
    settle(from: 0)
  }

  // MARK: Pausing

  /// Stands still, from now.
  package func pause() {
    guard !clock.isPaused else { return }
    CATransaction.unanimated { driver?.pause() }
    clock.pause(at: CACurrentMediaTime())
  }

  /// Runs on from where it stands.
  package func resume() {
    guard clock.isPaused else { return }
    clock.resume(at: CACurrentMediaTime())
    CATransaction.unanimated { driver?.resume() }
    if waiting != nil || isRolling { awaitTurn() }
  }

  // MARK: Other items

  /// Whether new items have come into view while old ones leave it.
  private var isRolling: Bool { shown[0] != shown[1] }

  /// Shows other items from the end of this turn on: they come into view as the old ones leave it.
  package func replace(with items: [TickerItem]) {
    waiting = withFallback(items)
    guard motion != nil else {
      let items = waiting ?? []
      waiting = nil
      CATransaction.unanimated {
        for index in copies.indices { show(items, in: index) }
        settle(from: clock.running(at: CACurrentMediaTime()))
      }
      return
    }
    if !isRolling { awaitTurn() }
  }

  /// Comes back when the turn ends; when the ticker is paused meanwhile, whoever lets it run on asks again.
  private func awaitTurn() {
    guard let motion else { return }
    let now = CACurrentMediaTime()
    let running = clock.running(at: now)
    let turns = ((running - start) / motion.turn + 1e-9).rounded(.down) + 1
    let end = start + turns * motion.turn
    schedule(now + end - running) {
      guard !self.clock.isPaused, self.clock.running(at: CACurrentMediaTime()) >= end - 1e-6 else { return }
      CATransaction.unanimated { self.endTurn(at: end) }
    }
  }

  private func endTurn(at running: Double) {
    guard motion != nil else { return }
    if isRolling {
      // The new items have arrived where a turn begins; now both copies have them.
      let items = shown[incoming]
      for index in copies.indices where index != incoming { show(items, in: index) }
      settle(from: running)
      if waiting != nil { awaitTurn() }
    } else if let items = waiting {
      waiting = nil
      show(items, in: incoming)
      // What leaves sets how far backward tickers go, and what comes how far the others do: the copy at the start of
      // the track in both cases.
      run(from: running)
      if isRolling { awaitTurn() } else { settle(from: running) }
    }
  }

  /// The copy that is out of view when a turn begins.
  private var incoming: Int { behavior.direction.isBackward ? 1 : 0 }

  private func withFallback(_ items: [TickerItem]) -> [TickerItem] {
    items.isEmpty && !behavior.fallback.isEmpty ? [TickerItem(behavior.fallback)] : items
  }

  // MARK: Laying out

  private func show(_ items: [TickerItem], in index: Int) {
    shown[index] = items
    copies[index].show(items)
  }

  /// Both copies have the same items: a run without end, or rest.
  private func settle(from running: Double) {
    layer.isHidden = shown[0].isEmpty
    if shown[0].isEmpty {
      LayerDiagnostics.report(
        layer, key: "string", reason: "the ticker has no text and no fallback, and is hidden")
    }
    let fits = copies[0].length <= box
    copies[1].layer.isHidden = false
    if shown[0].isEmpty || fits && behavior.short == .still {
      motion = nil
      copies[0].layer.position = .zero
      copies[1].layer.isHidden = true
      driver?.rest(at: 0)
    } else {
      run(from: running)
    }
  }

  /// Begins a run in which the second copy stands a period after the first, which the first one's length decides.
  private func run(from running: Double) {
    let length = copies[0].length
    let period = TickerMotion.period(length: length, gap: behavior.gap, box: box)
    let velocity = behavior.pace.velocity(speed: behavior.speed, length: length, period: period, box: box)
    let motion = TickerMotion(direction: behavior.direction, period: period, velocity: velocity)
    self.motion = motion
    start = running
    let horizontal = behavior.direction.isHorizontal
    copies[0].layer.position = .zero
    copies[1].layer.position = horizontal ? CGPoint(x: period, y: 0) : CGPoint(x: 0, y: period)
    driver?.run(motion, from: running)
  }

  /// The item that is seen at a point of the box, and the copy it belongs to; nil between items.
  package func item(at point: CGPoint) -> (copy: Int, item: Int)? {
    let place = track.presentation()?.position ?? track.position
    for (index, copy) in copies.enumerated() where !copy.layer.isHidden {
      let inCopy = CGPoint(
        x: point.x - place.x - copy.layer.position.x, y: point.y - place.y - copy.layer.position.y)
      // Above and below a line is the line too, so that a finger need not be exact.
      let item = copy.items.firstIndex { item in
        let reach = item.frame.insetBy(dx: 0, dy: -layer.bounds.height)
        return behavior.direction.isHorizontal ? reach.contains(inCopy) : item.frame.contains(inCopy)
      }
      if let item { return (index, item) }
    }
    return nil
  }
}
