// The options that show what frames cost, beside the report.

import Cairn

/// How cost is shown, as the command line asks for it.
package struct CostOptions: Sendable {
  private let overlays: [RenderOptions.Overlay]
  private let keepsRasters: Bool
  private let pace: RenderPace

  package static let group = OptionGroup("Cost", [overlayOption.row, rasterCacheOption.row, paceOption.row])

  private static let overlayNames = RenderOptions.Overlay.allCases.map(\.rawValue).joined(separator: ", ")

  private static let overlayOption = Option<[RenderOptions.Overlay]>(
    "overlay", .value("LIST"), help: "show cost on the frames, any of \(overlayNames), joined by commas",
    noun: "a list of overlays", hint: "choose from \(overlayNames)",
    read: { text in
      let overlays = text.split(separator: ",", omittingEmptySubsequences: false).map {
        RenderOptions.Overlay(rawValue: String($0))
      }
      return overlays.contains(nil) ? nil : overlays.compactMap { $0 }
    })

  static let rasterCacheOption = Option<Bool>(
    "raster-cache", .value("on|off"),
    help: "off: bitmaps of rasterized layers are drawn anew each frame; the frames are the same (default: on)",
    noun: "on or off", hint: "write on or off", choices: ["on", "off"], read: { ["on": true, "off": false][$0] })

  static let paceOption = Option<RenderPace>(
    "pace", .value("virtual|wall"),
    help: "wall: make each frame at its time on the real clock, and say which were late (default: virtual)",
    noun: "a pace", hint: "write virtual or wall", choices: ["virtual", "wall"], read: { RenderPace(rawValue: $0) })

  package init(_ arguments: Arguments) throws(CommandError) {
    overlays = try arguments.value(Self.overlayOption) ?? []
    keepsRasters = try arguments.value(Self.rasterCacheOption) ?? true
    pace = try arguments.value(Self.paceOption) ?? .virtual
  }

  /// Puts what was asked for into a render's options.
  func apply(to options: inout RenderOptions) {
    options.overlays = overlays
    options.keepsRasters = keepsRasters
    options.pace = pace
  }
}
