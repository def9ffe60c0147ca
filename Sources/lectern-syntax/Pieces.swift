import Subprocess
import SwiftSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Says that it is there, then answers each piece of code that comes as soon as it has, in order.
func answerPieces(with colours: (String) -> CodeColours) {
  writeAll(Message.framed([]), to: STDOUT_FILENO)
  var reader = MessageReader()
  forEachPieceOfStandardInput { bytes in
    for message in reader.read(bytes) {
      limitComputing(microseconds: longestComputing(for: message.count))
      writeAll(Message.framed(colours(String(decoding: message, as: UTF8.self)).encoded), to: STDOUT_FILENO)
    }
  }
}

/// Microseconds for a number of bytes: some twenty times what they need, so that only code made for it takes longer. (The
/// parser looks ahead from each `[` to see whether a type follows: in a row of them each doubles its time.)
private func longestComputing(for bytes: Int) -> Int { 100_000 + 25 * bytes }
