// Paths far beyond Cairo's coordinates show the same visible part as small ones.

import Cairo
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct HugePathTests {
  private let black = CairoPattern.color(.black)

  @Test(arguments: [1e3, 4e6, 4.2e6, 1e9, 1e30]) func hugeTrianglesFillWhatIsVisible(_ size: Double) throws {
    let pixels = try drawn { $0.fill(lines((0, 0), (size, size / 2), (size, 2 * size), closed: true), with: black) }
    #expect(abs(pixels.coverage - 5000) <= 10)
  }

  @Test func evenOddHolesOfHugePathsStayHoles() throws {
    var path = PathData.rect(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    path.append(.rect(CGRect(x: 20, y: 20, width: 30, height: 30)))
    let pixels = try drawn { $0.fill(path, .evenOdd, with: black) }
    #expect(pixels.coverage == 10_000 - 900)
  }

  @Test(arguments: [8_388_607.0, 1e9, 1e12]) func hugeLinesAreStroked(_ length: Double) throws {
    let pixels = try drawn { $0.stroke(lines((-length, 50), (length, 50)), StrokeStyle(width: 10), with: black) }
    #expect(pixels.coverage == 1000)
  }

  @Test func dashesOfHugeLinesKeepTheirPhase() throws {
    // The period divides the hidden length, so the dashes lie as if the line began at 0.
    let style = StrokeStyle(width: 10, dash: [5, 5])
    let far = try drawn { $0.stroke(lines((-1e7, 50), (1e7, 50)), style, with: black) }
    let near = try drawn { $0.stroke(lines((-100, 50), (200, 50)), style, with: black) }
    #expect(far.coverage == 500)
    #expect(far.equals(near))
  }

  @Test func hugeCirclesAreCurvedWhereTheyAreSeen() throws {
    // Touches x = 50 from the right at the height of the middle; so flat that it is a straight edge here.
    let circle = PathData.ellipse(in: CGRect(x: 50, y: 50 - 1e7, width: 2e7, height: 2e7))
    let filled = try drawn { $0.fill(circle, with: black) }
    #expect(abs(filled.coverage - 5000) < 20)
    let stroked = try drawn { $0.stroke(circle, StrokeStyle(width: 10), with: black) }
    #expect(abs(stroked.coverage - 1000) < 20)
  }

  @Test func hugeClipsClipNothing() throws {
    let pixels = try drawn {
      $0.clip(.rect(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)))
      $0.paint(black)
    }
    #expect(pixels.coverage == 10_000)
  }

  @Test func cornersOfClosedHugePathsAreJoined() throws {
    let pixels = try drawn {
      $0.stroke(lines((20, 20), (1e9, 20), (1e9, 1e9), (20, 1e9), closed: true), StrokeStyle(width: 10), with: black)
    }
    #expect(pixels.alpha(16, 16) == 255)
    #expect(abs(pixels.coverage - (85 * 10 + 75 * 10)) < 1)
  }
}
