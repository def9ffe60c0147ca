// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SetEnd",
  targets: [
    .target(name: "SetEnd"),
    .testTarget(name: "SetEndTests", dependencies: ["SetEnd"]),
  ]
)
