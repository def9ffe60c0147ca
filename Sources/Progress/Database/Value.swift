/// What a column of a row holds, or a parameter of a statement.
enum Value: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  init(_ number: Int) { self = .integer(Int64(number)) }
  init(_ number: Int?) { self = number.map { Value($0) } ?? .null }
  init(_ number: Double) { self = .real(number) }
  init(_ text: String) { self = .text(text) }
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }
}
