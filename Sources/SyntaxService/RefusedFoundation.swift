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
    "SortDescriptor", "SortOrder", "URL", "URLComponents", "URLQueryItem", "UUID",
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

  /// Names that the compiler or the language's own macros bring along.
  static let implicit: Set = [
    "column", "dsohandle", "error", "file", "fileID", "filePath", "function", "isolation", "line", "newValue",
    "oldValue", "print", "debugPrint", "dump", "Swift", "fatalError",
  ]

  /// Types and modules that reach files, processes, the network or other threads; only a type of the learner's own, at
  /// the top of a file, may be called so.
  static let reaching: Set = [
    "Bundle", "CFBundle", "CoreFoundation", "Dispatch", "FileHandle", "FileManager", "FileWrapper", "Foundation",
    "FoundationEssentials", "Glibc", "Host", "InputStream", "Musl", "Operation", "OperationQueue", "OutputStream",
    "Pipe", "Port", "Process", "ProcessInfo", "PropertyListSerialization", "RunLoop", "SocketPort", "Stream",
    "SwiftGlibc", "Thread", "Timer", "UserDefaults", "XMLDocument", "XMLParser", "Darwin",
  ]

  static let reachingPrefixes = ["NS", "Dispatch", "URLSession", "URLProtocol"]

  /// Functions that take numbers alone, so that no rule about memory holds them, and that could turn what is printed
  /// into what is reported; and what equality of Foundation's own objects hangs on.
  static let always: Set = [
    "_exit", "dup", "dup2", "dup3", "fcntl", "fork", "ftruncate", "ioctl", "isEqual", "quick_exit", "resourceValues",
    "sendfile", "splice", "syscall", "vfork",
  ]
}
