// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with: the strict import features, and no warning left standing.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

func room(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

func tests(_ name: String, imports: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: imports, swiftSettings: strict)
}

let package = Package(
  name: "segue-conformance",
  products: [
    .library(
      name: "SegueConformance",
      targets: [
        "SegueScenarios", "SegueConformance", "SegueExchange", "SegueFuzzing", "SegueTesting",
      ]),
    .library(name: "PropertyEngine", targets: ["PropertyEngine"]),
    .executable(name: "segue", targets: ["segue"]),
  ],
  targets: [
    room("SegueScenarios"),
    room("PropertyEngine"),
    room("PropertyTasks", imports: ["PropertyEngine"]),
    room("SegueModel", imports: ["SegueScenarios"]),
    room("SegueMutants", imports: ["SegueScenarios", "SegueModel"]),
    room("SegueTwin", imports: ["SegueScenarios"]),
    room("SegueConformance", imports: ["SegueScenarios"]),
    .target(name: "CSegueAdapter"),
    room("SegueExchange", imports: ["SegueScenarios", "SegueConformance", "CSegueAdapter"]),
    room(
      "SegueFuzzing",
      imports: ["PropertyEngine", "SegueScenarios", "SegueModel", "SegueConformance"]),
    room("SegueReports", imports: ["SegueScenarios", "SegueConformance"]),
    room(
      "SegueTesting",
      imports: [
        "SegueScenarios", "SegueConformance", "SegueExchange", "SegueFuzzing", "SegueModel",
        "SegueReports", "PropertyEngine",
      ]),
    room("StoryboardImport", imports: ["SegueScenarios"]),
    room(
      "SegueCommands",
      imports: [
        "SegueScenarios", "SegueModel", "SegueConformance", "SegueExchange", "SegueReports",
        "PropertyTasks", "SegueTwin", "SegueFuzzing", "StoryboardImport",
        "SegueMutants",
      ]),
    tests(
      "SegueFuzzingTests",
      imports: [
        "SegueFuzzing", "PropertyEngine", "SegueTwin", "SegueModel", "SegueMutants",
        "SegueConformance", "SegueScenarios", "SegueExchange",
      ]),
    tests("PropertyEngineTests", imports: ["PropertyEngine", "PropertyTasks"]),
    tests(
      "SegueCommandsTests",
      imports: [
        "SegueCommands", "SegueReports", "SegueExchange", "SegueConformance", "SegueFuzzing",
        "SegueScenarios", "SegueTestFiles", "segue", "BadAdapter",
      ]),
    .target(name: "SegueTestFiles", path: "Tests/SegueTestFiles", swiftSettings: strict),
    tests("SegueConformanceTests", imports: ["SegueConformance", "SegueScenarios"]),
    tests(
      "SegueExchangeTests",
      imports: [
        "SegueScenarios", "SegueConformance", "SegueExchange", "SegueModel", "SegueTestFiles",
        "BadAdapter", "PropertyEngine",
      ]),
    .executableTarget(name: "BadAdapter", path: "Tests/BadAdapter"),
    tests("SegueModelTests", imports: ["SegueModel", "SegueMutants", "SegueScenarios"]),
    tests(
      "SegueTwinTests",
      imports: ["SegueTwin", "SegueScenarios", "SegueConformance", "SegueExchange"]),
    tests(
      "SuiteTests",
      imports: [
        "SegueCommands", "SegueScenarios", "SegueModel", "SegueConformance", "SegueExchange",
        "SegueMutants",
      ]),
    tests(
      "SegueTestingTests",
      imports: ["SegueTesting", "SegueFuzzing", "PropertyEngine", "SegueModel", "SegueTestFiles"]),
    .testTarget(
      name: "ScaffoldTests", dependencies: ["SegueTesting"],
      path: "Specs/Adapters/swift/Tests/MyNavigationTests", swiftSettings: strict),
    tests("StoryboardImportTests", imports: ["StoryboardImport", "SegueScenarios"]),
    .executableTarget(name: "segue", dependencies: ["SegueCommands"], swiftSettings: strict),
  ]
)
