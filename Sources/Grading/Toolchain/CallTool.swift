import Subprocess

/// Runs a tool of the toolchain to its end, with what it says.
///
/// - Parameter seconds: wall-clock seconds until it is stopped.
func callTool(
  _ program: String, _ arguments: [String], environment: [String: String], directory: String? = nil, seconds: Double
) throws(GradingError) -> (ending: Ending, output: [UInt8]) {
  do {
    let command = Command(program, arguments, environment: environment, directory: directory)
    return try collect(command, deadline: Deadline(seconds: seconds))
  } catch {
    throw .io(error.message)
  }
}
