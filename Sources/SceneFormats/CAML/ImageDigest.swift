// What a document showed, in a word: its bytes, where it stood, and the images it named.

import Foundation
import Graphics

#if !WATCHED_LOCKS
  import Synchronization
#endif

/// Watches a loader, and makes the digest of a document from what it brought.
final class ImageDigest: Sendable {
  private let images = Mutex<[String: ContentDigest]>([:])
  private let base: ImageLoader

  init(_ base: @escaping ImageLoader) { self.base = base }

  /// The loader, watched.
  var loader: ImageLoader {
    { [self] (name) throws(ImageLoadError) -> CGImage? in
      let image = try base(name)
      if let image {
        var digest = ContentDigest()
        digest.add(image.buffer)
        images.withLock { $0[name] = digest }
      }
      return image
    }
  }

  /// The digest of a document's bytes and of the images that were loaded so far.
  ///
  /// - Parameter canvas: what else decides how the document is shown.
  func digest(of data: Data, canvas: String) -> String {
    var digest = ContentDigest()
    digest.add(data)
    digest.add(canvas)
    for (name, image) in images.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      digest.add(name)
      digest.add(image.text)
    }
    return digest.text
  }
}
