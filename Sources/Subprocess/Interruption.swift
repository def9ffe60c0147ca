import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends every program that this process runs, and each that it starts from now on: whoever waits for one gets
/// ``SubprocessError/cancelled``.
package func cancelPrograms() { csystem_cancel_groups() }

/// Lets this process run programs again, once nobody waits for a cancelled one any more.
package func allowPrograms() { csystem_allow_groups() }

/// A step that an interruption finds either not begun or done.
package struct UninterruptedStep: ~Copyable {
  /// Sets what an interruption writes to standard error as this process ends; only one thread may do so.
  package func setLastWords(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { csystem_set_last_words($0.baseAddress, $0.count) }
    }
  }
}

/// Takes a short step that an interruption waits for. Once this process is interrupted, the call does not return.
package func withoutInterruption<Value, Failure: Error>(
  _ body: (borrowing UninterruptedStep) throws(Failure) -> Value
) throws(Failure) -> Value {
  var signals = sigset_t()
  csystem_begin_start(&signals)
  defer { csystem_end_start(&signals) }
  return try body(UninterruptedStep())
}
