// The scanner behind the architecture tests sees what it should, so that their silence means something.

import Testing

@Suite struct ScannerTests {
  private func file(_ text: String, _ name: String = "A.swift") -> SourceFile {
    SourceFile(path: "Sources/T/\(name)", text: text)
  }

  @Test func commentsAndTextsAreNoCode() {
    let words = SwiftTokens.scan(
      ##"""
      // One
      /* Two /* Three */ Four */
      let a = "Five \(Six + ")") Seven" + #"Eight \(Nine) \#(Ten)"#
      let b = """
        Eleven "Twelve" \(Thirteen)
        """
      """##
    ).filter(\.isIdentifier).map(\.text)
    #expect(words == ["let", "a", "Six", "Ten", "let", "b", "Thirteen"])
  }

  @Test func importsAreFound() {
    #expect(file("public import Graphics\n@_exported import Foundation\n").imports == ["Graphics", "Foundation"])
    #expect(file("@_exported public import struct RenderTree.LayerID\n").imports == ["RenderTree"])
  }

  @Test func whatHasNoCommentIsFound() {
    let source = file(
      """
      /// Said.
      @frozen
      public struct A {
        public var b = 1
        var own = 1
        /// Said.
        public init() {}
        public override func c() {}
      }
      public enum D {
        /// Said.
        case e
        case f
        func g() {
          switch self {
          case .e: break
          case .f: break
          }
        }
      }
      enum Own { case h }
      """)
    #expect(source.undocumented == [4, 10, 13])
  }

  @Test func typesAreVisibleOrTheirFilesOwn() {
    let declared = file(
      """
      public final class Outer: Base { struct Inner {}; class func make() {}; private enum Kind {} }
      private struct Hidden {}
      private let x = 1
      protocol Shape: AnyObject {}
      extension Elsewhere { struct Added {} }
      """
    ).declared
    #expect(declared.visible == ["Outer", "Shape"])
    #expect(declared.own == ["Inner", "Kind", "Hidden", "Added"])
  }

  @Test func membersAreNotNamed() {
    #expect(file("let a: Outer.Inner = .Case; use(Other())").named == ["Outer", "Other"])
  }

  @Test func forcingIsSeenAndNotEqualIsNot() {
    #expect(file("let a = try! b()").forces("try"))
    #expect(!file("let a = try b() // try!").forces("try"))
    #expect(file("fatalError(\"x\")").calls("fatalError"))
  }

  @Test func aRoundTripIsACycle() {
    let files = [
      file("struct A { var b: B }", "A.swift"), file("struct B { var c: C }", "B.swift"),
      file("struct C { func f(_: [A]) {} }", "C.swift"), file("struct D { var a: A }", "D.swift"),
    ]
    #expect(FileCycles.find(in: files) == [["A.swift", "B.swift", "C.swift"]])
  }

  @Test func extensionsAndOwnTypesMakeNoCycle() {
    let files = [
      file("struct A { var b: B }", "A.swift"), file("struct B { struct A {}; var a: A }", "B.swift"),
      file("extension A { var other: B { b } }", "A+B.swift"),
    ]
    #expect(FileCycles.find(in: files).isEmpty)
  }

  @Test func theTableIsReadFromItsDocument() {
    let table = ImportTable(
      markdown:
        "| target | answers | may import |\n|---|---|---|\n| `A` | x | `B`, `C` |\n| `B` | y | |\n\n| `D` | z | `A` |\n"
    )
    #expect(table.rows == ["A": ["B", "C"], "B": []])
  }
}
