/// What is said of two values that differ.
extension Messages {
  var differUnprinted: String { say("in something that is not printed", "출력되지 않는 것이 다릅니다") }

  func expectedGot(_ expected: String, _ actual: String) -> String {
    say("expected \(expected), got \(actual)", "기대한 것은 \(expected), 실제는 \(actual)")
  }

  /// Before what is said of a part of a value.
  func place(_ path: String) -> String { path.isEmpty ? "" : say("at \(path): ", "\(path): ") }

  func elements(expected: Int, got actual: Int) -> String {
    say("expected \(counted(expected, "element")), got \(actual)", "원소는 \(expected)개여야 하는데 \(actual)개입니다")
  }

  /// Before what is said of the outermost of several lists.
  var inAll: String { say("in all ", "모두 합쳐 ") }

  func missing(from index: Int, _ values: String) -> String {
    say("missing from [\(index)] on: \(values)", "[\(index)]부터 빠진 것: \(values)")
  }

  func tooMany(from index: Int, _ values: String) -> String {
    say("too many from [\(index)] on: \(values)", "[\(index)]부터 남는 것: \(values)")
  }

  func onlyExpected(_ values: String) -> String { say("only expected: \(values)", "빠진 것: \(values)") }
  func onlyGot(_ values: String) -> String { say("only got: \(values)", "남는 것: \(values)") }
  func andMore(_ count: Int) -> String { say(" and \(count) more", " 외 \(count)개") }

  /// `line 2, character 5`; no line where there is one alone.
  func character(_ column: Int, line: Int?) -> String {
    let lines = line.map { say("line \($0), ", "\($0)번째 줄 ") } ?? ""
    return lines + say("character \(column)", "\(column)번째 글자")
  }

  var theEnd: String { say("the end", "끝") }

  // MARK: Characters that are not seen

  var space: String { say("a space", "공백") }
  var tab: String { say("a tab", "탭") }
  var lineEnd: String { say("a line end", "줄바꿈") }
  var carriageReturn: String { say("a carriage return", "캐리지 리턴") }

  /// What a character that is not seen is called, by its code point; `nil` for others.
  func name(ofInvisible codePoint: UInt32) -> String? {
    switch codePoint {
    case 0xA0: say("a no-break space", "줄바꿈 없는 공백")
    case 0xAD: say("a soft hyphen", "숨은 하이픈")
    case 0x3000: say("a wide space", "전각 공백")
    case 0x200B: say("a zero-width space", "너비 없는 공백")
    case 0x200C: say("a zero-width non-joiner", "너비 없는 비결합 문자")
    case 0x200D: say("a zero-width joiner", "너비 없는 결합 문자")
    case 0x2060: say("a word joiner", "단어 결합 문자")
    case 0xFEFF: say("a byte order mark", "바이트 순서 표시")
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: say("a sign of writing direction", "글 방향 표시")
    default: nil
    }
  }
}
