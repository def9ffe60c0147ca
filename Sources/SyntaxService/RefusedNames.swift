/// What a learner's code may not name in a strict exercise.
///
/// The names were gathered from the interfaces of the standard library's modules (`Swift.swiftinterface` and its
/// neighbours) of Swift 6.3.
enum RefusedNames {
  /// The standard library's modules; none of them opens a file or starts a process.
  static let standardModules: Set = [
    "Swift", "Observation", "RegexBuilder", "Synchronization", "_Concurrency", "_StringProcessing",
  ]

  /// Attributes that bind a declaration to a symbol or a section of the image, or switch a check of the compiler off.
  static let attributes: Set = ["section", "used", "c", "convention", "abi", "implementation", "exclusivity", "export"]

  /// Names that hand out memory, the program's arguments, or types that are not imported, whoever declares them.
  static let always: Set = [
    "CommandLine", "CVaListPointer", "ManagedBufferPointer", "OpaquePointer", "Unmanaged", "withVaList",
    // Names in the standard library that the prefixes below would let through if the learner declared them too.
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer", "UnsafeContinuation",
    "UnsafeThrowingContinuation", "UnsafeCurrentTask", "UnsafeSendable", "UnsafeConcurrentValue",
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeMutablePointers", "withUnsafeMutablePointerToHeader",
    "withUnsafeMutablePointerToElements", "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeBufferPointer",
    "withUnsafeMutableBufferPointer", "withUnsafeTemporaryAllocation", "withUnsafeCurrentTask",
    "withUnsafeContinuation", "withUnsafeThrowingContinuation", "unsafeBitCast", "unsafeDowncast", "unsafelyUnwrapped",
    "unsafeLoad", "unsafeLoadUnaligned", "unsafeLock", "unsafeTryLock", "unsafeUnlock", "unsafeArgv",
    "unsafeRawPointer", "unsafeUninitializedCapacity",
    "_baseAddressIfContiguous", "_conditionallyUnreachable", "_createOffsetBasedKeyPath", "_getCurrentAsyncTask",
    "_getTypeByMangledNameInContext", "_getTypeByMangledNameInEnvironment", "_openExistential", "_overrideLifetime",
    "_playgroundPrintHook", "_taskCancel", "_typeByName", "_undefined", "_unsafeReferenceCast",
    "_unsafeUncheckedDowncast",
  ]

  /// What the names of unsafe and of private things begin with; the learner's own names may begin so too.
  static let prefixes = ["Unsafe", "unsafe", "withUnsafe", "_"]

  /// Names that the checks are written with; declaring one would put the learner's in its place. (A function cannot take
  /// the place of a macro.)
  static let testing: Set = [
    "XCTAssert", "XCTAssertEqual", "XCTAssertEqualWithAccuracy", "XCTAssertFalse", "XCTAssertGreaterThan",
    "XCTAssertGreaterThanOrEqual", "XCTAssertIdentical", "XCTAssertLessThan", "XCTAssertLessThanOrEqual",
    "XCTAssertNil", "XCTAssertNoThrow", "XCTAssertNotEqual", "XCTAssertNotEqualWithAccuracy", "XCTAssertNotIdentical",
    "XCTAssertNotNil", "XCTAssertThrowsError", "XCTAssertTrue", "XCTFail", "XCTSkip", "XCTSkipIf", "XCTSkipUnless",
    "XCTUnwrap", "XCTWaiter", "XCTest", "XCTestCase", "XCTestExpectation", "LecternXCTest",
    "Testing", "Test", "Suite", "Issue", "Trait", "Tag", "Confirmation", "confirmation", "withKnownIssue",
    "SourceLocation", "Attachment",
  ]

  /// The standard library's operators, which the checks compare and compute with.
  static let operators: Set = [
    "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=", "!", "&&", "||", "??", "+", "-", "*", "/", "%", "&", "|", "^",
    "~", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "...", "..<", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "<<=",
    ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", ".==", ".!=", ".<", ".<=", ".>", ".>=", ".&", ".|", ".^", ".!",
  ]
}
