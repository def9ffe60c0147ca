import Course
import FoundationEssentials
import Grading
package func tryGrade(_ a: [String]) {
  do {
    let g = try Grader(programs: .init(runner: a[1], syntax: a[2]), cache: "/tmp/proto/cache", environment: ProcessInfo.processInfo.environment)
    let dir = a[3]
    struct C: Decodable { struct F: Decodable { var solution:[String]; var test:[String]; var example:[String]; var editor:[String]? }; var files: F }
    let c = try JSONDecoder().decode(C.self, from: Data(contentsOf: URL(filePath: dir + "/.meta/config.json"))).files
    let e = Exercise(slug: dir, title: dir, directory: dir, configuration: .init(solution: c.solution, test: c.test, example: c.example, editor: c.editor ?? [], safety: .strict))
    let s: Submission = a[4] == "starter" ? .starter : a[4] == "reference" ? .reference : a[4].hasPrefix("/") ? .folder(a[4]) : .mutant(a[4])
    let r = try g.grade(e, s, isFresh: a.count > 5)
    let v = r.verdict
    print(v.outcome, v.route, v.origin, v.passed, v.total, v.reason ?? "")
    print(v.seconds)
    for d in v.diagnostics { print(d) }
    for c in v.checks { print(c.outcome, c.id, c.reason ?? "", c.signal ?? "", c.issues.first.map { "\($0.message)|\($0.expected ?? "")|\($0.actual ?? "")|\($0.argument ?? "")|\($0.file ?? ""):\($0.line ?? 0)" } ?? "", c.output) }
  } catch { print(error) }
}
