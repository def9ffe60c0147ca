import SwiftSource
import Testing
import Wordings

@Suite("With Foundation imported the safety scan")
struct FoundationTests {
  private let rules = SafetyRules(imports: ["Foundation"])

  @Test(
    "refuses what reaches files, processes or the system",
    arguments: [
      "FileManager.default.contents(atPath: p)", "let h: FileHandle? = nil", "Process()", "Bundle.main",
      "URLSession.shared", "NSData(contentsOfFile: p)", "Data(contentsOf: url)", "String(contentsOfFile: p)",
      "Data.init(contentsOf:)", "let f = Data.init(contentsOf:options:)", "s.write(to: url)", "let w = data.write",
      "s.write(toFile: p)", "ProcessInfo.processInfo.environment", "Thread.exit()", "getenv(\"HOME\")", "open(p, 0)",
      "exit(0)", "_exit(0)", "abort()", "kill(getpid(), 9)", "dup2(3, 1)", "Glibc.dup2(3, 1)", "Foundation.exit(0)",
      "let e = exit", "[3].map(close)", "UserDefaults.standard", "NSHomeDirectory()", "DispatchQueue.global()",
      "JSONSerialization.jsonObject(with: InputStream(fileAtPath: p)!)", "x.append.init(contentsOf: url)",
      "append(contentsOf: url)", "AttributedString(contentsOf: url)", "url.resourceValues(forKeys: [])",
      "class C: NSObject {}", "override func isEqual(_ x: Any?) -> Bool { true }", "stdout", "errno", "environ",
      "func f() { let dup = 1 }", "enum Inner { struct FileManager {} }\nFileManager.default",
      "\"\\(exit(0))\"", "String.localizedStringWithFormat(\"%s\", 4)", "\"\".appendingFormat(\"%s\", 4)",
      "String.init(format:arguments:)", "let f: (String, [any CVarArg]) -> String = String.init",
      "[s].map(Data.init)", "apply(String.init, s)", "URL(string: s)",
    ])
  func refuses(source: String) throws {
    #expect(
      try !refusals("import Foundation\nlet p = 1, url = 2, data = 3, s = 4, x = 5\n\(source)", rules: rules).isEmpty)
  }

  @Test("refuses it beside a private type of the name in another file, and with a part of Foundation alone")
  func decoys() throws {
    let use = "let files = FileManager.default"
    #expect(try refusals("private struct FileManager {}", use, rules: rules).map(\.file) == ["1.swift"])
    for module in ["FoundationEssentials", "Dispatch"] {
      #expect(try refusals("dup2(3, 1)", rules: SafetyRules(imports: [module])).count == 1)
    }
  }

  @Test(
    "lets what computes through",
    arguments: [
      "Date(timeIntervalSince1970: 0)", "Data([1, 2])", "data.append(contentsOf: [1])",
      "items.insert(contentsOf: [1], at: 0)",
      "text.components(separatedBy: \" \")", "text.trimmingCharacters(in: .whitespaces)", "sqrt(pow(2, floor(1.5)))",
      "String(format: \"%02d:%02d %5.2f %% %c\", 1, 2, 3.0, 65)", "String(format: \"%*d\", 4, 2)",
      "let f = DateFormatter(); f.dateFormat = \"yyyy\"", "Calendar(identifier: .gregorian)", "text.range(of: \"a\")",
      "text.replacingOccurrences(of: \"a\", with: \"b\")", "UUID().uuidString", "Decimal(string: \"1.5\")",
      "JSONDecoder().decode(Int.self, from: data)", "extension String { func f() -> Int { count + utf8.count } }",
      "#if os(Linux) && DEBUG\nlet a = 1\n#endif", "@discardableResult func f() -> Int { 1 }",
      "items.map(String.init)", "items.compactMap(Int.init)", "let s = String.init(items)",
      "struct S { init() { self.init() } }",
      "struct S {}\nlet s: S = .init()",
      "var output = \"\"\noutput.write(text)", "enum E: LocalizedError { case a }", "do {} catch { print(error) }",
      "var v: Int { get { 1 } set { print(newValue) } }", "struct Port {}\nlet port = Port()",
      "struct Account { func close() {}; func end() { close() } }", "NSRange(location: 0, length: 1)",
      "func render(format: String) {}\nrender(format: text)", "arc4random_uniform(6)", "#Predicate<Int> { $0 > 1 }",
      "for case let (a, b) in [(1, 2)] { print(a + b) }", "items.map { item in item }",
      "if let it = text { print(it) }",
    ])
  func accepts(source: String) throws {
    let given = "import Foundation\nlet data = 1, items = 2, text = 3"
    #expect(try refusals("\(given)\n\(source)", rules: rules).map(\.message.english) == [])
  }

  @Test(
    "refuses formats that could read what they were not given",
    arguments: [
      "String(format: \"%s\", 4)", "String(format: \"%@\", 4)", "String(format: \"%d %d\", 4)",
      "String(format: text, 4)", "String(format: \"%\\(text)\", 4)", "String(format: \"%1$d\", 4)",
      "String.init(format: \"%p\", 4)", "String(format: \"%d\", arguments: [4])", "String(format: \"%*d\", 4)",
      "String(format: \"%\", 4)", "typealias S = String\nS(format: \"%n\", 4)",
    ])
  func formats(source: String) throws {
    #expect(
      try refusals("import Foundation\nlet text = 1\n\(source)", rules: rules).map(\.message.english)
        == ["A format is written as plain text here, for numbers only, with a value for each of its signs."])
  }
}
