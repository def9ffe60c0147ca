import Foundation
import Synchronization
import Testing

@testable import Subprocess

@Suite("A file's lock")
struct TurnTests {
  @Test("lets one thread work at a time, and the next after an error too")
  func turns() {
    struct Odd: Error {}
    let file = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let inside = Mutex(0)
    let most = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      try? takingTurn(at: file) { () throws(Odd) in
        let count = inside.withLock {
          $0 += 1; return $0
        }
        most.withLock { $0 = max($0, count) }
        Thread.sleep(forTimeInterval: 0.002)
        inside.withLock { $0 -= 1 }
        if index % 2 == 0 { throw Odd() }
      }
    }
    #expect(most.withLock { $0 } == 1)
    #expect(inside.withLock { $0 } == 0)
  }

  @Test("keeps nobody waiting where there can be none")
  func nowhere() {
    #expect(takingTurn(at: "/nowhere/at/all") { 7 } == 7)
  }
}
