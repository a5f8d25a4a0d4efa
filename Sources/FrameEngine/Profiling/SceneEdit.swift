// A scene as it would be had one of its layers been made differently.

package import RenderTree

/// A change of one layer.
package struct SceneEdit: Sendable {
  /// Which layer.
  package let layer: LayerID
  /// The layer after the change.
  package let change: @Sendable (RenderNode) -> RenderNode

  /// A change of a layer's values.
  static func values(of layer: LayerID, _ change: @escaping @Sendable (inout PropertyStore) -> Void) -> SceneEdit {
    SceneEdit(layer: layer) { node in
      var values = node.values
      change(&values)
      return node.changed(values: values)
    }
  }

  /// The frames after the change. What it does not touch is shared with the frames before it, and what stays the same from
  /// frame to frame is the same object.
  package func applied(to frames: [RecordedFrame]) -> [RecordedFrame] {
    var editor = Editor(edit: self)
    return frames.map { frame in
      var frame = frame
      frame.scene.root = editor.edited(frame.scene.root)
      return frame
    }
  }

  private struct Editor {
    let edit: SceneEdit
    /// Nodes that were edited, and what became of them. They are kept, so that no other node takes their address.
    private var known: [ObjectIdentifier: (old: RenderNode, new: RenderNode)] = [:]

    init(edit: SceneEdit) { self.edit = edit }

    mutating func edited(_ node: RenderNode) -> RenderNode {
      if let pair = known[ObjectIdentifier(node)] { return pair.new }
      let new = node.id == edit.layer ? edit.change(node) : inside(node)
      known[ObjectIdentifier(node)] = (node, new)
      return new
    }

    private mutating func inside(_ node: RenderNode) -> RenderNode {
      var sublayers: [RenderNode] = []
      var isSame = true
      for sublayer in node.sublayers {
        let new = edited(sublayer)
        isSame = isSame && new === sublayer
        sublayers.append(new)
      }
      let mask = node.mask.map { edited($0) }
      if isSame, mask === node.mask { return node }
      return node.changed(sublayers: sublayers, mask: .some(mask))
    }
  }
}
