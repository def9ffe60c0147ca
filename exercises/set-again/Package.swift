// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SetAgain",
  targets: [
    .target(name: "SetAgain"),
    .testTarget(name: "SetAgainTests", dependencies: ["SetAgain"]),
  ]
)
