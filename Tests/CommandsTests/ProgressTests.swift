// Progress as text and as a bar.

import Commands
import Testing

@Suite struct ProgressTests {
  @Test func theTextSaysHowManyHowFastAndHowLong() {
    #expect(Progress.text(done: 120, total: 300, elapsed: .seconds(2)) == "120 of 300 frames, 60 frames/s, 3 s left")
    #expect(
      Progress.text(done: 1, total: 101, elapsed: .seconds(1)) == "1 of 101 frames, 1.0 frames/s, 1 min 40 s left")
    #expect(Progress.text(done: 300, total: 300, elapsed: .seconds(3)) == "300 of 300 frames, 100 frames/s")
    #expect(Progress.text(done: 0, total: 300, elapsed: .zero) == "0 of 300 frames")
  }

  @Test func theBarFitsItsTerminal() {
    let text = "5 of 10 frames"
    #expect(Progress.bar(done: 5, total: 10, text: text, columns: 28) == "[#####-----] " + text)
    #expect(Progress.bar(done: 5, total: 10, text: text, columns: 20) == text)
    #expect(Progress.bar(done: 5, total: 10, text: text, columns: 8) == "5 of 10")
    for columns in 1...200 {
      #expect(Progress.bar(done: 10, total: 10, text: text, columns: columns).count < columns)
    }
  }
}
