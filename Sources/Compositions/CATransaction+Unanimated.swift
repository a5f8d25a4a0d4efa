// Changes of layers that are to be seen at once.

package import Cairn

extension CATransaction {
  /// Runs changes without implicit animations.
  package static func unanimated(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}
