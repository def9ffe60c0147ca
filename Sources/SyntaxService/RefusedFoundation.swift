/// What of Foundation, and of the C library that it brings along, is open to an exercise that imports it.
///
/// Nothing is open that is not listed: the C library alone has thousands of functions, other ones on every system. What
/// is listed computes; none of it opens a file, and what could (`Data(contentsOf:)`) is known by its label.
enum FoundationNames {
  static let allowed: Set = [
    // Time
    "Calendar", "Date", "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval",
    "DateIntervalFormatter", "ISO8601DateFormatter", "TimeInterval", "TimeZone",
    // Numbers and measures
    "ByteCountFormatStyle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize", "Decimal", "Dimension",
    "EnergyFormatter", "FloatingPointFormatStyle", "IntegerFormatStyle", "LengthFormatter", "MassFormatter",
    "Measurement", "MeasurementFormatter", "NumberFormatter", "Unit", "UnitAcceleration", "UnitAngle", "UnitArea",
    "UnitConverter", "UnitConverterLinear", "UnitDuration", "UnitEnergy", "UnitFrequency", "UnitInformationStorage",
    "UnitLength", "UnitMass", "UnitPower", "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume",
    // Text
    "AttributedString", "CharacterSet", "ComparisonResult", "FormatStyle", "ListFormatStyle", "Locale",
    "LocalizedError", "NSLocationInRange", "NSMakeRange", "NSMaxRange", "NSNotFound", "NSRange",
    "NSRegularExpression", "NSTextCheckingResult", "ParseStrategy", "PersonNameComponents",
    "PersonNameComponentsFormatter", "Scanner", "unichar",
    // Data
    "Data", "DataProtocol", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "KeyPathComparator", "Predicate", "PropertyListDecoder", "PropertyListEncoder", "SortComparator",
    "SortDescriptor", "SortOrder", "UUID",
    // Mathematics
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh", "erf",
    "erfc", "exp", "exp2", "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "fmod", "frexp", "hypot", "ilogb",
    "ldexp", "lgamma", "log", "log10", "log1p", "log2", "logb", "lrint", "lround", "modf", "nan", "nearbyint",
    "nextafter", "pow", "remainder", "remquo", "rint", "round", "scalbn", "sin", "sinh", "sqrt", "tan", "tanh",
    "tgamma", "trunc", "M_E", "M_PI", "M_PI_2", "M_PI_4", "M_SQRT2", "DBL_EPSILON", "DBL_MAX", "DBL_MIN", "INT_MAX",
    "INT_MIN", "labs", "llabs",
    // Chance and letters
    "arc4random", "arc4random_uniform", "drand48", "rand", "random", "srand", "srand48", "srandom", "isalnum",
    "isalpha", "isdigit", "islower", "ispunct", "isspace", "isupper", "tolower", "toupper",
  ]

  /// What Foundation adds to the types and protocols of the standard library, as the compiler's symbol graphs of Swift
  /// 6.3 list it.
  static let members = Set(
    """
    Attributed Comparator CompareOptions Compared DateStyle EncodingConversionOptions EnumerationOptions
    FractionalPartDisplayStrategy Pattern Regions StandardComparator TimeFormatStyle TimeStyle Unit UnitWidth
    UnitsFormatStyle ZeroValueUnitsDisplayStrategy abbreviated addingPercentEncoding allowedUnits anchored
    appendingFormat ascii attributed availableStringEncodings backwards cString canBeConverted capitalized
    caseInsensitive caseInsensitiveCompare commonPrefix compare completePath components condensedAbbreviated
    currency data date dateTime days decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping
    defaultCStringEncoding diacriticInsensitive discreteInput enumerateLines enumerateSubstrings errorDescription
    failureReason fastestEncoding folding forcedOrdering formatted fractionalPartDisplay getBytes getCString
    getLineStart getParagraphStart grouping helpAnchor hide hourMinute hourMinuteSecond hours ianaName input
    isValid iso2022JP iso8601 iso8601Components iso8601ComponentsWithTimeZone iso8601Date iso8601DateComponents
    iso8601WithTimeZone isoLatin1 isoLatin2 japaneseEUC lastRange lengthOfBytes lexical lineRange list literal
    locale localizedCapitalized localizedCaseInsensitiveCompare localizedCaseInsensitiveContains localizedCompare
    localizedCurrency localizedDecimal localizedDescription localizedDouble localizedDoublePercentage
    localizedInteger localizedIntegerCurrency localizedIntegerPercentage localizedLowercase localizedName
    localizedStandardCompare localizedStandardContains localizedStandardRange localizedStringWithFormat
    localizedUppercase macOSRoman maximumLength maximumLengthOfBytes maximumUnitCount minimumLength minuteSecond
    minutes narrow nextstep nonLossyASCII options order padding paragraphRange pattern
    precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping rangeOfCharacter
    rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences recoverySuggestion regions regularExpression
    removingPercentEncoding replacingCharacters replacingOccurrences resetBytes roundingIncrement roundingRule
    shiftJIS show smallestEncoding symbol time trimmingCharacters unicode unitWidth units utf16BigEndian
    utf16LittleEndian utf32 utf32BigEndian utf32LittleEndian valueLengthLimits weeks wide widthInsensitive
    windowsCP1250 windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254 zeroValueUnitsDisplay
    """.split { $0 == " " || $0 == "\n" })

  /// First labels of the initialisers that it adds to them.
  static let initialiserLabels: Set = ["bytes", "data", "format", "localized"]

  /// Names that the compiler or the language's own macros bring along.
  static let implicit: Set = [
    "column", "dsohandle", "error", "file", "fileID", "filePath", "function", "isolation", "line", "newValue",
    "oldValue", "print", "debugPrint", "dump", "Swift", "fatalError",
  ]

  /// Types and modules that reach files, processes, the network or other threads; only a type of the learner's own, at
  /// the top of a file, may be called so.
  static func isReaching(_ name: String) -> Bool {
    reaching.contains(name) || reachingPrefixes.contains(where: name.hasPrefix)
  }

  private static let reaching: Set = [
    "Bundle", "CFBundle", "CoreFoundation", "Dispatch", "FileHandle", "FileManager", "FileWrapper", "Foundation",
    "FoundationEssentials", "Glibc", "Host", "InputStream", "Musl", "Operation", "OperationQueue", "OutputStream",
    "Pipe", "Port", "Process", "ProcessInfo", "PropertyListSerialization", "RunLoop", "SocketPort", "Stream",
    "SwiftGlibc", "Thread", "Timer", "UserDefaults", "XMLDocument", "XMLParser", "Darwin",
  ]

  private static let reachingPrefixes = ["NS", "Dispatch", "URLSession", "URLProtocol"]

  /// Functions that take numbers alone, so that no rule about memory holds them, and that could turn what is printed
  /// into what is reported; formats that are no literals; and what equality of Foundation's own objects hangs on.
  static let always: Set = [
    "_exit", "appendFormat", "appendingFormat", "localizedStringWithFormat", "dup", "dup2", "dup3", "fcntl", "fork",
    "ftruncate", "ioctl", "isEqual", "quick_exit", "resourceValues",
    "sendfile", "splice", "syscall", "vfork",
  ]
}
