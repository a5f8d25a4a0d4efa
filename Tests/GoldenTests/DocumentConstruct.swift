// What CAML can say, construct by construct: a table of documents, each with the picture it must give and with what must be
// said of it.

import CoreAnimation
import Foundation
import FrameEngine
import RenderTree
import SceneFormats
import TestSupport
import Testing

/// A construct of the format and the document that shows it.
struct DocumentConstruct: Sendable, CustomStringConvertible {
  /// Where in the format it belongs.
  enum Section: Int, Sendable, CaseIterable {
    case files = 1
    case grammar, values, layers, subclasses, animations, states, style, filters, images, orientation, defaults
    case foreign, oddities
  }

  let section: Section
  /// The construct in words.
  let what: String
  /// The document in `Tests/Golden/Documents`, or a golden scene as `CALayer/opacity`.
  let file: String
  /// When it is looked at, seconds.
  let time: Double
  /// The state it starts in, and the one it changes to at time 0.
  let start: String?
  let end: String?
  /// What must be said of it: parts of all diagnostics, in order; empty when it must be understood in full.
  let reports: [String]
  private let like: String?

  init(
    _ section: Section, _ what: String, _ file: String, at time: Double = 0, in start: String? = nil,
    to end: String? = nil, like: String? = nil, reports: [String] = []
  ) {
    (self.section, self.what, self.file, self.time) = (section, what, file, time)
    (self.start, self.end, self.like, self.reports) = (start, end, like, reports)
  }

  var description: String { "\(section): \(what) (\(file))" }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden/Documents")

  var url: URL { Self.folder.appendingPathComponent(file) }

  /// The name of the picture it must give: that of another construct which says the same, or its own.
  var picture: String {
    if let like { return like + ".png" }
    let stem = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    let states = [start, end].compactMap { $0 }.map { "-\($0)" }.joined()
    return stem + states + (time > 0 ? "@" + String(format: "%.2fs", time) : "") + ".png"
  }

  /// The document and its stage in the states it is to be seen in.
  func open(options: ReadOptions = ReadOptions()) throws -> (document: SceneDocument, stage: Stage) {
    useTestFonts()
    let document = try SceneDocument.read(contentsOf: url.path, options: options)
    return (document, try stage(of: document))
  }

  /// The stage of a document in the states that this one is to be seen in.
  func stage(of document: SceneDocument) throws -> Stage {
    let stage = Stage(document.root, size: try #require(document.size))
    stage.canvas.orientation = document.orientation
    let controller = CAStateController(layer: document.root)
    controller.setInitialStates()
    if let start { #expect(controller.setState(named: start, transitionSpeed: 0), "there is no state \(start)") }
    if let end { stage.at(0) { controller.setState(named: end) } }
    return stage
  }
}
