/// Runs a program on the terminal of this process until it ends, such as an editor. The interrupt key is the program's.
///
/// - Parameters:
///   - arguments: the program's name, found along PATH, and its arguments.
///   - environment: the whole of it.
/// - Returns: its exit status, 128 and the number of the signal that ended it, or why it could not be started.
package func runInForeground(
  _ arguments: [String], environment: [String: String]
) -> Result<Int32, OutputError> {
  let resume = Platform.ignoreInterrupts()
  defer { resume() }
  switch Platform.spawn(arguments, environment: environment.map { "\($0)=\($1)" }) {
  case .success(let process): return .success(Platform.wait(for: process))
  case .failure(let error): return .failure(.failed(code: error.code))
  }
}
