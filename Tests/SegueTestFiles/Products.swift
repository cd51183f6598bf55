internal import FoundationEssentials

/// What was built beside the tests.
package enum Products {
  /// The folder of programs: `segue`, and those made for tests.
  package static var folder: String {
    let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests ?? CommandLine.arguments[0]).deletingLastPathComponent().path
  }
}
