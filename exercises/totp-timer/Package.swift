// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TimeLeft",
  targets: [
    .target(name: "TimeLeft"),
    .testTarget(name: "TimeLeftTests", dependencies: ["TimeLeft"]),
  ]
)
