// The page that says what is drawn and what is not, written from the catalogues so that it cannot say more than they do.

import CoreAnimation
import Foundation
import FrameOutput
import Graphics
import RenderTree
import SceneFormats

/// Documentation/Supported.md.
package enum SupportedPage {
  /// The page, in Markdown.
  package static var text: String {
    [
      """
      # Supported, and not

      This page is written by `Scripts/supported.sh` from the catalogues of the program; a test holds it to them. A
      property stands here because it changes what is drawn, and *animates by itself* says what setting it starts unless
      actions are disabled. Every property with a value between two values can be animated explicitly.

      """,
      layers, animations, effects, formats, missing, members,
    ].joined(separator: "\n")
  }

  // MARK: Layers

  private static var layers: String {
    "## Layer classes\n\n"
      + LayerCatalogue.all.map { row in
        let keys = row.keys.map { KeyTable.row(of: $0) }
        let drawn = keys.filter { $0.impact != .inert }
        let kept = keys.filter { $0.impact == .inert }.map { "`\($0.name)`" }
        var text = "### \(row.name)\n\n\(row.summary)\n"
        if !drawn.isEmpty {
          text += "\n| property | default | animates by itself | a change redraws |\n|---|---|---|---|\n"
          text += drawn.map(property).joined()
        }
        if !kept.isEmpty {
          text += "\nKept and read back, with no effect on pixels by themselves: \(kept.joined(separator: ", ")).\n"
        }
        return text
      }.joined(separator: "\n")
  }

  private static func property(_ row: KeyRow) -> String {
    let action =
      switch row.action {
      case .basic: "yes"
      case .basicFromValue: "from a value"
      case .transition: "fades"
      case .none: "no"
      }
    let impact =
      switch row.impact {
      case .content: "the layer"
      case .geometry: "its place"
      case .compositing: "how it is laid over"
      case .inert: "nothing"
      }
    return "| `\(row.name)` | \(words(row.defaultValue)) | \(action) | \(impact) |\n"
  }

  private static func words(_ value: PropertyValue) -> String {
    func numbers(_ values: [CGFloat]) -> String { "(" + values.map(digits).joined(separator: ", ") + ")" }
    switch value {
    case .none: return "nil"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number): return digits(CGFloat(number))
    case .point(let point): return numbers([point.x, point.y])
    case .size(let size): return numbers([size.width, size.height])
    case .rect(let rect): return numbers([rect.minX, rect.minY, rect.width, rect.height])
    case .transform: return "identity"
    case .color(let color):
      return color == .black
        ? "black" : color == .white ? "white" : numbers([color.red, color.green, color.blue, color.alpha])
    case .string(let text): return "`\(text)`"
    case .array(let list): return list.isEmpty ? "none" : "\(list.count) values"
    default: return "…"
    }
  }

  private static func digits(_ number: CGFloat) -> String {
    guard number.isFinite else { return "∞" }
    return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  // MARK: Animations, effects, formats

  private static var animations: String {
    "## Animation classes\n\n" + list(AnimationCatalogue.rows.map { "`\($0.name)`" })
  }

  private static var effects: String {
    var text = "## Effects\n\nFilters of `filters` and `backgroundFilters`:\n\n| filter | inputs |\n|---|---|\n"
    for type in CAFilter.filterTypes {
      let filter = CAFilter(type: type)
      let inputs = filter.inputKeys.map { "`\($0)` \(filter.input($0).map(words) ?? "nil")" }
      text += "| `\(type)` | \(inputs.joined(separator: ", ")) |\n"
    }
    return text + "\nNames of `compositingFilter`:\n\n"
      + CAFilter.compositingTypes.map { "`\($0)`" }.joined(separator: ", ") + ".\n"
  }

  private static var formats: String {
    "## Formats\n\nScenes are read from:\n\n"
      + list(
        FormatCatalogue.all.map { format in
          "\(format.extensions.map { "`." + $0 + "`" }.joined(separator: ", ")): \(format.summary)"
        }) + "\nPictures are read from PNG and JPEG files. Frames are written to:\n\n"
      + list(SinkCatalogue.kinds.map { "`\($0.example)`: \($0.name)" })
  }

  private static func list(_ items: [String]) -> String { items.map { "- \($0)\n" }.joined() }

  // MARK: Not supported

  private static var missing: String {
    "## Not supported\n\n| what | why |\n|---|---|\n"
      + unsupported.map { "| \($0) | \($1) |\n" }.joined()
  }

  private static var members: String {
    """
    ## Members of Apple's classes that are not there

    Every member that Apple documents of the classes drawn here, of their values and of Core Graphics' paths, colours, images
    and contexts is there with Apple's type, but for these.

    | class | members | why |
    |---|---|---|

    """
      + MissingMembers.all.map { row in
        "| `\(row.owner)` | \(row.members.map { "`\($0)`" }.joined(separator: ", ")) | \(row.reason) |\n"
      }.joined()
  }

  private static let unsupported: [(String, String)] = [
    ("`CAMetalLayer`, `CAEAGLLayer`, `CAOpenGLLayer`", "there is no graphics device; drawing is done by the processor"),
    ("`AVPlayerLayer`, video as `contents`", "video is not decoded; a sequence of images can be animated"),
    ("`CAConstraintLayoutManager`, `autoresizingMask`", "layouts of AppKit; use `layoutSublayers`"),
    ("`CAEmitterBehavior`, `CABackdropLayer`, other private classes", "their behaviour is nowhere described"),
    ("planes that cut through each other in 3-D", "layers are ordered by the middles of their planes, not split"),
    ("filters of `CATransition`", "transitions are `fade`, `push`, `moveIn` and `reveal`"),
    ("Core Image filters beyond the list", "each filter drawn has a known formula"),
    (
      "single edges in `edgeAntialiasingMask`",
      "edges are soft, or all hard: with no edge in the mask, or without "
        + "`allowsEdgeAntialiasing`"
    ),
    (
      "`contentsScale` of text and of drawn contents",
      "both are kept as outlines and drawn sharp at every scale, as if the scale always fitted"
    ),
    (
      "gradients between circles with different centres in `CGContext`", "they are drawn about the end's centre"
    ),
    ("wide colour, 16 bits a channel", "colours are sRGB with 8 bits a channel, premultiplied while drawn"),
  ]
}
