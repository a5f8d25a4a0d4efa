// Documents that mean harm: links out of their place, pictures that claim too much, damaged scenes by the hundred.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import SceneFormats
import Testing

@Suite struct HostileDocumentTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("in.ca/assets"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static let picture = document(
    #"<CALayer bounds="0 0 9 9"><contents type="CGImage" src="assets/a.png"/></CALayer>"#)

  @Test func linksDoNotLeadOutOfABundle() throws {
    try withFolder { folder in
      let glow = Self.project.appendingPathComponent("Samples/Scenes/assets/glow.png")
      let bundle = folder.appendingPathComponent("in.ca")
      let inside = bundle.appendingPathComponent("assets/real.png"),
        link = bundle.appendingPathComponent("assets/a.png")
      try Self.picture.write(to: bundle.appendingPathComponent("main.caml"), atomically: true, encoding: .utf8)
      let outside = folder.appendingPathComponent("outside.png")
      try FileManager.default.copyItem(at: glow, to: outside)
      try FileManager.default.copyItem(at: glow, to: inside)

      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
      let refused = try SceneDocument.read(contentsOf: bundle.path)
      #expect(refused.root.contents == nil)
      #expect(refused.diagnostics.all(.missing).first?.message.contains("leads out of") == true)

      try FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: inside)
      let shown = try SceneDocument.read(contentsOf: bundle.path)
      #expect(shown.root.contents != nil && shown.diagnostics.all.isEmpty)
    }
  }

  @Test func theDocumentOfABundleIsNoLinkOutOfIt() throws {
    try withFolder { folder in
      let outside = folder.appendingPathComponent("outside.caml")
      try Self.picture.write(to: outside, atomically: true, encoding: .utf8)
      let bundle = folder.appendingPathComponent("in.ca")
      try FileManager.default.createSymbolicLink(
        at: bundle.appendingPathComponent("main.caml"), withDestinationURL: outside)
      let error = #expect(throws: SceneError.self) { try SceneDocument.read(contentsOf: bundle.path) }
      #expect(error?.kind == .malformed)
    }
  }

  @Test func aPipeIsNotWaitedFor() throws {
    try withFolder { folder in
      let bundle = folder.appendingPathComponent("in.ca")
      try Self.picture.write(to: bundle.appendingPathComponent("main.caml"), atomically: true, encoding: .utf8)
      #expect(mkfifo(bundle.appendingPathComponent("assets/a.png").path, 0o600) == 0)
      let read = try SceneDocument.read(contentsOf: bundle.path)
      #expect(read.diagnostics.all(.missing).first?.message.contains("no regular file") == true)
    }
  }

  @Test func aPictureThatClaimsTooMuchIsNotDecoded() throws {
    try withFolder { folder in
      // The head of a PNG of 60000 × 60000 pixels, and nothing behind it.
      var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      bytes += [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0, 0, 0, 0, 0]
      let bundle = folder.appendingPathComponent("in.ca")
      try Data(bytes).write(to: bundle.appendingPathComponent("assets/a.png"))
      try Self.picture.write(to: bundle.appendingPathComponent("main.caml"), atomically: true, encoding: .utf8)
      let read = try SceneDocument.read(contentsOf: bundle.path)
      #expect(read.root.contents == nil && read.diagnostics.all(.missing).count == 1)
    }
  }

  @Test func allPicturesTogetherAreLimited() {
    var options = ReadOptions()
    options.limits.imagePixels = 10
    options.imageLoader = { _ in CGImage(PixelBuffer(width: 3, height: 2)) }
    let two = document(
      #"<CALayer><contents type="CGImage" src="a"/><mask><contents type="CGImage" src="b"/></mask></CALayer>"#)
    let error = #expect(throws: SceneError.self) {
      try SceneDocument.read(Data(two.utf8), name: "scene.caml", options: options)
    }
    #expect(error?.kind == .limit)
  }

  /// Damages every sample scene in ways that a seed decides. Reading ends, with a scene or with an error, and what was
  /// read is written and read again.
  @Test func damagedScenesNeverCrash() throws {
    let folder = Self.project.appendingPathComponent("Samples/Scenes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".caml") }
    var random = Generator(state: 7)
    var scenes = 0
    for name in names.sorted() {
      let source = try Data(contentsOf: folder.appendingPathComponent(name))
      for _ in 0..<80 {
        var options = ReadOptions()
        options.imageLoader = { _ in CGImage(PixelBuffer(width: 1, height: 1)) }
        let mutant = Data(Self.damage([UInt8](source), &random))
        guard let read = try? SceneDocument.read(mutant, name: "mutant.caml", options: options) else { continue }
        scenes += 1
        let canvas = RenderScene.Canvas(size: read.size ?? .zero, orientation: read.orientation)
        let written = CAMLWriter.write(read.root, on: canvas)
        _ = try SceneDocument.read(Data(written.text.utf8), name: "again.caml", options: options)
      }
    }
    #expect(scenes > 50, "nearly all mutants were refused: they test nothing but the parser")
  }

  private struct Generator {
    var state: UInt64
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }
  }

  private static let words = [
    "1e308", "-1e308", "nan", "inf", "-inf", "1e-320", "999999999999", "-1", "0", "\"", "<", ">", "/>", "&#0;", "&amp;",
    "&lol;", "rotate(", "0 0 0 0", "#1", "object=\"root\"", "assets/../../x", "\u{0}", "é", "type=\"CAEmitterLayer\"",
  ]

  /// A few changes: words put in the place of numbers, pieces taken out, doubled or moved, bytes turned over.
  private static func damage(_ source: [UInt8], _ random: inout Generator) -> [UInt8] {
    var bytes = source
    for _ in 0...random.next(below: 3) {
      let start = random.next(below: bytes.count)
      let end = min(start + random.next(below: 40), bytes.count)
      switch random.next(below: 5) {
      case 0:
        let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let first = bytes[start...].firstIndex(where: isDigit) else { continue }
        let last = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.count
        bytes.replaceSubrange(first..<last, with: words[random.next(below: 8)].utf8)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: bytes.insert(contentsOf: words[random.next(below: words.count)].utf8, at: start)
      default: bytes[start] ^= UInt8(1 << random.next(below: 8))
      }
    }
    return bytes
  }
}
