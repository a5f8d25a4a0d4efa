// Every construct of the format gives its kept picture, says what it must say, and comes back when it is written.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import SceneFormats
import TestSupport
import Testing

extension DocumentConstruct {
  static let all = grammar + objects

  /// The keys of layer classes, each of which has a golden scene of its name.
  static let keys: [(owner: String, names: [String])] = [
    (
      "CALayer",
      [
        "bounds", "position", "anchorPoint", "zPosition", "anchorPointZ", "transform", "sublayerTransform", "hidden",
        "opacity", "allowsGroupOpacity", "allowsEdgeAntialiasing", "geometryFlipped", "backgroundColor", "borderColor",
        "borderWidth", "cornerRadius", "cornerCurve", "maskedCorners", "masksToBounds", "contents", "contentsGravity",
        "contentsRect", "contentsCenter", "contentsScale", "minificationFilter", "magnificationFilter", "shadowColor",
        "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "shouldRasterize", "rasterizationScale",
        "filters",
        "backgroundFilters", "compositingFilter", "doubleSided", "beginTime", "timeOffset", "speed",
      ]
    ),
    (
      "CAShapeLayer",
      [
        "path", "fillColor", "strokeColor", "lineWidth", "lineCap", "lineJoin", "miterLimit", "lineDashPhase",
        "fillRule",
        "strokeStart", "strokeEnd", "lineDashPattern",
      ]
    ),
    (
      "CATextLayer",
      ["foregroundColor", "fontSize", "alignmentMode", "wrapped", "truncationMode", "font", "string"]
    ),
    ("CAGradientLayer", ["startPoint", "endPoint", "colors", "locations", "type"]),
    (
      "CAReplicatorLayer",
      [
        "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "preservesDepth", "instanceRedOffset",
        "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
      ]
    ),
    (
      "CAEmitterLayer",
      [
        "emitterPosition", "emitterZPosition", "emitterSize", "emitterDepth", "emitterShape", "emitterMode",
        "renderMode",
        "birthRate", "lifetime", "velocity", "scale", "spin", "seed", "preservesDepth", "emitterCells",
      ]
    ),
    (
      "CAEmitterCell",
      [
        "enabled", "birthRate", "lifetime", "lifetimeRange", "velocity", "velocityRange", "xAcceleration",
        "yAcceleration", "zAcceleration", "scale", "scaleRange", "scaleSpeed", "spin", "spinRange", "emissionLatitude",
        "emissionLongitude", "emissionRange", "color", "redRange", "redSpeed", "greenRange", "greenSpeed", "blueRange",
        "blueSpeed", "alphaRange", "alphaSpeed", "contents", "contentsRect", "contentsScale", "beginTime", "rotation",
        "rotationRange",
      ]
    ),
  ]
}

@Suite struct DocumentConstructTests {
  @Test(arguments: DocumentConstruct.all) func aConstructGivesItsPicture(_ construct: DocumentConstruct) throws {
    let (document, stage) = try construct.open()
    let met = document.diagnostics.all.map(\.description)
    #expect(met.count == construct.reports.count, "\(met)")
    for (text, part) in zip(met, construct.reports) { #expect(text.contains(part), "\(text)") }
    let frame = try FrameRenderer().render(try stage.scene(at: construct.time), at: construct.time)
    let file = DocumentConstruct.folder.appendingPathComponent(construct.picture)
    switch try Goldens.compare(frame.pixels, with: file, maximum: 1, pixels: 60) {
    case .same: break
    case .different(let how): Issue.record("\(how)")
    case .recorded:
      if !Goldens.isRecording {
        Issue.record("there was no \(construct.picture): look at it now, and keep it if it is right")
      }
    }
    // Strictly, what is not understood in full is an error with its line.
    var options = ReadOptions()
    options.mode = .strict
    let strict = Result { try SceneDocument.read(contentsOf: construct.url.path, options: options) }
    switch strict {
    case .success: #expect(construct.reports.isEmpty)
    case .failure(let error): #expect(!construct.reports.isEmpty && (error as? SceneError)?.location != nil, "\(error)")
    }
  }

  @Test(arguments: DocumentConstruct.all) func aConstructComesBack(_ construct: DocumentConstruct) throws {
    let (document, stage) = try construct.open()
    // Written as it was read, before any state is entered.
    let root = try SceneDocument.read(contentsOf: construct.url.path).root
    let written = CAMLWriter.write(root, on: stage.canvas)
    #expect(written.notes.isEmpty, "\(written.notes)")
    var options = ReadOptions()
    // What was not understood may be written as it was: a filter that nobody knows.
    options.mode = construct.reports.isEmpty ? .strict : .collect
    let images = Dictionary(written.images.map { ($0.name, $0.image) }, uniquingKeysWith: { first, _ in first })
    options.imageLoader = { images[$0] }
    let back = try SceneDocument.read(Data(written.text.utf8), name: "written.caml", options: options)
    #expect(CAStateController(layer: back.root).stateNames == CAStateController(layer: document.root).stateNames)
    let copy = try construct.stage(of: back)
    copy.canvas = stage.canvas
    copy.canvas.orientation = back.orientation
    let before = try FrameRenderer().render(try stage.scene(at: construct.time), at: construct.time)
    let after = try FrameRenderer().render(try copy.scene(at: construct.time), at: construct.time)
    #expect(before.pixels.equals(after.pixels))
  }

  @Test func everyPartOfTheFormatIsShown() {
    var sections = Set(DocumentConstruct.all.map(\.section))
    // Keys of layers have a golden scene each.
    sections.insert(.layers)
    #expect(sections == Set(DocumentConstruct.Section.allCases))
    for (owner, names) in DocumentConstruct.keys {
      let folder = ExpectationFolder.all.first { "\($0)" == owner }
      let scenes = folder?.names("caml") ?? []
      #expect(Set(names.map { $0 + ".caml" }).subtracting(scenes).isEmpty, "\(owner)")
    }
  }

  @Test func everyFileIsAConstruct() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: DocumentConstruct.folder.path)
    let documents = Set(files.filter { $0.hasSuffix(".caml") || $0.hasSuffix(".ca") })
    #expect(documents == Set(DocumentConstruct.all.map(\.file)))
    let pictures = Set(files.filter { $0.hasSuffix(".png") })
    #expect(pictures == Set(DocumentConstruct.all.map(\.picture)))
  }
}
