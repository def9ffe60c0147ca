// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MemoryGame",
  targets: [
    .target(name: "MemoryGame"),
    .testTarget(name: "MemoryGameTests", dependencies: ["MemoryGame"]),
  ]
)
