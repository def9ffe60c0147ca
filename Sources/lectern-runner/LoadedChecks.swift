import CSystem
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A shared object with checks, loaded into this process.
struct LoadedChecks: Sendable {
  private let entryPoint: EntryPoint
  /// Gives the main thread to whoever needs a run loop there; `nil` where nobody does.
  private let serveMainThread: (@convention(c) () -> Void)?

  /// The library's entry point for tools: version 0, in swift-testing's `ABIEntryPoint.swift`.
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?, _ record: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  /// - Parameter tellsLastPlace: whether this process says where in the checks it was when a signal ends it.
  init(_ library: String, tellsLastPlace: Bool = false) throws(RunnerError) {
    guard let handle = dlopen(library, RTLD_NOW) else { throw RunnerError(description: String(cString: dlerror())) }
    if tellsLastPlace { csystem_tell_last_place(handle) }
    guard let symbol = dlsym(handle, "swt_abiv0_getEntryPoint") else {
      throw RunnerError(description: "The checks do not use the testing library.")
    }
    let getter = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
    entryPoint = unsafeBitCast(getter(), to: EntryPoint.self)
    serveMainThread = dlsym(handle, "lectern_serve_main_thread").map {
      unsafeBitCast($0, to: (@convention(c) () -> Void).self)
    }
  }

  /// Runs the checks to their end.
  ///
  /// - Parameter configuration: the testing library's, as JSON; `nil` for none.
  func enter(
    _ configuration: [UInt8]?, record: @escaping @Sendable (UnsafeRawBufferPointer) -> Void = { _ in }
  ) async throws {
    _ = try await entryPoint(configuration.map(lastingCopy), record)
  }

  /// Does asynchronous work, which must end the process, while the main thread serves its queue.
  func run(_ work: @escaping @Sendable () async -> Void) -> Never {
    Task.detached(operation: work)
    serveMainThread?()
    dispatchMain()
  }
}

/// A copy that lives as long as the process.
private func lastingCopy(of bytes: [UInt8]) -> UnsafeRawBufferPointer {
  let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
  copy.copyBytes(from: bytes)
  return UnsafeRawBufferPointer(copy)
}
