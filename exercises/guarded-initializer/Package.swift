// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GuardedInitializer",
  targets: [
    .target(name: "GuardedInitializer"),
    .testTarget(name: "GuardedInitializerTests", dependencies: ["GuardedInitializer"]),
  ]
)
