// The cost report as a file whose ending says its form.

package import FrameEngine

/// Where a report goes, and as what.
package struct ReportFile: Sendable {
  let path: String
  /// The files a report consists of: what comes after the path without its ending, and the text.
  private let parts: [(suffix: String, text: @Sendable (RunReport) -> String)]
  /// How many of the slowest frames it shows.
  private let thumbnails: Int

  /// Pictures of slow frames in a page.
  private static let shownFrames = 6

  /// A report at a path that ends in `.json`, `.csv` or `.html`; nil for any other.
  package init?(_ path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    switch name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() {
    case "json": parts = [("", { $0.json })]
    case "csv": parts = [("", { $0.csv }), (".layers.csv", { $0.layersCSV })]
    case "html": parts = [("", { $0.html })]
    default: return nil
    }
    thumbnails = name.lowercased().hasSuffix(".html") ? Self.shownFrames : 0
    self.path = path
  }

  /// Asks a render for what the report says.
  package func prepare(_ options: inout RenderOptions) {
    options.isProfiling = true
    options.thumbnails = thumbnails
  }

  /// Throws when the report could not be written later, before the time for frames is spent.
  package func check() throws(CommandError) { try OutputFile(path).check() }

  /// Writes the report; what was there before is replaced in one step.
  package func write(_ report: RunReport) throws(CommandError) {
    for part in parts {
      let stem = path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)
      try OutputFile(part.suffix.isEmpty ? path : stem + part.suffix).write(part.text(report))
    }
  }
}
