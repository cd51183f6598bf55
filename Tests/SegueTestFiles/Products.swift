internal import Foundation

/// What was built beside the tests.
package enum Products {
  /// The folder of programs: `segue`, and those made for tests.
  package static var folder: String {
    let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests ?? CommandLine.arguments[0]).deletingLastPathComponent().path
  }

  /// What `segue` prints as a program of its own, and how it exits.
  package static func segue(_ words: [String]) -> (output: String, error: String, exit: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: folder + "/segue")
    process.arguments = words
    let (output, error) = (
      Pipe(), FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    )
    _ = FileManager.default.createFile(atPath: error.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: error) }
    process.standardOutput = output
    process.standardError = try? FileHandle(forWritingTo: error)
    do { try process.run() } catch { return ("", "\(error)", -1) }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: text, as: UTF8.self),
      (try? String(contentsOf: error, encoding: .utf8)) ?? "", process.terminationStatus
    )
  }

  /// Runs a program of the machine.
  ///
  /// - Throws: When it cannot be run, or does not end well.
  package static func run(_ program: String, _ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + words
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(exit: process.terminationStatus) }
  }

  private struct Failure: Error { var exit: Int32 }
}
