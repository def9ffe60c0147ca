// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MainToken",
  targets: [
    .target(name: "MainToken"),
    .testTarget(name: "MainTokenTests", dependencies: ["MainToken"]),
  ]
)
