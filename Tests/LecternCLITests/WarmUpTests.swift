import Foundation
import SampleCourse
import Testing

@Suite("A start warms up", .tags(.slow))
struct WarmUpTests {
  /// The names of the compiler's products in the learner's cache, each as often as it is there.
  private func products(of learner: Learner) -> [String] {
    let files = FileManager.default.enumerator(atPath: "\(learner.folder.path)/cache/lectern/objects")
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".o") || $0.hasSuffix(".swiftmodule") }
      .map { ($0 as NSString).lastPathComponent }.sorted()
  }

  @Test("by itself, so that the first check finds its checks compiled")
  func fillsTheCache() throws {
    let learner = try Learner()
    let start = try learner.lectern("start", "adder")
    #expect(start.status == 0)
    #expect(start.errors == "Made your workspace in \(learner.workspace).\n")
    #expect(eventually(within: 120) { products(of: learner).contains("AdderTests.o") && programs(of: learner).isEmpty })
    let compiled = products(of: learner).filter { $0.contains("Tests") }
    #expect(try learner.lectern("check", "adder").output.contains("0 of 2 checks pass"))
    #expect(products(of: learner).filter { $0.contains("Tests") } == compiled)
  }

  @Test("does nothing where nothing was copied")
  func alreadyThere() throws {
    let learner = try Learner()
    try learner.start("adder")
    try learner.lectern("start", "adder")
    #expect(programs(of: learner).isEmpty)
  }

  @Test("in silence where there is no compiler")
  func noCompiler() throws {
    let learner = try Learner()
    let start = try learner.lectern("start", "adder", environment: ["PATH": "/nowhere"])
    #expect(start.status == 0)
    #expect(start.errors == "Made your workspace in \(learner.workspace).\n")
  }

  #if os(Linux)
    @Test("while nobody waits for it, and gives way to others")
    func background() throws {
      let starter = ["exercises/adder/Sources/Adder/Adder.swift": DisturbanceTests.slowToCompile]
      let learner = try Learner(SampleCourse.files.merging(starter) { $1 })
      // `cat` reads until nobody holds the pipe any more.
      let run = try learner.shell("\"$lectern\" start adder 2>&1 | cat")
      #expect(run.output.contains("Adder is ready for you."))
      let warmUp = try #require(programs(of: learner).first { $0.name == "lectern" })
      #expect(eventually(within: 60) { programs(of: learner).contains { $0.name == "swift-frontend" } })
      let compiler = try #require(programs(of: learner).first { $0.name == "swift-frontend" })
      // It is set just after the compiler has been started.
      #expect(eventually { niceness(of: compiler.process) == 10 })
      #expect(niceness(of: warmUp.process) == 10)
      learner.endPrograms()
      #expect(eventually { programs(of: learner).isEmpty })
    }

    /// The 19th field of `/proc/<process>/stat` (proc(5)); the second, in parentheses, may hold blanks.
    private func niceness(of process: Int32) -> Int? {
      let text = FileManager.default.contents(atPath: "/proc/\(process)/stat").map {
        String(decoding: $0, as: UTF8.self)
      }
      let fields = text?.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 16 ? Int(fields[16]) : nil
    }
  #endif
}
