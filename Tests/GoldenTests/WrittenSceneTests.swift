// What is written of a scene and read back has the same frames, byte for byte, and is written the same again.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import SceneFormats
import TestSupport
import Testing

/// A scene file, and the moments its pictures are kept of.
struct KeptFile: Sendable, CustomStringConvertible {
  let url: URL
  let times: [Double]

  var description: String { "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)" }
}

@Suite struct WrittenSceneTests {
  /// Every scene file there is: the goldens and the samples.
  private static let files: [KeptFile] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let samples = tests.deletingLastPathComponent().appendingPathComponent("Samples/Scenes")
    let folders = ExpectationFolder.all.map(\.url) + [samples]
    return folders.flatMap { url in
      let folder = ExpectationFolder(url: url)
      let expected = folder.lines.compactMap { try? Expectation($0.text) }
      return folder.names("caml").sorted().map { name in
        let times = expected.filter { $0.scene == name || $0.other == .scene(name) }.map(\.time)
        return KeptFile(url: url.appendingPathComponent(name), times: Set(times + [0, 1.2]).sorted())
      }
    }
  }()

  private func read(_ written: WrittenDocument) throws -> SceneDocument {
    var options = ReadOptions()
    options.mode = .strict
    let images = Dictionary(written.images.map { ($0.name, $0.image) }, uniquingKeysWith: { first, _ in first })
    options.imageLoader = { images[$0] }
    return try SceneDocument.read(Data(written.text.utf8), name: "written.caml", options: options)
  }

  private func stage(_ document: SceneDocument) throws -> Stage {
    let stage = Stage(document.root, size: try #require(document.size))
    stage.canvas.orientation = document.orientation
    return stage
  }

  /// Writes a tree, reads it, compares frames with the tree's own, and writes it again.
  private func check(_ original: Stage, _ name: String, at times: [Double]) throws {
    let scene = try original.scene(at: 0)
    let written = CAMLWriter.write(original.root, on: original.canvas)
    #expect(written.notes.isEmpty, "\(name): \(written.notes)")
    let copy = try stage(try read(written))
    copy.canvas.scale = original.canvas.scale
    let again = try copy.scene(at: 0)
    for time in times {
      let before = try FrameRenderer().render(scene, at: time)
      let after = try FrameRenderer().render(again, at: time)
      #expect(before.pixels.equals(after.pixels), "\(name) at \(time) s")
    }
    let second = CAMLWriter.write(copy.root, on: copy.canvas)
    #expect(second.text == written.text, "\(name) is written differently when it was read back")
  }

  @Test(arguments: files) func aSceneReadBackHasTheSameFrames(_ file: KeptFile) throws {
    useTestFonts()
    try check(try stage(try SceneDocument.read(contentsOf: file.url.path)), "\(file)", at: file.times)
  }

  /// What no file can hold is named with its layer, and all else comes back.
  @Test(arguments: BuiltScene.all) func ofWhatIsMadeByCodeOnlyWhatIsNamedIsLost(_ scene: BuiltScene) throws {
    useTestFonts()
    let stage = scene.make()
    _ = try stage.scene(at: scene.time)
    let written = CAMLWriter.write(stage.root, on: stage.canvas)
    #expect(written.notes.count == scene.loss.notes.count, "\(written.notes)")
    for (note, part) in zip(written.notes, scene.loss.notes) {
      #expect(note.message.contains(part) && note.place?.hasPrefix("/canvas") == false, "\(note)")
    }
    let copy = try self.stage(try read(written))
    let again = try copy.scene(at: 0)
    #expect(CAMLWriter.write(copy.root, on: copy.canvas).text == written.text)

    let whole = scene.make()
    let time = scene.loss.time
    let before = try FrameRenderer().render(try whole.scene(at: time), at: time).pixels
    let after = try FrameRenderer().render(again, at: time).pixels
    var differing = 0
    for y in 0..<before.height {
      for x in 0..<before.width where !scene.loss.area.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) {
        if before[x, y] != after[x, y] { differing += 1 }
      }
    }
    #expect(differing == 0)
  }

  @Test func aCanvasOfItsOwnIsALayer() throws {
    let root = CALayer()
    root.frame = CGRect(x: 4, y: 6, width: 20, height: 12)
    root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let box = CALayer()
    box.frame = CGRect(x: 1, y: 2, width: 5, height: 3)
    box.backgroundColor = .white
    root.addSublayer(box)
    let stage = Stage(root, size: CGSize(width: 40, height: 30))
    stage.canvas.background = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    try check(stage, "a smaller root", at: [0])
  }
}
