// What somebody hands in instead of a scene: the error says what it is, and the hint where the scene is.

import Foundation
import SceneFormats
import Testing

@Suite struct MistakenInputTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  private func write(_ data: Data, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  private func error(_ path: String) -> SceneError? {
    do throws(SceneError) {
      _ = try SceneDocument.read(contentsOf: path)
      return nil
    } catch {
      return error
    }
  }

  private static let scene = Data(document("<CALayer bounds=\"0 0 4 4\"/>").utf8)

  @Test func theScenesOfAFolderAreNamed() throws {
    try withFolder { folder in
      let wallpaper = folder + "/a.wallpaper"
      for name in ["1_Background.ca", "2_Floating.ca"] {
        try write(Self.scene, to: "\(wallpaper)/\(name)/main.caml")
      }
      try write(Data("<plist/>".utf8), to: wallpaper + "/Wallpaper.plist")
      let found = try #require(error(wallpaper + "/"))
      #expect(found.kind == .unknownFormat && found.message == "this folder is no scene itself")
      #expect(
        found.hint == "name one that it holds: \(wallpaper)/1_Background.ca, \(wallpaper)/2_Floating.ca", "\(found)")
      // One step further away, beside a document.
      try write(Self.scene, to: folder + "/z.caml")
      #expect(
        error(folder)?.hint
          == "name one that it holds: \(folder)/z.caml, \(wallpaper)/1_Background.ca, \(wallpaper)/2_Floating.ca")
      #expect(error(wallpaper + "/1_Background.ca") == nil)
    }
  }

  @Test func aLongListIsCutOffAndAnEmptyOneSaid() throws {
    try withFolder { folder in
      #expect(error(folder)?.hint == "there is no .ca bundle and no .caml document in it")
      for name in ["a", "b", "c", "d"] { try write(Self.scene, to: "\(folder)/\(name).caml") }
      #expect(error(folder)?.hint?.hasSuffix("/c.caml and others") == true)
      // A link is not followed, so that one to the folder itself ends nothing.
      try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: folder)
      #expect(error(folder)?.hint?.hasSuffix("/c.caml and others") == true)
    }
  }

  @Test(arguments: ["a.tendies", "a.zip", "a.ca", "a.caml", "a"]) func archivesAreToBeUnpacked(_ name: String) throws {
    try withFolder { folder in
      try write(Data([0x50, 0x4B, 3, 4, 20, 0, 0, 0, 8]), to: "\(folder)/\(name)")
      let found = try #require(error("\(folder)/\(name)"))
      #expect(found.kind == .unknownFormat && found.message.contains("packed archive"))
      #expect(found.hint?.contains("unpack it") == true)
    }
  }

  @Test func binaryArchivesAreToBeSavedAsDocuments() throws {
    try withFolder { folder in
      try write(Data("bplist00\u{1}".utf8), to: folder + "/a.caar")
      let found = try #require(error(folder + "/a.caar"))
      #expect(found.message.contains("binary archive") && found.hint?.contains(".caml") == true)
    }
  }

  @Test func aBundleIsAFolderWithItsDocument() throws {
    try withFolder { folder in
      try write(Self.scene, to: folder + "/file.ca")
      #expect(error(folder + "/file.ca")?.message == "a .ca bundle is a folder, and this is a file")
      try write(Self.scene, to: folder + "/b.ca/other.caml")
      let found = try #require(error(folder + "/b.ca"))
      #expect(found.kind == .unreadable && found.message == "the bundle has no main.caml")
      #expect(found.hint == "name the document itself: \(folder)/b.ca/other.caml")
      #expect(error(folder + "/b.ca/other.caml") == nil)
    }
  }

  @Test func aListOfAssetsIsNoScene() {
    let list = "<MicaAssetManifest><modules type=\"NSArray\"/></MicaAssetManifest>"
    do throws(SceneError) {
      _ = try read(document(list))
      Issue.record("it was read")
    } catch {
      #expect(error.kind == .malformed && error.message.contains("list of assets") && error.location?.line == 2)
    }
    // Beside a layer it is no matter.
    #expect(throws: Never.self) { try read(document("\(list)<CALayer/>")) }
  }
}
