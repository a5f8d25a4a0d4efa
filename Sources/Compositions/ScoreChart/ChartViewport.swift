// Which part of the event axis is in view: the rule of scrolling, and how much of it a view can hold.

package import Foundation

/// The window over the event axis.
package struct ChartViewport: Sendable, Equatable {
  /// Width of the window.
  package var width: CGFloat
  /// Points of a step.
  package var step: CGFloat
  /// Points from the axis's start to event 0.
  package var leading: CGFloat
  /// Points kept free after the newest event, for its label.
  package var trailing: CGFloat
  /// Where events stand.
  package var axis: ChartAxis

  /// A viewport from all its parts.
  package init(
    width: CGFloat, step: CGFloat, leading: CGFloat, trailing: CGFloat, axis: ChartAxis = .events
  ) {
    self.width = width
    self.step = step
    self.leading = leading
    self.trailing = trailing
    self.axis = axis
  }

  /// How far the axis is scrolled when an event is the newest: nothing until it would come nearer than `trailing` to
  /// the right edge, then just enough.
  package func offset(newest: Int) -> CGFloat {
    max(0, leading + step * axis.steps(to: newest) + trailing - width)
  }

  /// The first event whose line is in view at an offset: the last one at or before the left edge.
  package func firstEvent(at offset: CGFloat) -> Int { axis.lastEvent(atSteps: (offset - leading) / step) }

  /// Length of the axis for a number of events, at least the window's.
  package func length(eventCount: Int) -> CGFloat {
    max(width, leading + step * axis.steps(to: max(0, eventCount - 1)) + trailing)
  }

  /// The most dots of one line that the window can show at rest: one an event, and one more cut by each edge.
  package var dotCapacity: Int { axis.mostEvents(inSteps: width / step) + 1 }

  /// The same window with steps of other points.
  package func zoomed(to step: CGFloat) -> ChartViewport {
    var zoomed = self
    zoomed.step = step
    return zoomed
  }
}
