// A photograph in a square, by contents gravity (Blueprint's snapshots).

import Cairn
import Cairo
import Foundation

/// A picture of 800 × 500 pixels in 100 × 100.
enum ImageScenes {
  /// The scenes with the picture of a folder.
  static func all(_ folder: String) -> [ReferenceScene] {
    let gravities: [(String, CALayerContentsGravity, Tolerance)] = [
      ("aspectFill", .resizeAspectFill, .reduced), ("aspectFit", .resizeAspect, .reducedToWholeRows),
      ("center", .center, .decoded),
      ("stretch", .resize, .reduced),
    ]
    return gravities.map { name, gravity, tolerance in
      ReferenceScene(
        image: "blueprint/ImageTests.test_\(name)__iOS-17.png", size: CGSize(width: 100, height: 100),
        background: .whiteBackground, tolerance: tolerance
      ) { root in
        let layer = root.add(root.bounds, nil)
        layer.contents = CGImage(try ImageFile.decode(path: "\(folder)/blueprint/test-image.jpg"))
        layer.contentsGravity = gravity
        // Core Graphics averages what it reduces, as this filter does.
        layer.minificationFilter = .trilinear
        layer.masksToBounds = true
      }
    }
  }
}
