import Foundation
import Testing

@Suite("The launcher")
struct LauncherTests {
  @Test("builds once, then hands every argument on as it is")
  func arguments() throws {
    let sandbox = try Sandbox()
    let first = try sandbox.run(["check", "two words", "", "*"])
    #expect(first.output == "<\(sandbox.root.path)><check><two words><><*>")
    #expect(first.error == "Building Lectern (the first time takes a few minutes)\n")
    let second = try sandbox.run(["toc"])
    #expect(second.output == "<\(sandbox.root.path)><toc>")
    #expect(second.error == "")
    #expect(try sandbox.builds() == 1)
  }

  @Test("is found behind links, and keeps a home that is set")
  func links() throws {
    let sandbox = try Sandbox()
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: sandbox.folder.appending(path: "bin/first").path, withDestinationPath: "../a course of cards/lectern")
    try files.createSymbolicLink(
      atPath: sandbox.folder.appending(path: "second").path, withDestinationPath: sandbox.folder.path + "/bin/first")
    #expect(try sandbox.run(through: "../second").output == "<\(sandbox.root.path)>")
    #expect(try sandbox.run(through: "../second", ["LECTERN_HOME": "/elsewhere"]).output == "</elsewhere>")
  }

  @Test("builds again when a source is newer, and only once")
  func edited() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.run()
    #expect(try sandbox.builds() == 1)
    try sandbox.age(".build/lectern.stamp", by: -60)
    _ = try sandbox.run()
    _ = try sandbox.run()
    #expect(try sandbox.builds() == 1)
  }

  @Test("builds again when a file is added, removed or renamed", arguments: ["added", "removed", "renamed"])
  func folders(change: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("Sources/Cards/Suit.swift", "")
    for path in ["Package.swift", "Sources", "Sources/Cards", "Sources/Cards/Card.swift", "Sources/Cards/Suit.swift"] {
      try sandbox.age(path, by: -120)
    }
    _ = try sandbox.run()
    try sandbox.age(".build/lectern.stamp", by: -60)
    _ = try sandbox.run()
    #expect(try sandbox.builds() == 1)
    switch change {
    case "added":
      try sandbox.write("Sources/Cards/Rank.swift", "")
      try sandbox.age("Sources/Cards/Rank.swift", by: -120)
    case "removed": try sandbox.remove("Sources/Cards/Suit.swift")
    default:
      try FileManager.default.moveItem(
        at: sandbox.root.appending(path: "Sources/Cards/Suit.swift"),
        to: sandbox.root.appending(path: "Sources/Cards/Suits.swift"))
    }
    _ = try sandbox.run()
    #expect(try sandbox.builds() == 1)
  }

  @Test("builds again when the toolchain is another or another version manager's choice")
  func toolchain() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.run()
    #expect(try sandbox.builds() == 1)
    try sandbox.age("../bin/swift", by: -1000)
    _ = try sandbox.run()
    #expect(try sandbox.builds() == 1, "an older file in the same place")
    try sandbox.installSwift("6.3", in: "other")
    _ = try sandbox.run([], ["PATH": "\(sandbox.folder.path)/other:\(sandbox.folder.path)/bin:/usr/bin:/bin"])
    #expect(try sandbox.builds() == 1, "another place")
    _ = try sandbox.run()
    #expect(try sandbox.builds() == 1, "the first place again")
    try sandbox.write("../.local/share/swiftly/config.json", "{}")
    try sandbox.age("../.local/share/swiftly/config.json", by: 60)
    _ = try sandbox.run()
    #expect(try sandbox.builds() == 1, "swiftly's choice")
  }

  @Test("passes over what is too old or is not Swift", arguments: ["6.1.2", "5.10", "none"])
  func olderFirst(version: String) throws {
    let sandbox = try Sandbox()
    try sandbox.installSwift(version, in: "bin")
    try sandbox.installSwift("10.0", in: ".swiftly/bin")
    let run = try sandbox.run()
    #expect(run.output == "<\(sandbox.root.path)>")
    #expect(try sandbox.builds() == 1)
    #expect(try sandbox.run().error == "")
  }

  @Test("shows what the compiler says of a broken source, and runs nothing")
  func broken() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.run()
    try sandbox.age(".build/lectern.stamp", by: -60)
    let run = try sandbox.run([], ["BROKEN": "yes"])
    #expect(run.status == 70)
    #expect(run.output == "")
    #expect(run.error.contains("Card.swift:1:1: error: no such suit\nError: Lectern could not be built"))
    #expect(run.error.contains("\nHelp:  "))
    #expect(try sandbox.run().output == "<\(sandbox.root.path)>")
  }
}
