// Images of documents: those that it holds itself, and what becomes of those that are not there.

import CoreAnimation
import Foundation
import Graphics
import SceneFormats
import Testing

@Suite struct CAMLImagesTests {
  /// One red pixel as a PNG file in base64.
  private static let red =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="

  private func picture(_ source: String) -> String {
    document("<CALayer bounds=\"0 0 9 9\"><contents type=\"CGImage\" src=\"\(source)\"/></CALayer>")
  }

  private func read(_ source: String, _ missing: MissingImages) throws(SceneError) -> SceneDocument {
    var options = ReadOptions()
    options.missingImages = missing
    options.imageLoader = { _ in nil }
    return try SceneDocument.read(Data(picture(source).utf8), name: "scene.caml", options: options)
  }

  private func image(_ document: SceneDocument) -> CGImage? { document.root.contents as? CGImage }

  @Test(arguments: ["data:image/png;base64,", "DATA:;base64,", "data:image/jpeg;BASE64,"])
  func anImageInTheDocumentIsDecodedByItsBytes(_ head: String) throws {
    let read = try read(head + Self.red, .error)
    #expect(image(read)?.buffer[0, 0] == 0xFFFF_0000 && image(read)?.width == 1)
    #expect(read.diagnostics.all.isEmpty)
  }

  @Test(arguments: [
    ("data:image/png;base64", "has no data"), ("data:image/png,abc", "is not in base64"),
    ("data:image/png;base64,", "holds no base64"), ("data:image/png;base64,AAAA", "neither PNG nor JPEG"),
  ]) func whatIsNoImageIsReportedWithItsPlace(_ source: String, _ message: String) throws {
    let all = try read(source, .skip).diagnostics.all
    #expect(all.count == 1 && all[0].message.contains(message) && all[0].location.line == 2, "\(all)")
    #expect(all[0].message.count < 120)
  }

  @Test func anImageThatIsNotThereIsSkippedReplacedOrAnError() throws {
    let skipped = try read("assets/moon.png", .skip)
    #expect(image(skipped) == nil && skipped.diagnostics.all(.missing).count == 1)
    let replaced = try read("assets/moon.png", .placeholder)
    #expect(image(replaced)?.buffer[0, 0] == 0xFFFF_00FF && image(replaced)?.buffer[0, 8] == 0xFF00_0000)
    #expect(replaced.diagnostics.all(.missing).count == 1)
    let error = #expect(throws: SceneError.self) { try read("assets/moon.png", .error) }
    #expect(error?.kind == .missingImage && error?.location?.line == 2)
    #expect(error?.message.contains("assets/moon.png") == true)
  }

  @Test func everyPlaceThatWasTriedIsNamed() throws {
    var options = ReadOptions()
    options.assetDirectories = ["/nowhere/a", "/nowhere/b"]
    let read = try SceneDocument.read(
      Data(picture("assets/full%20moon.png").utf8), name: "scene.caml", options: options)
    let hint = try #require(read.diagnostics.all.first?.hint)
    for path in [
      "/nowhere/a/assets/full%20moon.png", "/nowhere/b/assets/full moon.png", "/nowhere/b/full%20moon.png",
    ] { #expect(hint.contains(path), "\(hint)") }
  }
}
