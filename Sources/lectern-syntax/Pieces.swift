import Subprocess
import SwiftSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Seconds of computing for one piece of code, which takes less than a tenth unless it was made to take more.
private let longestComputing = 1

/// Says that it is there, then answers each piece of code that comes as soon as it has, in order.
func answerPieces(with colours: (String) -> CodeColours) {
  writeAll(Message.framed([]), to: STDOUT_FILENO)
  var reader = MessageReader()
  forEachPieceOfStandardInput { bytes in
    for message in reader.read(bytes) {
      limitComputing(seconds: longestComputing)
      writeAll(Message.framed(colours(String(decoding: message, as: UTF8.self)).encoded), to: STDOUT_FILENO)
    }
  }
}
