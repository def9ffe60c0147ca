/// What Lectern writes to the runner's standard input, all of it, before the end of the input.
package struct RunnerRequest: Equatable, Sendable {
  /// The key that signs the run's frames; known to nobody else, used for one run only.
  package var key: [UInt8]
  /// The absolute path of the shared object that holds the learner's module and the checks.
  package var library: String
  /// Address space in bytes; 0 for no limit.
  package var memory: UInt64
  /// Seconds of CPU; 0 for no limit.
  package var cpuSeconds: UInt64
  /// What the learner's code may do beyond computing.
  package var permissions: Permissions
  /// The testing library's configuration as JSON.
  package var configuration: [UInt8]

  package static let keyLength = 32

  /// What the learner's code may do beyond computing.
  package struct Permissions: OptionSet, Sendable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Start processes.
    package static let processes = Permissions(rawValue: 1)
    /// Change files.
    package static let files = Permissions(rawValue: 2)
    /// Start processes in which the testing library sees how a check's code ends, but none that could outlive the run.
    package static let exitTests = Permissions(rawValue: 4)
  }

  package init(
    key: [UInt8], library: String, memory: UInt64, cpuSeconds: UInt64, permissions: Permissions,
    configuration: [UInt8]
  ) {
    self.key = key
    self.library = library
    self.memory = memory
    self.cpuSeconds = cpuSeconds
    self.permissions = permissions
    self.configuration = configuration
  }

  package var encoded: [UInt8] {
    var bytes = key
    bytes.append(integer: memory)
    bytes.append(integer: cpuSeconds)
    bytes.append(integer: permissions.rawValue)
    bytes.append(integer: UInt64(library.utf8.count))
    bytes += library.utf8
    bytes += configuration
    return bytes
  }

  /// Reads what `encoded` wrote; `nil` when it is cut short.
  package init?(decoding bytes: [UInt8]) {
    var rest = bytes[...]
    guard let key = rest.take(Self.keyLength), let memory = rest.takeInteger(), let cpuSeconds = rest.takeInteger(),
      let permissions = rest.takeInteger(),
      let length = rest.takeInteger(), let count = Int(exactly: length), let library = rest.take(count)
    else { return nil }
    self.init(
      key: Array(key), library: String(decoding: library, as: UTF8.self), memory: memory, cpuSeconds: cpuSeconds,
      permissions: Permissions(rawValue: permissions), configuration: Array(rest))
  }
}
