// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SetDeck",
  targets: [
    .target(name: "SetDeck"),
    .testTarget(name: "SetDeckTests", dependencies: ["SetDeck"]),
  ]
)
