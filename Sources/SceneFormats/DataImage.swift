// Images that a document holds itself, as `data:` addresses.

import Cairo
import Foundation
import Graphics

/// Reads `data:image/png;base64,…`.
enum DataImage {
  /// Whether a name is the image itself.
  static func holds(_ name: String) -> Bool { name.prefix(5).lowercased() == "data:" }

  /// The image of an address.
  static func read(_ address: String) throws(ImageLoadError) -> CGImage {
    guard let comma = address.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      throw ImageLoadError("the address data: has no data", hint: form)
    }
    let head = address[..<comma].lowercased()
    guard head.hasSuffix(";base64") else {
      throw ImageLoadError("the address \(head.prefix(40)) is not in base64", hint: form)
    }
    let text = String(address[address.index(after: comma)...])
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters), !data.isEmpty else {
      throw ImageLoadError("the address \(head.prefix(40)) holds no base64", hint: form)
    }
    do throws(ImageFileError) {
      return CGImage(try ImageFile.decode([UInt8](data)))
    } catch {
      throw ImageLoadError("the address \(head.prefix(40)): \(error.message)", hint: error.hint)
    }
  }

  private static let form = "write data:image/png;base64, and then the file's bytes"
}

extension CGImage {
  /// What stands in the place of an image that is not there: a board of two colours that no design has.
  static let placeholder: CGImage = {
    let side = 8
    let pixels = PixelBuffer(width: 2 * side, height: 2 * side)
    for y in 0..<2 * side {
      for x in 0..<2 * side { pixels[x, y] = (x < side) == (y < side) ? 0xFFFF_00FF : 0xFF00_0000 }
    }
    return CGImage(pixels)
  }()
}
