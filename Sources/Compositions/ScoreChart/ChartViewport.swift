// Which part of the event axis is in view: the rule of scrolling, and how much of it a view can hold.

package import Foundation

/// The window over the event axis.
package struct ChartViewport: Sendable, Equatable {
  /// Width of the window.
  package var width: CGFloat
  /// Points between two events.
  package var step: CGFloat
  /// Points from the axis's start to event 0.
  package var leading: CGFloat
  /// Points kept free after the newest event, for its label.
  package var trailing: CGFloat

  /// A viewport from all its parts.
  package init(width: CGFloat, step: CGFloat, leading: CGFloat, trailing: CGFloat) {
    self.width = width
    self.step = step
    self.leading = leading
    self.trailing = trailing
  }

  /// How far the axis is scrolled when an event is the newest: nothing until it would come nearer than `trailing` to
  /// the right edge, then just enough.
  package func offset(newest: Int) -> CGFloat {
    max(0, leading + step * CGFloat(newest) + trailing - width)
  }

  /// The first event whose line is in view at an offset: the last one at or before the left edge.
  package func firstEvent(at offset: CGFloat) -> Int {
    max(0, Int(((offset - leading) / step).rounded(.down)))
  }

  /// Length of the axis for a number of events, at least the window's.
  package func length(eventCount: Int) -> CGFloat {
    max(width, leading + step * CGFloat(max(0, eventCount - 1)) + trailing)
  }

  /// The most dots of one line that the window can show at rest: one a step, and one more cut by each edge.
  package var dotCapacity: Int { Int((width / step).rounded(.up)) + 2 }
}
