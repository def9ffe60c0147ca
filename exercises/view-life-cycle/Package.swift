// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ViewLifeCycle",
  targets: [
    .target(name: "ViewLifeCycle"),
    .testTarget(name: "ViewLifeCycleTests", dependencies: ["ViewLifeCycle"]),
  ]
)
