import Synchronization
import Testing

@testable import LecternCLI

@Suite("Work side by side")
struct SideBySideTests {
  @Test("is no more at once than was said, and every result comes once", arguments: [1, 2, 3, 50])
  func limited(atOnce: Int) {
    let present = Mutex((now: 0, most: 0))
    var results: [Int: Int] = [:]
    sideBySide(Array(0..<20), atOnce: atOnce) { element in
      present.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      for _ in 0..<1000 { _ = present.withLock { $0.now } }
      present.withLock { $0.now -= 1 }
      return element * element
    } receive: { index, value in
      #expect(results[index] == nil)
      results[index] = value
    }
    #expect(results == Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, $0 * $0) }))
    #expect(present.withLock { $0.most } <= atOnce)
  }

  @Test("a result is received while other work goes on")
  func atOnce() {
    let gate = Gate()
    var order: [Int] = []
    // The first waits for the second's result.
    sideBySide([0, 1], atOnce: 2) { element in
      if element == 0 { gate.wait() }
      return element
    } receive: { index, _ in
      order.append(index)
      gate.open()
    }
    #expect(order == [1, 0])
  }

  @Test("ends with the first result that is refused, after what was begun")
  func refused() {
    struct Refusal: Error {}
    let begun = Mutex(0)
    let done = Mutex(0)
    var received = 0
    #expect(throws: Refusal.self) {
      try sideBySide(Array(0..<1000), atOnce: 2) { element in
        begun.withLock { $0 += 1 }
        for _ in 0..<1000 { _ = begun.withLock { $0 } }
        done.withLock { $0 += 1 }
        return element
      } receive: { _, _ in
        received += 1
        throw Refusal()
      }
    }
    #expect(received == 1)
    let (started, finished) = (begun.withLock { $0 }, done.withLock { $0 })
    #expect(started == finished && finished < 1000)
  }

  @Test(
    "as many exercises at once as cores, and as half of the free memory has room for",
    arguments: [
      (8, 32_000_000_000, 8), (8, 7_000_000_000, 5), (8, 2_800_000_000, 2), (8, 2_700_000_000, 1), (8, 0, 1),
      (1, 32_000_000_000, 1), (0, 32_000_000_000, 1),
    ] as [(Int, UInt64, Int)])
  func exercises(cores: Int, memory: UInt64, expected: Int) {
    #expect(exercisesAtOnce(cores: cores, freeMemory: memory) == expected)
  }

  @Test("free memory is what the kernel says is available")
  func memory() {
    // As Linux 6.1 writes it.
    let text = "MemTotal:        2035232 kB\nMemFree:          154520 kB\nMemAvailable:    1416336 kB\nBuffers: 1 kB\n"
    #expect(availableMemory(in: text) == 1416336 * 1024)
    #expect(availableMemory(in: "") == nil)
    #expect(freeMemory() > 0)
  }
}

/// What one thread opens for another.
private final class Gate: Sendable {
  private let isOpen = Mutex(false)
  func open() { isOpen.withLock { $0 = true } }
  func wait() { _ = eventually { isOpen.withLock { $0 } } }
}
