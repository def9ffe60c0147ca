// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SetFinder",
  targets: [
    .target(name: "SetFinder"),
    .testTarget(name: "SetFinderTests", dependencies: ["SetFinder"]),
  ]
)
