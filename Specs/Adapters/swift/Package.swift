// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MyNavigation",
  dependencies: [.package(name: "segue-conformance", path: "../../..")],
  targets: [
    .testTarget(
      name: "MyNavigationTests",
      dependencies: [.product(name: "SegueConformance", package: "segue-conformance")])
  ]
)
