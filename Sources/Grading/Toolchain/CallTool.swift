import Subprocess
import Wordings

/// Runs a tool of the toolchain to its end, with what it says.
///
/// - Parameter seconds: wall-clock seconds until it is stopped.
func callTool(
  _ program: String, _ arguments: [String], environment: [String: String], directory: String? = nil, seconds: Double
) throws(GradingError) -> (ending: Ending, output: [UInt8]) {
  do {
    let command = Command(
      program, arguments, environment: environment, directory: directory, memory: toolMemory)
    return try collect(command, deadline: Deadline(seconds: seconds))
  } catch {
    throw .io(.asItIs(error.message))
  }
}

/// Bytes of address space for a tool: the compiler needs less than one GB for an exercise, and a source file can make it
/// need any amount.
private let toolMemory: UInt64 = 8 << 30
