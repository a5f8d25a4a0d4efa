// States on the command line: the values of one, switches at their times, a transition by its two names.

import Commands
import Foundation
import FrameOutput
import Graphics
import Testing

@Suite struct StateOptionsTests {
  /// A square that is red at the left, blue in the middle when unlocked, and gone when asleep. Unlocking takes a second.
  private let scene = """
    <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
      <CALayer name="stage" bounds="0 0 100 20" position="50 10">
        <sublayers><CALayer id="card" bounds="0 0 20 20" position="10 10" backgroundColor="1 0 0"/></sublayers>
        <states>
          <LKState name="Locked"/>
          <LKState name="Unlock"><elements>
            <LKStateSetValue targetId="card" keyPath="position.x"><value type="integer" value="50"/></LKStateSetValue>
            <LKStateSetValue targetId="card" keyPath="backgroundColor"><value type="CGColor" value="0 0 1"/></LKStateSetValue>
          </elements></LKState>
          <LKState name="Sleep: deep"><elements>
            <LKStateSetValue targetId="card" keyPath="hidden"><value type="integer" value="1"/></LKStateSetValue>
          </elements></LKState>
        </states>
        <stateTransitions>
          <LKStateTransition fromState="*" toState="Unlock"><elements>
            <LKStateTransitionElement key="position.x" targetId="card">
              <animation type="CABasicAnimation" keyPath="position.x" duration="1" fillMode="backwards"/>
            </LKStateTransitionElement>
          </elements></LKStateTransition>
        </stateTransitions>
      </CALayer>
    </caml>
    """

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  private func still(_ words: [String]) throws -> PixelBuffer {
    var picture: PixelBuffer?
    try withFolder { folder in
      let outcome = cairn(["still", "-", "-o", folder + "/a.png"] + words, input: scene)
      #expect(outcome.code == .done && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      picture = try PictureFile.read(folder + "/a.png")
    }
    return try #require(picture)
  }

  @Test func aStateShowsItsValuesAtOnce() throws {
    let plain = try still([])
    #expect(plain[10, 10] == red && plain[50, 10] == 0)
    let unlocked = try still(["--state", "Unlock"])
    #expect(unlocked[10, 10] == 0 && unlocked[50, 10] == blue)
    #expect(try still(["--state", "Locked"]).equals(plain))
    #expect(try still(["--state", "Sleep: deep"])[10, 10] == 0)
  }

  @Test func aTransitionRunsFromTheFirstState() throws {
    let start = try still(["--transition", "Locked:Unlock"])
    #expect(start[10, 10] == red)
    let middle = try still(["--transition", "Locked:Unlock", "--at", "0.5s"])
    #expect(middle[30, 10] == blue && middle[19, 10] == 0 && middle[41, 10] == 0)
    #expect(try still(["--transition", ":Unlock", "--at", "0.5s"]).equals(middle))
    #expect(try still(["--transition", "Locked:Unlock", "--at", "1s"])[50, 10] == blue)
    #expect(try still(["--transition", "Unlock:Sleep: deep", "--at", "1s"])[50, 10] == 0)
  }

  @Test func aListSwitchesAtItsTimesAndAFrameAloneIsTheSame() throws {
    try withFolder { folder in
      let list = folder + "/states.txt"
      try "# when\n0 Locked\n\n0.5s  Unlock\n1000ms Locked\r\n1.5 Sleep: deep\n".write(
        toFile: list, atomically: true, encoding: .utf8)
      func render(_ name: String, _ words: [String], code: ExitCode = .done) throws -> Outcome {
        let outcome = cairn(["render", "-", "-o", folder + "/" + name, "--states", list] + words, input: scene)
        #expect(outcome.code == code, "\(outcome.errors)")
        return outcome
      }
      // The last switch takes a quarter of a second.
      #expect(try render("all", ["-j2"]).errors.contains("105 frames"))
      _ = try render("some", ["--frames", "29,45,75,104", "-j1"])
      for name in try frameNames(in: folder + "/some") {
        let (alone, among) = ("\(folder)/some/\(name)", "\(folder)/all/\(name)")
        #expect(FileManager.default.contents(atPath: alone) == FileManager.default.contents(atPath: among), "\(name)")
      }
      func color(_ frame: String, _ x: Int) throws -> UInt32 {
        try PictureFile.read("\(folder)/all/\(frame).png")[x, 10]
      }
      #expect(try color("00029", 10) == red)
      // Half way after half a second of the second it takes, where the list turns it back.
      #expect(try color("00045", 20) == blue && color("00045", 5) == 0)
      #expect(try color("00059", 30) == blue)
      #expect(try color("00089", 10) == red && color("00104", 10) == 0)

      // Frames of other switches are not gone on with; a list of the same switches under another name is.
      let other = folder + "/other.txt"
      try FileManager.default.copyItem(atPath: list, toPath: other)
      let again = cairn(
        ["render", "-", "-o", folder + "/all", "--states", other, "--resume"], input: scene)
      #expect(again.errors.contains("105 of 105 frames are there already"), "\(again.errors)")
      try "0 Locked\n0.5s Unlock\n1.75 Locked\n".write(toFile: list, atomically: true, encoding: .utf8)
      #expect(try render("all", ["--resume"]).errors.contains("none is kept"))
      _ = try render("plain", [])
      let plain = cairn(["render", "-", "-o", folder + "/plain", "--resume", "--frames", "0-4"], input: scene)
      #expect(plain.errors.contains("none is kept"), "\(plain.errors)")
    }
  }

  @Test func wrongNamesAndListsAreErrorsWithTheirPlace() throws {
    func errors(_ words: [String], _ code: ExitCode) -> String {
      let outcome = cairn(["still", "-", "-o", "/nowhere/a.png"] + words, input: scene)
      #expect(outcome.code == code, "\(outcome.errors)")
      return outcome.errors
    }
    let known = "Locked, Unlock, Sleep: deep"
    #expect(
      errors(["--state", "unlock"], .usage).contains(
        "--state: the document has no state “unlock”\nhint: it has \(known)"))
    #expect(errors(["--transition", "Locked:Nope"], .usage).contains("--transition: the document has no state “Nope”"))
    #expect(errors(["--transition", "Locked"], .usage).contains("write Locked:Unlock"))
    #expect(errors(["--transition", "Locked:Unlock", "--state", "Locked"], .usage).contains("keep one of the two"))
    try withFolder { (folder) throws in
      let list = folder + "/list"
      func listErrors(_ text: String, _ words: [String] = []) throws -> String {
        try text.write(toFile: list, atomically: true, encoding: .utf8)
        return errors(["--states", list] + words, .badInput)
      }
      #expect(
        try listErrors("0 Locked\n1s Unlok\n").contains("\(list):2:4: the document has no state “Unlok”\nhint: it has"))
      #expect(try listErrors("soon Locked\n").contains("\(list):1:1: “soon” is not a time"))
      #expect(try listErrors("1s\n").contains("\(list):1:3: the line names no state"))
      #expect(try listErrors("1s Locked\n  0.5 Unlock\n").contains("\(list):2:3: the line is earlier"))
      #expect(try listErrors("0 Locked\n", ["--state", "Unlock"]).contains("\(list):1:3: this line and --state both"))
      #expect(errors(["--states", folder + "/none"], .badInput).contains("does not exist"))
    }
    let composition = cairn(["still", "score-chart", "--state", "A"])
    #expect(composition.code == .usage && composition.errors.contains("--state: this option is for documents"))
    let stateless = cairn(
      ["still", "-", "--state", "A"],
      input: #"<caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 9 9"/></caml>"#)
    #expect(stateless.errors.contains("it has none"))
  }

  @Test func statesAreNamed() {
    let check = cairn(["check", "-"], input: scene)
    #expect(check.output.contains("states of stage: Locked, Unlock, Sleep: deep\n"), "\(check.output)")
    #expect(check.output.contains("transitions of stage: * to Unlock\n"))
    let json = cairn(["check", "-", "--json"], input: scene).output
    #expect(json.contains(#""name":"Unlock""#) || json.contains(#""name": "Unlock""#), "\(json)")
    let list = cairn(["list", "states", "-"], input: scene)
    #expect(list.code == .done && list.output == "Locked\nUnlock\nSleep: deep\n", "\(list.errors)")
    #expect(cairn(["list", "states"]).code == .usage)
  }

  @Test func exportKeepsStates() throws {
    try withFolder { folder in
      #expect(cairn(["export", "-", "-o", folder + "/a.caml"], input: scene).code == .done)
      for words in [["--state", "Unlock"], ["--transition", "Locked:Unlock", "--at", "0.5s"]] {
        #expect(cairn(["still", folder + "/a.caml", "-o", folder + "/b.png"] + words).code == .done)
        let copy = try PictureFile.read(folder + "/b.png")
        #expect(try still(words).equals(copy))
      }
    }
  }
}
