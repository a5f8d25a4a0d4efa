// Documents that mean harm: links out of their place, pictures that claim too much, damaged scenes by the hundred.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import SceneFormats
import TestSupport
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

  /// Long lists are read in a time that grows with their length and not with its square, which here would be minutes.
  @Test func longListsAreReadInTime() throws {
    let count = 100_000
    func list(_ item: (Int) -> String) -> String { (0..<count).map(item).joined() }
    let documents = [
      #"<CALayer transform="\#(list { _ in "scale(1) " })"/>"#,
      "<CALayer><sublayers>\(list { _ in "<CALayer/>" })</sublayers></CALayer>",
      """
      <CALayer><states>\(list { "<LKState name=\"s\($0)\"/>" })</states><stateTransitions>
      \(list { "<LKStateTransition fromState=\"*\" toState=\"s\(count - 1 - $0)\"/>" })</stateTransitions></CALayer>
      """,
    ]
    for text in documents {
      let time = try ContinuousClock().measure {
        let read = try read(document(text))
        #expect(read.diagnostics.all.isEmpty, "\(text.prefix(99))")
      }
      #expect(time < .seconds(20), "\(time): \(text.prefix(99))")
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

  @Test func theIndexOfABundleIsNeitherALinkOutOfItNorAPipe() throws {
    try withFolder { folder in
      let bundle = folder.appendingPathComponent("in.ca")
      try Self.picture.write(to: bundle.appendingPathComponent("main.caml"), atomically: true, encoding: .utf8)
      let index = bundle.appendingPathComponent("index.xml")
      try FileManager.default.createSymbolicLink(at: index, withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
      func message() -> String? {
        #expect(throws: SceneError.self) { try SceneDocument.read(contentsOf: bundle.path) }?.message
      }
      #expect(message()?.contains("leads out of") == true)
      try FileManager.default.removeItem(at: index)
      #expect(mkfifo(index.path, 0o600) == 0)
      #expect(message()?.contains("no regular file") == true)
      // The document itself neither.
      try FileManager.default.removeItem(at: index)
      try FileManager.default.removeItem(at: bundle.appendingPathComponent("main.caml"))
      #expect(mkfifo(bundle.appendingPathComponent("main.caml").path, 0o600) == 0)
      #expect(message()?.contains("no regular file") == true)
    }
  }

  /// Entities that stand for others, ten of the one before each, in documents and in the index of a bundle; files and
  /// addresses as entities.
  @Test func entitiesAreNotExpanded() throws {
    let bomb = (1...9).reduce("<!ENTITY a0 \"ha\">") {
      $0 + "<!ENTITY a\($1) \"" + String(repeating: "&a\($1 - 1);", count: 10) + "\">"
    }
    for declaration in [bomb, "<!ENTITY a9 SYSTEM \"file:///etc/passwd\">"] {
      let text = "<!DOCTYPE caml [\(declaration)]>" + document("<CALayer name=\"&a9;\"/>")
      let error = #expect(throws: SceneError.self) { try read(text) }
      #expect(error?.kind == .malformed && error?.location?.line == 1)
      try withFolder { folder in
        let bundle = folder.appendingPathComponent("in.ca")
        try Self.picture.write(to: bundle.appendingPathComponent("main.caml"), atomically: true, encoding: .utf8)
        let index =
          "<!DOCTYPE plist [\(declaration)]><plist version=\"1.0\"><dict><key>rootDocument</key><string>&a9;</string>"
          + "</dict></plist>"
        try index.write(to: bundle.appendingPathComponent("index.xml"), atomically: true, encoding: .utf8)
        #expect(throws: SceneError.self) { try SceneDocument.read(contentsOf: bundle.path) }
      }
    }
  }

  @Test func anIndexIsNotTooDeepAndNotTooLarge() throws {
    try withFolder { folder in
      let bundle = folder.appendingPathComponent("in.ca")
      try Self.picture.write(to: bundle.appendingPathComponent("main.caml"), atomically: true, encoding: .utf8)
      for inside in [
        String(repeating: "<array>", count: 50_000) + String(repeating: "</array>", count: 50_000),
        "<string>" + String(repeating: "a", count: 2 << 20) + "</string>",
      ] {
        try "<plist version=\"1.0\"><dict><key>a</key>\(inside)</dict></plist>".write(
          to: bundle.appendingPathComponent("index.xml"), atomically: true, encoding: .utf8)
        #expect(throws: SceneError.self) { try SceneDocument.read(contentsOf: bundle.path) }
      }
    }
  }

  /// A file of a few kilobytes that unpacks to as many pixels as a picture may have is refused with the rest of them; one
  /// that is larger than any picture is not read.
  @Test func bombsOfPicturesAreRefused() throws {
    try withFolder { folder in
      let bundle = folder.appendingPathComponent("in.ca")
      let image = bundle.appendingPathComponent("assets/a.png")
      try Self.picture.write(to: bundle.appendingPathComponent("main.caml"), atomically: true, encoding: .utf8)
      // Sparse: no block of it is on the disk.
      #expect(FileManager.default.createFile(atPath: image.path, contents: Data([0x89, 0x50, 0x4E, 0x47])))
      #expect(truncate(image.path, 1 << 40) == 0)
      let read = try SceneDocument.read(contentsOf: bundle.path)
      #expect(read.diagnostics.all(.missing).first?.message.contains("bytes that are read") == true)
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
    var damage = Damage(seed: 7)
    var scenes = 0
    for name in names.sorted() {
      let source = try Data(contentsOf: folder.appendingPathComponent(name))
      for _ in 0..<80 {
        var options = ReadOptions()
        options.imageLoader = { _ in CGImage(PixelBuffer(width: 1, height: 1)) }
        let mutant = Data(damage.done(to: [UInt8](source)))
        guard let read = try? SceneDocument.read(mutant, name: "mutant.caml", options: options) else { continue }
        scenes += 1
        let canvas = RenderScene.Canvas(size: read.size ?? .zero, orientation: read.orientation)
        let written = CAMLWriter.write(read.root, on: canvas)
        _ = try SceneDocument.read(Data(written.text.utf8), name: "again.caml", options: options)
      }
    }
    #expect(scenes > 50, "nearly all mutants were refused: they test nothing but the parser")
  }
}
