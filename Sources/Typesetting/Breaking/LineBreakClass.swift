// Written by script/generate-unicode-tables from Unicode 15.0.0; do not edit.

/// The line breaking classes of UAX #14, by their short names in the database.
enum LineBreakClass: UInt8 {
  /// AL: Letters and symbols that make words.
  case alphabetic
  /// B2: The em dash.
  case breakBothSides
  /// BA: Dashes, and spaces other than U+0020.
  case breakAfter
  /// BB: Signs that open a word, such as U+00B4.
  case breakBefore
  /// BK: Ends of lines and paragraphs.
  case mandatory
  /// CB: Embedded objects.
  case contingent
  /// CL: Closing punctuation.
  case close
  /// CM: Marks without a base.
  case combining
  /// CP: Closing parentheses.
  case closeParenthesis
  /// EB: Emoji that take a modifier.
  case emojiBase
  /// EM: Skin tones.
  case emojiModifier
  /// EX: Exclamation and question marks.
  case exclamation
  /// GL: No-break space and the like.
  case glue
  /// H: Hangul syllables and jamo.
  case hangul
  /// HL: Hebrew letters.
  case hebrew
  /// HY: The hyphen-minus.
  case hyphen
  /// ID: Ideographs, kana and emoji.
  case ideographic
  /// IN: Leaders such as the ellipsis.
  case inseparable
  /// IS: Comma, colon, full stop.
  case infixSeparator
  /// NS: Small kana, iteration marks, and other characters that never start a line.
  case nonStarter
  /// NU: Digits.
  case numeric
  /// OP: Opening punctuation.
  case open
  /// PO: Signs after a number, such as the percent sign.
  case postfix
  /// PR: Signs before a number, such as currencies.
  case prefix
  /// QU: Quotation marks that may open or close.
  case quotation
  /// QU: Quotation marks of the category Pf, such as U+201D.
  case closingQuotation
  /// QU: Quotation marks of the category Pi, such as U+201C.
  case openingQuotation
  /// RI: Halves of a flag.
  case regionalIndicator
  /// SP: U+0020.
  case space
  /// SY: The solidus.
  case slash
  /// WJ: U+2060 and U+FEFF.
  case wordJoiner
  /// ZW: U+200B.
  case zeroWidthSpace
  /// ZWJ: U+200D.
  case zeroWidthJoiner
}
