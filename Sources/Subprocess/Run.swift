import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One stream of bytes that a program writes.
package struct OutputChannel {
  /// The descriptors in the program that write to it.
  package var descriptors: [Int32]
  /// Whether what is written after the deadline counts.
  package var isHeardLate: Bool
  /// Called with each piece as it comes.
  package var receive: (ArraySlice<UInt8>) -> Void

  package init(_ descriptors: [Int32], isHeardLate: Bool = true, receive: @escaping (ArraySlice<UInt8>) -> Void) {
    self.descriptors = descriptors
    self.isHeardLate = isHeardLate
    self.receive = receive
  }
}

/// A program that has been started and waits for its input.
///
/// It has standard input, the descriptors of its channels, and no others; what it writes to a standard output or error
/// that no channel takes is lost. It leads a process group, all of which is killed when this process is interrupted, or
/// when this value goes before `finish`.
package struct StartedProgram: ~Copyable {
  /// −1 once it has been waited for.
  private var process: pid_t
  let inputWriter: Int32
  private let channels: [OutputChannel]
  /// The reading ends by channel.
  let outputs: [Int32]

  package init(_ command: Command, channels: [OutputChannel]) throws(SubprocessError) {
    csystem_keep_endings()
    self.channels = channels
    (process, inputWriter, outputs) = try start(command, channels: channels)
  }

  /// Gives the program its input, then reads every channel as it fills until the program has ended. Whatever of its
  /// group is left then, or at the deadline, is killed.
  ///
  /// - Parameter deadline: counted from now.
  package consuming func finish(input: [UInt8], deadline: Deadline) throws(SubprocessError) -> Ending {
    let start = now()
    let process = process
    self.process = -1
    var pump = Pump(
      process: process, input: input, inputWriter: inputWriter, channels: channels, readers: outputs)
    let timedOut = pump.run(start: start, deadline: deadline)
    // Once it is reaped its number may be somebody else's.
    csystem_forget_group(process)
    let status = try reap(process)
    // A program that was killed has nothing to say, whatever it had said before.
    if csystem_is_cancelled() { throw .cancelled }
    return Ending(status: status, timedOut: timedOut, seconds: now() - start)
  }

  /// Ends the program's group before its time, and tells how the program ended, which may have been before.
  mutating func stop() -> Ending.Status? {
    defer { process = -1 }
    return end()
  }

  deinit { _ = end() }

  private func end() -> Ending.Status? {
    guard process >= 0 else { return nil }
    kill(-process, SIGKILL)
    csystem_forget_group(process)
    defer { (outputs + [inputWriter]).forEach { close($0) } }
    return try? reap(process)
  }
}

/// Starts a program with a pipe for its input and one for each channel; returns the ends that are ours.
private func start(
  _ command: Command, channels: [OutputChannel]
) throws(SubprocessError) -> (process: pid_t, inputWriter: Int32, outputs: [Int32]) {
  var input = try Pipe()
  var outputs: [Int32] = []
  var writers: [Int32] = []
  defer { writers.forEach { close($0) } }
  var descriptors = [(here: input.reader, there: Int32(0))]
  do throws(SubprocessError) {
    for channel in channels {
      var output = try Pipe()
      let ends = output.release()
      outputs.append(ends.reader)
      writers.append(ends.writer)
      descriptors += channel.descriptors.map { (ends.writer, $0) }
    }
    let process = try startNoted(command, descriptors: descriptors)
    input.closeReader()
    return (process, input.release().writer, outputs)
  } catch {
    outputs.forEach { close($0) }
    throw error
  }
}

/// Runs a program to its end and hands on what it writes.
package func run(
  _ command: Command, channels: [OutputChannel], deadline: Deadline
) throws(SubprocessError) -> Ending {
  let start = now()
  var ending = try StartedProgram(command, channels: channels).finish(input: command.input, deadline: deadline)
  ending.seconds = now() - start
  return ending
}

/// Starts a program and notes its group, which no interruption comes between.
private func startNoted(
  _ command: Command, descriptors: [(here: Int32, there: Int32)]
) throws(SubprocessError) -> pid_t {
  var signals = sigset_t()
  csystem_begin_start(&signals)
  defer { csystem_end_start(&signals) }
  let process = try spawn(command, descriptors: descriptors)
  _ = csystem_note_group(process)
  csystem_share_priority(process)
  if let memory = command.memory { csystem_limit_memory(process, memory) }
  return process
}

/// From now on SIGINT, SIGTERM and SIGHUP end every running program before they end this process.
package func endProgramsOnInterruption() { csystem_end_groups_on_interruption() }

/// Runs a program to its end and collects the first bytes of what it writes to standard output and error, as one.
package func collect(
  _ command: Command, deadline: Deadline, limit: Int = 1 << 24
) throws(SubprocessError) -> (ending: Ending, output: [UInt8]) {
  var output: [UInt8] = []
  let channel = OutputChannel([1, 2]) { piece in output += piece.prefix(limit - output.count) }
  let ending = try run(command, channels: [channel], deadline: deadline)
  return (ending, output)
}

/// Takes the status of a process that has ended.
private func reap(_ process: pid_t) throws(SubprocessError) -> Ending.Status {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    guard errno == EINTR else { throw .system(call: "waitpid", reason: systemText(errno)) }
  }
  let signal = status & 0x7f
  return signal == 0 ? .exited((status >> 8) & 0xff) : .signaled(signal)
}
