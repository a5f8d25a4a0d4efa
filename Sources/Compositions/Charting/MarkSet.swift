// The life of an axis's marks: which are there, which fade in, and which fade out and go.

package import Cairn

/// Marks by the value they stand at.
package final class MarkSet {
  /// Layers of one mark.
  package typealias Mark = [CALayer]

  private let container: CALayer
  private var shown: [Double: Mark] = [:]
  private var leaving: [Double: Mark] = [:]

  /// No marks, to be shown in a layer.
  package init(in container: CALayer) { self.container = container }

  /// Marks that are there, those that fade out included.
  package var count: Int { shown.count + leaving.count }

  /// Forgets all marks.
  package func clear() {
    for mark in Array(shown.values) + Array(leaving.values) { mark.forEach { $0.removeFromSuperlayer() } }
    shown = [:]
    leaving = [:]
  }

  /// Changes to other marks.
  ///
  /// - Parameters:
  ///   - values: where marks are wanted.
  ///   - fades: seconds in which new ones fade in, and others out twice as fast; nil changes them at once.
  ///   - make: makes a mark's layers.
  ///   - place: moves a mark's layers, new or not, wanted or fading out, to where they belong.
  package func show(
    _ values: [Double], fades: Double?, make: (Double) -> Mark, place: (Mark, Double, _ isNew: Bool) -> Void
  ) {
    let wanted = Set(values)
    for (value, mark) in shown.sorted(by: { $0.key < $1.key }) where !wanted.contains(value) {
      shown[value] = nil
      guard let fades else {
        mark.forEach { $0.removeFromSuperlayer() }
        continue
      }
      leaving[value] = mark
      // Old ones go faster, so that two texts are seldom seen in one place.
      ChartMotion.transaction(duration: fades / 2) {
        CATransaction.setCompletionBlock { [weak self] in self?.remove(mark, at: value) }
        mark.forEach { ChartMotion.fade($0, to: 0) }
      }
    }
    for value in values where shown[value] == nil {
      let back = leaving.removeValue(forKey: value)
      let mark = back ?? make(value)
      shown[value] = mark
      if back == nil {
        mark.forEach { container.addSublayer($0) }
        place(mark, value, true)
      }
      guard let fades else {
        mark.forEach { ChartMotion.fade($0, from: 1, to: 1) }
        continue
      }
      ChartMotion.transaction(duration: fades) {
        mark.forEach { ChartMotion.fade($0, from: back == nil ? 0 : nil, to: 1) }
      }
    }
    for (value, mark) in shown { place(mark, value, false) }
    for (value, mark) in leaving { place(mark, value, false) }
  }

  /// Removes a mark that has faded out and was not wanted again meanwhile.
  private func remove(_ mark: Mark, at value: Double) {
    guard let gone = leaving[value], gone.first === mark.first else { return }
    leaving[value] = nil
    // Without the transition that layers come and go by of themselves.
    ChartMotion.transaction(duration: 0) { gone.forEach { $0.removeFromSuperlayer() } }
  }
}
