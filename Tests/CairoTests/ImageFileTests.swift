// JPEG files become pixels, upright whatever way the camera was held, and image files are told apart by their bytes.

import Cairo
import Foundation
import Graphics
import Testing

/// The test pictures are six squares of 16 pixels: red, green, blue over white, black, yellow.
@Suite struct ImageFileTests {
  private static let colors: [[UInt32]] = [
    [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF], [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FF00],
  ]

  @Test(arguments: ["blocks", "blocks-progressive"]) func colorsComeBack(name: String) throws {
    let picture = try ImageFile.decode(bytes(name))
    #expect((picture.width, picture.height) == (48, 32))
    for (row, colors) in Self.colors.enumerated() {
      for (column, color) in colors.enumerated() {
        #expect(isClose(picture[column * 16 + 8, row * 16 + 8], color), "\(column), \(row)")
      }
    }
  }

  @Test func grayBecomesColor() throws {
    let picture = try ImageFile.decode(bytes("blocks-gray"))
    // Rec. 709 luma of the six colours.
    for (column, gray) in [UInt32(54), 182, 18].enumerated() {
      #expect(isClose(picture[column * 16 + 8, 8], 0xFF00_0000 | gray << 16 | gray << 8 | gray))
    }
  }

  @Test(arguments: 1...8, [true, false]) func orientationIsUndone(tag: Int, isLittleEndian: Bool) throws {
    let picture = try JPEGCodec.decode(oriented(bytes("blocks"), UInt8(tag), isLittleEndian))
    #expect((picture.width, picture.height) == (tag > 4 ? (32, 48) : (48, 32)))
    // EXIF 2.32, tag 0x0112: where the stored first row and the stored first column are in the upright picture.
    let (rowEdge, columnEdge) = [
      ("top", "left"), ("top", "right"), ("bottom", "right"), ("bottom", "left"), ("left", "top"), ("right", "top"),
      ("right", "bottom"), ("left", "bottom"),
    ][tag - 1]
    for row in 0..<2 {
      for column in 0..<3 {
        let (fromRow, fromColumn) = (row * 16 + 8, column * 16 + 8)
        var (x, y) = (0, 0)
        for (edge, distance) in [(rowEdge, fromRow), (columnEdge, fromColumn)] {
          switch edge {
          case "top": y = distance
          case "bottom": y = picture.height - 1 - distance
          case "left": x = distance
          default: x = picture.width - 1 - distance
          }
        }
        #expect(isClose(picture[x, y], Self.colors[row][column]), "square \(column), \(row) at \(x), \(y)")
      }
    }
  }

  @Test func nonsenseInEXIFIsNoOrientation() throws {
    let plain = try bytes("blocks")
    for tag in [UInt8(0), 9, 255] { #expect(EXIFOrientation(ofJPEG: oriented(plain, tag, true)) == .upright) }
    let whole = oriented(plain, 6, false)
    #expect(EXIFOrientation(ofJPEG: whole) == .quarterTurnClockwise)
    // Cut off anywhere before the entry is complete, there is nothing to read.
    for length in 0..<38 { #expect(EXIFOrientation(ofJPEG: Array(whole.prefix(length))) == .upright) }
  }

  @Test func cutFilesAreErrors() throws {
    let whole = try bytes("blocks")
    for length in stride(from: 3, to: whole.count - 2, by: 7) {
      #expect(throws: ImageFileError.self, "\(length) bytes") { try ImageFile.decode(Array(whole.prefix(length))) }
    }
  }

  @Test func theLimitIsOnPixels() throws {
    let whole = try bytes("blocks")
    #expect(throws: ImageFileError.self) { try JPEGCodec.decode(whole, pixelLimit: 48 * 32 - 1) }
    #expect(try JPEGCodec.decode(whole, pixelLimit: 48 * 32).count == 48 * 32)
  }

  @Test func printingColorsAreRefused() throws {
    let error = #expect(throws: ImageFileError.self) { try ImageFile.decode(bytes("blocks-cmyk"), place: "a.jpg") }
    #expect(error?.place == "a.jpg" && error?.message.contains("printing colours") == true)
  }

  @Test func formatsAreToldByTheirBytes() throws {
    // One opaque red pixel.
    let png = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC
          """))
    #expect(try ImageFile.decode([UInt8](png))[0, 0] == 0xFFFF_0000)
    let error = #expect(throws: ImageFileError.self) { try ImageFile.decode(Array("GIF89a".utf8)) }
    #expect(error?.message == "the image is neither PNG nor JPEG")
    #expect(throws: ImageFileError.self) { try ImageFile.decode([]) }
    let missing = #expect(throws: ImageFileError.self) { try ImageFile.decode(path: "/nowhere/picture.jpg") }
    #expect(missing?.place == "/nowhere/picture.jpg")
  }

  /// The file of a test picture.
  private func bytes(_ name: String) throws -> [UInt8] {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "jpg", subdirectory: "Resources"))
    return [UInt8](try Data(contentsOf: url))
  }

  /// The same JPEG with an EXIF segment of one entry after its start.
  private func oriented(_ jpeg: [UInt8], _ tag: UInt8, _ isLittleEndian: Bool) -> [UInt8] {
    let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, tag, 0, 0, 0, 0, 0, 0, 0]
    let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, tag, 0, 0, 0, 0, 0, 0]
    let content = Array("Exif\0\0".utf8) + (isLittleEndian ? little : big)
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + jpeg.dropFirst(2)
  }

  /// Whether each channel is within what flat squares lose in JPEG.
  private func isClose(_ pixel: UInt32, _ color: UInt32) -> Bool {
    for shift in [UInt32(0), 8, 16, 24] {
      let (a, b) = (Int(pixel >> shift & 255), Int(color >> shift & 255))
      if abs(a - b) > 3 { return false }
    }
    return true
  }
}
