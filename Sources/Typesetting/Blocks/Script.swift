/// Text above or below the line.
enum Script {
  case raised, lowered

  /// The script of an HTML element.
  init?(_ element: String) {
    switch element {
    case "sup": self = .raised
    case "sub": self = .lowered
    default: return nil
    }
  }

  /// What stands around a text that has characters with no raised or lowered form.
  var opening: String { self == .raised ? "^(" : "_(" }
  var closing: String { ")" }

  /// The text in raised or lowered characters; `nil` if it has others.
  func shifted(_ text: String) -> String? {
    let forms = self == .raised ? Self.raisedForms : Self.loweredForms
    var shifted = ""
    for character in text {
      guard let form = character == " " ? " " : forms[character] else { return nil }
      shifted.append(form)
    }
    return shifted
  }

  /// The characters that Unicode maps to a plain one with `<super>` or `<sub>` (UnicodeData.txt, field 5).
  private static let raisedForms = forms(
    "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ", of: "0123456789+-=()abcdefghijklmnoprstuvwxyz")
  private static let loweredForms = forms(
    "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ", of: "0123456789+-=()aehijklmnoprstuvx")

  private static func forms(_ forms: String, of plain: String) -> [Character: Character] {
    Dictionary(uniqueKeysWithValues: zip(plain, forms))
  }
}
