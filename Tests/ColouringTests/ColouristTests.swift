import Foundation
import Markdown
import SampleCourse
import SwiftSource
import Testing
import Typesetting

@testable import Colouring

/// Seconds that no honest answer in these tests comes near.
private let plenty = 60.0

@Suite("Code of a document in colours")
struct ColouristTests {
  private let folder: TestFolder
  private var cache: String { "\(folder.path)/cache" }

  init() throws { folder = try TestFolder() }

  private func colourist(_ program: String? = nil, patience: Double = plenty) -> Colourist {
    Colourist(program: program ?? "\(TestFolder.programs)/lectern-syntax", cache: cache, patience: patience)
  }

  /// A program of a few lines in place of `lectern-syntax`.
  private func script(_ lines: String) throws -> String {
    try folder.write("#!/bin/sh\nPATH=/usr/bin:/bin\n\(lines)\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/program")
    return "\(folder.path)/program"
  }

  private let pieces = [CodePiece("let", .keyword), CodePiece(" x = ", []), CodePiece("1", .number)]

  @Test("comes in pieces of one style each")
  func styles() {
    #expect(colourist().pieces(of: "let x = 1", language: "swift") == pieces)
  }

  @Test(
    "is the same text whatever it holds",
    arguments: [
      "", "\n", "a\0b", "let a = 1\r\n", "let 한국어 = \"👨‍👩‍👧‍👦\" // 🇰🇷", "}", "let e\u{301}", "\u{FFFD}",
      String(repeating: "let a = 1 // 한국어\n", count: 10_000), String(repeating: "(", count: 100_000),
    ])
  func text(code: String) {
    let pieces = colourist().pieces(of: code, language: "swift")
    #expect(pieces?.map(\.text).joined() == code)
  }

  @Test("is left plain in other languages", arguments: ["", "python", "swiftui", "diff", "text"])
  func otherLanguages(language: String) {
    #expect(colourist().pieces(of: "let x = 1", language: language) == nil)
  }

  @Test("is known the second time, without any waiting")
  func secondTime() {
    #expect(colourist().pieces(of: "let x = 1", language: "swift") == pieces)
    #expect(colourist(patience: 0).pieces(of: "let x = 1", language: "swift") == pieces)
  }

  @Test("is coloured ahead wherever it stands in the document")
  func ahead() {
    let note = """
      ```swift
      let x = 1
      ```
      > > - 1. ```Swift fragment
      > >      let y = 1
      > >      ```
      ```python
      let z = 1
      ```
      """
    let blocks = Document(parsing: note).blocks
    #expect(swiftCode(in: blocks) == ["let x = 1\n", "let y = 1\n"])
    let colourist = colourist()
    colourist.expect(blocks)
    // Answers come in the order of the questions.
    #expect(colourist.pieces(of: "let y = 1\n", language: "swift") != nil)
    colourist.patience = 0
    #expect(colourist.pieces(of: "let x = 1\n", language: "swift") != nil)
  }

  @Test("is told to a loop as soon as it has come")
  func loop() throws {
    let colourist = colourist(patience: 0)
    #expect(colourist.descriptor == nil)
    #expect(!colourist.receive())
    #expect(colourist.pieces(of: "let x = 1", language: "swift") == nil)
    while true {
      var entry = pollfd(fd: try #require(colourist.descriptor), events: Int16(POLLIN), revents: 0)
      try #require(poll(&entry, 1, Int32(plenty * 1000)) == 1)
      if colourist.receive() { break }
    }
    #expect(colourist.pieces(of: "let x = 1", language: "swift") == pieces)
    #expect(colourist.descriptor == nil)
  }

  @Test(
    "costs no more than its colours when it is too much for the parser",
    arguments: [
      // What the parser's own limit of depth does not hold (a crash), and what it takes minutes for.
      String(repeating: "[", count: 100_000), String(repeating: "[a<(", count: 8000),
    ])
  func hostile(code: String) {
    let first = colourist()
    let found = first.pieces(of: code, language: "swift")
    #expect(found?.map(\.text).joined() == code)
    #expect(found?.allSatisfy { $0.style == [] } == true)
    #expect(first.pieces(of: "let x = 1", language: "swift") == pieces)
    // It is not tried again.
    #expect(colourist(patience: 0).pieces(of: code, language: "swift") == found)
  }

  @Test("is coloured behind code that is too much for the parser")
  func behind() {
    let hostile = String(repeating: "[", count: 32_000)
    let colourist = colourist()
    colourist.expect(Document(parsing: "```swift\n\(hostile)\n```\n\n```swift\nlet x = 1\n```").blocks)
    #expect(colourist.pieces(of: "let x = 1\n", language: "swift")?.first == pieces.first)
  }

  @Test(
    "is plain when the program is not what it should be",
    arguments: [
      "exit 0", "exit 127", "echo no", "printf '\\0\\0\\0\\0\\1\\0\\0\\0\\0'; cat", "kill -KILL $$",
      "printf '\\0\\0\\0\\0'; exit 1",
    ])
  func wrongProgram(lines: String) throws {
    let program = try script(lines)
    #expect(colourist(program).pieces(of: "let x = 1", language: "swift") == nil)
    // Nothing about the code was learnt from that.
    #expect(colourist(program, patience: 0).pieces(of: "let x = 1", language: "swift") == nil)
  }

  @Test("is plain when there is no program", arguments: ["/nonexistent", "/dev/null", "relative"])
  func noProgram(program: String) {
    #expect(colourist(program).pieces(of: "let x = 1", language: "swift") == nil)
  }

  @Test("is plain when the program says nothing, once patience has run out for the whole document")
  func silentProgram() throws {
    let colourist = colourist(try script("exec sleep 600"), patience: 0.1)
    #expect(colourist.pieces(of: "let x = 1", language: "swift") == nil)
    #expect(colourist.patience == 0)
    for number in 0..<100 { #expect(colourist.pieces(of: "let x\(number) = 1", language: "swift") == nil) }
  }

  @Test("does not start the program over and over when every piece of it ends the program")
  func endlessCrashes() throws {
    let count = "\(folder.path)/count"
    let colourist = colourist(try script("echo >> '\(count)'; printf '\\0\\0\\0\\0'; head -c 1; kill -SEGV $$"))
    for number in 0..<20 { _ = colourist.pieces(of: "let x\(number) = 1", language: "swift") }
    #expect(try String(contentsOfFile: count, encoding: .utf8).count == 4)
  }

  @Test("reaches the lines of a note")
  func typesetting() {
    let colourist = colourist()
    var typesetter = Typesetter(
      width: 40, hooks: TypesettingHooks(codeColours: { colourist.pieces(of: $0, language: $1) }))
    let lines = typesetter.lines(for: Document(parsing: "```swift error=\"no\"\nlet x = 1\n```").blocks)
    #expect(lines.flatMap(\.spans).contains { $0.text == "let" && $0.style == .keyword })
  }
}
