// Images as files in the directories of a document.

import Cairo
import Foundation
import Graphics

/// Loads images from directories.
package enum ImageFiles {
  /// A loader that looks for a name in each directory: as it is, then with `%20` and the like decoded, then, as some
  /// editors leave `assets/` out, its last part alone.
  package static func loader(directories: [String]) -> ImageLoader {
    { (name) throws(ImageLoadError) -> CGImage? in
      var names = [name]
      if let decoded = name.removingPercentEncoding, decoded != name, !decoded.split(separator: "/").contains("..") {
        names.append(decoded)
      }
      if let last = name.split(separator: "/").last.map(String.init), last != name { names.append(last) }
      var tried: [String] = []
      for name in names {
        for directory in directories {
          let path = "\(directory)/\(name)"
          tried.append(path)
          guard FileManager.default.fileExists(atPath: path) else { continue }
          if let refusal = NeighbouringFile.refusal(path, in: directory) {
            throw ImageLoadError("the image \"\(name)\" \(refusal)", hint: "put the image itself there")
          }
          return try load(path)
        }
      }
      guard !directories.isEmpty else {
        throw ImageLoadError("there is no image \"\(name)\"", hint: "there is no directory to look in; name one")
      }
      throw ImageLoadError(
        "there is no image \"\(name)\"", hint: "tried \(tried.joined(separator: ", "))")
    }
  }

  private static func load(_ path: String) throws(ImageLoadError) -> CGImage {
    do throws(ImageFileError) {
      return CGImage(try ImageFile.decode(path: path))
    } catch {
      throw ImageLoadError("the image \(path) cannot be used: \(error.message)", hint: error.hint)
    }
  }
}
