// Documents as a whole: the canvas, the natural length, formats, bundles, images, truncation, hostile input.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import SceneFormats
import Testing

@Suite struct SceneDocumentTests {
  private func failure(_ body: () throws(SceneError) -> SceneDocument) -> SceneError? {
    do throws(SceneError) {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func theCanvasIsTheRootsBounds() throws {
    let read = try read(document("<CALayer bounds=\"0 0 320 200\" position=\"160 100\"/>"))
    #expect(read.size == CGSize(width: 320, height: 200))
    #expect(read.name == "scene" && read.orientation == .yUp && read.duration == nil)
    #expect(try SceneFormatsTests.read(document("<CALayer/>")).size == nil)
  }

  @Test func theOrientationCanBeReplaced() throws {
    var options = ReadOptions()
    options.orientation = .yDown
    let read = try SceneDocument.read(
      Data(document("<CALayer geometryFlipped=\"1\"/>").utf8), name: "-", options: options)
    #expect(read.orientation == .yDown && read.root.isGeometryFlipped)
  }

  // MARK: Natural length

  private func length(_ element: String) throws -> Double? { try read(document(element), mode: .strict).duration }

  @Test func theLengthIsTheEndOfTheLastAnimation() throws {
    func animated(_ attributes: String, layer: String = "") throws -> Double? {
      try length(
        "<CALayer \(layer)><animations><a type=\"CABasicAnimation\" keyPath=\"opacity\" \(attributes)/></animations></CALayer>"
      )
    }
    #expect(try animated("duration=\"2\"") == 2)
    #expect(try animated("duration=\"2\" beginTime=\"1\"") == 3)
    #expect(try animated("duration=\"2\" autoreverses=\"1\" repeatCount=\"3\"") == 12)
    #expect(try animated("duration=\"2\" repeatDuration=\"5\"") == 5)
    #expect(try animated("duration=\"2\" speed=\"4\"") == 0.5)
    #expect(
      try animated("duration=\"2\" repeatCount=\"inf\" autoreverses=\"1\"") == 4, "one cycle, when all are endless")
    let both = """
      <CALayer><animations>
        <a type="CABasicAnimation" keyPath="opacity" duration="2"/>
        <b type="CABasicAnimation" keyPath="opacity" duration="9" repeatCount="inf"/>
      </animations></CALayer>
      """
    #expect(try length(both) == 2, "an endless one has no end")
    #expect(try animated("") == 0.25, "a duration of zero is the transaction's")
    #expect(try animated("duration=\"2\"", layer: "speed=\"0.5\" beginTime=\"1\"") == 5)
    #expect(try animated("duration=\"2\"", layer: "speed=\"0\"") == nil)
    #expect(try length("<CALayer/>") == nil)
  }

  @Test func theLastCopyOfAReplicatorEndsLast() throws {
    let text = """
      <CAReplicatorLayer instanceCount="5" instanceDelay="0.5"><sublayers>
        <CALayer><animations><a type="CABasicAnimation" keyPath="opacity" duration="1"/></animations></CALayer>
      </sublayers></CAReplicatorLayer>
      """
    #expect(try length(text) == 3)
  }

  // MARK: Formats

  @Test func formats() throws {
    #expect(FormatCatalogue.all.map(\.name).contains("caml"))
    let bytes = Data(document("<CALayer/>").utf8)
    #expect(throws: Never.self) { try SceneDocument.read(bytes) }
    #expect(failure { () throws(SceneError) in try SceneDocument.read(Data("{}".utf8)) }?.kind == .unknownFormat)
    #expect(failure { () throws(SceneError) in try SceneDocument.read(bytes, name: "x.svg") } == nil, "bytes tell")
    var options = ReadOptions()
    options.format = "cmal"
    let error = failure { () throws(SceneError) in try SceneDocument.read(bytes, options: options) }
    #expect(error?.message == "no format is called \"cmal\"")
    #expect(
      failure { () throws(SceneError) in try SceneDocument.read(contentsOf: "/no/such.caml") }?.kind == .unreadable)
  }

  @Test func documentsWithoutALayer() throws {
    #expect(
      failure { () throws(SceneError) in try read("<caml xmlns=\"http://www.apple.com/CoreAnimation/1.0\"/>") }?
        .description
        == "scene.caml:1:1: <caml> holds no layer (the document draws nothing)")
    #expect(failure { () throws(SceneError) in try read("<svg/>") }?.message == "the root element is <svg>, not <caml>")
    #expect(try read("<caml><CALayer/></caml>").diagnostics.all.map(\.kind) == [.invalid])
    #expect(try diagnostics("<CALayer/><CALayer/>").count == 1)
  }

  // MARK: Bundles and images

  /// A directory of its own that is removed afterwards.
  private func withDirectory<Value>(_ body: (String) throws -> Value) throws -> Value {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  /// One red pixel.
  private static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC")

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func bundles() throws {
    try withDirectory { directory in
      let bundle = "\(directory)/Card.ca"
      try FileManager.default.createDirectory(atPath: "\(bundle)/assets", withIntermediateDirectories: true)
      try write(
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>documentWidth</key><integer>390</integer><key>documentHeight</key><real>844</real>
        <key>geometryFlipped</key><true/><key>rootDocument</key><string>main.caml</string>
        <key>loopEnd</key><real>+infinity</real></dict></plist>
        """, "\(bundle)/index.xml")
      try #require(Self.png).write(to: URL(fileURLWithPath: "\(bundle)/assets/a b.png"))
      try write(
        document(
          """
          <CALayer bounds="0 0 10 10"><contents type="CGImage" src="assets/a b.png"/><sublayers>
          <CALayer><contents><CGImage src="assets/a%20b.png"/></contents></CALayer>
          </sublayers></CALayer>
          """), "\(bundle)/main.caml")
      let read = try SceneDocument.read(contentsOf: bundle + "/")
      #expect(read.name == "Card" && read.size == CGSize(width: 390, height: 844) && read.orientation == .yDown)
      #expect(read.diagnostics.all.isEmpty, "\(read.diagnostics.all)")
      guard case .image(let image)? = value(read.root, "contents") else {
        Issue.record("no image")
        return
      }
      #expect(image.width == 1 && image.buffer[0, 0] == 0xFFFF_0000)
      #expect(read.root.sublayers?.first?.contents != nil)
    }
  }

  @Test func aBundleWithoutItsIndexHasItsMainDocument() throws {
    try withDirectory { directory in
      try write(document("<CALayer bounds=\"0 0 4 4\"/>"), "\(directory)/main.caml")
      let bundle = "\(directory)/x.ca"
      try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
      #expect(
        failure { () throws(SceneError) in try SceneDocument.read(contentsOf: bundle) }?.place == "\(bundle)/main.caml")
      try FileManager.default.moveItem(atPath: "\(directory)/main.caml", toPath: "\(bundle)/main.caml")
      #expect(try SceneDocument.read(contentsOf: bundle).size == CGSize(width: 4, height: 4))
      try write(
        "<plist><dict><key>rootDocument</key><string>../main.caml</string></dict></plist>", "\(bundle)/index.xml")
      #expect(failure { () throws(SceneError) in try SceneDocument.read(contentsOf: bundle) }?.kind == .malformed)
      try write("not a list", "\(bundle)/index.xml")
      #expect(
        failure { () throws(SceneError) in try SceneDocument.read(contentsOf: bundle) }?.place == "\(bundle)/index.xml")
    }
  }

  @Test func imagesLieBesideTheDocumentOnly() throws {
    try withDirectory { directory in
      try #require(Self.png).write(to: URL(fileURLWithPath: "\(directory)/secret.png"))
      try FileManager.default.createDirectory(atPath: "\(directory)/in/assets", withIntermediateDirectories: true)
      try #require(Self.png).write(to: URL(fileURLWithPath: "\(directory)/in/assets/star.png"))
      func diagnostics(_ source: String) throws -> [String] {
        let path = "\(directory)/in/scene.caml"
        try write(document("<CALayer><contents type=\"CGImage\" src=\"\(source)\"/></CALayer>"), path)
        return try SceneDocument.read(contentsOf: path).diagnostics.all.map {
          $0.description.replacingOccurrences(of: directory, with: "")
        }
      }
      #expect(try diagnostics("assets/star.png") == [])
      #expect(try diagnostics("assets/../assets/star.png") == [])
      #expect(
        try diagnostics("../secret.png") == [
          "/in/scene.caml:2:40: invalid: the image \"../secret.png\" lies outside the document's directory (move it beside the document)"
        ])
      #expect(try diagnostics("a/../../secret.png").count == 1)
      #expect(try diagnostics("%2e%2e/secret.png").count == 1)
      #expect(try diagnostics("/var/mobile/star.png").first?.contains("absolute path") == true)
      #expect(try diagnostics("/etc/hostname").count == 2, "the path, and no image in assets")
      #expect(
        try diagnostics("assets/moon.png") == [
          "/in/scene.caml:2:40: missing: there is no image \"assets/moon.png\" (tried /in/assets/moon.png, /in/moon.png)"
        ])
      try write("no image", "\(directory)/in/assets/bad.png")
      #expect(try diagnostics("assets/bad.png").first?.contains("cannot be used") == true)
    }
  }

  @Test func imagesAreLoadedOnce() throws {
    var options = ReadOptions()
    let image = CGImage(PixelBuffer(width: 1, height: 1))
    options.imageLoader = { (name) throws(ImageLoadError) -> CGImage? in name == "a.png" ? image : nil }
    let text = document(
      """
      <CALayer><contents type="CGImage" src="a.png"/><animations>
        <flip type="CAKeyframeAnimation" keyPath="contents" calculationMode="discrete" duration="1">
          <values><CGImage src="a.png"/><CGImage scr="a.png"/><CGImage src="b.png"/></values>
        </flip></animations></CALayer>
      """)
    let read = try SceneDocument.read(Data(text.utf8), name: "s.caml", options: options)
    let flip = try #require(read.root.animation(forKey: "flip") as? CAKeyframeAnimation)
    #expect(PropertyValue(any: flip.values) == .array([.image(image), .image(image)]))
    #expect(read.diagnostics.all.map(\.message) == ["scr is read as src", "there is no image \"b.png\""])
  }

  // MARK: Truncated and hostile

  private static let sample = document(
    """
    <!-- a card --><CALayer id="r" name="Root" bounds="0 0 320 200" backgroundColor="0.9 0.9 1">
      <sublayers><CAGradientLayer startPoint="0 0"><colors><CGColor value="1 0 0" opacity="0.5"/></colors>
        <mask type="CAShapeLayer" path="0 0 m 10 0 l 10 10 l h"/></CAGradientLayer>
        <CATextLayer fontSize="12"><string type="string" value="a &amp; b"/></CATextLayer></sublayers>
      <animations><p key="a-1" type="CAKeyframeAnimation" keyPath="opacity" duration="1" repeatCount="inf">
        <values><real value="0"/><integer value="1"/></values></p></animations>
    </CALayer>
    """)

  @Test func everyTruncationIsAnErrorWithAPlace() throws {
    let bytes = Array(Self.sample.utf8)
    let end = Self.sample.range(of: "</caml>").map {
      Self.sample.utf8.distance(from: Self.sample.startIndex, to: $0.upperBound)
    }
    for length in 0..<(try #require(end)) {
      let error = failure { () throws(SceneError) in try SceneDocument.read(Data(bytes[..<length]), name: "scene.caml")
      }
      #expect(error?.kind == .malformed, "\(length)")
      #expect(error?.location != nil, "\(length)")
      if length > 0 {
        #expect(error?.hint == "the file may be truncated", "\(length): \(error?.description ?? "")")
      }
    }
    #expect(throws: Never.self) { try SceneDocument.read(Data(bytes), name: "scene.caml") }
  }

  @Test func everyDamagedByteIsSurvived() throws {
    var bytes = Array(Self.sample.utf8)
    for position in bytes.indices {
      for replacement in [UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "9"), 0, 0xFF] {
        let old = bytes[position]
        bytes[position] = replacement
        _ = failure { () throws(SceneError) in try SceneDocument.read(Data(bytes), name: "scene.caml") }
        bytes[position] = old
      }
    }
  }

  @Test func referencesCannotMultiplyWithoutEnd() throws {
    // Thirty levels of two references each would be a thousand million layers.
    var text = "<CALayer><sublayers>"
    for level in 0..<30 {
      text += "<CALayer id=\"l\(level)\"><sublayers>"
      text += level == 0 ? "" : "<CALayer object=\"l\(level - 1)\"/><CALayer object=\"l\(level - 1)\"/>"
      text += "</sublayers></CALayer>"
    }
    text += "</sublayers></CALayer>"
    var options = ReadOptions()
    options.limits.elements = 20_000
    let error = failure { () throws(SceneError) in
      try SceneDocument.read(Data(document(text).utf8), name: "scene.caml", options: options)
    }
    #expect(error?.kind == .limit)
  }

  @Test func referencesCannotNestWithoutEnd() throws {
    // Flat as XML: each layer's mask is the layer written after it.
    let layers = (0..<50_000).map { "<CALayer id=\"l\($0)\"><mask object=\"l\($0 + 1)\"/></CALayer>" }
    let text = "<CALayer><sublayers>\(layers.joined())</sublayers></CALayer>"
    let error = failure { () throws(SceneError) in try read(document(text)) }
    #expect(error?.message == "objects are nested more than 256 deep")
  }

  @Test func deepTreesWithinTheLimitAreRead() throws {
    let text =
      String(repeating: "<CALayer><sublayers>", count: 250) + "<CALayer/>"
      + String(repeating: "</sublayers></CALayer>", count: 250)
    var layer: CALayer? = try read(document(text), mode: .strict).root
    var depth = 0
    while let current = layer {
      depth += 1
      layer = current.sublayers?.first
    }
    #expect(depth == 251)
  }

  @Test func theSamplesAreUnderstoodInFull() throws {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Samples/Scenes")
    let names = try FileManager.default.contentsOfDirectory(atPath: samples.path).filter { $0.hasSuffix(".caml") }
    #expect(names.count >= 3)
    var options = ReadOptions()
    options.mode = .strict
    for name in names {
      let read = try SceneDocument.read(contentsOf: samples.appendingPathComponent(name).path, options: options)
      #expect(read.size != nil && read.duration != nil, "\(name)")
    }
  }
}
