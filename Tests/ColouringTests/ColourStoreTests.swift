import ContentHash
import Foundation
import SampleCourse
import SwiftSource
import Testing

@testable import Colouring

private func key(_ number: Int) -> Digest { SHA256.hash(fields: ["\(number)"]) }

/// Colours that are not those of another number nearby.
private func colours(_ number: Int) -> CodeColours {
  var colours = CodeColours()
  for index in 1...40 { colours.append(number % 50 + index, index % 2 == 0 ? .keyword : .plain) }
  return colours
}

@Suite("The store of colours")
struct ColourStoreTests {
  private let folder: TestFolder
  private var path: String { "\(folder.path)/colours" }

  init() throws { folder = try TestFolder() }

  /// A store with some records that lie in one file, and the file.
  private func oneFile() throws -> (numbers: [Int], file: String) {
    var store = ColourStore(folder: path)
    let shard = { (number: Int) in Int(key(number).bytes[0]) % 64 }
    let numbers = Array((0..<1000).filter { shard($0) == 5 }.prefix(3))
    for number in numbers { store.keep(colours(number), for: key(number)) }
    return (numbers, "colours/5")
  }

  @Test("gives what was kept, at once and to those who come later, and nothing else")
  func kept() {
    var store = ColourStore(folder: path)
    #expect(store.colours(of: key(1)) == nil)
    for number in 0..<300 { store.keep(colours(number), for: key(number)) }
    var later = ColourStore(folder: path)
    for number in 0..<300 {
      #expect(store.colours(of: key(number)) == colours(number))
      #expect(later.colours(of: key(number)) == colours(number))
    }
    #expect(later.colours(of: key(300)) == nil)
  }

  @Test("keeps that there are no colours")
  func noColours() {
    var store = ColourStore(folder: path)
    store.keep(CodeColours(), for: key(1))
    var later = ColourStore(folder: path)
    #expect(later.colours(of: key(1)) == CodeColours())
  }

  @Test("never gives wrong colours, and mends itself, whichever byte is damaged or wherever the file is cut")
  func damage() throws {
    let (numbers, file) = try oneFile()
    let bytes = try Array(Data(contentsOf: URL(filePath: "\(folder.path)/\(file)")))
    let changed = bytes.indices.map { index in bytes[..<index] + [bytes[index] ^ 0x55] + bytes[(index + 1)...] }
    let cut = bytes.indices.map { Array(bytes[..<$0]) }
    let damaged: [[UInt8]] = changed.map(Array.init) + cut + [bytes + [0], bytes + Array(repeating: 0xff, count: 100)]
    for (index, bytes) in damaged.enumerated() {
      try folder.write(Data(bytes), to: file)
      var store = ColourStore(folder: path)
      for number in numbers {
        let found = store.colours(of: key(number))
        #expect(found == nil || found == colours(number), "damage \(index)")
        if found == nil { store.keep(colours(number), for: key(number)) }
      }
      var later = ColourStore(folder: path)
      #expect(numbers.allSatisfy { later.colours(of: key($0)) == colours($0) }, "damage \(index)")
    }
  }

  @Test("is no larger than 4 MB, and what came last is there")
  func bound() throws {
    var store = ColourStore(folder: path)
    var long = CodeColours()
    for index in 0..<1000 { long.append(1, index % 2 == 0 ? .keyword : .plain) }
    for number in 0..<6000 { store.keep(long, for: key(number)) }
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    let sizes = try files.map { try Data(contentsOf: URL(filePath: "\(path)/\($0)")).count }
    #expect(files.count == 64)
    #expect(sizes.allSatisfy { $0 <= 1 << 16 })
    var later = ColourStore(folder: path)
    #expect((5000..<6000).allSatisfy { later.colours(of: key($0)) == long })
    #expect(later.colours(of: key(0)) == nil)
  }

  @Test("takes the largest record that there can be")
  func largest() {
    var largest = CodeColours()
    for index in 0..<CodeColours.longestCode { largest.append(1, index % 2 == 0 ? .keyword : .plain) }
    var store = ColourStore(folder: path)
    for number in 0..<100 { store.keep(largest, for: key(number)) }
    var later = ColourStore(folder: path)
    #expect(later.colours(of: key(99)) == largest)
  }

  @Test("is shared by several that write at once")
  func atOnce() {
    DispatchQueue.concurrentPerform(iterations: 4) { [path] writer in
      var store = ColourStore(folder: path)
      for number in 0..<200 { store.keep(colours(number), for: key(writer * 200 + number)) }
    }
    var later = ColourStore(folder: path)
    #expect((0..<800).allSatisfy { later.colours(of: key($0)) == colours($0 % 200) })
  }

  @Test("does without a folder where none can be", arguments: ["file/colours", "file", "folder/link"])
  func noFolder(place: String) throws {
    try folder.write("", to: "file")
    try folder.write("", to: "folder/file")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/folder/link", withDestinationPath: "\(folder.path)/nowhere")
    var store = ColourStore(folder: "\(folder.path)/\(place)")
    store.keep(colours(1), for: key(1))
    #expect(store.colours(of: key(1)) == colours(1))
  }
}
