// Choices of frames: in order, each once, and never more than memory has room for.

import CoreAnimation
import Foundation
import FrameEngine
import FrameOutput
import Testing

@Suite struct FrameSelectionTests {
  @Test(arguments: [
    ("5", [5]), ("7-9,2,8-9", [2, 7, 8, 9]), ("0-2,1-1,2-4", [0, 1, 2, 3, 4]), ("-1,0", [0, 9]), ("-3--2", [7, 8]),
  ])
  func framesAreAscendingAndEachOnce(text: String, frames: [Int]) throws {
    #expect(try #require(FrameSelection(text)).indices(frameCount: 10) == frames)
  }

  @Test(arguments: ["10", "-11", "3-2", "0-10"])
  func framesThatAreNotThereAreRefused(text: String) throws {
    let selection = try #require(FrameSelection(text))
    #expect(throws: FrameSelectionError.self) { try selection.indices(frameCount: 10) }
  }

  /// A day at a million frames a second has 86,400,000,000 of them, whose numbers alone would take 691 GB.
  @Test(arguments: [nil, "0-86399999999", "0-1,2-20736001"])
  func moreThanOneRunCanHaveIsRefused(text: String?) throws {
    var options = RenderOptions()
    options.duration = 86_400
    options.frames = text.flatMap { FrameSelection($0) }
    let stage = Stage(CALayer(), size: CGSize(width: 4, height: 4), framesPerSecond: 1_000_000)
    #expect(throws: FrameSelectionError.self) { try stage.render(options, to: NullSink()) }
  }

  @Test func aFewOfManyAreFine() throws {
    let selection = try #require(FrameSelection("-1,86399999998,3"))
    #expect(try selection.indices(frameCount: 86_400_000_000) == [3, 86_399_999_998, 86_399_999_999])
  }
}
