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
  /// Called with each piece as it comes.
  package var receive: (ArraySlice<UInt8>) -> Void

  package init(_ descriptors: [Int32], receive: @escaping (ArraySlice<UInt8>) -> Void) {
    self.descriptors = descriptors
    self.receive = receive
  }
}

/// Runs a program to its end and hands on what it writes, reading every channel as it fills.
///
/// The program has standard input, the descriptors of its channels, and no others; what it writes to a standard output
/// or error that no channel takes is lost. It leads a process group. Whatever of the group is left when the program
/// ends, or at the deadline, is killed; so is all of it when this process is interrupted.
package func run(
  _ command: Command, channels: [OutputChannel], deadline: Deadline
) throws(SubprocessError) -> Ending {
  let start = now()
  csystem_keep_endings()
  var input = try Pipe()
  var outputs: [Int32] = []
  var writers: [Int32] = []
  var descriptors = [(here: input.reader, there: Int32(0))]
  for channel in channels {
    var output: Pipe
    do throws(SubprocessError) { output = try Pipe() } catch {
      (outputs + writers).forEach { close($0) }
      throw error
    }
    let ends = output.release()
    outputs.append(ends.reader)
    writers.append(ends.writer)
    descriptors += channel.descriptors.map { (ends.writer, $0) }
  }

  let process: pid_t
  do throws(SubprocessError) { process = try startNoted(command, descriptors: descriptors) } catch {
    (outputs + writers).forEach { close($0) }
    throw error
  }
  writers.forEach { close($0) }
  input.closeReader()

  var pump = Pump(
    process: process, input: command.input, inputWriter: input.release().writer, channels: channels, readers: outputs)
  let timedOut = pump.run(start: start, deadline: deadline)
  // Once it is reaped its number may be somebody else's.
  csystem_forget_group(process)
  return Ending(status: try reap(process), timedOut: timedOut, seconds: now() - start)
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
