// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// `<toolchain>/usr/lib/swift/host`, which holds the toolchain's own SwiftSyntax libraries.
///
/// The manifest itself runs against `<toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription`, so the path of
/// that loaded library finds the right toolchain behind any link or version manager.
let hostLibraries: String = {
  guard let manifestLibrary = pathOfManifestLibrary() else {
    fatalError("The toolchain of this build cannot be found: libPackageDescription is not among the loaded libraries.")
  }
  return manifestLibrary.components(separatedBy: "/pm/ManifestAPI/")[0] + "/host"
}()

func pathOfManifestLibrary() -> String? {
  #if os(Linux)
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var buffer = [CChar](repeating: 0, count: 8192)
    while let text = fgets(&buffer, CInt(buffer.count), maps) {
      let line = String(cString: text).trimmingCharacters(in: .newlines)
      if line.hasSuffix("/pm/ManifestAPI/libPackageDescription.so"), let path = line.firstIndex(of: "/") {
        return String(line[path...])
      }
    }
    return nil
  #else
    return (0..<_dyld_image_count()).lazy.compactMap { _dyld_get_image_name($0) }.map { String(cString: $0) }
      .first { $0.hasSuffix("/pm/ManifestAPI/libPackageDescription.dylib") }
  #endif
}

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// For the modules that see SwiftSyntax; the rest of the program starts without loading it.
let syntaxSettings = settings + [.unsafeFlags(["-I", hostLibraries])]
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func executable(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, resources: resources,
    swiftSettings: settings)
}

let package = Package(
  name: "lectern",
  products: [
    .executable(name: "lectern", targets: ["lectern"]),
    .executable(name: "lectern-runner", targets: ["lectern-runner"]),
    .executable(name: "lectern-syntax", targets: ["lectern-syntax"]),
  ],
  targets: [
    executable("lectern", ["LecternCLI", "Subprocess"]),
    executable("lectern-runner", ["CSystem", "RunnerProtocol", "Subprocess"]),
    .executableTarget(
      name: "lectern-syntax", dependencies: ["Subprocess", "SwiftSource", "SyntaxService"],
      swiftSettings: syntaxSettings),

    module(
      "LecternCLI",
      [
        "CSystem", "Colouring", "CommandLineParsing", "Course", "FileWatching", "Grading", "Markdown", "Progress",
        "Reader", "Reports", "Search", "Subprocess", "Terminal", "Typesetting", "Verification", "Wordings", "Workspace",
      ]),
    module(
      "Reader", ["Course", "Grading", "Markdown", "Reports", "Subprocess", "Terminal", "Typesetting", "Wordings"]),
    module("CommandLineParsing", ["Suggestions", "Typesetting", "Wordings"]),
    module(
      "Reports",
      [
        "Course", "Grading", "Markdown", "Progress", "Search", "Typesetting", "Verification", "Wordings", "Workspace",
      ]),
    module("Verification", ["Course", "Grading", "Markdown", "SwiftSource", "Wordings"]),
    module("Workspace", ["ContentHash", "Course", "Wordings"]),
    module("Search", ["ContentHash", "Course", "CSystem", "Markdown", "Suggestions", "Wordings"]),
    module(
      "Grading", ["Course", "ContentHash", "CSystem", "RunnerProtocol", "Subprocess", "SwiftSource", "Wordings"]),
    module("RunnerProtocol", ["ContentHash"]),
    module("Progress", ["CSQLite", "CSystem", "Wordings"]),
    module("Course", ["Markdown", "Suggestions", "SwiftSource", "Wordings"]),
    .target(
      name: "SyntaxService", dependencies: ["SwiftSource", "Wordings"], swiftSettings: syntaxSettings,
      linkerSettings: syntaxLibraries),
    module("Colouring", ["ContentHash", "Markdown", "Subprocess", "SwiftSource", "Typesetting"]),
    module("SwiftSource", ["Subprocess", "Wordings"]),
    module("Typesetting", ["Markdown"]),
    module("Markdown", ["CCMark", "CSystem"]),
    module("Terminal", ["CSystem", "Typesetting", "Wordings"]),
    module("Subprocess", ["CSystem"]),
    module("FileWatching", ["CSystem", "Wordings"]),
    module("ContentHash"),
    module("Suggestions"),
    module("Wordings"),
    .target(name: "CSystem"),
    tests("Markdown"),
    tests("Course", ["Markdown", "SwiftSource", "Wordings"]),
    .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

    tests("ContentHash"),
    tests("RunnerProtocol", ["ContentHash", "Subprocess"]),
    tests("Subprocess", ["CSystem"]),
    .testTarget(
      name: "SyntaxServiceTests", dependencies: ["Subprocess", "SwiftSource", "SyntaxService", "Wordings"],
      swiftSettings: syntaxSettings, linkerSettings: [.linkedLibrary("SwiftIDEUtils")]),
    tests(
      "Grading",
      ["ContentHash", "Course", "Subprocess", "SwiftSource", "Wordings", "lectern-runner", "lectern-syntax"],
      resources: [.copy("Runs")]
    ),
    tests("Colouring", ["ContentHash", "Markdown", "SampleCourse", "SwiftSource", "Typesetting", "lectern-syntax"]),
    tests("CommandLineParsing", ["Typesetting", "Wordings"]),
    tests("Suggestions"),
    tests("Wordings"),
    tests("FileWatching", ["Wordings"]),
    .target(name: "SampleCourse", path: "Tests/SampleCourse", swiftSettings: settings),
    tests(
      "Reports",
      [
        "Course", "Grading", "Markdown", "Progress", "SampleCourse", "Search", "Typesetting", "Verification",
        "Wordings",
        "Workspace",
      ]),
    tests(
      "Verification", ["Course", "Grading", "Markdown", "SampleCourse", "Wordings", "lectern-runner", "lectern-syntax"]),
    tests(
      "LecternCLI",
      [
        "CommandLineParsing", "Progress", "SampleCourse", "Subprocess", "Typesetting", "Wordings", "lectern",
        "lectern-runner", "lectern-syntax",
      ]),
    .testTarget(name: "LauncherTests", swiftSettings: settings),
    tests("Workspace", ["ContentHash", "Course"]),
    tests("Search", ["Course", "Markdown", "SampleCourse"]),
    tests("Progress", ["Wordings", "progress-test-writer"]),
    .executableTarget(
      name: "progress-test-writer", dependencies: ["Progress", "Wordings"], path: "Tests/progress-test-writer",
      swiftSettings: settings),
    tests("Typesetting", ["Markdown"], resources: [.copy("Fixtures")]),
    tests("Terminal", ["Typesetting", "Wordings"]),
    tests("Reader", ["Grading", "Markdown", "Reports", "Terminal", "Typesetting", "Wordings"]),
  ],
  swiftLanguageModes: [.v6]
)
