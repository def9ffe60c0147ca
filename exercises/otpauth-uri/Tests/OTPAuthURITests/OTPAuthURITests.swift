import Testing

@testable import OTPAuthURI

@Suite("The key URI")
struct OTPAuthURITests {
  // Task 1
  @Test("decodes bytes of UTF-8", arguments: encodings)
  func decodesBytes(piece: String, text: String) {
    #expect(decoded(piece) == text, "each % with its two digits is a byte, and the bytes together are UTF-8")
  }

  // Task 1
  @Test("leaves everything else as it stands, the plus sign too")
  func leavesEverythingElse() {
    #expect(
      decoded("kim+work@example.com") == "kim+work@example.com",
      "in a URI a plus is a plus; only web forms mean a space")
    #expect(decoded("%2525") == "%25", "%2525 is %25: what has been decoded is not decoded again")
    #expect(decoded("한글") == "한글", "text that somebody forgot to encode is taken as it is")
    #expect(decoded("") == "", "an empty piece stands for an empty text")
  }

  // Task 1
  @Test(
    "refuses a piece that is badly encoded",
    arguments: ["%", "100%", "%4", "%4g", "%zz", "% 4", "%+f", "%-1", "%ff", "%e2%98", "%c0%80", "%%41"])
  func refusesBadEncoding(piece: String) {
    #expect(
      decoded(piece) == "throws badEncoding",
      "in '\(piece)' a % lacks its two hexadecimal digits, or the bytes are no UTF-8")
  }

  // Task 1
  @Test("encodes every byte that does not stand for itself")
  func encodesEveryOtherByte() {
    #expect(
      percentEncoded("AZaz09-._~") == "AZaz09-._~",
      "letters, digits and - . _ ~ stand for themselves everywhere in a URI")
    #expect(
      percentEncoded("a b&c=d?e/f:g#h%i+j") == "a%20b%26c%3Dd%3Fe%2Ff%3Ag%23h%25i%2Bj",
      "a space, and & = ? / : # % +, have a meaning in URIs, so they are encoded")
    #expect(
      percentEncoded("é 김 🔑") == "%C3%A9%20%EA%B9%80%20%F0%9F%94%91",
      "é has two bytes, 김 three and the key four: each byte is written as % and two digits")
    #expect(
      percentEncoded("\t\n") == "%09%0A",
      "tab and line feed are the bytes 9 and 10: a byte always takes two digits, in capitals")
    #expect(
      percentEncoded("[@`{^") == "%5B%40%60%7B%5E",
      "[ @ ` { ^ stand beside the letters and digits in the table of ASCII, but are none of them")
  }

  // Task 2
  @Test("reads a whole key URI")
  func readsAWholeKeyURI() {
    #expect(
      outcome(
        of: "otpauth://totp/Code%20Hub:kim@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Code%20Hub&digits=8&period=60")
        == fields(
          of: KeyURI(
            issuer: "Code Hub", account: "kim@example.com", secret: "JBSWY3DPEHPK3PXP", digits: 8, period: 60)),
      "type, label and parameters, each decoded")
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY") == fields(of: KeyURI(issuer: nil, account: "kim", secret: "MY")),
      "an account and a secret are enough: 6 digits, 30 seconds and no issuer are the usual")
  }

  // Task 2
  @Test(
    "takes scheme and type in capitals too",
    arguments: ["OTPAUTH://TOTP/kim?secret=MY", "OtpAuth://totp/kim?secret=MY", "otpauth://ToTP/kim?secret=MY"])
  func takesCapitals(text: String) {
    #expect(
      outcome(of: text) == fields(of: KeyURI(issuer: nil, account: "kim", secret: "MY")),
      "case does not matter in the scheme and the type, and QR codes in capitals are smaller")
  }

  // Task 2
  @Test(
    "refuses what is no key URI",
    arguments: [
      "", "otpauth:", "otpauth:/totp/kim?secret=MY", "https://totp/kim?secret=MY", " otpauth://totp/kim?secret=MY",
      "JBSWY3DPEHPK3PXP",
    ])
  func refusesOtherURIs(text: String) {
    #expect(outcome(of: text) == refused(.notAKeyURI), "a key URI begins with otpauth:// and nothing before it")
  }

  // Task 2
  @Test(
    "refuses passwords of another type",
    arguments: [
      ("otpauth://hotp/kim?secret=MY&counter=1", "hotp"), ("otpauth://HOTP/kim?secret=MY", "HOTP"),
      ("otpauth://steam/kim?secret=MY", "steam"), ("otpauth:///kim?secret=MY", ""),
    ])
  func refusesOtherTypes(text: String, type: String) {
    #expect(
      outcome(of: text) == refused(.unsupportedType(type)),
      "this app makes passwords from the time only, and has to say so")
  }

  // Task 3
  @Test("splits the label at its first colon", arguments: labels)
  func splitsTheLabel(label: String, issuer: String?, account: String) {
    #expect(
      outcome(of: "otpauth://totp/\(label)?secret=MY")
        == fields(of: KeyURI(issuer: issuer, account: account, secret: "MY")),
      "the issuer stands before the first colon, written out or as %3A; spaces in front of the account do not count")
  }

  // Task 3
  @Test("takes the issuer from label or parameter", arguments: issuers)
  func takesTheIssuerFromEither(label: String, parameter: String, issuer: String?) {
    #expect(
      outcome(of: "otpauth://totp/\(label)?secret=MY\(parameter)")
        == fields(of: KeyURI(issuer: issuer, account: "kim", secret: "MY")),
      "one of the two is enough, both may be there if they agree, and an empty one is none")
  }

  // Task 3
  @Test("refuses two issuers that disagree")
  func refusesTwoIssuers() {
    #expect(
      outcome(of: "otpauth://totp/Bank:kim?secret=MY&issuer=Bonk") == refused(.conflictingIssuers("Bank", "Bonk")),
      "nobody can tell which of them is right, and one of them may be a fraud")
    #expect(
      outcome(of: "otpauth://totp/A%20B:kim?secret=MY&issuer=A%2BB") == refused(.conflictingIssuers("A B", "A+B")),
      "A%20B and A%2BB are compared after decoding, and then they differ")
    #expect(
      outcome(of: "otpauth://totp/Bank:kim?secret=MY&issuer=bank") == refused(.conflictingIssuers("Bank", "bank")),
      "Bank and bank are not equal: a fraud may differ in a single letter")
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&issuer=A%3AB") == refused(.invalidValue(of: "issuer")),
      "an issuer with a colon could not be written into a label again")
  }

  // Task 3
  @Test(
    "refuses a label without an account",
    arguments: [
      "otpauth://totp/?secret=MY", "otpauth://totp?secret=MY", "otpauth://totp/Bank:?secret=MY",
      "otpauth://totp/Bank:%20%20?secret=MY", "otpauth://totp/%20?secret=MY",
    ])
  func refusesALabelWithoutAnAccount(text: String) {
    #expect(outcome(of: text) == refused(.missingAccount), "the label has to say whose account it is")
  }

  // Task 4
  @Test("reads the parameters in any order, and passes over those that it does not know")
  func readsParametersInAnyOrder() {
    let expected = KeyURI(issuer: "Bank", account: "kim", secret: "MY", digits: 7, period: 45)
    #expect(
      outcome(of: "otpauth://totp/kim?period=45&issuer=Bank&digits=7&secret=MY") == fields(of: expected),
      "the parameters may stand in any order: here the secret comes last")
    #expect(
      outcome(of: "otpauth://totp/kim?image=a%zz&image=b&&secret=MY&digits=7&counter=9&period=45&issuer=Bank&x")
        == fields(of: expected),
      "other parameters may be there: whatever they hold, it is not ours to judge")
  }

  // Task 4
  @Test("takes the names of parameters as they are written")
  func takesNamesAsWritten() {
    #expect(
      outcome(of: "otpauth://totp/kim?%73ecret=MY") == refused(.missingSecret),
      "%73ecret would be secret if it were decoded; names are not, so this is a parameter with another name")
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&%64igits=9&PERIOD=0")
        == fields(of: KeyURI(issuer: nil, account: "kim", secret: "MY")),
      "%64igits and PERIOD are none of the five names, so both are passed over, whatever they hold")
  }

  // Task 4
  @Test("takes a parameter without = for one with an empty value")
  func takesNoEqualsSignForNoValue() {
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&issuer&x")
        == fields(of: KeyURI(issuer: nil, account: "kim", secret: "MY")),
      "issuer without = is an empty issuer, and that counts as none")
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&digits") == refused(.invalidValue(of: "digits")),
      "digits without = has an empty value, and that is not 6, 7 or 8")
  }

  // Task 4
  @Test("separates before it decodes")
  func separatesBeforeItDecodes() {
    #expect(
      outcome(of: "otpauth://totp/a%3Fb%26c%2Fd?secret=MY&issuer=R%26D%3D%3F")
        == fields(of: KeyURI(issuer: "R&D=?", account: "a?b&c/d", secret: "MY")),
      "an encoded ? & = or / belongs to the value and separates nothing")
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY%3D%3D%3D%3D%3D%3D&issuer=a=b")
        == fields(of: KeyURI(issuer: "a=b", account: "kim", secret: "MY")),
      "only the first = separates a name from its value")
  }

  // Task 4
  @Test(
    "keeps a secret in one spelling",
    arguments: [
      ("mfrggzdf", "MFRGGZDF"), ("mfrg%20gzdf", "MFRGGZDF"), ("MFRG-GZDF", "MFRGGZDF"), ("MY======", "MY"),
      ("mzxw6===", "MZXW6"),
    ])
  func keepsASecretInOneSpelling(value: String, secret: String) {
    #expect(
      outcome(of: "otpauth://totp/kim?secret=\(value)")
        == fields(of: KeyURI(issuer: nil, account: "kim", secret: secret)),
      "capitals, with nothing between and nothing behind: two spellings of one secret are the same secret")
  }

  // Task 4
  @Test("takes SHA-1 when it is named, in any case", arguments: ["SHA1", "sha1", "Sha1"])
  func takesSHA1(name: String) {
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&algorithm=\(name)")
        == fields(of: KeyURI(issuer: nil, account: "kim", secret: "MY")),
      "SHA-1 is what is used when none is named")
  }

  // Task 5
  @Test("refuses a secret that is missing or none", arguments: badSecrets)
  func refusesABadSecret(query: String, error: KeyURIError) {
    #expect(outcome(of: "otpauth://totp/kim\(query)") == refused(error), "without a secret there are no passwords")
  }

  // Task 5
  @Test(
    "refuses a number of digits that it does not make",
    arguments: ["", "5", "9", "0", "-6", "+6", "%2B6", "six", "6.0", "6 ", "99999999999999999999"])
  func refusesOtherDigits(value: String) {
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&digits=\(value)") == refused(.invalidValue(of: "digits")),
      "'\(value)' is not 6, 7 or 8: the usual 6 in its place would give passwords that are refused")
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&digits=6")
        == fields(of: KeyURI(issuer: nil, account: "kim", secret: "MY")),
      "digits=6 is allowed, though it says what is usual anyway")
  }

  // Task 5
  @Test(
    "refuses a period that is no length of time",
    arguments: ["", "0", "-30", "+30", "half", "30s", "1.5", "9223372036854775808"])
  func refusesOtherPeriods(value: String) {
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&period=\(value)") == refused(.invalidValue(of: "period")),
      "'\(value)' is not a whole number of seconds from 1 on")
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&period=1")
        == fields(of: KeyURI(issuer: nil, account: "kim", secret: "MY", period: 1)),
      "period=1 is allowed: one second is short, but possible")
  }

  // Task 5
  @Test("refuses another hash", arguments: ["SHA256", "SHA512", "MD5", ""])
  func refusesAnotherHash(name: String) {
    #expect(
      outcome(of: "otpauth://totp/kim?secret=MY&algorithm=\(name)") == refused(.unsupportedAlgorithm(name)),
      "this app knows SHA-1 only; to pass over the parameter would give wrong passwords that look right")
  }

  // Task 5
  @Test(
    "refuses a parameter that stands there twice", arguments: ["secret", "issuer", "algorithm", "digits", "period"])
  func refusesARepeatedParameter(name: String) {
    let usual = ["secret": "MY", "issuer": "Bank", "algorithm": "SHA1", "digits": "6", "period": "30"]
    let value = usual[name] ?? ""
    let first = name == "secret" ? "" : "secret=MY&"
    #expect(
      outcome(of: "otpauth://totp/kim?\(first)\(name)=\(value)&\(name)=\(value)") == refused(.repeatedParameter(name)),
      "one program takes the first, another the last: whoever sends both may be counting on that")
  }

  // Task 5
  @Test(
    "refuses bad encoding in label and parameters",
    arguments: [
      "otpauth://totp/ki%6?secret=MY", "otpauth://totp/kim?secret=M%", "otpauth://totp/kim?secret=MY&issuer=%ff",
    ])
  func refusesBadEncodingAnywhere(text: String) {
    #expect(outcome(of: text) == refused(.badEncoding), "a piece that cannot be decoded is not to be guessed")
  }

  // Task 6
  @Test("writes a key URI as short as it can be", arguments: written)
  func writesAKeyURI(key: KeyURI, text: String) {
    #expect(key.description == text, "the usual is left out, and names are encoded, but not the colon between them")
  }

  // Task 6
  @Test("writes what it reads back", arguments: written.map { $0.0 })
  func writesWhatItReadsBack(key: KeyURI) {
    #expect(outcome(of: key.description) == fields(of: key), "nothing may be lost or changed on the way")
  }

  /// What a piece is decoded to, or what is thrown.
  private func decoded(_ piece: String) -> String {
    do throws(KeyURIError) {
      return try percentDecoded(piece)
    } catch {
      return "throws \(error)"
    }
  }

  /// What becomes of a line: the fields that were read, or the error that was thrown.
  private func outcome(of text: String) -> [String] {
    do throws(KeyURIError) {
      return fields(of: try KeyURI(parsing: text))
    } catch {
      return refused(error)
    }
  }

  /// Field by field, so that a check does not depend on what `description` writes.
  private func fields(of key: KeyURI) -> [String] {
    [
      "issuer: \(key.issuer ?? "nil")", "account: \(key.account)", "secret: \(key.secret)", "digits: \(key.digits)",
      "period: \(key.period)",
    ]
  }

  private func refused(_ error: KeyURIError) -> [String] {
    ["throws \(error)"]
  }
}

// MARK: - Examples

private let encodings = [
  ("Code%20Hub", "Code Hub"),
  ("kim%40example.com", "kim@example.com"),
  ("%EA%B9%80", "김"),
  ("%ea%b9%80", "김"),
  ("caf%C3%A9", "café"),
  ("%F0%9F%94%91", "🔑"),
  ("100%25", "100%"),
  ("a%2Bb", "a+b"),
  ("%41%62%09", "Ab\t"),
]

private let labels: [(String, String?, String)] = [
  ("kim", nil, "kim"),
  ("Bank:kim", "Bank", "kim"),
  ("Bank%3Akim", "Bank", "kim"),
  ("Bank:%20kim", "Bank", "kim"),
  ("Bank:%20%20kim%20lee", "Bank", "kim lee"),
  ("%ED%95%9C%20%EC%9D%80%ED%96%89:%EA%B9%80", "한 은행", "김"),
  ("Bank:kim:work", "Bank", "kim:work"),
  (":kim", nil, "kim"),
  ("Bank:kim/work", "Bank", "kim/work"),
  ("kim+work", nil, "kim+work"),
]

private let issuers: [(String, String, String?)] = [
  ("kim", "", nil),
  ("Bank:kim", "", "Bank"),
  ("kim", "&issuer=Bank", "Bank"),
  ("Bank:kim", "&issuer=Bank", "Bank"),
  ("A%20B:kim", "&issuer=A%20B", "A B"),
  ("Bank:kim", "&issuer=", "Bank"),
  (":kim", "&issuer=Bank", "Bank"),
  ("kim", "&issuer=", nil),
]

private let badSecrets: [(String, KeyURIError)] = [
  ("", .missingSecret),
  ("?", .missingSecret),
  ("?issuer=Bank", .missingSecret),
  ("?Secret=MY", .missingSecret),
  ("?secret=", .invalidValue(of: "secret")),
  ("?secret", .invalidValue(of: "secret")),
  ("?secret=%20-", .invalidValue(of: "secret")),
  ("?secret=M1", .invalidValue(of: "secret")),
  ("?secret=MZ", .invalidValue(of: "secret")),
]

private let written: [(KeyURI, String)] = [
  (KeyURI(issuer: nil, account: "kim", secret: "MY"), "otpauth://totp/kim?secret=MY"),
  (
    KeyURI(issuer: "Code Hub", account: "kim@example.com", secret: "JBSWY3DPEHPK3PXP"),
    "otpauth://totp/Code%20Hub:kim%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Code%20Hub"
  ),
  (
    KeyURI(issuer: "R&D", account: "a:b/c?d", secret: "MFRGG", digits: 8, period: 60),
    "otpauth://totp/R%26D:a%3Ab%2Fc%3Fd?secret=MFRGG&issuer=R%26D&digits=8&period=60"
  ),
  (
    KeyURI(issuer: "한 은행", account: "김", secret: "MFRGG", period: 31),
    "otpauth://totp/%ED%95%9C%20%EC%9D%80%ED%96%89:%EA%B9%80?secret=MFRGG"
      + "&issuer=%ED%95%9C%20%EC%9D%80%ED%96%89&period=31"
  ),
  (KeyURI(issuer: nil, account: "kim+work", secret: "MY", digits: 7), "otpauth://totp/kim%2Bwork?secret=MY&digits=7"),
]
