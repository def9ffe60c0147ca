import Testing

@testable import Verification

@Suite("The first line of a mutant")
struct MutantTests {
  @Test(
    "says what is wrong and which checks reject it",
    arguments: [
      ("// Mistake: subtracts; rejected by: adds", "subtracts", ["adds"]),
      ("//Mistake: adds 1; or 2;  rejected by: adds , Sums.keeps  ", "adds 1; or 2", ["adds", "Sums.keeps"]),
      ("/// Mistake: subtracts; rejected by: adds", nil, []), ("// Mistake: subtracts", nil, []),
      ("// Mistake: ; rejected by: adds", nil, []), ("// Mistake: subtracts; rejected by:", nil, []),
      ("// Mistake: subtracts; rejected by: , ", nil, []), ("", nil, []),
    ] as [(String, String?, [String])])
  func firstLine(_ line: String, mistake: String?, rejectedBy: [String]) {
    let mutant = Mutant(name: "M", file: "M.swift", firstLine: line)
    #expect(mutant?.mistake == mistake)
    #expect((mutant?.rejectedBy ?? []) == rejectedBy)
  }
}
