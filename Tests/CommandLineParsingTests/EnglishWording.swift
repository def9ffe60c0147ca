import Wordings

/// The tests of parsing and layout need no second language.
extension Wording: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .asItIs(text) }
}
