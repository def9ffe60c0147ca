/// Names of the standard library's modules, as the compiler's symbol graphs of Swift 6.3 list them for `Swift`,
/// `_Concurrency`, `_StringProcessing`, `RegexBuilder`, `Synchronization` and `Observation`; without those that begin
/// with `_`, and without functions whose only effect is to print.
enum StandardNames {
  /// What types and protocols have as members.
  static let members = words(
    """
    ASCII ActorType AllCases AncestorRepresentation ArrayLiteralElement AsyncIterator AtomicOptionalRepresentation
    AtomicRepresentation BooleanLiteralType Bound BufferingPolicy CancellationError CanonicalCombiningClass Change
    CharacterIterator CharacterView Child Children CodeUnit Context Continuation DisplayStyle Distance Duration
    Element Elements EncodedScalar Encoding Exponent ExtendedGraphemeClusterLiteralType Failure FloatLiteralType
    ForwardParser GeneralCategory Group Handle ID Index IndexDistance Indices Instant IntegerLiteralType Iteration
    Iterator Key Keys Kind Magnitude MaskStorage Match NumericType Output ParseResult Parser Pointee Priority
    Properties Ranges RawExponent RawSignificand RawValue RegexOutput ReverseParser SIMD16Storage SIMD2Storage
    SIMD32Storage SIMD4Storage SIMD64Storage SIMD8Storage SIMDMaskScalar Scalar Stream1 Stream2 Stride
    StringInterpolation StringLiteralType SubSequence Termination UTF16 UTF16View UTF32 UTF8 UTF8View
    UnicodeScalarIndex UnicodeScalarIterator UnicodeScalarLiteralType UnicodeScalarView ValidationError Value
    Values Version Words YieldResult above aboveLeft aboveRight access acquiring acquiringAndReleasing add
    addImmediateTask addImmediateTaskUnlessCancelled addProduct addTask addTaskUnlessCancelled addingProduct
    addingReportingOverflow advanced age alignedDown alignedUp alignment allCases allKeys allSatisfy allocate
    anchorsMatchLineEndings any anyGraphemeCluster anyNonNewline anyOf append appendInterpolation appendLiteral
    appending applying argc arguments asSerialExecutor asTaskExecutor asUnownedSerialExecutor asUnownedTaskExecutor
    asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace asciiOnlyWordCharacters asciiValue assertIsolated
    assign assumeIsolated assumingMemoryBound async asyncUnlessCancelled attachedAbove attachedAboveRight
    attachedBelow attachedBelowLeft attoseconds awayFromZero background base baseAddress basePriority below
    belowLeft belowRight bigEndian binade bindMemory bitPattern bitWidth bitwiseAnd bitwiseOr bitwiseXor buffer
    bufferingNewest bufferingOldest buildBlock buildExpression buildLimitedAvailability buildPartialBlock byteCount
    byteOffsets byteSwapped bytes bytesEqual cancel cancelAll cancelled canonicalCombiningClass capacity
    changesWhenCaseFolded changesWhenCaseMapped changesWhenLowercased changesWhenNFKCCaseFolded
    changesWhenTitlecased changesWhenUppercased characters charactersEqual checkCancellation checkForASCII
    checkForNFC checkIsolated children clamp clamped class closePunctuation codeUnits codingKey codingPath
    collection combine compactMap compactMapValues compareExchange components connectorPunctuation consuming
    container contains continuous control copyBytes copyMemory count create currencySymbol currentCodeUnitOffset
    currentIndex currentPriority customMirror customPlaygroundQuickLook customized dashPunctuation dataCorrupted
    dataCorruptedError deallocate debugDescription decimal decimalNumber decode decodeAtomicOptionalRepresentation
    decodeAtomicRepresentation decodeCString decodeIfPresent decodeNil default deinitialize deinitializeElement
    descendant description detached dictionary didSet difference digit displayStyle distance
    dividedReportingOverflow dividingFullWidth dotMatchesNewlines doubleAbove doubleBelow down drop dropFirst
    dropLast dropped duration eager elements elementsEqual emptyInput enclosingMark encode
    encodeAtomicOptionalRepresentation encodeAtomicRepresentation encodeConditional encodeIfPresent encodeNil
    encodedOffset encodedReplacementCharacter endIndex endOfLine endOfSubject endOfSubjectBeforeNewline enqueue
    enqueued enum enumerated error escalatePriority escaped evenHalf exchange exponent exponentBitCount
    exponentBitPattern extractValues extracting failure filter finalPunctuation finalize finish finished first
    firstIndex firstMatch firstMatchingPositionInSubject firstRange flatMap flatMapError floatingPointClass forEach
    foreignReference formIndex formIntersection formRemainder formSquareRoot formSymmetricDifference
    formTruncatingRemainder formUnion format freeCapacity fromOpaque generalCategory generated get getResult
    graphemeCluster greatestFiniteMagnitude hasPointerRepresentation hasPrefix hasSuffix hash hashValue header
    hexDigit hexDigitValue high highHalf horizontalWhitespace id ignoresCase immediate immediateDetached inRange
    index indices inferringMoves infinity initialPunctuation initialize initializeElement initializeMemory insert
    insertions intValue intersection invalidNonSurrogateCodePointByte invalidValue inverse inverted iotaSubscript
    isASCII isASCIIHexDigit isAlphabetic isAtEnd isBidiControl isBidiMirrored isCancelled isCanonical
    isCanonicallyEquivalent isCanonicallyLessThan isCaseIgnorable isCased isContiguousUTF8 isContinuation
    isCurrencySymbol isDash isDefaultIgnorableCodePoint isDeprecated isDiacritic isDisjoint isEmoji isEmojiModifier
    isEmojiModifierBase isEmojiPresentation isEmpty isEqual isExtender isFinite isFull isFullCompositionExclusion
    isGraphemeBase isGraphemeExtend isHexDigit isIDContinue isIDSBinaryOperator isIDSTrinaryOperator isIDStart
    isIdentical isIdeographic isInfinite isIsolatingCurrentContext isJoinControl isKnownASCII isKnownNFC
    isLeadSurrogate isLess isLessThanOrEqualTo isLetter isLogicalOrderException isLowercase isMainExecutor isMath
    isMathSymbol isMultiple isNaN isNewline isNoncharacterCodePoint isNormal isNumber isPatternSyntax
    isPatternWhitespace isPunctuation isQuotationMark isRadical isSameExclusiveExecutionContext isSentenceTerminal
    isSignalingNaN isSigned isSoftDotted isStrictSubset isStrictSuperset isSubnormal isSubset isSuperset
    isSurrogate isSymbol isTerminalPunctuation isTotallyOrdered isTrailSurrogate isUnifiedIdeograph
    isUniqueReference isUppercase isVariationSelector isWhitespace isWholeNumber isXIDContinue isXIDStart isZero
    joined kanaVoicing keyNotFound keys kind last lastIndex lazy leadSurrogate leadingZeroBitCount
    leastNonzeroMagnitude leastNormalMagnitude left letterNumber lexicographicallyPrecedes lineSeparator
    littleEndian load loadUnaligned logicalAnd logicalOr logicalXor low lowHalf lowerBound lowercaseLetter
    lowercaseMapping lowercased magnitude makeAsyncIterator makeCharacterIterator makeContiguousUTF8 makeIterator
    makeStream makeUnicodeScalarIterator map mapError mapValues matches matchingSemantics mathSymbol max maximum
    maximumMagnitude measure medium merge merging microseconds milliseconds min minimum minimumMagnitude
    minimumResolution minus modifierLetter modifierSymbol move moveAssign moveElement moveInitialize
    moveInitializeMemory moveSubranges moveUpdate multipliedFullWidth multipliedReportingOverflow mutableBytes
    mutableSpan name nameAlias nan nanoseconds negate negativeInfinity negativeNormal negativeSubnormal
    negativeZero nestedContainer nestedUnkeyedContainer newlineSequence next nextDown nextResult nextUp none
    nonspacingMark nonzeroBitCount notReordered now nukta numeric numericType numericValue oddHalf offset
    onTermination one openPunctuation optional otherLetter otherNumber otherPunctuation otherSymbol output overlaps
    overlay overlongEncodingByte paragraphSeparator parseScalar partition passRetained passUnretained pastEnd pi
    playgroundDescription plus pointee pointer popFirst popLast positiveInfinity positiveNormal positiveSubnormal
    positiveZero possessive preconditionIsolated predecessor prefix prefixMatch previous priority privateUse
    projectedValue properties quietNaN quotientAndRemainder radix random randomElement range ranges rawValue reduce
    regex relative relaxed release releasing reluctant remainder remainderReportingOverflow removals remove
    removeAll removeFirst removeLast removeSubrange removeSubranges removeValue removingSubranges repeatedValue
    repetitionBehavior replace replaceSubrange replacing reserveCapacity reset result resume retain reverse
    reversed right rootType round rounded run runDetached runSynchronously samePosition scalarCount scalarValue
    second seconds sequentiallyConsistent set shared sharedUnownedExecutor shuffle shuffled sign signalingNaN
    significand significandBitCount significandBitPattern significandWidth signum simple singleValueContainer size
    skipBack skipForward sleep some sort sorted spaceSeparator spacingMark span spawn spawnUnlessCancelled split
    squareRoot startIndex startOfLine startOfSubject starts store storeBytes storeIfNil stride stringValue struct
    subjectType subranges subscript substring subtract subtracting subtractingReportingOverflow success successor
    suffix sum superDecoder superEncoder superclassMirror suppressed surrogate surrogateCodePointByte suspend
    suspending swapAt symmetricDifference systemEpoch take takeRetainedValue takeUnretainedValue terminated
    textSegmentBoundary titlecaseLetter titlecaseMapping toNearestOrAwayFromZero toNearestOrEven toOpaque toggle
    towardZero trailSurrogate trailingZeroBitCount transcode transcodedLength trimPrefix trimmingPrefix
    truncatedScalar truncatingRemainder tuple type typeMismatch ulp ulpOfOne unassigned unbounded
    underestimatedCount underlyingError unexpectedContinuationByte unicodeScalar unicodeScalars unicodeScalarsEqual
    union unkeyedContainer unownedExecutor unownedTaskExecutor unsafeArgv unsafeLoad unsafeLoadUnaligned
    unsafelyUnwrapped unspecified untilFinished up update updateValue upperBound uppercaseLetter uppercaseMapping
    uppercased userInfo userInitiated userInteractive utf16 utf16Offset utf8 utf8CString utf8CodeUnitCount utf8Span
    utf8Start utility valid value valueNotFound valueType values verticalWhitespace virama w waitForAll
    weakCompareExchange whitespace wholeMatch wholeNumberValue width willSet withCString withCancellationHandler
    withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withGroup withLock withLockIfAvailable
    withMemoryRebound withMutableCharacters withMutation withSerialExecutor withUTF8 withUTF8Buffer
    withUnsafeBufferPointer withUnsafeBytes withUnsafeMutableBufferPointer withUnsafeMutableBytes
    withUnsafeMutablePointerToElements withUnsafeMutablePointerToHeader withUnsafeMutablePointers withValue word
    wordBoundary wordBoundaryKind words wrappedSum wrappedValue wrappingAdd wrappingSubtract write x y yield z zero
    """)

  /// What stands outside of any type.
  static let topLevel = words(
    """
    Actor AdditiveArithmetic AlternationBuilder Anchor AnyActor AnyBidirectionalCollection AnyClass AnyCollection
    AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence
    Array ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
    AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence
    AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence
    AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
    AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream Atomic AtomicLazyReference
    AtomicLoadOrdering AtomicOptionalRepresentable AtomicRepresentable AtomicStoreOrdering AtomicUpdateOrdering
    BidirectionalCollection BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger
    BitwiseCopyable Bool BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble
    CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong
    CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError Capture CaseIterable
    Character CharacterClass CheckedContinuation ChoiceOf Clock ClosedRange ClosedRangeIndex Codable CodingKey
    CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine Comparable
    ConcurrentValue ContiguousArray ContinuousClock Copyable CountableClosedRange CountablePartialRangeFrom
    CountableRange CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible
    DebugDescription Decodable Decoder DecodingError DefaultBidirectionalIndices DefaultIndices
    DefaultRandomAccessIndices DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator
    DictionaryLiteral DictionaryLiteralConvertible DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence
    DropWhileSequence Duration DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError
    EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterLiteralConvertible
    ExtendedGraphemeClusterType FixedWidthInteger FlattenBidirectionalCollection
    FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16
    Float32 Float64 Float80 FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher Identifiable Indexable IndexableBase
    IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible
    IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence Job JobPriority JoinedIterator
    JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
    KeyedEncodingContainer KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection
    LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
    LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection
    LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection
    LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
    LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
    LazyRandomAccessCollection LazySequence LazySequenceProtocol Local Lookahead LosslessStringConvertible
    MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath MutableBidirectionalSlice
    MutableCollection MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan
    Mutex NegativeLookahead Never NilLiteralConvertible Numeric ObjectIdentifier Observable ObservationIgnored
    ObservationRegistrar ObservationTracked Observations One OneOrMore OpaquePointer OptionSet Optional Optionally
    OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo
    PlaygroundQuickLook PrefixSequence RandomAccessCollection RandomAccessIndexable RandomAccessSlice
    RandomNumberGenerator Range RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable
    RawSpan Reference ReferenceWritableKeyPath Regex RegexComponent RegexComponentBuilder RegexRepetitionBehavior
    RegexSemanticLevel RegexWordBoundaryKind Repeat Repeated Result ReversedCollection ReversedIndex
    ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar
    SIMDStorage Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger
    SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt StaticString
    StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationConvertible
    StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol Substring SuspendingClock
    SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream
    TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup TryCapture UInt UInt128 UInt16 UInt32 UInt64
    UInt8 UTF16 UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode
    UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType
    UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor
    UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation
    UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
    UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
    UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void
    WordPair WritableKeyPath ZeroOrMore Zip2Iterator Zip2Sequence abs all any assert assertionFailure async
    asyncDetached atomicMemoryFence detach exchange extendLifetime extractIsolation fatalError
    globalConcurrentExecutor isKnownUniquelyReferenced max min numericCast pointwiseMax pointwiseMin precondition
    preconditionFailure readLine repeatElement sequence stride swap swift_unboxFromSwiftValueWithType transcode
    type unsafeBitCast unsafeDowncast withCheckedContinuation withCheckedThrowingContinuation
    withDiscardingTaskGroup withExtendedLifetime withObservationTracking withTaskCancellationHandler
    withTaskExecutorPreference withTaskGroup withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup
    withThrowingTaskGroup withUnsafeBytes withUnsafeContinuation withUnsafeCurrentTask withUnsafeMutableBytes
    withUnsafeMutablePointer withUnsafePointer withUnsafeTemporaryAllocation withUnsafeThrowingContinuation
    withVaList withoutActuallyEscaping zip
    """)

  /// The first labels of initialisers, beside `_`.
  static let initialiserLabels = words(
    """
    arrayLiteral as ascii attoseconds base bigEndian bitPattern booleanLiteral buffer bufferClass cString capacity
    catching clamping codingKey codingPath complexEquality continuation copying count decoding decodingCString
    describing dictionaryLiteral encodedOffset exactly extendedGraphemeClusterLiteral first floatLiteral from
    grouping initializingWith intValue integerLiteral literalCapacity littleEndian lowHalf minimumCapacity mutating
    name nan nilLiteral ordinary rawValue rebasing reflecting repeating secondsComponent sign signOf start
    stringInterpolation stringLiteral stringValue truncatingIfNeeded unchecked uncheckedBounds unfolding
    unicodeScalarLiteral uniqueKeysWithValues unsafeBufferObject unsafeUninitializedCapacity utf16Offset validating
    validatingCString validatingUTF8 verbatim wrappedValue x
    """)

  /// Labels of subscripts.
  static let subscriptLabels: Set = ["default", "dynamicMember", "keyPath", "unchecked"]

  /// Types whose elements no whole number stands for.
  static let texts: Set = ["String", "Substring", "StringProtocol", "Character"]

  private static func words(_ text: String) -> Set<Substring> { Set(text.split { $0 == " " || $0 == "\n" }) }
}
