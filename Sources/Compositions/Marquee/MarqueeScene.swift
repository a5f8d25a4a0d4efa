// Several tickers one above the other at the foot of the picture, and what taps and other input do to them.

package import Cairn
package import Foundation

/// The layers of a marquee.
package final class MarqueeScene {
  /// An item that was tapped.
  package struct Hit: Sendable, Equatable {
    /// When, seconds.
    package var time: Double
    /// The ticker and the item, from 1.
    package var ticker, item: Int
    /// The item's text.
    package var text: String

    /// A hit from all its parts.
    package init(time: Double, ticker: Int, item: Int, text: String) {
      self.time = time
      self.ticker = ticker
      self.item = item
      self.text = text
    }
  }

  /// A ticker as it is asked for.
  package struct Plan {
    package var items: [TickerItem]
    package var label: String
    package var behavior: Ticker.Behavior
    package var isLinked: Bool
    package var separator: String
    package var accent: CGColor

    /// A plan from all its parts.
    package init(
      items: [TickerItem], label: String = "", behavior: Ticker.Behavior, isLinked: Bool = false,
      separator: String = "•", accent: CGColor
    ) {
      self.items = items
      self.label = label
      self.behavior = behavior
      self.isLinked = isLinked
      self.separator = separator
      self.accent = accent
    }
  }

  /// Lines that fit in a ticker that runs up or down.
  package static let lines: CGFloat = 4

  /// The whole picture.
  package let root = CALayer()
  /// The tickers from the top.
  package private(set) var tickers: [Ticker] = []
  /// What was tapped so far.
  package private(set) var hits: [Hit] = []

  /// The least height of a canvas on which all tickers are whole, with the margin below them; points.
  package private(set) var leastHeight: CGFloat = 0

  private var bars: [TickerBar] = []

  private let plans: [Plan]

  /// Tickers on a canvas, the last one on the lower margin. Nothing is in them before ``begin(on:)``.
  package init(_ plans: [Plan], size: CGSize, theme: Theme, fontSize: CGFloat, scale: CGFloat) {
    self.plans = plans
    root.name = "marquee"
    root.frame = CGRect(origin: .zero, size: size)
    let margins = theme.margins(in: size)
    var bottom = size.height - margins.height
    for plan in plans.reversed() {
      let look = TickerBar.Look(theme, accent: plan.accent, fontSize: fontSize, scale: scale)
      let isHorizontal = plan.behavior.direction.isHorizontal
      let height = isHorizontal ? look.lineHeight : (fontSize * 1.75 * Self.lines).rounded()
      let bar = TickerBar(
        CGRect(x: margins.width, y: bottom - height, width: size.width - 2 * margins.width, height: height),
        label: plan.label, look: look, isHorizontal: isHorizontal)
      let ticker = Ticker(
        plan.behavior,
        setting: TickerSetting(
          direction: plan.behavior.direction, box: bar.box.size, fontSize: fontSize, face: look.face, ink: look.ink,
          muted: look.muted, separator: plan.separator))
      bar.hold(ticker, isHorizontal: isHorizontal)
      root.addSublayer(bar.layer)
      bars.insert(bar, at: 0)
      tickers.insert(ticker, at: 0)
      // The margin is a part of the height.
      leastHeight = (size.height - margins.height - (bottom - height)) / (1 - margins.height / size.height)
      bottom -= height + (fontSize * 0.5).rounded()
    }
  }

  /// Fills the tickers and lets them run from the beginning of a stage.
  package func begin(on stage: Stage) {
    for (ticker, plan) in zip(tickers, plans) {
      ticker.begin(plan.items, driver: Self.driver(of: ticker, plan: plan, stage: stage)) {
        [unowned stage] time, body in
        stage.at(time, body)
      }
    }
  }

  private static func driver(of ticker: Ticker, plan: Plan, stage: Stage) -> any TickerDriver {
    let direction = plan.behavior.direction
    guard plan.isLinked else { return AnimationTickerDriver(track: ticker.track, direction: direction) }
    return LinkTickerDriver(track: ticker.track, direction: direction, stage: stage, clock: ticker.clock)
  }

  /// A tap: the ticker under it stops and the item is marked, or it runs on.
  package func tap(at point: CGPoint) {
    for (index, ticker) in tickers.enumerated() {
      guard let box = ticker.layer.presentation(), !box.isHidden else { continue }
      let inBar = bars[index].layer.convert(point, from: root)
      guard bars[index].layer.bounds.contains(inBar) else { continue }
      guard !ticker.clock.isPaused else {
        bars[index].show(hit: nil, in: nil, text: "")
        ticker.resume()
        return
      }
      let hit = ticker.item(at: ticker.layer.convert(point, from: root))
      ticker.pause()
      guard let hit else { return bars[index].show(hit: nil, in: nil, text: "") }
      let copy = ticker.copies[hit.copy]
      let text = ticker.shown[hit.copy][hit.item].text
      hits.append(Hit(time: CACurrentMediaTime(), ticker: index + 1, item: hit.item + 1, text: text))
      bars[index].show(hit: copy.items[hit.item], in: copy.layer, text: text)
      return
    }
  }
}
