// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OTPAuthURI",
  targets: [
    .target(name: "OTPAuthURI"),
    .testTarget(name: "OTPAuthURITests", dependencies: ["OTPAuthURI"]),
  ]
)
