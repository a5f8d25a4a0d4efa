// What the reader's tests share: reading a text, and wrapping a layer's element into a document.

import CoreAnimation
import Foundation
import RenderTree
import SceneFormats
import Testing

/// Reads a document's text.
func read(_ text: String, mode: Diagnostics.Mode = .collect) throws(SceneError) -> SceneDocument {
  var options = ReadOptions()
  options.mode = mode
  return try SceneDocument.read(Data(text.utf8), name: "scene.caml", options: options)
}

/// A document around one element, which begins in line 2.
func document(_ element: String) -> String {
  "<caml xmlns=\"http://www.apple.com/CoreAnimation/1.0\">\n\(element)\n</caml>\n"
}

/// The layer of an element that must be understood in full.
func layer(_ element: String) throws(SceneError) -> CALayer { try read(document(element), mode: .strict).root }

/// A layer's value.
func value(_ layer: CALayer, _ keyPath: String) -> PropertyValue? {
  PropertyValue(any: layer.value(forKeyPath: keyPath))
}

/// The diagnostics of an element, as text.
func diagnostics(_ element: String) throws(SceneError) -> [String] {
  try read(document(element)).diagnostics.all.map(\.description)
}

/// The error of reading an element in strict mode.
func strictError(_ element: String) -> SceneError? {
  do throws(SceneError) {
    _ = try read(document(element), mode: .strict)
    return nil
  } catch {
    return error
  }
}
