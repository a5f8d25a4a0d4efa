// A layer tree becomes a CAML document, or a bundle with its images.

public import CoreAnimation
import Foundation
public import Graphics
public import RenderTree

/// A document that was made from a layer tree.
public struct WrittenDocument: Sendable {
  /// The CAML.
  public let text: String
  /// What `index.xml` of a bundle says of it.
  public let index: String
  /// The images it names (`assets/image-1.png`), each once.
  public let images: [(name: String, image: CGImage)]
  /// What it cannot say.
  public let notes: [WriteNote]
}

/// Writes CAML.
///
/// What is written is what was set: values that differ from their defaults, running animations, masks, sublayers. Read
/// back, it gives the same frames but for what the notes name.
public enum CAMLWriter {
  /// The document of a layer tree, as it is now.
  ///
  /// A document knows no canvas but its root layer and grows y upwards. Where the scene's canvas differs from that, or
  /// has a background, the tree is put into a layer that is like the canvas.
  /// - Parameters:
  ///   - root: the top of the tree.
  ///   - canvas: size, background and orientation to write for; its scale is no part of a document.
  ///   - duration: the scene's length in seconds: for the bundle's index, and as an attribute in our own namespace where it
  ///     is not what the animations tell.
  public static func write(
    _ root: CALayer, on canvas: RenderScene.Canvas, duration: Double? = nil
  ) -> WrittenDocument {
    let output = CAMLOutput(ids: CAMLStateWriter.ids(in: root))
    var node = CAMLLayerWriter(output: output).element(root)
    let isFlipped = canvas.orientation == .yDown
    if isFlipped || canvas.background != nil || root.bounds.size != canvas.size {
      let frame = CALayer()
      frame.name = "canvas"
      frame.bounds.size = canvas.size
      frame.position = CGPoint(x: canvas.size.width / 2, y: canvas.size.height / 2)
      frame.isGeometryFlipped = isFlipped
      frame.backgroundColor = canvas.background
      var element = CAMLLayerWriter(output: output).element(frame)
      element.children.append(CAMLNode(name: "sublayers", children: [node]))
      node = element
    }
    var caml = CAMLNode(name: "caml", attributes: [("xmlns", CAMLReader.namespace)], children: [node])
    // A length that a reader would find by itself need not be said.
    let length = duration.flatMap { $0.isFinite && $0 > 0 && $0 != NaturalLength.seconds(of: root) ? $0 : nil }
    if output.usesOwnNamespace || length != nil {
      caml.attributes.append(("xmlns:" + CairnNamespace.prefix, CairnNamespace.name))
    }
    if let length { caml.attributes.append((CairnNamespace.prefix + ":duration", CAMLTexts.number(length))) }
    return WrittenDocument(
      text: declaration + caml.text(), index: index(canvas.size, duration), images: output.images, notes: output.notes)
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private static func index(_ size: CGSize, _ duration: Double?) -> String {
    var entries: [(String, CAMLNode.Entry)] = [
      ("rootDocument", .string("main.caml")), ("documentWidth", .real(Double(size.width))),
      ("documentHeight", .real(Double(size.height))), ("geometryFlipped", .flag(false)),
    ]
    if let duration, duration.isFinite { entries += [("loopStart", .real(0)), ("loopEnd", .real(duration))] }
    let lines = entries.map { "  <key>\($0.0)</key>\n  \($0.1.text)\n" }.joined()
    return declaration + "<plist version=\"1.0\">\n<dict>\n\(lines)</dict>\n</plist>\n"
  }
}

extension CAMLNode {
  /// A value of the index.
  fileprivate enum Entry {
    case string(String)
    case real(Double)
    case flag(Bool)

    var text: String {
      switch self {
      case .string(let text): "<string>\(CAMLNode.escaped(text))</string>"
      case .real(let number): "<real>\(CAMLTexts.number(number))</real>"
      case .flag(let flag): flag ? "<true/>" : "<false/>"
      }
    }
  }
}
