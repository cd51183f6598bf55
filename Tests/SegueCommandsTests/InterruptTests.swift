import Foundation
import SegueTestFiles
import Testing

/// Commands that a signal ends while an adapter hangs.
@Suite("Signals")
struct InterruptTests {
  /// Starts `segue` with an adapter that says its process number, and sends a signal.
  ///
  /// - Parameters:
  ///   - script: What the adapter does.
  ///   - starts: How often it has said its number by then.
  /// - Returns: How the command ended, and the adapter's process.
  private func end(
    by number: Int32, _ words: [String], _ script: String, starts: Int = 1
  ) throws -> (exit: Int32, reason: Process.TerminationReason, adapter: pid_t) {
    let folder = try TemporaryFolder()
    try folder.write(
      script.replacing("SAY", with: "echo $$ >>'\(folder.path)/pids'"),
      to: "adapter.sh")
    let process = Process()
    process.executableURL = URL(filePath: Products.folder + "/segue")
    process.arguments = words + ["--adapter", "sh \(folder.path)/adapter.sh"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // The threads of tests block signals, and what they start would block them too.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    try process.run()
    pthread_sigmask(SIG_SETMASK, &before, nil)
    var adapters: [pid_t] = []
    for _ in 0..<6000 where adapters.count < starts {
      usleep(10_000)
      adapters =
        (try? folder.read("pids"))?.split(separator: "\n").compactMap { pid_t($0) } ?? []
    }
    try #require(adapters.count == starts)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason, adapters[starts - 1])
  }

  /// Gone, or dead and only not yet asked how it ended.
  private func isGone(_ process: pid_t) -> Bool {
    for _ in 0..<500 {
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if state?.contains(") Z ") != false { return true }
      usleep(10_000)
    }
    return false
  }

  @Test("An adapter that hangs ends with the command", arguments: [SIGTERM, SIGHUP])
  func orphan(number: Int32) throws {
    let ended = try end(by: number, ["check"], "read hello; SAY; exec sleep 100")
    #expect(ended.reason == .uncaughtSignal && ended.exit == number)
    #expect(isGone(ended.adapter))
  }

  @Test("Ctrl-C ends the doctor after the probe that it is at")
  func doctor() throws {
    let ended = try end(
      by: SIGINT, ["doctor", "--timeout", "1s"],
      "SAY; exec \(Products.folder)/BadAdapter slow-start", starts: 2)
    #expect(ended.reason == .exit && ended.exit == 5)
    #expect(isGone(ended.adapter))
  }
}
