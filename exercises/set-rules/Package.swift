// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "set-rules",
  targets: [
    .target(name: "SetRules"),
    .testTarget(name: "SetRulesTests", dependencies: ["SetRules"]),
  ]
)
