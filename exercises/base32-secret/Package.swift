// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Base32Secret",
  targets: [
    .target(name: "Base32Secret"),
    .testTarget(name: "Base32SecretTests", dependencies: ["Base32Secret"]),
  ]
)
