// The pictures of articles about commands are what the command that stands beside them makes.

import Cairn
import Commands
import Foundation
import TestSupport
import Testing

@Suite struct DocumentedPicturesTests {
  @Test func commandsMakeThePicturesBesideThem() throws {
    useTestFonts()
    var made = 0
    for page in try DocumentedPage.articles() {
      for name in try page.links() {
        let commands = try page.commands().map(shellWords).filter { $0.contains(name + ".png") }
        guard let command = commands.first else { continue }
        made += 1
        try withFolder { folder in
          let picture = "\(folder)/\(name).png"
          let words = command.dropFirst().map { word in
            if word == name + ".png" { return picture }
            return word.hasPrefix("Samples/") ? DocumentedPage.root.appendingPathComponent(word).path : word
          }
          let outcome = cairn(words)
          #expect(outcome.code == .done, "\(page.path): \(outcome.errors)")
          let kept = page.url.deletingLastPathComponent().appendingPathComponent("Resources/\(name).png")
          switch try Goldens.compare(try PictureFile.read(picture), with: kept, maximum: 1, pixels: 100) {
          case .same: break
          case .recorded:
            if !Goldens.isRecording { Issue.record("\(kept.lastPathComponent) was recorded: look at it, then keep it") }
          case .different(let how): Issue.record("\(page.path): \(how)")
          }
        }
      }
    }
    #expect(made > 0)
  }
}
