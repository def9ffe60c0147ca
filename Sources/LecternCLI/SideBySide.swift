import Dispatch
import FoundationEssentials
import Synchronization

/// Works on elements side by side, and hands each result to the caller's thread as soon as it is there.
///
/// - Parameters:
///   - atOnce: how many are worked on at the same time.
///   - receive: when it throws, no other element is begun, and those that were are waited for.
func sideBySide<Element: Sendable, Value: Sendable>(
  _ elements: [Element], atOnce: Int, work: @escaping @Sendable (Element) -> Value,
  receive: (_ index: Int, _ value: Value) throws -> Void
) rethrows {
  let pile = Pile<Value>(count: elements.count)
  let workers = DispatchGroup()
  // Each has a queue of its own: the shared one has as many threads as there are cores, and work inside needs them.
  for _ in 0..<min(atOnce, elements.count) {
    DispatchQueue(label: "side by side").async(group: workers) {
      while let index = pile.next() { pile.put(work(elements[index]), at: index) }
    }
  }
  defer {
    pile.close()
    workers.wait()
  }
  for _ in elements {
    let (index, value) = pile.take()
    try receive(index, value)
  }
}

/// What several threads take their work from, and where they put what came of it.
private final class Pile<Value: Sendable>: Sendable {
  private let open: Mutex<Range<Int>>
  private let results = Mutex<[(index: Int, value: Value)]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  init(count: Int) { open = Mutex(0..<count) }

  func next() -> Int? { open.withLock { $0.popFirst() } }

  func close() { open.withLock { $0 = 0..<0 } }

  func put(_ value: Value, at index: Int) {
    results.withLock { $0.append((index, value)) }
    arrivals.signal()
  }

  /// Waits for a result.
  func take() -> (index: Int, value: Value) {
    arrivals.wait()
    return results.withLock { $0.removeFirst() }
  }
}

/// How many exercises are checked at once: as many as there are cores, and as half of the free memory has room for.
///
/// - Parameter freeMemory: in bytes.
func exercisesAtOnce(cores: Int, freeMemory: UInt64) -> Int {
  // What the compiler needs for one, with the checks that run meanwhile.
  let perExercise: UInt64 = 700_000_000
  return max(1, min(cores, Int(clamping: freeMemory / 2 / perExercise)))
}

/// The bytes of memory that can be had without pushing others out: what Linux says in `/proc/meminfo` (proc(5)), else half of all
/// that there is.
func freeMemory() -> UInt64 {
  let lines = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8)) ?? ""
  return availableMemory(in: lines) ?? ProcessInfo.processInfo.physicalMemory / 2
}

/// The bytes of `MemAvailable`.
func availableMemory(in meminfo: String) -> UInt64? {
  let line = meminfo.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
  return line.flatMap { UInt64($0.filter(\.isNumber)) }.map { $0 * 1024 }
}
