// Makes tests draw text with the same fonts everywhere.

import Foundation

private let chooseFonts: Void = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  setenv("FONTCONFIG_FILE", folder.appendingPathComponent("fonts.conf").path, 1)
}()

/// Limits the fonts to DejaVu; call it before the first text of a test is set.
public func useTestFonts() { chooseFonts }
