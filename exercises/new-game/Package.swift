// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NewGame",
  targets: [
    .target(name: "NewGame"),
    .testTarget(name: "NewGameTests", dependencies: ["NewGame"]),
  ]
)
