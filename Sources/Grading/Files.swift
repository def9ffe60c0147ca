import FoundationEssentials
import Wordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The path with all links resolved; `nil` when nothing is there.
func canonicalPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// A file's size in bytes and its time of change in nanoseconds since 1970; `nil` when it is not there.
func fileStatus(_ path: String) -> (size: Int, modified: Int)? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return (Int(status.st_size), Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
}

/// Sets a file's time of change to now.
func markAsUsed(_ path: String) { _ = utimensat(AT_FDCWD, path, nil, 0) }

/// The bytes of a file; `nil` when it cannot be read.
func readFile(_ path: String) -> [UInt8]? {
  // FoundationEssentials (Swift 6.3) loses four kilobytes of memory with every empty file that it reads, and the compiler's
  // list of complaints is empty at most checks.
  if fileStatus(path)?.size == 0 { return access(path, R_OK) == 0 ? [] : nil }
  return (try? Data(contentsOf: URL(filePath: path))).map(Array.init)
}

/// The Swift files below a folder, as paths relative to it, in order; hidden ones left out.
func swiftFiles(below folder: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.sorted().flatMap { name -> [String] in
    guard !name.hasPrefix(".") else { return [] }
    if name.hasSuffix(".swift") { return [name] }
    // Through a link one could come round to where one was.
    return isFolder("\(folder)/\(name)") && !isLink("\(folder)/\(name)")
      ? swiftFiles(below: "\(folder)/\(name)").map { "\(name)/\($0)" } : []
  }
}

func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// Makes a folder and those above it.
func makeFolder(_ path: String) throws(GradingError) {
  do {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  } catch {
    throw .io(Wording("The folder '\(path)' cannot be made: \(error)", "폴더를 만들 수 없습니다: '\(path)' (\(error))"))
  }
}

/// The canonical path of a folder, made when it is not there.
func canonicalFolder(_ path: String) throws(GradingError) -> String {
  if canonicalPath(path) == nil { try makeFolder(path) }
  guard let canonical = canonicalPath(path) else {
    throw .io(Wording("The folder '\(path)' cannot be used.", "폴더를 쓸 수 없습니다: '\(path)'"))
  }
  return canonical
}

/// Writes a file so that a reader sees the old one or all of the new one.
///
/// Unlike Foundation's atomic writing this does not wait until it is on the disk, which can take as long as a compiler:
/// everything that is written here can be made again.
func writeFile(_ bytes: [UInt8], to path: String) throws(GradingError) {
  let new = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max))"
  do {
    try Data(bytes).write(to: URL(filePath: new))
  } catch {
    throw .io(Wording("The file '\(path)' cannot be written: \(error)", "파일을 쓸 수 없습니다: '\(path)' (\(error))"))
  }
  guard rename(new, path) == 0 else {
    removeTree(new)
    throw .io(
      Wording(
        "The file '\(path)' cannot be written: \(String(cString: strerror(errno))).",
        "파일을 쓸 수 없습니다: '\(path)' (\(String(cString: strerror(errno))))"))
  }
}

/// Writes a file of the cache whose place is named by its text, unless it is there.
func layFile(_ file: InputFile) throws(GradingError) {
  if fileStatus(file.path) != nil { return }
  try makeFolder(parentFolder(file.path))
  try writeFile(file.bytes, to: file.path)
}

func removeTree(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
