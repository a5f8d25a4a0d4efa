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
      for name in names {
        for directory in directories {
          let path = "\(directory)/\(name)"
          guard FileManager.default.fileExists(atPath: path) else { continue }
          guard isInside(path, directory) else {
            throw ImageLoadError(
              "the image \"\(name)\" is a link that leads out of \(directory)", hint: "put the image itself there")
          }
          // A pipe would be waited for without end.
          let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
          let kind = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType
          guard kind == .typeRegular else { throw ImageLoadError("the image \"\(name)\" is no regular file") }
          return try load(path)
        }
      }
      guard !directories.isEmpty else {
        throw ImageLoadError("there is no image \"\(name)\"", hint: "there is no directory to look in; name one")
      }
      throw ImageLoadError(
        "there is no image \"\(name)\"", hint: "looked in \(directories.joined(separator: ", "))")
    }
  }

  /// Whether a file lies in a directory once all symbolic links are followed: a document from elsewhere must not show
  /// files of this machine.
  static func isInside(_ path: String, _ directory: String) -> Bool {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let folder = URL(fileURLWithPath: directory).resolvingSymlinksInPath().path
    return file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func load(_ path: String) throws(ImageLoadError) -> CGImage {
    do throws(ImageFileError) {
      return CGImage(try ImageFile.decode(path: path))
    } catch {
      throw ImageLoadError("the image \(path) cannot be used: \(error.message)", hint: error.hint)
    }
  }
}
