import Foundation
import SegueCommands
import SegueExchange
import SegueScenarios
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
    try start(
      [
        "fuzz", "--builtin", "mutant:climbs-to-presenter", "--seed", "1", "--cases", "100000000",
        "--max-controllers", "4", "--max-steps", "4",
      ], saving: folder)
  }

  /// Starts the program, and waits for a finding whose file has a text in it.
  private func start(
    _ words: [String], saving folder: String, awaiting text: String = "{"
  ) throws -> Process {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = words + ["--keep-going", "--save", folder]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let start = ContinuousClock().now
    while try !isFound(text, in: folder), ContinuousClock().now - start < .seconds(120) {
      usleep(50_000)
    }
    return process
  }

  private func findings(in folder: String) throws -> [String] {
    Files.isFolder(folder) ? try Files.list(folder, ending: ".json") : []
  }

  private func isFound(_ text: String, in folder: String) throws -> Bool {
    try findings(in: folder).contains { file in
      // It may be gone by now.
      let bytes = try? Files.read(folder + "/" + file)
      return bytes.map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
    }
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

  private static let features = Feature.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",")

  /// An adapter that is wrong about the first scenario and hangs in the second: where the first can be made smaller, while that is tried.
  private static let hanging = """
    read hello
    echo '{"t":"hello","protocol":1,"name":"late","version":"1","profiles":["ios13"],"features":[\(features)],\
    "observes":["outcome","callbacks"],"window":1}'
    read run
    id=${run#*'"id":'}
    echo '{"t":"result","id":'"${id%%[!0-9]*}"',"status":"ok","steps":[]}'
    exec cat >/dev/null
    """

  @Test(
    "What is found is saved before it is made small",
    arguments: ["--exhaustive", "--storyboard"])
  func early(option: String) throws {
    let folder = try TemporaryFolder([
      "adapter.sh": Self.hanging,
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", .show("second")), LintApp.scene("second")),
    ])
    let early = "not made smaller"
    let app = option == "--storyboard" ? [folder.file("Main.storyboard")] : []
    let process = try start(
      ["fuzz", option] + app
        + ["--adapter", "sh " + folder.file("adapter.sh"), "--timeout", "100s"],
      saving: folder.path + "/found", awaiting: early)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try expectWhole(folder.path + "/found")
    #expect(try isFound(early, in: folder.path + "/found"))
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

  @Test("A finding that cannot be saved is told all the same, with exit code 2")
  func unsaved() throws {
    let folder = try TemporaryFolder()
    for way in ["--seed 1 --cases 50", "--exhaustive --max-controllers 2 --max-steps 1"] {
      let output = pipe(
        // No file may hold anything.
        "trap '' XFSZ; ulimit -f 0; '\(Self.program.path)' fuzz --save '\(folder.path)/found' "
          + "--builtin mutant:stacks-answer-show-by-presenting --profile ios14 \(way) 2>&1; echo $?"
      )
      #expect(output.contains("FOUND "), "\(output)")
      #expect(output.contains("not saved\n"), "\(output)")
      #expect(
        output.contains("the file cannot be written: File too large\n")
          && output.hasSuffix("\n2\n"), "\(output)")
    }
  }

  @Test("An adapter that does not start again is no finding: exit code 3")
  func lost() throws {
    let folder = try TemporaryFolder()
    // It answers one scenario, and never again.
    try folder.write(
      """
      test -e '\(folder.path)/over' && exit 1
      touch '\(folder.path)/over'
      { read -r a; printf '%s\\n' "$a"; read -r a; printf '%s\\n' "$a"; } | '\(Self.program.path)' serve --builtin reference
      """, to: "adapter.sh")
    for way in [["--seed", "1", "--cases", "50"], ["--exhaustive"]] {
      Files.takeAway(folder.file("over"))
      let output = SegueCommand.run(
        [
          "fuzz", "--adapter", "sh \(folder.path)/adapter.sh", "--save", folder.file("found"),
          "--profile", "ios14", "--max-controllers", "2", "--max-steps", "1",
        ] + way)
      #expect(
        output.exit == .adapter && output.error.contains("it does not start again"), "\(output)")
      #expect(
        output.standard.contains(" 0 findings") || output.standard.contains("fault:crash, flaky"),
        "\(output)")
    }
  }

  /// What a shell's command line writes.
  private func pipe(_ line: String) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { return "\(error)" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
