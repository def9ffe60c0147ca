import Typesetting

/// Turns the bytes that a terminal sends into events.
///
/// Keys are those of ECMA-48 and of xterm's control sequences (`CSI 1;5A`, `SS3 A`), the mouse is xterm's SGR mode
/// (1006), pasted text comes between `CSI 200~` and `CSI 201~` (2004). Sequences that mean nothing here, such as late
/// replies of the terminal, are skipped whole.
package struct InputDecoder {
  private var bytes: [UInt8] = []
  /// The text of a paste that has not ended.
  private var pasted: [UInt8]?

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// A sequence that is longer than this is none.
  private static let longestSequence = 64

  package init() {}

  /// Whether there are bytes that may be the beginning of something longer, such as a lone escape.
  package var isWaiting: Bool { !bytes.isEmpty && pasted == nil }

  /// Takes bytes as they come, and gives the events that are whole.
  package mutating func take(_ new: some Sequence<UInt8>) -> [InputEvent] {
    bytes += new
    return drain(isFinal: false)
  }

  /// Takes what is there for all there will be: a lone escape is the escape key.
  package mutating func flush() -> [InputEvent] { drain(isFinal: true) }

  private mutating func drain(isFinal: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    while !bytes.isEmpty {
      if pasted != nil {
        guard let paste = takePaste() else { break }
        events.append(paste)
        continue
      }
      guard let (event, count) = next(isFinal: isFinal) else { break }
      bytes.removeFirst(count)
      if let event { events.append(event) }
    }
    return events
  }

  /// Moves bytes to the paste, and gives it once its end has come.
  private mutating func takePaste() -> InputEvent? {
    let end = bytes.indices.first { bytes[$0...].starts(with: Self.pasteEnd) }
    // The end itself may come in two pieces.
    let kept = end == nil ? min(bytes.count, Self.pasteEnd.count - 1) : 0
    let text = (pasted ?? []) + bytes[..<(end ?? bytes.count - kept)]
    bytes.removeFirst(end.map { $0 + Self.pasteEnd.count } ?? bytes.count - kept)
    pasted = end == nil ? text : nil
    return end == nil ? nil : .paste(String(decoding: text, as: UTF8.self))
  }

  /// The first event with the bytes it takes, no event for what means nothing; `nil` to wait for more.
  private mutating func next(isFinal: Bool) -> (InputEvent?, Int)? {
    guard bytes[0] == Self.escape else { return character(at: 0, isFinal: isFinal) }
    guard bytes.count > 1 else { return isFinal ? (.key(.escape), 1) : nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return controlSequence(isFinal: isFinal)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return isFinal ? (.key(.character("O"), .alt), 2) : nil }
      return (Self.named(bytes[2], []), 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): return string(isFinal: isFinal)
    case Self.escape: return (.key(.escape), 1)
    default:
      guard let (event, count) = character(at: 1, isFinal: isFinal) else { return nil }
      if case .key(let key, let modifiers)? = event { return (.key(key, modifiers.union(.alt)), count + 1) }
      return (nil, count + 1)
    }
  }

  // MARK: Characters

  private func character(at start: Int, isFinal: Bool) -> (InputEvent?, Int)? {
    let byte = bytes[start]
    switch byte {
    case 0x0D, 0x0A: return (.key(.enter), 1)
    case 0x09: return (.key(.tab), 1)
    case 0x7F, 0x08: return (.key(.backspace), 1)
    case 0x00: return (.key(.character(" "), .control), 1)
    case 0x01...0x1A: return (.key(.character(Character(Unicode.Scalar(byte + 0x60))), .control), 1)
    case 0x1C...0x1F: return (nil, 1)
    case 0x20..<0x7F: return (.key(.character(Character(Unicode.Scalar(byte)))), 1)
    default: break
    }
    let count = Self.length(ofScalarFrom: byte)
    guard bytes.count >= start + count else { return isFinal ? (nil, bytes.count - start) : nil }
    guard let text = String(validating: bytes[start..<(start + count)], as: UTF8.self), let character = text.first
    else {
      return (nil, 1)
    }
    return (.key(.character(character)), count)
  }

  private static func length(ofScalarFrom byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  // MARK: Sequences

  /// `CSI parameters final` (ECMA-48, 5.4).
  private mutating func controlSequence(isFinal: Bool) -> (InputEvent?, Int)? {
    guard let end = bytes.indices.dropFirst(2).first(where: { !(0x20...0x3F).contains(bytes[$0]) }) else {
      return isFinal || bytes.count > Self.longestSequence ? (nil, bytes.count) : nil
    }
    let count = end + 1
    guard (0x40...0x7E).contains(bytes[end]) else { return (nil, end) }
    let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
    if parameters.hasPrefix("<") { return (Self.mouse(parameters.dropFirst(), isRelease: bytes[end] == 0x6D), count) }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
    let modifiers = InputEvent.Modifiers(rawValue: max(0, (numbers.count > 1 ? numbers[1] : 1) - 1) & 7)
    guard bytes[end] == UInt8(ascii: "~") else { return (Self.named(bytes[end], modifiers), count) }
    if numbers.first == 200 {
      pasted = []
      return (nil, count)
    }
    return (Self.numbered(numbers.first ?? 0).map { .key($0, modifiers) }, count)
  }

  private static func named(_ final: UInt8, _ modifiers: InputEvent.Modifiers) -> InputEvent? {
    switch final {
    case UInt8(ascii: "A"): .key(.up, modifiers)
    case UInt8(ascii: "B"): .key(.down, modifiers)
    case UInt8(ascii: "C"): .key(.right, modifiers)
    case UInt8(ascii: "D"): .key(.left, modifiers)
    case UInt8(ascii: "H"): .key(.home, modifiers)
    case UInt8(ascii: "F"): .key(.end, modifiers)
    case UInt8(ascii: "Z"): .key(.tab, .shift)
    case UInt8(ascii: "M"): .key(.enter, modifiers)
    default: nil
    }
  }

  private static func numbered(_ number: Int) -> InputEvent.Key? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// `button;column;row`, counted from 1.
  private static func mouse(_ parameters: Substring, isRelease: Bool) -> InputEvent? {
    let numbers = parameters.split(separator: ";").map { Int($0) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2] else { return nil }
    let action: InputEvent.MouseAction
    switch button & ~0b1_1100 {
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    case 0: action = isRelease ? .release : .press
    case 32: action = .drag
    default: return nil
    }
    return .mouse(action, column: max(0, column - 1), row: max(0, row - 1))
  }

  /// A string that the terminal sends (OSC, DCS, APC), up to its terminator: nothing that a person did, but perhaps the
  /// colour of the ground.
  private func string(isFinal: Bool) -> (InputEvent?, Int)? {
    for index in bytes.indices.dropFirst(2) {
      if bytes[index] == 0x07 { return (Self.ground(bytes[..<index]), index + 1) }
      if bytes[index] == 0x5C, bytes[index - 1] == Self.escape {
        return (Self.ground(bytes[..<(index - 1)]), index + 1)
      }
    }
    return isFinal || bytes.count > 16 * Self.longestSequence ? (nil, bytes.count) : nil
  }

  /// The ground that a reply to OSC 11 names (xterm's control sequences, "Operating System Commands").
  private static func ground(_ reply: ArraySlice<UInt8>) -> InputEvent? {
    let prefix = "\u{1B}]11;".utf8
    guard reply.starts(with: prefix) else { return nil }
    let colour = String(decoding: reply.dropFirst(prefix.count), as: UTF8.self)
    return Theme.Ground(colour: colour[...]).map { .ground($0) }
  }
}
