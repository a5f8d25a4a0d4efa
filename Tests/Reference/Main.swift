// Compares Cairn's drawings with pictures Apple's renderer drew, and says in a table how far each is off.

import Cairn
import Cairo
import Foundation

/// `ReferenceComparison FOLDER [DIFFERENCES]`: compares with the pictures in a folder; differences and drawings go to a
/// second folder when one is named.
@main struct ReferenceComparison {
  static func main() {
    let arguments = CommandLine.arguments
    guard (2...3).contains(arguments.count) else {
      print("usage: ReferenceComparison FOLDER [DIFFERENCES]")
      exit(2)
    }
    let (folder, output) = (arguments[1], arguments.count > 2 ? arguments[2] : nil)
    let scenes =
      BoxScenes.all + PixelScenes.all + ImageScenes.all(folder) + GradientScenes.all + ShapeScenes.all
      + LottieScenes.all
    print(row("image", "max", ">16", "tolerance", "result"))
    var failures = 0
    for scene in scenes {
      do {
        let reference = try ImageFile.decode(path: "\(folder)/\(scene.image)")
        let drawing = try scene.draw()
        guard (drawing.width, drawing.height) == (reference.width, reference.height) else {
          throw ImageFileError("\(drawing.width) × \(drawing.height) pixels were drawn, not those of the reference")
        }
        let comparison = Comparison(drawing, reference, leavingOut: scene.isLeftOut)
        let isWithin = comparison.isWithin(scene.tolerance)
        failures += isWithin ? 0 : 1
        print(
          row(
            scene.image, String(comparison.largest), String(comparison.visiblePixels),
            scene.tolerance.words(pixels: drawing.count), isWithin ? "ok" : "FAIL"))
        if let output { try keep(drawing, comparison.difference, of: scene, in: output) }
      } catch {
        failures += 1
        print(row(scene.image, "-", "-", "-", "FAIL"))
        print("  \((error as? any Explained)?.message ?? String(describing: error))")
      }
    }
    print("\(scenes.count - failures) of \(scenes.count) pictures are within their tolerances")
    exit(failures > 0 ? 1 : 0)
  }

  private static func row(_ name: String, _ largest: String, _ visible: String, _ allowed: String, _ result: String)
    -> String
  {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let shown = name.count > 70 ? "…" + name.suffix(69) : name
    return shown + String(repeating: " ", count: 72 - shown.count) + right(largest, 3) + right(visible, 6)
      + right(allowed, 18) + "  " + result
  }

  private static func keep(
    _ drawing: PixelBuffer, _ difference: PixelBuffer, of scene: ReferenceScene, in folder: String
  ) throws {
    let name = scene.image.replacingOccurrences(of: "/", with: "-").dropLast(4)
    for (suffix, pixels) in [("drawing", drawing), ("difference", difference)] {
      let sink = SinglePNG("\(folder)/\(name).\(suffix).png")
      let format = StreamFormat(
        width: pixels.width, height: pixels.height, isOpaque: false, scale: 1, rateNumerator: 1, rateDenominator: 1,
        frameCount: 1, lastIndex: 0)
      let encoder = try sink.begin(format)
      try sink.write(encoder.encode(Frame(index: 0, time: 0, pixels: pixels)))
      try sink.finish()
    }
  }
}

extension Tolerance {
  /// The tolerance in a cell of the table.
  fileprivate func words(pixels: Int) -> String {
    share < 1 ? "\(largest), \(Int(Double(pixels) * share)) > \(level)" : "\(largest)"
  }
}
