import Foundation
import SegueCommands
import SegueExchange
import SegueTestFiles
import Testing

/// The real program, ended from outside in the middle of a campaign.
@Suite("A campaign that is ended from outside")
struct FuzzProcessTests {
  /// The program next to the test bundle.
  private static var program: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "segue")
  }

  /// Starts a campaign that goes on for long, and waits for its first finding, which need not be small yet.
  private func campaign(saving folder: String) throws -> Process {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = [
      "fuzz", "--builtin", "mutant:climbs-to-presenter", "--seed", "1", "--cases", "100000000",
      "--max-controllers", "4", "--max-steps", "4", "--keep-going", "--save", folder,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let start = ContinuousClock().now
    while try findings(in: folder).isEmpty, ContinuousClock().now - start < .seconds(120) {
      usleep(50_000)
    }
    return process
  }

  private func findings(in folder: String) throws -> [String] {
    Files.isFolder(folder) ? try Files.list(folder, ending: ".json") : []
  }

  /// Every file is whole, and nothing else lies about.
  private func expectWhole(_ folder: String) throws {
    let files = try findings(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      let output = segue("replay", folder + "/" + file, "--builtin", "reference")
      #expect(output.exit == .expected, "\(file): \(output.error)")
    }
  }

  @Test("Killed, it leaves what it had found, whole")
  func killed() throws {
    let folder = try TemporaryFolder()
    let process = try campaign(saving: folder.path + "/found")
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try expectWhole(folder.path + "/found")
  }

  @Test("Interrupted, it ends by itself with exit code 5")
  func interrupted() throws {
    let folder = try TemporaryFolder()
    let process = try campaign(saving: folder.path + "/found")
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 5)
    try expectWhole(folder.path + "/found")
  }
}
