// Documents: whatever is read can be written, and what was written is read again.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import SceneFormats

extension FuzzTarget {
  /// The reader of CAML, and its writer.
  static let caml = FuzzTarget(name: "caml") { bytes in
    var options = ReadOptions()
    options.limits.elements = 2000
    options.limits.bytes = 1 << 16
    options.imageLoader = { _ in CGImage(PixelBuffer(width: 1, height: 1)) }
    guard let read = try? SceneDocument.read(Data(bytes), name: "scene.caml", options: options) else { return }
    let controller = CAStateController(layer: read.root)
    for name in controller.stateNames.prefix(4) {
      require(controller.setState(named: name, transitionSpeed: 0), "a state that is there cannot be entered")
    }
    controller.setState(named: nil, transitionSpeed: 0)
    let size = read.size.flatMap { $0.width.isFinite && $0.height.isFinite ? $0 : nil } ?? .zero
    let written = CAMLWriter.write(read.root, on: RenderScene.Canvas(size: size, orientation: read.orientation))
    options.limits = SceneLimits()
    let again = try? SceneDocument.read(Data(written.text.utf8), name: "again.caml", options: options)
    require(again != nil, "what was written cannot be read")
  }

  private static let kinds: [CAMLKind] = [
    .bool, .number, .number(isEndless: true), .point, .size, .rect, .transform, .color, .path, .string, .timing,
    .list(.number), .list(.color), .any,
  ]

  /// The texts of values: the first byte says of which kind.
  static let values = FuzzTarget(name: "values") { bytes in
    guard let first = bytes.first else { return }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let kind = kinds[Int(first) % kinds.count]
    do throws(CAMLValueError) {
      let value = try CAMLValues.read(text, as: kind)
      if kind != .number(isEndless: true) { require(value.isFinite, "a number that is not finite was read") }
    } catch {
      require((0...text.unicodeScalars.count).contains(error.offset), "the place of an error lies outside the text")
    }
  }

  /// Key paths of every layer class.
  static let keyPaths = FuzzTarget(name: "keypaths") { bytes in
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    _ = CAMLKeys.kind(ofPath: text)
    // Names are kept for good; a fuzzer would fill the memory with them.
    guard text.allSatisfy({ $0.isLetter || $0 == "." || $0.isNumber }), text.count < 60 else { return }
    let values: [PropertyValue] = [
      .none, .number(0.5), .point(CGPoint(x: 1, y: 2)), .string("x"), .bool(true), .array([]),
    ]
    for row in LayerCatalogue.all {
      let layer = row.make()
      for value in values {
        layer.setValue(value, at: text)
        _ = layer.value(forKeyPath: text)
      }
    }
    let path = PropertyPath(text)
    var store = PropertyStore()
    for value in values where path.write(value, into: &store) { _ = path.read(from: store) }
    _ = LayerDiagnostics.collect()
  }
}
