// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ImperativeToDeclarative",
  targets: [
    .target(name: "ImperativeToDeclarative"),
    .testTarget(name: "ImperativeToDeclarativeTests", dependencies: ["ImperativeToDeclarative"]),
  ]
)
