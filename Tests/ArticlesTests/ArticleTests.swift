// The documentation's articles show programs that run, pictures those draw and lines those print.

import Foundation
import TestSupport
import Testing

@Suite struct ArticleTests {
  @Test(arguments: ArticleCatalogue.all.indices)
  func programsRunAsTheyAreShown(_ row: Int) throws {
    let article = ArticleCatalogue.all[row]
    let page = try ArticlePage(article.name)
    let outcome = try article.run()
    try article.check(outcome)
    let program = try article.shownProgram()
    #expect(page.blocks("swift").first == program, "\(article.name).md")
    let output = page.blocks("text").first
    #expect(output == (outcome.printed.isEmpty ? nil : outcome.printed.joined(separator: "\n")), "\(article.name).md")
    #expect(page.pictures.contains(article.name), "\(article.name).md shows no picture of its program")
    let kept = ArticlePage.picture(article.name)
    switch try Goldens.compare(try article.picture(of: outcome), with: kept, maximum: 1, pixels: 100) {
    case .same: break
    case .recorded:
      if !Goldens.isRecording { Issue.record("\(kept.lastPathComponent) was recorded: look at it, then keep it") }
    case .different(let how): Issue.record("\(article.name): \(how)")
    }
  }

  /// An article that shows no program shows commands, which other tests run.
  @Test func everyArticleShowsSomethingThatRuns() throws {
    let programs = Set(ArticleCatalogue.all.map(\.name))
    for name in try ArticlePage.names() where !programs.contains(name) && name != "OlderNames" {
      let page = try ArticlePage(name)
      #expect(!page.blocks("sh").isEmpty, "\(name).md")
      #expect(!page.pictures.isEmpty, "\(name).md")
    }
  }

  @Test func everyPictureIsShownAndThere() throws {
    let shown = try Set(ArticlePage.names().flatMap { try ArticlePage($0).pictures })
    let folder = ArticlePage.catalogue.appendingPathComponent("Resources").path
    let kept = Set(try FileManager.default.contentsOfDirectory(atPath: folder).map { String($0.dropLast(4)) })
    #expect(shown == kept)
  }
}
